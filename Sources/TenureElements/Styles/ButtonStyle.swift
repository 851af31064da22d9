import TenureRender
@_spi(Tree) import TenureTree

/// A style for buttons that the system has.
public protocol PrimitiveButtonStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The button style of the context that the button is in.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "automatic" }
  public init() {}
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "bordered" }
  public init() {}
}

/// A button filled with the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "borderedProminent" }
  public init() {}
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "borderless" }
  public init() {}
}

/// A button that shows its label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "plain" }
  public init() {}
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public var _styleName: String { "link" }
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { Self() } }

/// A style for buttons of the program's own, made around the label.
///
/// The trap: pressing and releasing are one event here, so `isPressed` is never true.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  /// What a button style is given: the label, and whether the button is pressed.
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is made of.
public struct ButtonStyleConfiguration {
  /// The button's label, as the button was given it.
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(.buttonStyle, .text(style._styleName)).environment(\.buttonLook, nil)
  }

  /// Sets the style of the buttons inside: Apple's or the program's own.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }
}

/// A look in the environment.
struct ButtonLook {
  let style: any ButtonStyle

  @MainActor func dress(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func dress<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(ButtonStyleBody(style: style, configuration: configuration))
    }
    return dress(style)
  }
}

struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

/// What a look makes of one button; the look's own dynamic properties are installed here.
struct ButtonStyleBody<S: ButtonStyle> {
  let style: S
  let configuration: ButtonStyleConfiguration
}

extension ButtonStyleBody: View, TransparentHolder {
  static var heldType: Any.Type { S.self }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A button's label where a view above has said how buttons look.
struct DressedLabel<Label: View> {
  @Environment(\.buttonLook) private var look
  let role: ButtonRole?
  let label: Label

  init(role: ButtonRole?, label: Label) {
    self.role = role
    self.label = label
  }
}

extension DressedLabel: View {
  @ViewBuilder var body: some View {
    if let look {
      look.dress(
        ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: false))
    } else {
      label
    }
  }
}
