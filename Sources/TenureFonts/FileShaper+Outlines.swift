#if Fonts
  import TenurePixels
  import TenureText

  extension FileShaper {
    /// A text as it is drawn on one line, along a baseline at 0; nil where the fonts are not installed.
    func drawn(_ text: String, in font: TextFont, tracking: Double) -> DrawnText? {
      let font = known(font)
      guard let use = use(font) else { return nil }
      var parts = FaceParts(face: use.face.file, book: book, size: font.usedSize)
      parts.divide(text)
      let pen = GlyphPen()
      var drawn = DrawnText()
      var x = 0.0
      // What is read from the right begins there.
      for part in Self.isFromTheRight(text) ? parts.found.reversed() : parts.found {
        switch part.measure {
        case .points(let points): x += points + tracking
        case .sizes(let sizes):
          // A character in no font, or one that is drawn by none here: a box of its size.
          if sizes > 0 { pen.outline.append(Self.box(x, sizes, font.usedSize)) }
          x += sizes * font.usedSize + tracking
        case .emoji(let sizes):
          let place = Emoji.place(x, width: sizes * font.usedSize, size: font.usedSize)
          let pictures = book.emoji?.pictures(of: part.bytes, in: text, at: place) ?? []
          if pictures.isEmpty { pen.outline.append(Self.box(x, sizes, font.usedSize)) }
          drawn.pictures += pictures
          x += sizes * font.usedSize + tracking
        case .shaped(let file):
          let isFirst = file === use.face.file
          x = file.draw(
            part.bytes, of: text, from: x, hasMonospacedDigits: font.hasMonospacedDigits,
            factor: isFirst ? use.factor : font.usedSize / file.unitsPerEm,
            tracking: (isFirst ? use.tracking : 0) + tracking, with: pen)
        }
      }
      (drawn.outline, drawn.width) = (pen.outline, x)
      return drawn
    }

    private static func box(_ x: Double, _ sizes: Double, _ size: Double) -> Outline {
      let box = Area(x, 0, sizes * size, size).inset(size * 0.08)
      return .rectangle(Area(box.x, box.y - size * 0.86, box.width, box.height), radius: 2)
    }

    private static func isFromTheRight(_ text: String) -> Bool {
      for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
        return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFF).contains(scalar.value)
      }
      return false
    }
  }
#endif
