import Foundation

/// Whether a screen is light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark words on a light screen.
  case light = 1
  /// Light words on a dark screen.
  case dark = 2
}

/// What a dynamic colour is told of the screen.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether the screen is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Traits that say this alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// A light screen. The trap: views that follow the screen ask for `@Environment(\.colorScheme)`.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}
