#if Fonts
  import TenurePixels
  import TenureText

  extension FileShaper {
    /// The outline of a text on one line, along a baseline at 0; and how far it moves on; nil where the fonts are not
    /// installed.
    func outline(of text: String, in font: TextFont, tracking: Double) -> (outline: Outline, width: Double)? {
      let font = known(font)
      guard let use = use(font) else { return nil }
      var parts = FaceParts(face: use.face.file, book: book)
      parts.divide(text)
      let pen = GlyphPen()
      var x = 0.0
      // What is read from the right begins there.
      for part in Self.isFromTheRight(text) ? parts.found.reversed() : parts.found {
        switch part.measure {
        case .points(let points): x += points + tracking
        case .sizes(let sizes):
          // A character in no font, or one that is drawn by none here: a box of its size.
          if sizes > 0 {
            let box = Area(x, 0, sizes * font.usedSize, font.usedSize).inset(font.usedSize * 0.08)
            pen.outline.append(.rectangle(Area(box.x, box.y - font.usedSize * 0.86, box.width, box.height), radius: 2))
          }
          x += sizes * font.usedSize + tracking
        case .shaped(let file):
          let isFirst = file === use.face.file
          x = file.draw(
            part.bytes, of: text, from: x, hasMonospacedDigits: font.hasMonospacedDigits,
            factor: isFirst ? use.factor : font.usedSize / file.unitsPerEm,
            tracking: (isFirst ? use.tracking : 0) + tracking, with: pen)
        }
      }
      return (pen.outline, x)
    }

    private static func isFromTheRight(_ text: String) -> Bool {
      for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
        return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFF).contains(scalar.value)
      }
      return false
    }
  }
#endif
