#if Fonts
  import Foundation
  import Synchronization
  import TenureFonts
  import TenureIssues
  import TenureText
  import Testing

  /// What is reported while something runs.
  func issues(_ body: () throws -> Void) rethrows -> [String] {
    let found = Mutex<[String]>([])
    try Issues.withReporter({ issue in found.withLock { $0.append(issue.description) } }, body)
    return found.withLock { $0 }
  }

  @Suite struct FontFileTests {
    private static let mono = "/usr/share/fonts/truetype/jetbrains-mono"
    private static let inter = "/usr/share/fonts/opentype/inter"

    /// A folder of its own, gone after the test.
    private func folder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder)
    }

    @Test("A registered file is found by family, full name and PostScript name, however they are written")
    func names() throws {
      let fonts = SystemFonts()
      let names = try fonts.register("\(Self.mono)/JetBrainsMono-Bold.ttf")
      #expect(names.contains("JetBrains Mono"))
      #expect(names.contains("JetBrainsMono-Bold"))
      let widths = names + ["jetbrains mono"]
      for name in widths { #expect(width("iiii", TextFont(.named(name), size: 10), in: fonts) == 24) }
    }

    @Test("Of a family, the file nearest in weight and slant is taken")
    func nearest() throws {
      let fonts = SystemFonts()
      #expect(fonts.register(folder: Self.inter).isEmpty)
      func wide(_ weight: TextFont.Weight, isItalic: Bool = false) -> Double {
        width("Handgloves", TextFont(.named("Inter"), size: 100, weight: weight, isItalic: isItalic), in: fonts)
      }
      #expect(wide(.regular) < wide(.bold))
      #expect(wide(.bold) != wide(.bold, isItalic: true))
      #expect(wide(.bold) == width("Handgloves", TextFont(.named("Inter-Bold"), size: 100), in: fonts))
    }

    @Test("Lines of a registered font are as high as its file says")
    func heights() throws {
      let fonts = SystemFonts()
      try fonts.register("\(Self.mono)/JetBrainsMono-Regular.ttf")
      let measurement = fonts.measure(
        TextRequest(
          [TextRun("a\nb", font: TextFont(.named("JetBrains Mono"), size: 100))], TextOptions(displayScale: 1)))
      #expect(measurement.firstBaseline == 102)
      #expect(measurement.height == 264)
    }

    @Test("A name that nobody registered is measured in the system's font, and said once")
    func unknown() throws {
      let fonts = SystemFonts()
      let said = issues {
        #expect(width("Hello", TextFont(.named("Papyrus"), size: 17), in: fonts) == width("Hello"))
        _ = width("Other", TextFont(.named("Papyrus"), size: 17), in: fonts)
      }
      #expect(
        said == [
          """
          The font 'papyrus' is not known.
            No font was registered. The system's font is used. Add the file to the target's resources, and ask for its \
          family or its PostScript name.
          """
        ])
      // A text that was measured before its font was there is measured anew.
      try fonts.register("\(Self.mono)/JetBrainsMono-Regular.ttf")
      _ = issues { #expect(width("iiii", TextFont(.named("Nameless"), size: 10), in: fonts) < 20) }
    }

    @Test("A text is measured again after its font was registered")
    func registeredLater() throws {
      let fonts = SystemFonts()
      let font = TextFont(.named("JetBrains Mono"), size: 10)
      _ = issues { #expect(width("iiii", font, in: fonts) < 20) }
      try fonts.register("\(Self.mono)/JetBrainsMono-Regular.ttf")
      #expect(width("iiii", font, in: fonts) == 24)
    }

    @Test("A file that is not there, or is no font, is an error that says so")
    func errors() throws {
      let fonts = SystemFonts()
      try folder { folder in
        let absent = folder.appendingPathComponent("absent.ttf").path
        #expect {
          try fonts.register(absent)
        } throws: {
          "\($0)" == """
            The font file was not read.
              There is no readable file at \(absent). Look at the name and at the target's resources: a font has to be \
            one of them (`.copy` or `.process`).
            """
        }
        let text = folder.appendingPathComponent("text.ttf")
        try Data("This is no font.".utf8).write(to: text)
        try Data().write(to: folder.appendingPathComponent("empty.otf"))
        try Data("A read-me".utf8).write(to: folder.appendingPathComponent("README.md"))
        let errors = fonts.register(folder: folder.path)
        #expect(errors.count == 2)
        #expect(
          errors.last?.description == """
            The font file was not taken.
              \(text.path) is no font: no table of a font is in it. Take an OpenType or TrueType file (otf, ttf, ttc) \
            that opens in a font viewer; web fonts have to be unpacked.
            """)
        #expect(fonts.register(folder: absent).isEmpty)
      }
    }

    @Test("A damaged file is refused or measured, and never stops the program", arguments: 0..<24)
    func damaged(seed: Int) throws {
      var random = Random(state: UInt64(seed) &* 7919 &+ 1)
      let path = seed % 2 == 0 ? "\(Self.mono)/JetBrainsMono-Regular.ttf" : "\(Self.inter)/Inter-Regular.otf"
      var data = try Data(contentsOf: URL(fileURLWithPath: path))
      if seed % 3 == 0 { data = data.prefix(Int(random.next() % UInt64(data.count))) }
      for _ in 0..<(seed * 40) where !data.isEmpty {
        data[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      // Its tables' places, too.
      for _ in 0..<(seed % 5) where data.count > 300 {
        data[Int(random.next() % 300)] = UInt8(truncatingIfNeeded: random.next())
      }
      try folder { folder in
        let file = folder.appendingPathComponent("damaged.ttf")
        try data.write(to: file)
        let fonts = SystemFonts()
        guard let name = (try? fonts.register(file.path))?.first else { return }
        let measurement = fonts.measure(
          TextRequest(
            [TextRun("Some text, wrapped – é שלום", font: TextFont(.named(name), size: 17))], TextOptions(width: 60)))
        #expect(measurement.width.isFinite)
        #expect(measurement.height.isFinite)
      }
    }

    @Test("Without the system's fonts, text is measured by the table, and what to install is said once")
    func withoutFiles() {
      let fonts = SystemFonts(folders: ["nowhere"])
      let said = issues {
        let table = Typesetter(shaper: PlainShaper())
        let request = TextRequest([TextRun("Settings – é", font: TextStyle.body.font())])
        #expect(fonts.measure(request) == table.measure(request))
        _ = width("Once more", TextStyle.headline.font(), in: fonts)
      }
      #expect(
        said == [
          """
          A font of the system is not installed.
            No opentype/inter/Inter-Regular.otf is in nowhere: its text is measured by a table of widths. Install the \
          package fonts-inter.
          """
        ])
    }
  }

  /// The same numbers for the same seed.
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
#endif
