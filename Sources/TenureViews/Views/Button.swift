import TenureRender

/// What kind of action a button stands for.
@frozen public struct ButtonRole: Equatable, Sendable {
  enum Kind: UInt8 { case destructive, cancel, close, confirm }

  @usableFromInline let number: UInt8

  init(_ kind: Kind) { number = kind.rawValue }

  var name: String { "\(Kind(rawValue: number)!)" }

  public static let destructive = ButtonRole(.destructive)
  public static let cancel = ButtonRole(.cancel)
  public static let close = ButtonRole(.close)
  public static let confirm = ButtonRole(.confirm)
}

/// Something to press.
@frozen public struct Button<Label: View> {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let inside: Label

  @preconcurrency @inlinable public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency @inlinable public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    inside = label()
  }
}

extension Button: View, ElementView {
  var facts: ButtonFacts { ButtonFacts(action: action, kind: role) }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TypedElementNode(view.facts, in: place)
    node.start()
    // Where no look was said when the button came, its label stands by itself.
    let isDressed = place.environment.cell(for: ObjectIdentifier(ButtonLookKey.self)) != nil
    node.inside =
      isDressed
      ? Dressed._makeNode(Dressed(role: view.role, label: view.inside), in: node.place())
      : Label._makeNode(view.inside, in: node.place())
    return node
  }

  static func updateInside(_ node: ViewNode, of view: Self) {
    if node is CompositeNode<Dressed> {
      Dressed._updateNode(node, to: Dressed(role: view.role, label: view.inside))
    } else {
      Label._updateNode(node, to: view.inside)
    }
  }

  private typealias Dressed = DressedLabel<Label>
}

struct ButtonFacts: ElementFacts {
  let action: @MainActor () -> Void
  let kind: ButtonRole?

  func saysSame(as other: ButtonFacts) -> Bool { kind == other.kind }

  var role: Role { Role("button") }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let kind { attributes[.role] = .text(kind.name) }
  }

  func respond(to action: PersonAction, at node: ElementNode) -> Bool {
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

extension Button where Label == TenureViews.Label<Text, Image> {
  @preconcurrency public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { TenureViews.Label(key, systemImage: systemImage) }
  }

  @preconcurrency public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TenureViews.Label(key, systemImage: systemImage) }
  }
}
