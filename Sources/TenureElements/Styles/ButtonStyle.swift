import TenureRender
@_spi(Tree) import TenureTree

/// A style for buttons of the program's own, made around the label.
///
/// `isPressed` is true from the moment that a finger is put on the button until it is lifted: in a test, between `press()` and
/// `release()`.
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
  /// Sets the style of the buttons inside: Apple's or the program's own.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonLookModifier(look: ButtonLook(style: style)))
      .modifier(OwnStyleModifier<PrimitiveButtonStyleConfiguration>(style: nil))
  }
}

/// Sets a look, or takes one away that stands further out.
struct ButtonLookModifier {
  let look: ButtonLook?
}

extension ButtonLookModifier: EnvironmentWriting {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) { values.buttonLook = look }
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
  let isPressed: Bool

  init(role: ButtonRole?, label: Label, isPressed: Bool) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
  }
}

extension DressedLabel: View {
  @ViewBuilder var body: some View {
    if let look {
      look.dress(
        ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: isPressed))
    } else {
      label
    }
  }
}
