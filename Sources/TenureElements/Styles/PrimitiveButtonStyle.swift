import TenureRender
@_spi(Tree) import TenureTree

/// A style for buttons that says itself what triggers them: one of the system's, or the program's own.
///
///     struct DoubleTapStyle: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
///       }
///     }
///
/// The trap: what such a style makes is no button, unless it makes a `Button(configuration)`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a primitive button style is made of.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, as the button was given it.
  public struct Label {
    let content: AnyView
  }

  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, as the styles around make it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The button style of the context that the button is in.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "bordered" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button filled with the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "borderedProminent" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "borderless" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that shows its label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "plain" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "link" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button of a bar below the toolbar. The browser shows it without a border.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "accessoryBar" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// An action of a bar below the toolbar. The browser shows it without a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "accessoryBarAction" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button of glass. The browser shows it with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "glass" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button of glass in the tint colour. The browser fills it.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated var _styleName: String? { "glassProminent" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Bordered prominent.
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var accessoryBar: Self { Self() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var accessoryBarAction: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { Self() } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass prominent.
  public static var glassProminent: Self { Self() }
}

extension View {
  /// Sets the style of the buttons inside: one of the system's, or the program's own.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(.buttonStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
      .modifier(OwnStyleModifier<ButtonStyleConfiguration>())
  }
}
