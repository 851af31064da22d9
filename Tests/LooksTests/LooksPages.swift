import SwiftUI
import TenureWeb
import WebProbe

extension LooksTests {
  /// Shows every screen in one browser, one after the other. `prepare` is done before each is loaded.
  static func onPages(
    width: Int, height: Int, scale: Int = 1, surrounded: @escaping @MainActor (AnyView) -> AnyView = { $0 },
    prepare: (Chromium) async throws -> Void = { _ in }, look: (String, Chromium) async throws -> Void
  ) async throws {
    var browser: Chromium?
    for name in names {
      let host = WebHost(.patient) { surrounded(view(name)) }
      try host.start()
      defer { host.stop() }
      let page: Chromium
      if let browser { page = browser } else { page = try await Chromium.show(host.address) }
      browser = page
      try await page.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 700])
      try await prepare(page)
      try await page.load("location.href = '\(host.address)'")
      try await look(name, page)
    }
  }
}
