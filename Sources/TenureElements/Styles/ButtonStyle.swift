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
    modifier(OwnStyleModifier(style, isOwn: true) { $0.makeBody(configuration: $1 as ButtonStyleConfiguration) })
      .modifier(OwnStyleModifier<PrimitiveButtonStyleConfiguration>())
  }
}

/// A button's label, as the style around makes it.
struct DressedLabel<Label: View> {
  let styles: OwnStyles<ButtonStyleConfiguration>
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool
}

extension DressedLabel: View {
  @ViewBuilder var body: some View {
    if let style = styles.current {
      style.makeView(
        ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: isPressed)
      ).seeing(styles.outer)
    } else {
      label
    }
  }
}
