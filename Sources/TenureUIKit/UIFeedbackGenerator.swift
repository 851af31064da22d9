import Foundation

/// What lets a user feel something. No Linux machine can, so nothing is felt, as on a tablet; `sensoryFeedback` of SwiftUI is
/// what a test can see.
@MainActor @preconcurrency public class UIFeedbackGenerator: NSObject {
  /// Makes the device ready. There is nothing to be done.
  public func prepare() {}
}

/// A bump. Nothing is felt.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How a bump feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Of small things.
    case light
    /// Of things of medium size.
    case medium
    /// Of large things.
    case heavy
    /// Of soft things.
    case soft
    /// Of hard things.
    case rigid
  }

  /// A bump of a style.
  public init(style: FeedbackStyle = .medium) {}
  /// Nothing is felt.
  public func impactOccurred() {}
  /// Nothing is felt.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Success, a warning or a failure. Nothing is felt.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What there is to be told.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// It may go wrong.
    case warning
    /// It went wrong.
    case error
  }

  /// Nothing is felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A selection that changes. Nothing is felt.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing is felt.
  public func selectionChanged() {}
}
