/// How the faces that stand for Apple's are brought to the widths of Apple's: see docs/text.md for where each number comes
/// from, and how sure it is.
public enum SystemDesign {
  /// What is added to each character, in parts of the size.
  public static func tracking(_ design: TextFont.Design, size: Double) -> Double {
    switch design {
    // Apple's table, for glyphs as wide as Apple's: Inter's are, up to 19 points.
    case .standard: (Tracking.standard(size: size) - (size < Tracking.display ? 0 : 5)) / 1000
    // Quicksand is narrower than Inter by 22 thousandths a character, and has no face for display.
    case .rounded: (Tracking.standard(size: size) + 22 - (size < Tracking.display ? 0 : 51)) / 1000
    case .serif: Tracking.serif(size: size) / 1000
    case .monospaced: 0
    }
  }

  /// What advances are multiplied by.
  public static func factor(_ design: TextFont.Design, _ width: TextFont.Width) -> Double {
    // SF Mono has 1266 of 2048 to a character, JetBrains Mono 600 of 1000.
    let design = design == .monospaced ? (1266.0 / 2048) / 0.6 : 1
    return switch width {
    case .compressed: design * 0.75
    case .condensed: design * 0.87
    case .standard: design
    case .expanded: design * 1.2
    }
  }
}
