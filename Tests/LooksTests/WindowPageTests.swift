import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// What a browser's window says to the views in it.
@MainActor @Suite(.serialized) struct WindowPageTests: PhonePageTests {
  private struct Columns: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      Text(verbatim: "\(width == .regular ? "two columns" : "one column"), \(height == .regular ? "high" : "low")")
    }
  }

  @Test func sizeClassesFollowFromTheWindow() async throws {
    let (host, page) = try await show(Columns())
    defer { host.stop() }
    func resize(_ width: Int, _ height: Int) async throws {
      try await page.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }
    try await page.wait("document.body.innerText.includes('one column, high')")
    try await resize(1024, 768)
    try await page.wait("document.body.innerText.includes('two columns, high')")
    try await resize(932, 430)
    try await page.wait("document.body.innerText.includes('two columns, low')")
    try await resize(390, 844)
    try await page.wait("document.body.innerText.includes('one column, high')")
  }
}
