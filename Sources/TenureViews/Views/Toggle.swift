import TenureRender

/// Something that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let inside: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    inside = label()
  }
}

extension Toggle: View, ElementView {
  var facts: ToggleFacts { ToggleFacts(isOn: isOn) }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TypedElementNode(view.facts, in: place)
    node.start()
    // Where no look was said when the toggle came, its label stands by itself.
    let isDressed = place.environment.cell(for: ObjectIdentifier(ToggleLookKey.self)) != nil
    node.inside =
      isDressed
      ? Dressed._makeNode(Dressed(isOn: view.isOn, label: view.inside), in: node.place())
      : Label._makeNode(view.inside, in: node.place())
    return node
  }

  static func updateInside(_ node: ViewNode, of view: Self) {
    if node is CompositeNode<Dressed> {
      Dressed._updateNode(node, to: Dressed(isOn: view.isOn, label: view.inside))
    } else {
      Label._updateNode(node, to: view.inside)
    }
  }

  private typealias Dressed = DressedToggleLabel<Label>
}

struct ToggleFacts: ElementFacts {
  let isOn: Binding<Bool>

  var role: Role { Role("toggle") }
  static var readsState: Bool { true }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .flag(isOn.wrappedValue)
  }

  func respond(to action: PersonAction, at node: ElementNode) -> Bool {
    switch action {
    case .tap: isOn.wrappedValue.toggle()
    case .setFlag(let flag): isOn.wrappedValue = flag
    default: return false
    }
    return true
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TenureViews.Label<Text, Image> {
  public nonisolated init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TenureViews.Label(key, systemImage: systemImage) }
  }
}
