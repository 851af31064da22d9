#if Fonts
  import Synchronization

  /// The widths of plain Latin text in one face: how far a letter moves on if another follows it, asked of the face once for
  /// each pair. In Inter no more than the neighbours of a letter matter for these characters.
  final class PairWidths: Sendable {
    /// Letters, digits, spaces, and punctuation that changes nothing beyond its neighbours.
    private static let isPlain: [Bool] = (0..<128).map { value in
      switch Character(Unicode.Scalar(UInt8(value))) {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "!", "?", "'", "&", "%", "$": true
      default: false
      }
    }

    /// Between numbers, Inter makes a sign for "times" of an x: what comes two letters later matters.
    private static func mayMultiply(_ last: Int, _ next: UInt8) -> Bool {
      (next == UInt8(ascii: "x") || next == UInt8(ascii: "X")) && (0x30...0x39).contains(last)
    }

    private let file: FontFile
    private let hasMonospacedDigits: Bool
    /// By the letter and the one after it, in the font's units; 0 after the last. What is not a number was not asked for yet.
    private let pairs = Mutex([Float](repeating: .nan, count: 128 * 128))

    init(_ file: FontFile, hasMonospacedDigits: Bool) {
      self.file = file
      self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// In the font's units, with the number of characters; none where another character is in the text.
    func width(of text: String) -> (units: Double, count: Int)? {
      pairs.withLock { pairs in
        var units = 0.0
        var count = 0
        var last = 0
        for byte in text.utf8 {
          guard byte < 128, Self.isPlain[Int(byte)] else { return nil }
          if count > 0 {
            guard !Self.mayMultiply(last, byte) else { return nil }
            units += Double(advance(last, Int(byte), &pairs))
          }
          last = Int(byte)
          count += 1
        }
        if count > 0 { units += Double(advance(last, 0, &pairs)) }
        return (units, count)
      }
    }

    /// Appends one number for each byte, as a shaper does; nothing where another character is in the text.
    func appendAdvances(of text: String, factor: Double, tracking: Double, to advances: inout [Float]) -> Bool {
      var before = 0
      for byte in text.utf8 {
        guard byte < 128, Self.isPlain[Int(byte)], !Self.mayMultiply(before, byte) else { return false }
        before = Int(byte)
      }
      pairs.withLock { pairs in
        var last = 0
        for byte in text.utf8 {
          if last != 0 { advances.append(Float(Double(advance(last, Int(byte), &pairs)) * factor + tracking)) }
          last = Int(byte)
        }
        if last != 0 { advances.append(Float(Double(advance(last, 0, &pairs)) * factor + tracking)) }
      }
      return true
    }

    private func advance(_ letter: Int, _ next: Int, _ pairs: inout [Float]) -> Float {
      let known = pairs[letter << 7 | next]
      if !known.isNaN { return known }
      let pair = width([letter, next].filter { $0 != 0 })
      let advance = next == 0 ? pair : pair - width([next])
      pairs[letter << 7 | next] = advance
      return advance
    }

    private func width(_ letters: [Int]) -> Float {
      var advances = [Float](repeating: 0, count: letters.count)
      file.addAdvances(
        of: 0..<letters.count, in: String(decoding: letters.map(UInt8.init), as: UTF8.self),
        hasMonospacedDigits: hasMonospacedDigits, factor: 1, tracking: 0, to: &advances, from: 0)
      return advances.reduce(0, +)
    }
  }
#endif
