#if Fonts
  import TenureFonts
  import TenureText
  import Testing

  /// The width of a text, exact to a thousandth of a point.
  func width(_ text: String, _ font: TextFont = TextStyle.body.font(), in fonts: SystemFonts = .shared) -> Double {
    fonts.measure(TextRequest([TextRun(text, font: font)], TextOptions(displayScale: 1000))).width
  }

  @Suite struct ShapingTests {
    @Test("Widths added up from pairs of letters are those of the whole text shaped")
    func pairs() {
      let texts = [
        "Settings", "AVATAR Type", "To: Wave, Yes.", "office affine fjord", "10,000 & 3x4", "Don't go! Why? 100% $5",
        "LTLTLT", "TTTyyy..A.V.A", "fi fl ff ffi", "Ta.Te,To Ya.Va", "1x1 2x2", "7.4.1", "KERNING kerning PAWAL.",
      ]
      for size in [11.0, 17, 34] {
        for text in texts + TextFont.Weight.allCases.map({ "Weight \($0)" }) {
          let font = TextFont(size: size, weight: text.hasSuffix("bold") ? .bold : .regular)
          // A line break has the text shaped as a whole.
          #expect(abs(width(text, font) - width(text + "\n", font)) < 0.02, "\(text)")
        }
      }
    }

    @Test("A text has room in the width and height that it was found to have", arguments: [1.0, 2, 3])
    func roomForItself(displayScale: Double) {
      var short: [String] = []
      for number in 0..<1500 {
        let font = TextFont(size: 11 + Double(number % 24))
        for text in ["Song \(number)", "A longer line of words, \(number) of them"] {
          func measured(_ options: TextOptions) -> TextMeasurement {
            SystemFonts.shared.measure(TextRequest([TextRun(text, font: font)], options))
          }
          let free = measured(TextOptions(width: Double(60 + number % 90), displayScale: displayScale))
          let again = measured(TextOptions(width: free.width, height: free.height, displayScale: displayScale))
          let line = measured(TextOptions(displayScale: displayScale))
          let sameLine = measured(
            TextOptions(width: line.width, height: line.height, maximumLines: 1, displayScale: displayScale))
          if again.isTruncated || again.lines.count != free.lines.count || sameLine.isTruncated { short.append(text) }
        }
      }
      #expect(short.isEmpty)
    }

    @Test("Letters are kerned: AV is narrower than A and V")
    func kerning() {
      let tracking = 17 * -0.026
      #expect(width("AV") < width("A") + width("V") - 0.5)
      #expect(abs(width("nn") - 2 * width("n")) < 0.1)
      #expect(width("n") < width("n", TextFont(size: 17 * 1.1)) + tracking)
    }

    @Test("Text grows wider with its weight, narrower with its width, and figures of one width are that")
    func variants() {
      let weights = TextFont.Weight.allCases.map { width("Handgloves", TextFont(size: 17, weight: $0)) }
      #expect(weights == weights.sorted())
      #expect(Set(weights).count == weights.count)
      let widths = TextFont.Width.allCases.map { width("Handgloves", TextFont(size: 17, width: $0)) }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == 4)
      let figures = TextFont(size: 17, hasMonospacedDigits: true)
      #expect(width("11:11", figures) == width("00:00", figures))
      #expect(width("1111") < width("0000"))
      #expect(width("Handgloves", TextFont(size: 17, isItalic: true)) != width("Handgloves"))
    }

    @Test("Each design has a face of its own, and one of them the same width for every letter")
    func designs() {
      let widths = TextFont.Design.allCases.map { width("Hamburg", TextFont(.system($0), size: 17)) }
      #expect(Set(widths).count == 4)
      let mono = TextFont(.system(.monospaced), size: 17)
      #expect(width("iiii", mono) == width("WWWW", mono))
      #expect(abs(width("iiii", mono) - 4 * 17 * 1266 / 2048) < 0.01)
      for design in TextFont.Design.allCases {
        for weight in TextFont.Weight.allCases {
          #expect(width("Hamburg", TextFont(.system(design), size: 17, weight: weight)) > 40)
        }
      }
    }

    @Test("Arabic is joined: a word is narrower than its letters alone")
    func arabic() {
      let word = "مرحبا"
      let letters = word.map { width(String($0)) }.reduce(0, +)
      #expect(width(word) > 10)
      #expect(width(word) < letters * 0.9)
    }

    @Test("Text that is read in two directions is as wide as its parts")
    func bidirectional() {
      let parts = ["Hello ", "שלום", " and ", "مرحبا"]
      let sum = parts.map { width($0) }.reduce(0, +)
      #expect(abs(width(parts.joined()) - sum) < 0.05)
      #expect(abs(width("שלום עולם") - width("שלום") - width(" ") - width("עולם")) < 0.05)
      // Side by side in one face, each script is still shaped as its own.
      #expect(abs(width("שלוםمرحبا") - width("שלום") - width("مرحبا")) < 0.05)
    }

    @Test("A text of Hebrew is wrapped in the order of reading, and its lines stand on the right")
    func hebrewLines() {
      let text = "שלום עולם טוב"
      let options = TextOptions(width: width("שלום עולם") + 1, direction: .rightToLeft)
      let lines = SystemFonts.shared.measure(TextRequest([TextRun(text, font: TextStyle.body.font())], options)).lines
      #expect(lines.map(\.range) == [0..<18, 18..<24])
      #expect(lines[0].x < lines[1].x)
    }

    @Test(
      "Emoji are of one width each, whatever they are made of: a quarter wider than small text, as wide as large text")
    func emoji() {
      for emoji in ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
        #expect(abs(width(emoji) - 17 * 1.21875) < 0.01, "\(emoji)")
        #expect(abs(width(emoji, TextFont(size: 12)) - 15) < 0.01)
        #expect(abs(width(emoji, TextFont(size: 80)) - 80) < 0.01)
      }
      #expect(abs(width("😀😀") - 2 * width("😀")) < 0.01)
      #expect(width("1") < 12)
      #expect(width("©") < 17)
      // U+FE0E asks for a sign of the text's own.
      #expect(width("⌚\u{FE0E}") != width("⌚"))
    }

    @Test("Accents take no room, whether they are part of their letter or follow it")
    func accents() {
      #expect(abs(width("e\u{301}") - width("\u{E9}")) < 0.01)
      #expect(abs(width("\u{E9}\n") - width("e")) < 0.01)
    }

    @Test("Characters that are in no face, controls and U+0000 have a width and stop nothing")
    func rare() {
      #expect(abs(width("\u{10FFFF}") - 17 * 0.6) < 0.01)
      #expect(width("\u{0}") == 0)
      #expect(width("a\u{0}b\u{7}") < width("ab") + 1)
      #expect(width("\t") == 28)
      #expect(width("\u{200D}\u{FE0F}") == 0)
      #expect(width("𓀀𓀁") > 0)
      for scalar in stride(from: UInt32(0), to: 0x11_0000, by: 97) {
        guard let scalar = Unicode.Scalar(scalar) else { continue }
        #expect(width(String(scalar)) >= 0)
      }
    }

    @Test("A megabyte on one line is as wide as its words together")
    func megabyte() {
      let one = width("measure measure ") - width("measure ")
      let all = width(String(repeating: "measure ", count: 131_072))
      #expect(abs(all / one / 131_072 - 1) < 0.001)
    }

    @Test("Threads that measure at once get the same answers")
    func threads() async {
      let fonts = SystemFonts()
      let texts = (0..<200).map { "Room \($0) – שלום café \($0 * 7)" }
      let expected = texts.map { width($0) }
      await withTaskGroup(of: [Double].self) { group in
        for _ in 0..<6 { group.addTask { texts.map { width($0, in: fonts) } } }
        for await widths in group { #expect(widths == expected) }
      }
    }
  }
#endif
