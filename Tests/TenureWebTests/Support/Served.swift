import SwiftUI
import Testing
import WebProbe
@testable import TenureWeb

/// A view that is served to this test alone, at a port of its own.
@MainActor final class Served {
  let host: WebHost

  init(_ host: WebHost) { self.host = host }

  isolated deinit { host.stop() }

  /// Loads a page. The server lives as long as this.
  func page(host name: String? = nil, at path: String = "/") async throws -> ServedPage {
    ServedPage(browser: try await Browser(port: host.port, path: path, host: name), server: self)
  }
}

/// A loaded page, which keeps its server.
@dynamicMemberLookup struct ServedPage {
  let browser: Browser
  let server: Served

  subscript<Value>(dynamicMember path: KeyPath<Browser, Value>) -> Value { browser[keyPath: path] }
}

@MainActor func serve<V: View>(
  _ change: (inout WebConfiguration) -> Void = { _ in }, @ViewBuilder content: @escaping @MainActor () -> V
) throws -> Served {
  var configuration = WebConfiguration.patient
  configuration.inspects = true
  change(&configuration)
  let host = WebHost(configuration, content: content)
  try host.start()
  return Served(host)
}

/// Comes back when `condition` holds. Where it never does, the test fails, after more patience than a busy machine needs.
@MainActor func wait(
  sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
) async throws {
  for _ in 1...24_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  try #require(condition(), "It has not come about.", sourceLocation: sourceLocation)
}
