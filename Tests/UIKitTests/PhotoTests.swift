import Foundation
import SwiftUI
import TenureTesting
import Testing
import UIKit

/// JPEG files, as cameras and asset catalogues have them.
@MainActor struct PhotoTests {
  /// 24 by 16 pixels: red grows to the right, green downwards.
  private static let photo = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwS\
    ExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAAR\
    CAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABwAG/8QAHRAAAQMFAQAAAAAAAAAAAAAAAAUGoQEDESMxIf/EABYBAQEBAAAA\
    AAAAAAAAAAAAAAcGCP/EAB0RAAICAQUAAAAAAAAAAAAAAAAGASIEBSMkMTL/2gAMAwEAAhEDEQA/AC5MZVPNMGsTGTzVAopjKp5pg1iYyeYt\
    QJDG0d2IdLc/NguTGVzNmCH1MZXM2YIF89o3psac0hz40WP/2Q==
    """

  /// With what a camera says about how it was held.
  private func photo(orientation: UInt8) throws -> UIImage {
    var bytes = Array(try #require(Data(base64Encoded: Self.photo)))
    let facts: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(facts.count + 2)] + facts, at: 2)
    return try #require(UIImage(data: Data(bytes)))
  }

  private func corners(_ image: UIImage) throws -> [(red: Int, green: Int)] {
    let screen = Screen(Image(uiImage: image))
    let drawn = try screen.image()
    let frame = try screen.frame(of: screen.image(at: 0))
    return [(frame.minX + 1, frame.minY + 1), (frame.maxX - 1, frame.minY + 1), (frame.minX + 1, frame.maxY - 1)].map {
      let number = Int(drawn.color(x: $0.0, y: $0.1)?.dropFirst() ?? "", radix: 16) ?? 0
      return (number >> 16, number >> 8 & 255)
    }
  }

  @Test("A photo has its size in layout, and its colours in a picture of the screen")
  func upright() throws {
    let photo = try photo(orientation: 1)
    #expect(photo.size == CGSize(width: 24, height: 16))
    let corners = try corners(photo)
    #expect(corners[0].red < 80 && corners[0].green < 90)
    #expect(corners[1].red > 190 && corners[1].green < 90)
    #expect(corners[2].red < 80 && corners[2].green > 180)
    #expect(try Screen(Image(uiImage: photo)).image().leftOut.isEmpty)
  }

  @Test("A photo that was taken with the camera on its side stands upright")
  func turned() throws {
    let photo = try photo(orientation: 6)
    #expect(photo.size == CGSize(width: 16, height: 24))
    let corners = try corners(photo)
    // The lower left corner of the file is the upper left one.
    #expect(corners[0].red < 80 && corners[0].green > 180)
    #expect(corners[1].red < 80 && corners[1].green < 90)
    #expect(corners[2].red > 190 && corners[2].green > 180)
  }
}
