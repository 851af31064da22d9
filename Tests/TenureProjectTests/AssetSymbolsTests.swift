import Foundation
import Testing

@testable import TenureProject

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("Turtle Rock", "turtleRock"), ("icybay", "icybay"), ("URLIcon", "urlIcon"), ("logoImage", "logo"),
    ("snow-day_2", "snowDay2"), ("default", "`default`"), ("2x", "_2x"), ("Image", "image"),
  ])
  func `a picture's constant is named as Xcode names it`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, .image) == symbol)
  }

  private func symbols(extendsColors: Bool = true, beside text: String = "") throws -> String? {
    let place = try Place([
      "App.swift": text, "Art.xcassets/Photos/turtle.imageset/Contents.json": "",
      "Art.xcassets/CardColor.colorset/Contents.json": "", "Art.xcassets/Red.colorset/Contents.json": "",
      "Art.xcassets/Icons/star.imageset/Contents.json": "",
      "Art.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Art.xcassets/AppIcon.appiconset/Contents.json": "",
    ])
    guard case .files(var files) = try Project(at: place.path) else { return nil }
    files.extendsColors = extendsColors
    return AssetSymbols(files).source(beside: [SwiftFile(path: "App.swift", text: text)])
  }

  @Test func `catalogues give constants for their pictures and colours, in their namespaces`() throws {
    #expect(
      try symbols(extendsColors: false) == """
        import SwiftUI

        extension ColorResource {
          nonisolated static let card = ColorResource(name: "CardColor", bundle: .main)
          nonisolated static let red = ColorResource(name: "Red", bundle: .main)
        }

        extension ImageResource {
          enum Icons {
            nonisolated static let star = ImageResource(name: "Icons/star", bundle: .main)
          }
          nonisolated static let turtle = ImageResource(name: "turtle", bundle: .main)
        }

        """)
  }

  @Test func `colours are members of Color, but not where the program or SwiftUI has that name`() throws {
    #expect(try symbols()?.contains("static var card: Color { Color(ColorResource.card) }") == true)
    #expect(try symbols()?.contains("static var red") == false)
    let own = try symbols(beside: #"extension Color { static let card = Color("CardColor") }"#)
    #expect(own?.contains("card") == false)
  }

  @Test func `a project without pictures and colours gets no file`() throws {
    let place = try Place(["App.swift": "", "Art.xcassets/Contents.json": ""])
    guard case .files(let files) = try Project(at: place.path) else { return }
    #expect(AssetSymbols(files).source(beside: []) == nil)
  }
}
