#if Fonts
  import Synchronization
  import TenurePixels

  /// The font whose glyphs are pictures in colour. What is one emoji to the user, a flag or a family, is one glyph of it.
  final class Emoji: Sendable {
    private let file: FontFile
    /// By glyph; nil for one that has no picture, such as the sign that asks for colour.
    private let known = Mutex<[UInt32: Bitmap?]>([:])

    init(_ file: FontFile) { self.file = file }

    /// An emoji's picture: over the whole width, around the middle of capital letters.
    static func place(_ x: Double, width: Double, size: Double) -> Area {
      Area(x, -0.35 * size - width / 2, width, width)
    }

    /// One character's pictures; several, side by side, where the font does not know what they are together.
    func pictures(of part: Range<Int>, in text: String, at place: Area) -> [(bitmap: Bitmap, place: Area)] {
      var glyphs: [UInt32] = []
      file.shaped(part, of: text, hasMonospacedDigits: false) { found in
        for glyph in found where glyph.number != 0 { glyphs.append(glyph.number) }
      }
      let bitmaps = glyphs.compactMap(picture(of:))
      let room = place.width / Double(max(bitmaps.count, 1))
      return bitmaps.enumerated().map { index, bitmap in
        let factor = room / Double(max(bitmap.width, bitmap.height))
        let (width, height) = (Double(bitmap.width) * factor, Double(bitmap.height) * factor)
        let middle = place.x + (Double(index) + 0.5) * room
        return (bitmap, Area(middle - width / 2, place.middle.y - height / 2, width, height))
      }
    }

    private func picture(of glyph: UInt32) -> Bitmap? {
      known.withLock { known in
        if let picture = known[glyph] { return picture }
        let picture = file.picture(of: glyph).flatMap(PNG.read)
        if known.count > 500 { known.removeAll() }
        known[glyph] = .some(picture)
        return picture
      }
    }
  }
#endif
