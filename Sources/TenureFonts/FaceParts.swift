#if Fonts
  import TenureText

  /// Divides a text into parts of one face and one script, so that each is shaped in its own direction.
  struct FaceParts {
    enum Measure {
      /// By rule: one character, in points or in parts of the size.
      case points(Double)
      case sizes(Double)
      case emoji(sizes: Double)
      case shaped(FontFile)
    }

    struct Part {
      var bytes: Range<Int>
      let measure: Measure
    }

    let face: FontFile
    let book: FontBook
    let size: Double
    private(set) var found: [Part] = []
    /// Of the last part, if it is shaped: nothing as long as punctuation and spaces alone are in it.
    private var script: UInt32?

    init(face: FontFile, book: FontBook, size: Double) {
      self.face = face
      self.book = book
      self.size = size
    }

    mutating func divide(_ text: String) {
      var start = 0
      for character in text {
        let bytes = start..<start + character.utf8.count
        start = bytes.upperBound
        guard let first = character.unicodeScalars.first else { continue }
        if let points = BareCharacter.advance(of: first) {
          found.append(Part(bytes: bytes, measure: .points(points)))
        } else if let sizes = WideCharacter.advance(of: character, size: size) {
          let isEmoji = WideCharacter.isEmoji(character)
          found.append(Part(bytes: bytes, measure: isEmoji ? .emoji(sizes: sizes) : .sizes(sizes)))
        } else if let file = file(for: character) {
          add(bytes, file, Self.script(of: first))
        } else {
          // In no face: as wide as a letter.
          found.append(
            Part(bytes: bytes, measure: .sizes(first.properties.canonicalCombiningClass == .notReordered ? 0.6 : 0)))
        }
      }
    }

    private func file(for character: Character) -> FontFile? {
      for scalar in character.unicodeScalars where BareCharacter.advance(of: scalar) == nil {
        if !face.has(scalar) { return book.fallback(for: scalar) }
      }
      return face
    }

    private mutating func add(_ bytes: Range<Int>, _ file: FontFile, _ script: UInt32?) {
      if let last = found.indices.last, case .shaped(let before) = found[last].measure, before === file,
        script == nil || self.script == nil || script == self.script
      {
        found[last].bytes = found[last].bytes.lowerBound..<bytes.upperBound
        self.script = script ?? self.script
      } else {
        found.append(Part(bytes: bytes, measure: .shaped(file)))
        self.script = script
      }
    }

    /// A number for the script, as far as scripts differ in how they are shaped; none for what stands in all of them.
    private static func script(of scalar: Unicode.Scalar) -> UInt32? {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2AF, 0x1E00...0x1EFF: 1
      case ..<0x370, 0x2000...0x2BFF: nil
      case 0x370...0x3FF, 0x1F00...0x1FFF: 2
      case 0x400...0x52F: 3
      case 0x530...0x58F: 4
      case 0x590...0x5FF, 0xFB1D...0xFB4F: 5
      case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 6
      // The scripts of India and its neighbours have a block of 128 each.
      default: scalar.value >> 7
      }
    }
  }
#endif
