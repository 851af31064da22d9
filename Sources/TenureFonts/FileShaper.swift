#if Fonts
  import TenureText

  /// Measures by font files.
  struct FileShaper: TextShaper {
    let book: FontBook
    private let plain = PlainShaper()

    init(_ book: FontBook) { self.book = book }

    /// A font with its face, and what is done to the numbers in it.
    struct Use {
      let face: FontBook.Face
      /// Of the font's units.
      let factor: Double
      let tracking: Double
    }

    func use(_ font: TextFont) -> Use? {
      let size = font.usedSize
      switch font.family {
      case .system(let design):
        guard let face = book.face(design, font) else { return nil }
        return Use(
          face: face, factor: size / face.file.unitsPerEm * SystemDesign.factor(design, font.width),
          tracking: size * SystemDesign.tracking(design, size: size))
      case .named(let name):
        guard let file = book.named(name, font) else { return nil }
        let factor = size / file.unitsPerEm * SystemDesign.factor(.standard, font.width)
        return Use(face: FontBook.Face(file: file, pairs: nil), factor: factor, tracking: 0)
      }
    }

    /// The font in whose place the system's is measured, where a name is not known.
    func known(_ font: TextFont) -> TextFont {
      guard case .named(let name) = font.family, book.named(name, font) == nil else { return font }
      var font = font
      font.family = .system(.standard)
      return font
    }

    func metrics(of font: TextFont) -> TextMetrics {
      let size = font.usedSize
      guard case .named(let name) = font.family, let file = book.named(name, font) else { return .system(size: size) }
      return TextMetrics(ascent: file.ascent * size, descent: file.descent * size, leading: file.gap * size)
    }

    func quickWidth(of text: String, in font: TextFont) -> Double? {
      let font = known(font)
      guard let use = use(font) else { return plain.quickWidth(of: text, in: font) }
      guard let (units, count) = use.face.pairs?.width(of: text) else { return nil }
      return units * use.factor + Double(count) * use.tracking
    }

    func appendAdvances(of text: String, in font: TextFont, to advances: inout [Float]) {
      let font = known(font)
      guard let use = use(font) else { return plain.appendAdvances(of: text, in: font, to: &advances) }
      if let pairs = use.face.pairs,
        pairs.appendAdvances(of: text, factor: use.factor, tracking: use.tracking, to: &advances)
      {
        return
      }
      let offset = advances.count
      advances.append(contentsOf: repeatElement(0, count: text.utf8.count))
      var parts = FaceParts(face: use.face.file, book: book, size: font.usedSize)
      parts.divide(text)
      for part in parts.found {
        switch part.measure {
        case .points(let points): advances[offset + part.bytes.lowerBound] = Float(points)
        case .sizes(let sizes), .emoji(let sizes):
          advances[offset + part.bytes.lowerBound] = Float(sizes * font.usedSize)
        case .shaped(let file):
          let isFirst = file === use.face.file
          file.addAdvances(
            of: part.bytes, in: text, hasMonospacedDigits: font.hasMonospacedDigits,
            factor: Float(isFirst ? use.factor : font.usedSize / file.unitsPerEm),
            tracking: Float(isFirst ? use.tracking : 0), to: &advances, from: offset)
        }
      }
    }
  }
#endif
