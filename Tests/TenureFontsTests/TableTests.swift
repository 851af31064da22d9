import TenureFonts
import TenureText
import Testing

@Suite struct TableTests {
  static let labels = [
    "Settings", "Add to Cart", "Delivered yesterday", "No results for this search", "3 of 12 messages", "$1,204.50",
    "The quick brown fox jumps over the lazy dog.", "Sign in with another account", "naïve café – “quoted”",
    "Größe ändern",
  ]

  @Test("The table of widths is within four per cent of the fonts, at every size and weight that labels have")
  func closeToFonts() {
    let table = Typesetter(shaper: PlainShaper())
    for label in Self.labels {
      for font in [11.0, 13, 17, 22, 34].flatMap({ size in
        [TextFont.Weight.light, .regular, .semibold, .bold].map { TextFont(size: size, weight: $0) }
      }) {
        let request = TextRequest([TextRun(label, font: font)], TextOptions(displayScale: 1000))
        let ratio = table.measure(request).width / SystemFonts.shared.measure(request).width
        #expect(abs(ratio - 1) < 0.04, "\(label) at \(font.size), \(font.weight)")
      }
    }
  }

  @Test("Words in other designs are within seven per cent", arguments: [TextFont.Design.serif, .monospaced, .rounded])
  func designs(design: TextFont.Design) {
    let table = Typesetter(shaper: PlainShaper())
    for label in Self.labels where !label.contains("$") {
      let request = TextRequest(
        [TextRun(label, font: TextFont(.system(design), size: 17))], TextOptions(displayScale: 1000))
      let ratio = table.measure(request).width / SystemFonts.shared.measure(request).width
      #expect(abs(ratio - 1) < 0.07, "\(label)")
    }
  }

  @Test("A text has the same lines by the table and by the fonts where no word is near the edge")
  func lines() {
    let request = TextRequest(
      [TextRun("Your order has left the warehouse and is on its way to you.", font: TextStyle.body.font())],
      TextOptions(width: 230))
    let table = Typesetter(shaper: PlainShaper()).measure(request)
    let fonts = SystemFonts.shared.measure(request)
    #expect(table.lines.map(\.range) == fonts.lines.map(\.range))
    #expect(table.height == fonts.height)
  }

  #if !Fonts
    @Test("A build without fonts takes no files, and says why")
    func switchedOff() {
      #expect {
        try SystemFonts().register("Some.ttf")
      } throws: {
        "\($0)" == """
          The font file was not read.
            This build measures text by a table: the package's trait Fonts is off. Switch it on where the dependency on the \
          package is declared: `traits: [.defaults]`.
          """
      }
    }
  #endif
}
