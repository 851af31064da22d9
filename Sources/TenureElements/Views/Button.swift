import TenureRender
@_spi(Tree) import TenureTree

/// The purpose of a button: to cancel, or to destroy something.
@frozen public struct ButtonRole: Equatable, Sendable {
  enum Kind: UInt8 { case destructive, cancel, close, confirm }

  @usableFromInline let number: UInt8

  init(_ kind: Kind) { number = kind.rawValue }

  package var name: String { "\(Kind(rawValue: number)!)" }

  public static let destructive = ButtonRole(.destructive)
  public static let cancel = ButtonRole(.cancel)
  public static let close = ButtonRole(.close)
  public static let confirm = ButtonRole(.confirm)
}

/// A control that runs an action when it is tapped.
@frozen public struct Button<Label: View> {
  @usableFromInline package let facts: ButtonFacts
  @usableFromInline package let inside: Label

  @preconcurrency @inlinable public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency @inlinable public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    facts = ButtonFacts(action: action, kind: role)
    inside = label()
  }
}

extension Button: View, ElementView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    // Where no style of the program's own was around when the button came, it stands by itself.
    if place.environment.cell(for: ObjectIdentifier(OwnStylesKey<ButtonStyleConfiguration>.self)) != nil
      || place.environment.cell(for: ObjectIdentifier(OwnStylesKey<PrimitiveButtonStyleConfiguration>.self)) != nil
    {
      return makeDressed(view, in: place)
    }
    let node = TypedElementNode(view.facts, in: place)
    node.start()
    node.inside = Label._makeNode(view.inside, in: node.place())
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let dressed = node as? DressedNode {
      dressed.update(to: StyledButton(view.facts, view.inside))
    } else {
      let node = node.expect(TypedElementNode<ButtonFacts>.self)
      node.update(to: view.facts)
      Label._updateNode(node.inside!, to: view.inside)
    }
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    if node is DressedNode {
      updateDressed(node, at: view)
    } else {
      updateElement(node, at: view, ButtonFacts.self, Label.self)
    }
  }

  /// Apart from the rest, which need not know the type of a button in a style.
  @inline(never)
  @MainActor private static func makeDressed(_ view: Self, in place: Place) -> ViewNode {
    DressedNode(StyledButton(view.facts, view.inside), in: place)
  }

  /// Apart from the rest, which need not know the button's own type.
  @inline(never)
  @MainActor private static func updateDressed(_ node: ViewNode, at view: _NewValue<Self>) {
    _updateNode(node, to: view.take())
  }
}

/// A place of its own around a control, or its label, where a view above has said how such controls look.
final class DressedNode: WrapperNode {}

@frozen @usableFromInline package struct ButtonFacts: ElementFacts {
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let kind: ButtonRole?

  @inlinable init(action: @escaping @MainActor () -> Void, kind: ButtonRole?) {
    self.action = action
    self.kind = kind
  }

  package func saysSame(as other: ButtonFacts) -> Bool { kind == other.kind }

  package var role: Role { .button }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let kind { attributes[.role] = .text(kind.name) }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard action == .tap else { return false }
    self.action()
    return true
  }
}

extension Button where Label == Text {
  @preconcurrency @inlinable public nonisolated init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  {
    self.init(role: nil, action: action) { Text(key) }
  }

  @_disfavoredOverload
  @preconcurrency @inlinable public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  @preconcurrency @inlinable public nonisolated init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  @_disfavoredOverload
  @preconcurrency @inlinable public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TenureElements.Label<Text, Image> {
  @preconcurrency public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { TenureElements.Label(key, systemImage: systemImage) }
  }

  @preconcurrency public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TenureElements.Label(key, systemImage: systemImage) }
  }

  /// A button with a title and a system symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ title: some StringProtocol, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { TenureElements.Label(title, systemImage: systemImage) }
  }

  /// A button with a role, a title and a system symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TenureElements.Label(title, systemImage: systemImage) }
  }
}

/// The label of a button that is known by its role alone.
public struct DefaultButtonLabel {
  let role: ButtonRole?
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case .close?: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm?: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive?: Label("Delete", systemImage: "trash")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label that its role has in the system: a cross closes, a check mark confirms.
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
