/// What a type contains: a property, a function, an initializer, a subscript, a case.
public struct Member: Sendable, Hashable {
  public let node: Node
  /// The type that it belongs to, also when an extension declares it.
  public let owner: NominalType.ID
  /// A property with storage of its own, a wrapped one included.
  public let isStored: Bool
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

  public static func == (one: Member, other: Member) -> Bool { one.node == other.node && one.owner == other.owner }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }

  public var name: String { node.name }
  public var traits: Traits { node.traits }
  public var isStatic: Bool { traits.contains(.static) }
  public var isConstant: Bool { traits.contains(.constant) }
  public var isPrivate: Bool { !traits.isDisjoint(with: .isPrivate) }
  public var isProperty: Bool { node.kind == .variable }
  public var isFunction: Bool { node.kind == .function }
  public var isInitializer: Bool { node.kind == .initializer }

  public var isComputed: Bool { isProperty && !isStored }
  public var isStoredInstance: Bool { isStored && !isStatic }

  public var attributes: [Node] { node.children(.attribute) }
  public func attribute(_ name: String) -> Node? { attributes.first { $0.name == name } }
  public var wrapperAttribute: Node? { attributes.first { Wrapper(attribute: $0.name) != nil } }
  public var type: Node? { node.child(.type) }
  /// What a stored property starts with.
  public var value: Node? { node.child(.value) }
  public var accessors: [Node] { node.children(.accessor) }
  public var parameters: [Node] { node.children(.parameter) }
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
