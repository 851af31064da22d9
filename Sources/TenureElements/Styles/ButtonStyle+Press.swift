import TenureRender
@_spi(Tree) import TenureTree

/// A modifier that knows when a finger is put on a control inside and lifted again.
struct PressModifier {
  let action: (Bool) -> Void
}

extension PressModifier: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { PressNode(self, in: place) }
}

private final class PressNode: LifecycleNode<PressModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.press) }

  func respond(to action: UserAction) -> Answer {
    guard case .press(let isPressed) = action else { return .none }
    modifier.action(isPressed)
    return .done
  }
}

/// A button where a view above has said how buttons look: it knows whether it is pressed.
struct StyledButton<Label: View> {
  @Environment(\.[styles: StyleKind<PrimitiveButtonStyleConfiguration>()]) private var styles
  @Environment(\.[styles: StyleKind<ButtonStyleConfiguration>()]) private var labelStyles
  @State private var isPressed = false
  let facts: ButtonFacts
  let label: Label

  init(_ facts: ButtonFacts, _ label: Label) {
    self.facts = facts
    self.label = label
  }
}

extension StyledButton: View {
  @ViewBuilder var body: some View {
    if let style = styles.current {
      style.makeView(
        PrimitiveButtonStyleConfiguration(
          role: facts.kind, label: .init(content: AnyView(label)), action: facts.action)
      ).seeing(styles.outer)
    } else if labelStyles.current != nil {
      ButtonElement(
        facts: facts,
        inside: DressedLabel(styles: labelStyles, role: facts.kind, label: label, isPressed: isPressed)
      ).modifier(PressModifier { isPressed = $0 })
    } else {
      ButtonElement(facts: facts, inside: label)
    }
  }
}

/// The button itself, with what its style makes of the label.
struct ButtonElement<Inside: View> {
  let facts: ButtonFacts
  let inside: Inside
}

extension ButtonElement: ElementView {}
