#if Fonts
  import TenureText

  /// The files that stand for Apple's system font: this is the whole table. Debian's packages put them there.
  ///
  /// docs/text.md says why these.
  struct SystemFaces {
    /// The package, for who lacks it.
    let package: String
    /// Below the folders of fonts.
    let folder: String
    let name: String
    let ending: String
    /// Each weight there is, by the name it has in its file's name, lightest first.
    let weights: [(weight: TextFont.Weight, name: String)]
    let hasItalics: Bool

    static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

    static func of(_ design: TextFont.Design, isDisplay: Bool) -> SystemFaces {
      switch design {
      case .standard: isDisplay ? display : text
      case .serif: serif
      case .monospaced: monospaced
      case .rounded: rounded
      }
    }

    /// A path below the folder of fonts.
    func path(_ weight: TextFont.Weight, isItalic: Bool) -> String {
      let nearest = weights.min {
        (abs($0.weight.rawValue - weight.rawValue), -$0.weight.rawValue)
          < (abs($1.weight.rawValue - weight.rawValue), -$1.weight.rawValue)
      }
      var style = nearest?.name ?? "Regular"
      if isItalic, hasItalics { style = style == "Regular" ? "Italic" : "\(style)Italic" }
      return "\(folder)/\(name)-\(style).\(ending)"
    }

    private static let all: [(weight: TextFont.Weight, name: String)] = [
      (.ultraLight, "Thin"), (.thin, "ExtraLight"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "SemiBold"), (.bold, "Bold"), (.heavy, "ExtraBold"), (.black, "Black"),
    ]

    static let text = SystemFaces(
      package: "fonts-inter", folder: "opentype/inter", name: "Inter", ending: "otf", weights: all, hasItalics: true)
    static let display = SystemFaces(
      package: "fonts-inter", folder: "opentype/inter", name: "InterDisplay", ending: "otf", weights: all,
      hasItalics: true)
    static let serif = SystemFaces(
      package: "fonts-vollkorn", folder: "truetype/vollkorn", name: "Vollkorn", ending: "ttf",
      weights: all.filter { $0.weight.rawValue >= 400 }, hasItalics: true)
    static let monospaced = SystemFaces(
      package: "fonts-jetbrains-mono", folder: "truetype/jetbrains-mono", name: "JetBrainsMono", ending: "ttf",
      weights: all.filter { $0.weight.rawValue <= 800 }, hasItalics: true)
    static let rounded = SystemFaces(
      package: "fonts-quicksand", folder: "truetype/quicksand", name: "Quicksand", ending: "ttf",
      weights: all.filter { [300, 400, 500, 700].contains($0.weight.rawValue) }, hasItalics: false)

    /// Debian's package and file of emoji: pictures in the format CBDT.
    static let emoji = (package: "fonts-noto-color-emoji", path: "truetype/noto/NotoColorEmoji.ttf")

    /// Asked in this order for what the faces above lack. Ideographs, kana, Hangul and emoji are measured by a rule.
    static let fallbacks = [
      "truetype/dejavu/DejaVuSans.ttf", "truetype/noto/NotoSans-Regular.ttf",
      "truetype/noto/NotoNaskhArabic-Regular.ttf", "truetype/noto/NotoSansArabic-Regular.ttf",
      "truetype/noto/NotoSansHebrew-Regular.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
      "truetype/noto/NotoSansBengali-Regular.ttf", "truetype/noto/NotoSansTamil-Regular.ttf",
      "truetype/noto/NotoSansTelugu-Regular.ttf", "truetype/noto/NotoSansThai-Regular.ttf",
      "truetype/noto/NotoSansArmenian-Regular.ttf", "truetype/noto/NotoSansGeorgian-Regular.ttf",
      "truetype/noto/NotoSansEthiopic-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
      "truetype/freefont/FreeSans.ttf", "truetype/freefont/FreeSerif.ttf",
    ]
  }
#endif
