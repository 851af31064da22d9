import SwiftUI
import TenureTesting
import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
  /// A picture of one point.
  private static let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")!
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEUlEQVR42mP8z8BQz0AEAIgGAQGf2Z8vAAAAAElFTkSuQmCC")!

  @Test func aPictureKnowsItsSize() throws {
    #expect(try #require(UIImage(data: Self.png)).size == CGSize(width: 3, height: 2))
    #expect(try #require(UIImage(data: Self.gif)).size == CGSize(width: 1, height: 1))
    #expect(try #require(UIImage(data: Self.png, scale: 2)).size == CGSize(width: 1.5, height: 1))
  }

  @Test func aJPEGsSizeIsInItsFrame() throws {
    // The start, a segment to be skipped, a frame of 16 by 9.
    let data = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 16, 1, 1, 1, 0])
    let picture = try #require(UIImage(data: data))
    #expect(picture.size == CGSize(width: 16, height: 9))
    #expect(picture.jpegData(compressionQuality: 0.5) == data)
    #expect(picture.pngData() == nil)
  }

  @Test func aPictureIsDrawnAsAStencil() throws {
    let picture = try #require(UIImage(systemName: "star"))
    func rendering(_ picture: UIImage) -> String { Screen(Image(uiImage: picture)).tree }
    #expect(rendering(picture.withRenderingMode(.alwaysTemplate)).contains("rendering=\"template\""))
    #expect(rendering(picture.withRenderingMode(.alwaysOriginal)).contains("rendering=\"original\""))
    #expect(try #require(UIImage(data: Self.png)).withRenderingMode(.alwaysTemplate).size.width == 3)
  }

  @Test func otherDataIsNoPicture() {
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func swiftUIShowsIt() throws {
    let picture = try #require(UIImage(data: Self.png))
    let screen = Screen(
      VStack {
        Image(uiImage: picture).resizable().accessibilityLabel("Cat")
        Image(uiImage: UIImage(systemName: "star")!)
      })
    #expect(screen.images.count == 2)
    #expect(try screen.image("Cat").label == "Cat")
    screen.close()
  }

  @Test("A picture takes the room that its data say, and keeps its shape where it is scaled")
  func frames() throws {
    let picture = try #require(UIImage(data: Self.png))
    let sharp = try #require(UIImage(data: Self.png, scale: 2))
    let screen = Screen(
      VStack {
        Image(uiImage: picture).accessibilityLabel("Plain")
        Image(uiImage: sharp).accessibilityLabel("Sharp")
        Image(uiImage: picture).resizable().scaledToFit().frame(width: 300).accessibilityLabel("Fitted")
        Image(uiImage: picture).resizable().aspectRatio(contentMode: .fill).frame(width: 30, height: 40)
          .accessibilityLabel("Filled")
      })
    func size(_ label: String) throws -> CGSize { try screen.frame(of: screen.image(label)).size }
    #expect(try size("Plain") == CGSize(width: 3, height: 2))
    #expect(try size("Sharp") == CGSize(width: 1.5, height: 1))
    #expect(try size("Fitted") == CGSize(width: 300, height: 200))
    #expect(try size("Filled") == CGSize(width: 30, height: 40))
  }

  @Test("A template picture is drawn in the foreground's colour, others in their own")
  func template() throws {
    let dot = try #require(ImageRenderer(content: Color.green.frame(width: 40, height: 40)).uiImage)
    func ink(_ image: Image) throws -> String? {
      try Screen(image.foregroundStyle(.red)).image().color(x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    }
    #expect(try ink(Image(uiImage: dot)) == "#34C759")
    #expect(try ink(Image(uiImage: dot).renderingMode(.template)) == "#FF3B30")
  }
}
