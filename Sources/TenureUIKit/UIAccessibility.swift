import Foundation

/// What a phone's settings say about assistive technology, in UIKit's words: as `@Environment(\.accessibilityReduceMotion)`
/// and its neighbours where nobody sets them, off.
///
/// The trap: it is one answer for the program; the environment has one for each view.
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32
    /// The one of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something to be spoken.
    public static let announcement = Notification(rawValue: 1)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 2)
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 3)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 4)
  }

  /// Tells assistive technology something. Taken and not used: nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether movements are to be few: off.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparent surfaces are to be opaque: off.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen reader runs: off.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the screen: off.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether letters are to be bold: off.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker: off.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: off.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are greys alone: off.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colour alone must not tell things apart: off.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether screens fade rather than slide: off.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether one program alone may be used: off.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Tells that movements are to be few, or no longer. Never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Tells that a screen reader was started or stopped. Never posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Tells that letters are to be bold, or no longer. Never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
