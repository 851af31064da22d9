import TenureRender
@_spi(Tree) import TenureTree

/// A style for control groups: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension ControlGroupStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a control group style is made of.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    let content: AnyView
  }

  /// The name of the group.
  public struct Label {
    let content: AnyView
  }

  /// The content.
  public let content: Content
  /// The label.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The control group style of the context.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

/// Buttons that go back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated var _styleName: String? { "navigation" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

/// Controls behind a menu. The browser shows them as they are.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated var _styleName: String? { "menu" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

/// Controls in one row of a menu. The browser shows them as they are.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated var _styleName: String? { "compactMenu" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

/// Controls of a menu as a row of symbols. The browser shows them as they are.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated var _styleName: String? { "palette" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Compact menu.
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

extension View {
  /// Sets the style of the control groups inside: one of the system's, or the program's own.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(.controlGroupStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroup: StyledElement {
  var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(content: AnyView(inside)), label: .init(content: label ?? AnyView(EmptyView())))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The control group that a style was given, as the styles around make it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: configuration.label.content) { configuration.content }
  }
}
