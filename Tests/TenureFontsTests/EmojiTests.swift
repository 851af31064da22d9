#if Fonts
  import Foundation
  import TenureFonts
  import TenurePixels
  import TenureText
  import Testing

  /// What is drawn of emoji.
  @Suite struct EmojiTests {
    private let body = TextStyle.body.font()

    @Test(
      "An emoji is one picture in colour: with a skin tone, a family, a flag of a country or of its part, a keycap too",
      arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🏃🏽‍♀️", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️", "☕"])
    func one(emoji: String) throws {
      let drawn = try #require(SystemFonts.shared.drawn(emoji, in: body))
      try #require(drawn.pictures.count == 1)
      #expect(drawn.outline.elements.isEmpty)
      #expect(abs(drawn.width - 17 * WideCharacter.emoji(size: 17)) < 0.01)
      let (bitmap, place) = drawn.pictures[0]
      #expect(place.x >= 0 && place.maxX <= drawn.width + 0.01)
      #expect(place.y < 0 && place.maxY > 0)
      let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
      #expect(middle.opacity == 1)
    }

    @Test("Flags that differ are pictures that differ, and a skin tone is seen")
    func differ() throws {
      func picture(_ emoji: String) throws -> Bitmap {
        try #require(SystemFonts.shared.drawn(emoji, in: body)?.pictures.first?.bitmap)
      }
      #expect(try picture("🇩🇪") != picture("🇫🇷"))
      #expect(try picture("👍🏽") != picture("👍"))
      #expect(try picture("👍") == picture("👍"))
    }

    @Test("Emoji stand between the words around them, at every size; from the right too")
    func among() throws {
      let before = try #require(SystemFonts.shared.drawn("Hi ", in: body)).width
      let text = try #require(SystemFonts.shared.drawn("Hi 👋 you", in: body))
      #expect(text.pictures.count == 1 && !text.outline.elements.isEmpty)
      #expect(abs((text.pictures.first?.place.x ?? 0) - before) < 0.3)
      let large = try #require(SystemFonts.shared.drawn("🚀", in: TextFont(size: 80)))
      let place = try #require(large.pictures.first?.place)
      #expect(place.width > 70 && place.width <= 80.01)
      let hebrew = try #require(SystemFonts.shared.drawn("שלום 👋", in: body))
      #expect(try #require(hebrew.pictures.first?.place).x < 1)
    }

    @Test("Where the font of emoji is not installed, they are boxes as wide, and what to install is said once")
    func missing() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-fonts-\(UUID())")
      try FileManager.default.createDirectory(at: folder.appending(path: "opentype"), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "opentype/inter").path,
        withDestinationPath: "/usr/share/fonts/opentype/inter")
      let fonts = SystemFonts(folders: [folder.path])
      let said = issues {
        let drawn = fonts.drawn("😀", in: body)
        #expect(drawn?.pictures.isEmpty == true)
        #expect(drawn?.outline.elements.isEmpty == false)
        #expect(drawn?.width == SystemFonts.shared.drawn("😀", in: body)?.width)
        _ = fonts.drawn("👍", in: body)
      }
      #expect(
        said == [
          """
          A font of the system is not installed.
            No truetype/noto/NotoColorEmoji.ttf is in \(folder.path): emoji are drawn as boxes. Install the package \
          fonts-noto-color-emoji.
          """
        ])
    }
  }
#endif
