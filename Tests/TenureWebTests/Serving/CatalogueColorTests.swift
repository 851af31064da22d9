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

  /// The colours of a catalogue whose sets stand for colours of the system, one for light screens and one for dark ones.
  private func colors(_ sets: [String: [String?]]) throws -> CatalogueColors {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, references) in sets {
      let set = folder.appending(path: "Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let entries = zip(references, ["", #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#])
        .compactMap {
          reference, appearance in
          reference.map {
            #"{\#(appearance) "idiom": "universal", "color": {"platform": "ios", "reference": "\#($0)"}}"#
          }
        }
      try #"{"colors": [\#(entries.joined(separator: ", "))]}"#.write(
        to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    }
    return CatalogueColors(folders: [folder.path])
  }

  @Test
  func `a set that stands for two colours of the system has the light one of the one and the dark one of the other`()
    throws
  {
    let colors = try colors([
      "Page": ["systemBackgroundColor", nil], "Ground": ["systemBackgroundColor", "systemRedColor"],
      "Words": ["systemRedColor", "systemBackgroundColor"], "AccentColor": ["tintColor", nil],
    ])
    #expect(colors.style(of: "Page") == "#ffffffff|#000000ff")
    #expect(colors.style(of: "Ground") == "#ffffffff|red")
    #expect(colors.style(of: "Words") == "red|#000000ff")
    // The system's tint, of itself, is no colour.
    #expect(colors.style(of: "AccentColor") == "tint" && colors.accent == nil)
    #expect(try self.colors(["AccentColor": ["systemGreenColor", nil]]).accent == "green")
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
