import Foundation
import SwiftUI
import TenurePixels
import TenureTesting
import TenureWeb
import Testing
import UIKit
import WebProbe

/// Pictures that are repeated or have a colour of their own, and colours that do not follow the style around.
@MainActor @Suite(.serialized) struct TilesAndTintsTests: PhonePageTests {
  private let red = "#FF3B30"
  private let blue = "#007AFF"

  /// The colours of a view in the upper left corner of the screen.
  private func colors(_ view: some View) throws -> (Double, Double) -> String? {
    let screen = Screen(
      VStack { view }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
    let image = try screen.image()
    return { image.color(x: $0, y: $1) }
  }

  /// Red on the left, blue on the right, 20 by 10 points.
  private func flag() throws -> UIImage {
    let halves = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    return try #require(ImageRenderer(content: halves.frame(width: 20, height: 10)).uiImage)
  }

  // MARK: Lines of texts

  @Test func linesUnderAndThroughTextsHaveTheirColorAndPattern() async throws {
    var part = AttributedString("Part")
    part.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    let words = VStack(alignment: .leading) {
      Text("Done").strikethrough(color: .red)
      Text("Whole").underline(true, pattern: .dot, color: .blue)
      Text("Plain").underline()
      Text("None").underline(false, pattern: .dot, color: .red)
      Text(part)
    }
    let (host, page) = try await show(words)
    defer { host.stop() }
    func line(_ words: String) async throws -> String {
      let it = "[...document.querySelectorAll('.text, .text *')].findLast(e => e.textContent === '\(words)')"
      return try await page.evaluate(
        "(s => s.textDecorationLine + ' ' + s.textDecorationStyle + ' ' + (s.textDecorationColor !== s.color))"
          + "(getComputedStyle(\(it)))")
    }
    #expect(try await line("Done") == "line-through solid true")
    #expect(try await line("Whole") == "underline dotted true")
    #expect(try await line("Plain") == "underline solid false")
    #expect(try await line("None") == "none solid false")
    #expect(try await line("Part") == "underline dashed true")
    // In a picture as well: some of a dashed line is there, and some is not. It may stand between two rows of pixels.
    let wide = try colors(Text("MMMMMMMM").foregroundStyle(.white).underline(true, pattern: .dash, color: .blue))
    func isLine(_ x: Double, _ y: Int) -> Bool { wide(x, Double(y)) != "#FFFFFF" }
    let row = try #require((10...24).first { y in stride(from: 1.0, to: 100, by: 1).contains { isLine($0, y) } })
    let along = stride(from: 1.0, to: 100, by: 1).map { isLine($0, row) }
    #expect(along.contains(true) && along.contains(false))
    let through = try colors(Text("MMMM").foregroundStyle(.white).strikethrough(color: .red))
    #expect((5...20).contains { through(20, Double($0)) != "#FFFFFF" })
  }

  // MARK: Meshes

  @Test func theColorsOfAMeshAreAtItsPoints() async throws {
    let mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.25, 0], [1, 0], [0, 1], [0.25, 1], [1, 1]],
      colors: [.red, .blue, .red, .red, .blue, .red])
    let seen = try colors(mesh.frame(width: 200, height: 100))
    // Blue at a quarter of the width, red at the sides; half and half between the points.
    func parts(_ x: Double) throws -> (red: Int, blue: Int) {
      let color = try #require(seen(x, 50))
      let digits = try #require(Int(color.dropFirst(), radix: 16))
      return (digits >> 16, digits & 255)
    }
    #expect(try parts(50).red < 20 && parts(50).blue > 235)
    #expect(try parts(3).red > 235 && parts(197).red > 235)
    #expect(try abs(parts(25).red - parts(125).red) < 25)
    // Where a point has been moved, its colour is there alone, and nowhere else.
    let moved = try colors(
      MeshGradient(
        width: 3, height: 3,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
        colors: [.red, .red, .red, .red, .blue, .red, .red, .red, .red]
      ).frame(width: 200, height: 100))
    func red(_ x: Double, _ y: Double) throws -> Int {
      let color = try #require(moved(x, y))
      return try #require(Int(color.dropFirst(), radix: 16)) >> 16
    }
    #expect(try red(120, 40) < 20 && red(25, 50) > 200 && red(100, 88) > 200 && red(196, 75) > 235)
  }

  @Test func aPageShowsAMeshToItsCorners() async throws {
    let mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.25, 0], [1, 0], [0, 1], [0.25, 1], [1, 1]],
      colors: [.red, .blue, .red, .red, .blue, .blue])
    let (host, page) = try await show(mesh.frame(width: 200, height: 100))
    defer { host.stop() }
    try await page.wait("document.querySelector('.color')")
    let left = try await number(rect(".color") + ".x", page)
    let top = try await number(rect(".color") + ".y", page)
    let answer = try await page.call("Page.captureScreenshot", ["format": "png"])
    let png = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
    let picture = try #require(PNG.read([UInt8](png)))
    func blue(_ x: Double, _ y: Double) -> Int {
      Int(picture.words[Int(top + y) * picture.width + Int(left + x)] >> 16 & 255)
    }
    #expect(blue(50, 50) > 235 && blue(3, 3) < 90 && blue(3, 97) < 90)
    #expect(blue(197, 3) < 90 && blue(197, 97) > 235 && abs(blue(197, 50) - 157) < 30)
    #expect(abs(blue(25, 50) - blue(25, 20)) < 10)
  }

  // MARK: Tiles

  @Test func anImageIsRepeatedFromItsUpperLeftCornerAndCutAtItsEnd() throws {
    let flag = try flag()
    let tiled = try colors(Image(uiImage: flag).resizable(resizingMode: .tile).frame(width: 50, height: 25))
    #expect([5, 15, 25, 35, 45].map { tiled($0, 22) } == [red, blue, red, blue, red])
    #expect(tiled(55, 5) == "#FFFFFF" && tiled(5, 27) == "#FFFFFF")
    let stretched = try colors(Image(uiImage: flag).resizable(resizingMode: .stretch).frame(width: 50, height: 25))
    #expect([5, 15, 35, 45].map { stretched($0, 22) } == [red, red, blue, blue])
    let last = Image(uiImage: flag).resizable(resizingMode: .tile).resizable()
    #expect(try colors(last.frame(width: 50, height: 25))(15, 22) == red)
  }

  @Test func tilesGoOnToTheEndOfWhatIsScrolled() throws {
    let tiles = Image(uiImage: try flag()).resizable(resizingMode: .tile)
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          Text("Top")
          Color.clear.frame(height: 8_000)
        }
        .background(tiles)
      }
      .ignoresSafeArea())
    try screen.text("Top").scroll(y: 7_000)
    let image = try screen.image()
    #expect([5, 15, 25].map { image.color(x: $0, y: 400) } == [red, blue, red])
    #expect([5, 15, 25].map { image.color(x: $0, y: 840) } == [red, blue, red])
  }

  @Test func tilesOfWhatIsMadeSmallerFillAllOfIt() throws {
    let floor = Image(uiImage: try flag()).resizable(resizingMode: .tile).frame(width: 4_000, height: 800)
    let screen = Screen(floor.scaleEffect(0.05).frame(width: 200, height: 40))
    let image = try screen.image()
    let (left, middle) = (screen.windowSize.width / 2 - 100, screen.windowSize.height / 2)
    #expect([2, 100, 198].map { image.color(x: left + $0, y: middle) != "#FFFFFF" } == [true, true, true])
    #expect(image.color(x: left - 4, y: middle) == "#FFFFFF" && image.color(x: left + 204, y: middle) == "#FFFFFF")
    screen.close()
  }

  // MARK: Tints

  @Test func aTintedPictureIsDrawnInItsColour() throws {
    let flag = try flag()
    func color(_ picture: UIImage) throws -> String? {
      try colors(Image(uiImage: picture).foregroundStyle(.green))(5, 5)
    }
    #expect(try color(flag.withTintColor(.systemBlue)) == blue)
    #expect(try color(flag.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)) == blue)
    #expect(try color(flag.withTintColor(.systemBlue, renderingMode: .alwaysTemplate)) == "#34C759")
  }

  @Test func aTintedSymbolFollowsTheForegroundUnlessItIsOriginal() async throws {
    let square = try #require(UIImage(systemName: "square.fill"))
    let original = Image(uiImage: square.withTintColor(.systemRed, renderingMode: .alwaysOriginal)).resizable()
    let template = Image(uiImage: square.withTintColor(.systemRed)).resizable()
    let view = HStack(spacing: 0) {
      original.frame(width: 40, height: 40)
      template.frame(width: 40, height: 40)
    }
    .foregroundStyle(.blue)
    let color = try colors(view)
    #expect([20, 60].map { color($0, 20) } == [red, blue])
    let (host, page) = try await show(view)
    defer { host.stop() }
    let inks = try await page.evaluate(
      "[...document.querySelectorAll('.img')].map(e => getComputedStyle(e, '::before').backgroundColor).join(' ')")
    #expect(inks == "rgb(255, 59, 48) rgb(0, 122, 255)")
  }

  // MARK: Levels

  @Test func theSecondaryColourStaysGrayAndTheLevelFollowsTheForeground() async throws {
    let view = VStack(spacing: 0) {
      Rectangle().fill(Color.secondary).frame(width: 40, height: 40)
      Rectangle().fill(.secondary).frame(width: 40, height: 40)
      Rectangle().fill(Color.primary).frame(width: 40, height: 40)
      Text("Note").foregroundStyle(Color.secondary)
    }
    .foregroundStyle(.red)
    let color = try colors(view)
    #expect([20, 60, 100].map { color(20, $0) } == ["#8A8A8E", "#FF9D97", "#000000"])
    let (host, page) = try await show(view)
    defer { host.stop() }
    let fills = try await page.evaluate(
      "[...document.querySelectorAll('.shape')].map(e => getComputedStyle(e).backgroundColor).join(' ')")
    #expect(fills == "rgba(60, 60, 67, 0.6) color(srgb 1 0.231373 0.188235 / 0.5) rgb(0, 0, 0)")
    #expect(try await style("p", "color", page) == "rgb(99, 101, 110)")
    #expect("\(Color.secondary) \(Color.primary)" == "secondary primary")
  }
}
