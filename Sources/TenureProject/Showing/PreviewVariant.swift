extension PreviewList {
  /// A way in which a preview is shown beside others.
  enum Variant: String, CaseIterable {
    case light
    case dark
    case largestText = "largest text"
    case rightToLeft = "right to left"
    case wide = "on a tablet"

    /// The variables that a program of previews reads.
    static let textVariable = "TENURE_PREVIEW_TEXT"
    static let directionVariable = "TENURE_PREVIEW_DIRECTION"

    func look(_ usual: Browser.Look) -> Browser.Look {
      var look = usual
      look.isDark = self == .dark
      if self == .wide { (look.width, look.height) = (max(820, usual.width), max(1_180, usual.height)) }
      return look
    }

    var environment: [String: String] {
      switch self {
      case .largestText: [Self.textVariable: "largest"]
      case .rightToLeft: [Self.directionVariable: "rightToLeft"]
      default: [:]
      }
    }
  }
}
