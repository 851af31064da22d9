import SwiftUI
import Testing

@testable import TenureWeb

/// What a page does before anybody has done anything on it.
@MainActor @Suite struct FirstScreenTests {
  private struct Greeting: View {
    @State private var appeared = 0
    @State private var loaded = 0
    var body: some View {
      Text("appeared \(appeared), loaded \(loaded)")
        .onAppear { appeared += 1 }
        .task { loaded += 1 }
    }
  }

  @Test func theFirstScreenAppearsAndItsTaskRuns() async throws {
    let server = try serve { Greeting() }
    let page = try await server.page()
    try #require(page.html.contains("appeared 1"))
    try await wait { server.host.html(of: page.secret).contains("loaded 1") }
  }
}
