import TenureRender
@_spi(Tree) import TenureTree

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  package let inside: Label
  /// Whether the values differ that it stands for, where these are several.
  var mixed: (() -> Bool)?

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    inside = label()
  }
}

extension Toggle: View, ElementView {
  package var facts: ToggleFacts { ToggleFacts(isOn: isOn) }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TypedElementNode(view.facts, in: place)
    node.start()
    // Where no look was said when the toggle came, its label stands by itself.
    if place.environment.cell(for: ObjectIdentifier(ToggleLookKey.self)) != nil {
      node.inside = DressedNode(DressedToggleLabel(view), in: node.place())
    } else {
      node.inside = Label._makeNode(view.inside, in: node.place())
    }
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(TypedElementNode<ToggleFacts>.self)
    node.update(to: view.facts)
    if let dressed = node.inside as? DressedNode {
      dressed.update(to: DressedToggleLabel(view))
    } else {
      Label._updateNode(node.inside!, to: view.inside)
    }
  }
}

package struct ToggleFacts: ElementFacts {
  let isOn: Binding<Bool>

  package var role: Role { .toggle }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .flag(isOn.wrappedValue)
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
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

extension Toggle where Label == TenureElements.Label<Text, Image> {
  public nonisolated init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TenureElements.Label(key, systemImage: systemImage) }
  }

  /// A control that is on or off, with a symbol beside its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TenureElements.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the next style: one said beside it, or the one around the style.
  ///
  ///     func makeBody(configuration: Configuration) -> some View {
  ///       Toggle(configuration).toggleStyle(.switch).padding()
  ///     }
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
