/// What an expression is computed from, if nothing but the members of a type goes into it.
struct Derivation {
  /// Stored members of the type, and members of models that it holds.
  private(set) var inputs: [Member] = []
  /// Whether it goes through elements one by one.
  private(set) var isCostly = false

  private let project: Project
  private let type: NominalType
  private let root: Node
  /// The function or the getter whose code is looked at: its parameters are what it was given.
  private var function: Node?

  /// Nil where something else goes in: a parameter, the time, what a function returns.
  init?(_ expression: Node, in type: NominalType, of project: Project) {
    self.project = project
    self.type = type
    root = expression
    guard isPure(expression, depth: 0) else { return nil }
  }

  private mutating func isPure(_ node: Node, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    switch node.kind {
    case .reference: return isPureReference(node, depth: depth)
    case .member: return isPureMember(node, depth: depth)
    case .call: return isPureCall(node, depth: depth)
    case .implicitMember, .keyPath, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .wildcard: return true
    case .variable where node.traits.contains(.constant):
      return node.child(.value).map { isPure($0, depth: depth + 1) } ?? false
    case .binary, .prefix, .ternary, .tuple, .arrayLiteral, .dictionaryLiteral, .optionalChain, .forceUnwrap,
      .subscriptAccess, .stringLiteral, .closure, .returnStatement, .cast:
      for child in node.children where !child.kind.isType && child.kind != .parameter {
        guard isPure(child, depth: depth + 1) else { return false }
      }
      return true
    case .block, .guardStatement, .ifBranch, .switchBranch, .switchCase, .optionalBinding, .patternCondition:
      // `guard !text.isEmpty else { return notes }` in a function or a getter that the expression asks.
      guard function != nil || node.kind == .ifBranch || node.kind == .switchBranch else { return false }
      return isPureCode(node.children.filter { $0.role != .pattern }, depth: depth)
    case .jump: return true
    default: return false
    }
  }

  private mutating func isPureCode(_ statements: [Node], depth: Int) -> Bool {
    for statement in statements {
      guard isPure(statement, depth: depth + 1) else { return false }
    }
    return true
  }

  private mutating func isPureReference(_ node: Node, depth: Int) -> Bool {
    if node.name == "self" || node.name == "Self" { return true }
    if node.name.startsWithDollar, node.name.dropFirst().allSatisfy(\.isNumber) {
      // An element, if the closure is a part of the expression; else what the closure around it was given.
      return node.ancestors.first { $0.kind == .closure }.map { root.contains($0) || function?.contains($0) == true }
        ?? false
    }
    switch project.referent(of: node) {
    case .member(let member): return take(member, depth: depth)
    case .local(let local):
      // What a function or a getter keeps for itself was looked at where it is kept.
      if let function, function.contains(local), !local.traits.contains(.constant) || local.kind != .variable {
        return local.kind != .variable
      }
      // `guard let order` is the property; what a condition takes out of an object may be another each time.
      guard local.traits.contains(.constant), let value = local.child(.value),
        local.kind == .variable || local.kind == .optionalBinding && value.kind == .reference
      else { return false }
      if root.contains(local) || function?.contains(local) == true { return true }
      var worked = self
      guard worked.isPure(value, depth: depth + 1) else { return takeStandIn(node) }
      self = worked
      return true
    case .parameter(let parameter):
      return root.contains(parameter) || function?.contains(parameter) == true || takeStandIn(node)
    case .type: return true
    case .global(let global): return global.traits.contains(.constant)
    case nil:
      // What an observer of a property of the type is told.
      if node.name == "oldValue" || node.name == "newValue" { return true }
      return node.name.first?.isLowercase == false && node.name != "Date"  // a type, an operator
    }
  }

  private mutating func take(_ member: Member, depth: Int) -> Bool {
    guard member.isProperty else { return false }
    if member.isStatic { return true }
    if member.isStored {
      if !inputs.contains(member) { inputs.append(member) }
      return true
    }
    return isPureBody(of: member.node, member.statements, depth: depth)
  }

  /// What a getter or a function of the project makes of members and of what it was given.
  private mutating func isPureBody(of code: Node, _ statements: [Node], depth: Int) -> Bool {
    var inside = self
    inside.function = code
    guard inside.isPureCode(statements, depth: depth) else { return false }
    for input in inside.inputs where !inputs.contains(input) { inputs.append(input) }
    return true
  }

  /// `all = loaded` beside `starred = loaded.filter(\.isStarred)`: what was loaded is `all`. So is what
  /// `.onChange(of:)` hands out as the new value.
  private mutating func takeStandIn(_ node: Node) -> Bool {
    guard node != root, let member = project.member(standingFor: node), member.owner == type.id, member.isStored,
      !member.isStatic
    else { return false }
    if !inputs.contains(member) { inputs.append(member) }
    return true
  }

  private mutating func isPureMember(_ node: Node, depth: Int) -> Bool {
    guard let base = node.child(.base), !["now", "random", "current"].contains(node.name) else { return false }
    if let holder = project.type(of: base), holder.isModel, holder !== type {
      // What is declared elsewhere may be anything, and an object that the function was given or has fetched is another
      // each time.
      guard isHeld(base, depth: depth) else { return false }
      return project.member(node.name, of: holder).map { take($0, depth: depth) } ?? false
    }
    if base.name == "self", base.kind == .reference, let member = project.member(node.name, of: type) {
      return take(member, depth: depth)
    }
    return isPure(base, depth: depth + 1)
  }

  /// An object that the type keeps: reading one of its properties reads this and nothing more.
  private func isHeld(_ object: Node, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    switch object.kind {
    case .optionalChain, .forceUnwrap: return object.child(.base).map { isHeld($0, depth: depth + 1) } ?? false
    case .member:
      if project.typeReference(object) != nil { return true }
      return object.child(.base).map { isHeld($0, depth: depth + 1) } ?? false
    case .reference:
      if object.name == "self" || object.name == "Self" { return true }
      switch project.referent(of: object) {
      case .member(let member): return member.isProperty
      case .local(let local):
        return local.traits.contains(.constant) && local.child(.value).map { isHeld($0, depth: depth + 1) } == true
      case .type, .global: return true
      case .parameter(let parameter): return root.contains(parameter)
      case nil: return object.name.first?.isUppercase == true
      }
    default: return false
    }
  }

  private mutating func isPureCall(_ node: Node, depth: Int) -> Bool {
    guard let callee = node.child(.callee) else { return false }
    if callee.kind == .member, !Self.methods.contains(callee.name) {
      // `Self.rounded(price)`
      guard let base = callee.child(.base), base.name == "Self" || project.typeReference(base) != nil,
        isPureFunction(callee, depth: depth)
      else { return false }
    } else if callee.kind == .member {
      guard let base = callee.child(.base), isPure(base, depth: depth + 1) else {
        return false
      }
      if node.children.contains(where: { $0.kind == .closure || $0.kind == .keyPath })
        || callee.name.hasPrefix("sorted")
      {
        isCostly = true
      }
    } else {
      guard callee.kind == .reference,
        Self.functions.contains(callee.name) || isPureClosure(callee, depth: depth)
          || isPureFunction(callee, depth: depth)
      else { return false }
    }
    for child in node.children where child.role == .argument || child.role == .trailing {
      guard isPure(child, depth: depth + 1) else { return false }
    }
    return true
  }

  /// `let before: (Int, Int) -> Bool = isRising ? (<) : (>)`, which is then called.
  private mutating func isPureClosure(_ callee: Node, depth: Int) -> Bool {
    guard case .local(let local)? = project.referent(of: callee), local.kind == .variable,
      local.traits.contains(.constant), let value = local.child(.value)
    else { return false }
    return isPure(value, depth: depth + 1)
  }

  /// A function of the project that hands out what it makes of its parameters and of the type's members.
  private mutating func isPureFunction(_ callee: Node, depth: Int) -> Bool {
    guard depth < 8, let code = function(meantBy: callee), code.child(.result) != nil,
      code.traits.isDisjoint(with: [.async, .mutating])
    else { return false }
    return isPureBody(of: code, code.children(.statement), depth: depth)
  }

  private func function(meantBy callee: Node) -> Node? {
    if case .global(let function)? = project.referent(of: callee) { return function.kind == .function ? function : nil }
    return project.member(meantBy: callee).flatMap { $0.isFunction ? $0.node : nil }
  }

  private static let functions: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Array", "Set", "Dictionary", "Decimal", "max", "min", "abs", "zip",
    "floor", "ceil", "round", "stride", "Bool",
  ]

  static let methods: Set<String> = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "first", "last", "contains", "allSatisfy", "min",
    "max",
    "prefix", "suffix", "dropFirst", "dropLast", "reversed", "joined", "lowercased", "uppercased", "capitalized",
    "trimmingCharacters", "localizedCaseInsensitiveContains", "localizedStandardContains", "hasPrefix", "hasSuffix",
    "split", "components", "replacingOccurrences", "rounded", "formatted", "enumerated", "union", "intersection",
    "subtracting", "isSubset", "isSuperset", "mapValues", "compactMapValues", "firstIndex", "lastIndex", "count",
    "drop",
    "elementsEqual", "starts", "isDisjoint", "symmetricDifference", "localizedCompare", "caseInsensitiveCompare",
    "localizedStandardCompare", "compare", "range", "sum", "isMultiple", "advanced", "distance", "padding",
  ]
}

extension Project {
  /// The property whose value a parameter or a constant is, by what the code around it says.
  fileprivate func member(standingFor name: Node) -> Member? {
    guard let declaration = declaration(of: name) else { return nil }
    if let closure = declaration.parent, closure.kind == .closure, declaration.kind == .parameter {
      guard let call = closure.parent, call.calledName == "onChange", closure.children(.parameter).last == declaration
      else { return nil }
      return call.children.first { $0.label == "of" }.flatMap { storage(of: $0) }
    }
    guard let function = name.ancestors.first(where: { $0.kind.isFunctionLike }) else { return nil }
    for assignment in function.descendants(of: .assignment) where assignment.name == "=" {
      guard let value = assignment.child(.right), value.kind == .reference, value.name == name.name,
        self.declaration(of: value) == declaration, let target = assignment.child(.left)
      else { continue }
      return storage(of: target)
    }
    return nil
  }

  private func declaration(of name: Node) -> Node? {
    switch referent(of: name) {
    case .parameter(let node)?, .local(let node)?: node
    default: nil
    }
  }
}
