import Foundation
import Testing

@testable import TenurePixels

/// Photos are read, whoever wrote them and in whatever state.
@Suite struct JPEGTests {
  private func file(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64) ?? Data()) }

  @Test(
    "A photo has the colours that were put into it: baseline, progressive, with restarts, with fewer samples of colour",
    arguments: [
      SmallPhotos.baseline, SmallPhotos.progressive, SmallPhotos.withRestarts, SmallPhotos.progressiveOfFullColour,
    ])
  func colours(base64: String) throws {
    let photo = try #require(JPEG.read(file(base64)))
    #expect((photo.width, photo.height) == (24, 16))
    for y in 0..<16 {
      for x in 0..<24 {
        let ink = photo[x, y]
        for (found, meant) in [(ink.red, 40 + 8 * x), (ink.green, 60 + 10 * y), (ink.blue, 200 - 3 * x)] {
          #expect(abs(found * 255 - Double(meant)) < 12, "at \(x), \(y)")
        }
      }
    }
  }

  @Test("A photo in gray has one brightness for red, green and blue")
  func gray() throws {
    let photo = try #require(JPEG.read(file(SmallPhotos.gray)))
    let (dark, light) = (photo[0, 0], photo[23, 15])
    #expect(dark.red == dark.green && dark.green == dark.blue)
    #expect(light.red - dark.red > 0.4)
  }

  @Test("Orientations of EXIF turn and mirror a picture")
  func orientations() throws {
    // 1 2 3
    // 4 5 6
    let picture = try #require(Bitmap(width: 3, height: 2, words: [1, 2, 3, 4, 5, 6]))
    let turned: [Int: [UInt32]] = [
      1: [1, 2, 3, 4, 5, 6], 2: [3, 2, 1, 6, 5, 4], 3: [6, 5, 4, 3, 2, 1], 4: [4, 5, 6, 1, 2, 3],
      5: [1, 4, 2, 5, 3, 6], 6: [4, 1, 5, 2, 6, 3], 7: [6, 3, 5, 2, 4, 1], 8: [3, 6, 2, 5, 1, 4],
    ]
    for (orientation, words) in turned {
      let result = picture.turned(orientation)
      #expect(result.words == words, "orientation \(orientation)")
      #expect(result.width == (orientation < 5 ? 3 : 2))
    }
  }

  @Test("What is larger than 40 million pixels, of 12 bits, of arithmetic codes or no photo at all is refused")
  func refused() {
    let photo = file(SmallPhotos.baseline)
    let head = photo.indices.first { photo[$0] == 0xFF && photo[$0 + 1] == 0xC0 } ?? 0
    func changed(_ at: Int, _ bytes: [UInt8]) -> Bitmap? {
      var photo = photo
      photo.replaceSubrange(head + at..<head + at + bytes.count, with: bytes)
      return JPEG.read(photo)
    }
    #expect(changed(5, [0xFF, 0xFF, 0xFF, 0xFF]) == nil)
    #expect(changed(5, [0, 0, 0, 24]) == nil)
    #expect(changed(4, [12]) == nil)
    #expect(changed(1, [0xC9]) == nil)
    #expect(JPEG.read([]) == nil)
    #expect(JPEG.read([UInt8](repeating: 0xFF, count: 100)) == nil)
    #expect(JPEG.read(Array(photo.prefix(head))) == nil)
  }

  @Test("A photo that ends early is drawn as far as it goes")
  func cut() throws {
    let photo = file(SmallPhotos.progressive)
    let part = try #require(JPEG.read(Array(photo.prefix(photo.count - 60))))
    #expect((part.width, part.height) == (24, 16))
  }

  @Test("20,000 changed files stop nothing and harm nothing")
  func changed() {
    var random = Numbers(state: 7)
    let files = [SmallPhotos.baseline, SmallPhotos.progressive, SmallPhotos.withRestarts, SmallPhotos.gray].map(file)
    var read = 0
    for round in 0..<20_000 {
      var photo = files[round % files.count]
      for _ in 0..<1 + random.next(below: 6) {
        let place = random.next(below: photo.count)
        switch random.next(below: 4) {
        case 0, 1:
          // Sizes stay what they are: a change there is another test's.
          let isSize = photo.indices.contains(place - 8) && (place - 8..<place).contains { photo[$0] & 0xFC == 0xC0 }
          if !isSize { photo[place] = UInt8(random.next(below: 256)) }
        case 2: photo.removeSubrange(max(2, place)...)
        default:
          photo.insert(contentsOf: photo[place..<min(photo.count, place + 20)], at: random.next(below: photo.count))
        }
        if photo.count < 4 { photo = files[0] }
      }
      if JPEG.read(photo) != nil { read += 1 }
    }
    #expect(read > 2_000 && read < 20_000)
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
