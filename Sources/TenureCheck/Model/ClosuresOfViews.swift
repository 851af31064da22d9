extension Project {
  /// What the receiver of a closure does with it. A view of the project's own says so by the type of what it takes:
  /// `PrimaryButton("Save") { save() }` keeps the closure for a tap, `Card { Text("Hello") }` builds views from it.
  public func use(of closure: Node) -> ClosureUse {
    let usual = ClosureUse(of: closure)
    guard usual == .content || usual == .unknown || usual == .action, let call = closure.parent, call.kind == .call,
      let callee = call.child(.callee), callee.name.startsWithCapital || callee.name == "init"
    else { return usual }
    return memberUses.use(of: closure) { use(of: closure, in: call) ?? usual }
  }

  private func use(of closure: Node, in call: Node) -> ClosureUse? {
    guard let parameter = parameter(taking: closure, in: call), let type = parameter.child(.type) else { return nil }
    if parameter.children(.attribute).contains(where: { $0.name.hasSuffix("Builder") }) { return .content }
    guard let function = type.functionType, let result = function.child(.result) else { return nil }
    if result.isVoid { return .action }
    return result.kind == .qualifiedType && result.name == "some" ? .content : nil
  }

  /// The property of a view that keeps a closure which it is handed.
  func keeper(ofClosure closure: Node) -> Member? {
    guard let call = closure.parent, call.kind == .call, let type = constructedType(call), type.isViewLike,
      let parameter = parameter(taking: closure, in: call)
    else { return nil }
    if parameter.kind == .variable { return type.stored.first { $0.node == parameter } }
    for assignment in type.initializers.flatMap({ Array($0.node.descendants(of: .assignment)) }) {
      guard let value = assignment.child(.right), value.kind == .reference, value.name == parameter.name,
        let member = type.stored.first(where: { assignment.assigns($0.name) })
      else { continue }
      return member
    }
    return nil
  }

  /// The parameter of an initializer, a memberwise one too, that a closure is passed for.
  private func parameter(taking closure: Node, in call: Node) -> Node? {
    guard closure.role == .argument || closure.role == .trailing, let type = constructedType(call), type.isViewLike
    else { return nil }
    var lists = type.initializers.map(\.parameters)
    if !type.initializers.contains(where: { $0.node.parent == type.declaration }) {
      lists.append(
        type.stored.filter { !($0.isConstant && $0.value != nil) && ($0.wrapper == nil) }.map(\.node))
    }
    let given = Set(call.children.compactMap { $0.role == .argument || $0.role == .trailing ? $0.label : nil })
    for list in lists where given.isSubset(of: list.map(\.outerName)) || closure.label == nil && lists.count == 1 {
      let closures = list.filter { $0.child(.type)?.functionType != nil }
      if let label = closure.label {
        if let found = closures.first(where: { $0.outerName == label }) { return found }
        continue
      }
      guard closure.role == .trailing else { continue }
      let open = closures.filter { !given.contains($0.outerName) }
      if let found = open.first(where: { !$0.isOptionalInput }) ?? open.first { return found }
    }
    return nil
  }
}

extension Node {
  /// What a caller calls a parameter, or the property of a memberwise initializer.
  fileprivate var outerName: String { kind == .parameter ? label ?? "" : name }

  /// Whether a caller may leave it out.
  fileprivate var isOptionalInput: Bool {
    child(.value) != nil || kind == .variable && child(.type)?.kind == .optionalType
  }

  /// `() -> Void` of a type, also of `(() -> Void)?`.
  var functionType: Node? {
    var type = self
    while type.kind != .functionType {
      let inside = Array(type.children)
      guard type.kind == .optionalType || type.kind == .tupleType || type.kind == .qualifiedType, inside.count == 1
      else { return nil }
      type = inside[0]
    }
    return type
  }

  fileprivate var isVoid: Bool {
    kind == .typeName && name == "Void" || kind == .tupleType && children(.element).isEmpty
  }
}
