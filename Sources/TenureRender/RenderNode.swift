/// One element of the screen and everything inside it: a value, without behaviour, that any host can show.
public struct RenderNode: Sendable, Equatable {
  public var id: NodeID
  public var role: Role
  public var attributes: Attributes
  /// What modifiers said about this element, innermost first.
  public var modifiers: [RenderModifier]
  public var children: [RenderNode]

  public init(
    id: NodeID, role: Role, attributes: Attributes = Attributes(), modifiers: [RenderModifier] = [],
    children: [RenderNode] = []
  ) {
    self.id = id
    self.role = role
    self.attributes = attributes
    self.modifiers = modifiers
    self.children = children
  }
}

/// What one modifier says about an element: its name and its facts.
public struct RenderModifier: Hashable, Sendable {
  public var name: ModifierName
  public var attributes: Attributes

  public init(_ name: ModifierName, _ attributes: Attributes = Attributes()) {
    self.name = name
    self.attributes = attributes
  }

  /// Whether it takes the tab bar from the screen that it is in.
  package var hidesTabBar: Bool {
    guard name == .toolbarVisibility, attributes[.value]?.text == "hidden" else { return false }
    return attributes[.bars]?.items?.contains { $0.text == "tabBar" } == true
  }

  /// A modifier that says a single thing.
  public init(_ name: ModifierName, value: AttributeValue) {
    self.name = name
    attributes = Attributes()
    attributes[.value] = value
  }
}

extension RenderModifier {
  /// True when touches do not reach what is inside.
  public var takesNoTouches: Bool { name == .hitTesting && attributes[.value]?.flag == false }

  /// True when a user sees nothing of what is inside.
  public var hides: Bool {
    switch name {
    case .hidden: attributes[.value]?.flag == true
    case .opacity: attributes[.value]?.number == 0
    default: false
    }
  }
}
