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
}
