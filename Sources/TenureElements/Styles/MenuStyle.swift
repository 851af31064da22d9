import TenureRender
@_spi(Tree) import TenureTree

/// A style for menus: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension MenuStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a menu style is made of.
public struct MenuStyleConfiguration {
  /// The menu's label.
  public struct Label {
    let content: AnyView
  }

  /// The items of the menu.
  public struct Content {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The menu style of the context.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated var _styleName: String? { "button" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A menu that looks like a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated var _styleName: String? { "borderlessButton" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

extension View {
  /// Sets the style of the menus inside: one of the system's, or the program's own.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(.menuStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension Menu: StyledElement {
  var configuration: MenuStyleConfiguration {
    let (label, items) = inside.content
    return MenuStyleConfiguration(
      label: .init(content: AnyView(label.inside)), content: .init(content: AnyView(items.inside)),
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, as the styles around make it.
  public init(_ configuration: MenuStyleConfiguration) {
    if let action = configuration.primaryAction {
      self.init(content: { configuration.content }, label: { configuration.label }, primaryAction: action)
    } else {
      self.init(content: { configuration.content }, label: { configuration.label })
    }
  }
}
