extension PreviewList {
  /// A way in which a preview is shown beside others.
  enum Variant: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right to left"
    case landscape
    case tablet = "on a tablet"
    case smallText = "smallest text"
    case largeText = "largest text"

    /// True where the size of the device is another: a preview with a size of its own has no such variant.
    var isOfDevice: Bool { self == .landscape || self == .tablet }
    var isOfTextSize: Bool { self == .smallText || self == .largeText }

    func look(_ usual: Browser.Look) -> Browser.Look {
      var look = usual
      look.isDark = self == .dark
      switch self {
      case .light, .dark: break
      // In a language that is written so, as the browser and the program know a direction.
      case .rightToLeft: look.locale = "ar"
      case .landscape: (look.width, look.height) = (usual.height, usual.width)
      case .tablet: (look.width, look.height) = (max(820, usual.width), max(1_180, usual.height))
      case .smallText: look.textSize = "xSmall"
      case .largeText: look.textSize = "accessibility5"
      }
      return look
    }
  }
}
