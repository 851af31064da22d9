import Foundation

// What programs set for all bars and controls at once, before they show them: `UINavigationBar.appearance().tintColor = …`. It is
// kept and given back; hosts do not draw with it.

/// How a bar looks. Kept, and not drawn: `toolbarBackground` and `tint` are.
@MainActor @preconcurrency public class UIBarAppearance: NSObject {
  /// Behind the bar.
  public var backgroundColor: UIColor?
  /// A picture behind the bar.
  public var backgroundImage: UIImage?
  /// The line below the bar.
  public var shadowColor: UIColor?
  /// A picture for the line below the bar.
  public var shadowImage: UIImage?

  /// As bars are by themselves.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// A colour that nothing shows through.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// No background and no line.
  public func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = .clear
  }
}

/// How a navigation bar looks. Kept, and not drawn.
@MainActor @preconcurrency public class UINavigationBarAppearance: UIBarAppearance {
  /// Of small titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks. Kept, and not drawn.
@MainActor @preconcurrency public class UITabBarAppearance: UIBarAppearance {
  /// Behind the tab that is chosen.
  public var selectionIndicatorTintColor: UIColor?
}

/// For which bars a picture is.
public enum UIBarMetrics: Int, Sendable {
  /// All of them.
  case `default` = 0
  /// Low ones.
  case compact = 1
}

/// Navigation bars, in UIKit's words: `toolbarBackground(_:for: .navigationBar)` and `tint` are drawn, this is not.
@MainActor @preconcurrency public class UINavigationBar: NSObject {
  private static let ofAll = UINavigationBar()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UINavigationBar { ofAll }

  /// Behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of its buttons.
  public var tintColor: UIColor!
  /// Whether something shows through.
  public var isTranslucent: Bool = true
  /// Whether titles are large.
  public var prefersLargeTitles: Bool = false
  /// The line below.
  public var shadowImage: UIImage?
  /// Of small titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// While something is scrolled below it.
  public var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// Where it is low.
  public var compactAppearance: UINavigationBarAppearance?
  /// While nothing is scrolled below it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  /// A picture behind the bar. Not drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Tab bars, in UIKit's words: `toolbarBackground(_:for: .tabBar)` and `tint` are drawn, this is not.
@MainActor @preconcurrency public class UITabBar: NSObject {
  private static let ofAll = UITabBar()
  /// That of all of them. Kept, and not drawn.
  public static func appearance() -> UITabBar { ofAll }

  /// Behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of the tab that is chosen.
  public var tintColor: UIColor!
  /// The colour of the others.
  public var unselectedItemTintColor: UIColor?
  /// Whether something shows through.
  public var isTranslucent: Bool = true
  /// Whether it is there.
  public var isHidden: Bool = false
  /// A picture behind the bar.
  public var backgroundImage: UIImage?
  /// The line above.
  public var shadowImage: UIImage?
  /// While something is scrolled below it.
  public var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// While nothing is scrolled below it.
  public var scrollEdgeAppearance: UITabBarAppearance?
}
