/// What a type contains: a property, a function, an initializer, a subscript, a case.
public struct Member: Sendable, Hashable {
  /// The declaration.
  public let node: Node
  /// The type that it belongs to, also when an extension declares it.
  public let owner: NominalType.ID
  /// A property with storage of its own, a wrapped one included.
  public let isStored: Bool
  /// The wrapper of a property that SwiftUI keeps or hands down; nil for any other.
  public let wrapper: Wrapper?

  init(node: Node, owner: NominalType.ID) {
    self.node = node
    self.owner = owner
    var isStored = node.kind == .variable
    var wrapper: Wrapper?
    for child in node.children {
      switch child.role {
      case .attribute: if wrapper == nil { wrapper = Wrapper(attribute: child.name) }
      case .accessor: if child.name != "willSet" && child.name != "didSet" { isStored = false }
      default: break
      }
    }
    self.isStored = isStored
    self.wrapper = wrapper
  }

  /// The same declaration in the same type.
  public static func == (one: Member, other: Member) -> Bool { one.node == other.node && one.owner == other.owner }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }

  /// The declared name.
  public var name: String { node.name }
  /// Its modifiers.
  public var traits: Traits { node.traits }
  /// True for `static` and `class` members.
  public var isStatic: Bool { traits.contains(.static) }
  /// True for `let`.
  public var isConstant: Bool { traits.contains(.constant) }
  /// True for `private` and `fileprivate`.
  public var isPrivate: Bool { !traits.isDisjoint(with: .isPrivate) }
  /// True for a `var` or `let`.
  public var isProperty: Bool { node.kind == .variable }
  /// True for a `func`.
  public var isFunction: Bool { node.kind == .function }
  /// True for an `init`.
  public var isInitializer: Bool { node.kind == .initializer }

  /// True for a property without storage.
  public var isComputed: Bool { isProperty && !isStored }
  /// True for a property that every instance stores.
  public var isStoredInstance: Bool { isStored && !isStatic }

  /// What is written with an `@` before it.
  public var attributes: [Node] { node.children(.attribute) }
  /// The attribute of that name.
  public func attribute(_ name: String) -> Node? { attributes.first { $0.name == name } }
  /// The attribute that is its wrapper.
  public var wrapperAttribute: Node? { attributes.first { Wrapper(attribute: $0.name) != nil } }
  /// The type, as it is written.
  public var type: Node? { node.child(.type) }
  /// What a stored property starts with.
  public var value: Node? { node.child(.value) }
  /// `get`, `set`, `willSet` and `didSet`.
  public var accessors: [Node] { node.children(.accessor) }
  /// What it takes.
  public var parameters: [Node] { node.children(.parameter) }
  /// What it returns.
  public var result: Node? { node.child(.result) }
  /// The getter's or the function's statements.
  public var statements: [Node] {
    if isProperty { return accessors.first { $0.name == "get" }?.children(.statement) ?? [] }
    return node.children(.statement)
  }

  /// A `body`, and every other member that is written as views: a `some View`, a `@ViewBuilder`.
  public var isViewBuilding: Bool {
    if attributes.contains(where: { $0.name.hasSuffix("Builder") }) { return true }
    guard let type = isProperty ? type : result, type.kind == .qualifiedType, type.name == "some" else { return false }
    return ["View", "Scene", "ToolbarContent", "Commands", "Widget"].contains(type.child(.base)?.name ?? "")
  }
}
