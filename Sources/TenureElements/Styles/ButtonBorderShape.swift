import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  var radius: CGFloat?

  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Capsule.
  public static let capsule = Self(name: "capsule")
  /// Rounded rectangle.
  public static let roundedRectangle = Self(name: "roundedRectangle")
  /// Circle.
  public static let circle = Self(name: "circle")
  /// Rounded rectangle, by radius.
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(name: "roundedRectangle", radius: radius) }
}

extension View {
  /// Sets the shape of the borders of the buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    style(.buttonBorderShape) {
      $0[.value] = .text(shape.name)
      if let radius = shape.radius { $0[.cornerRadius] = .number(radius) }
    }
  }

  /// Sets what repeats while a button is held. Recorded; hosts trigger a button once.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior, .buttonRepeatBehavior, .text(behavior.name))
  }

  /// Says how the buttons inside take room. Recorded; a host lays them out by itself.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing, .buttonSizing, .text(sizing.name))
  }

  /// Says whether menus inside show that they open one. Recorded; hosts show their own sign.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility, .menuIndicator, .text("\(visibility)"))
  }

  /// Sets the order of a menu's items. Recorded; hosts keep the written order.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order, .menuOrder, .text(order.name))
  }

  /// Says whether a menu closes when one of its items acts. Recorded; hosts close it.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    style(.menuActionDismissBehavior, .text(behavior.name))
  }
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// How much room a button takes.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Flexible.
  public static let flexible = Self(name: "flexible")
  /// Fitted.
  public static let fitted = Self(name: "fitted")
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Priority.
  public static let priority = Self(name: "priority")
  /// Fixed.
  public static let fixed = Self(name: "fixed")
}

/// Whether a menu closes when one of its items acts.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}
