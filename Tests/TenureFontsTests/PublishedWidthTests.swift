#if Fonts
  import TenureFonts
  import TenureText
  import Testing

  /// Labels of real apps, whose frames developers have published: what a phone answered for its own system font.
  @Suite struct PublishedWidthTests {
    @Test(
      "Labels in the system's font are as wide as phones have answered, but for one and a half per cent or a pixel",
      arguments: [
        ("error", 17.0, 3.0, 37.0), ("CENTER", 17, 3, 64.3333), ("Label", 17, 2, 42), ("VIP", 17, 2, 26),
        ("Button", 15, 3, 45.6667), ("Done", 15, 2, 36.5), ("ShowChangeLog", 15, 2, 116.5), ("/", 13, 3, 4.3333),
        ("工作圈", 17, 3, 52), ("登录", 15, 3, 30.6667),
      ])
    func widths(text: String, size: Double, displayScale: Double, width: Double) {
      let measurement = SystemFonts.shared.measure(
        TextRequest([TextRun(text, font: TextFont(size: size))], TextOptions(displayScale: displayScale)))
      #expect(abs(measurement.width - width) <= max(width * 0.015, 1.001 / displayScale))
    }

    @Test("The step from the face for text to that for display changes a width by less than four per cent")
    func display() {
      func width(_ size: Double) -> Double {
        let font = TextFont(size: size)
        return SystemFonts.shared.measure(
          TextRequest([TextRun("Recently added photos", font: font)], TextOptions(displayScale: 1000))
        ).width / size
      }
      #expect(abs(width(20) / width(19.9) - 1) < 0.04)
    }
  }
#endif
