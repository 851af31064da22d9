import TenureText
import Testing

@Suite struct StoreTests {
  private func request(_ text: String, width: Double? = nil) -> TextRequest {
    TextRequest([TextRun(text, font: TextFont(size: 10))], TextOptions(width: width))
  }

  @Test("A text is shaped once for all widths")
  func shapedOnce() {
    let shaper = GridShaper()
    let typesetter = Typesetter(shaper: shaper)
    for width in 1...100 { _ = typesetter.measure(request("aa bb cc", width: Double(width))) }
    #expect(shaper.shapings == 1)
    _ = typesetter.measure(request("aa bb cd"))
    #expect(shaper.shapings == 2)
  }

  @Test("Another font, weight or tracking is another text")
  func told() {
    let shaper = GridShaper()
    let typesetter = Typesetter(shaper: shaper)
    for font in [
      TextFont(size: 10), TextFont(size: 11), TextFont(size: 10, weight: .bold), TextFont(size: 10, isItalic: true),
      TextFont(size: 10, hasMonospacedDigits: true), TextFont(size: 10, width: .condensed),
      TextFont(.named("A"), size: 10), TextFont(size: 10, leading: .loose),
    ] {
      _ = typesetter.measure(TextRequest([TextRun("a", font: font)]))
    }
    _ = typesetter.measure(TextRequest([TextRun("a", font: TextFont(size: 10), tracking: 1)]))
    #expect(shaper.shapings == 9)
    #expect(typesetter.keptTexts == 9)
  }

  @Test("What is kept is bounded, and what is in use stays")
  func bounded() {
    let shaper = GridShaper()
    let typesetter = Typesetter(shaper: shaper, capacity: 100_000)
    for number in 0..<5000 {
      _ = typesetter.measure(request("in use"))
      _ = typesetter.measure(request("text \(number)"))
    }
    #expect(typesetter.keptTexts < 250)
    #expect(shaper.shapings == 5001)
  }

  @Test("A text larger than the store is measured and not kept, and drops no other")
  func large() {
    let typesetter = Typesetter(shaper: GridShaper(), capacity: 10_000)
    _ = typesetter.measure(request("small"))
    #expect(typesetter.measure(request(String(repeating: "a", count: 5000))).width == 50_000)
    #expect(typesetter.keptTexts == 1)
    typesetter.forget()
    #expect(typesetter.keptTexts == 0)
  }

  @Test("Threads that measure the same texts at once get the same answers")
  func threads() async {
    let typesetter = Typesetter(shaper: GridShaper(), capacity: 50_000)
    let expected = (0..<300).map { Double("text \($0)".count) * 10 }
    await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<300).map { typesetter.measure(request("text \($0)")).width } }
      }
      for await widths in group { #expect(widths == expected) }
    }
  }
}
