import SwiftUI
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
