import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureAssets
@testable import TenureHTML

@MainActor @Suite struct CatalogueColorTests {
  @Test func `a colour set is read in every way in which Xcode writes one`() {
    let own = CatalogueColors.own
    #expect(own.style(of: "Paper") == "#fa8010ff|#33333380")
    #expect(own.style(of: "Warning") == "red")
    #expect(own.style(of: "Brand/Warning") == "red")
    // 900 is no byte.
    #expect(own.style(of: "Ink") == nil && own.style(of: "Nowhere") == nil)
    #expect(CatalogueColors(folders: ["nowhere"]).style(of: "Paper") == nil)
  }

  @Test func `a colour of a catalogue is drawn, in the light and in the dark`() async throws {
    let server = try serve {
      Text("Light").foregroundStyle(Color("Paper"))
      Text("Half").foregroundStyle(Color("Paper").opacity(0.5))
      Text("Absent").foregroundStyle(Color("Nowhere"))
    }
    let browser = try await Chromium.show(server.host.address)
    func color(_ text: String) async throws -> String {
      let found = "[...document.querySelectorAll('*')].filter((one) => one.textContent === '\(text)').pop()"
      return try await browser.evaluate("getComputedStyle(\(found)).color")
    }
    #expect(try await color("Light") == "rgb(250, 128, 16)")
    #expect(try await color("Half").contains("0.5"))
    #expect(try await color("Absent") == "rgb(0, 0, 0)")
    try await browser.surround(dark: true)
    #expect(try await color("Light").contains("51, 51, 51"))
  }
}
