extension Member {
  /// True for `Bool`, also where only the initial value says so.
  public var isBool: Bool {
    if let type { return type.kind == .typeName && type.name == "Bool" }
    return value?.kind == .booleanLiteral
  }

  /// True for an optional type.
  public var isOptional: Bool { type?.kind == .optionalType || type?.kind == .typeName && type?.name == "Optional" }

  /// The written type, of an optional that of what it wraps.
  public var plainType: Node? {
    guard let type else { return nil }
    if type.kind == .optionalType { return type.child(.base) }
    return isOptional ? type.child(.generic) : type
  }

  /// A closure, as far as the written type says.
  public var isClosure: Bool { plainType?.kind == .functionType }

  /// `["is", "loading"]` of `isLoading`.
  public var words: [String] { name.nameWords }
}

extension Project {
  /// The property that an expression names: `items`, `model.items`, `$items`.
  public func storage(of expression: Node) -> Member? {
    if expression.kind == .reference, case .member(let member)? = referent(of: expression) { return member }
    guard expression.kind == .member, let base = expression.child(.base), let type = type(of: base) else { return nil }
    return member(expression.name.startsWithDollar ? String(expression.name.dropFirst()) : expression.name, of: type)
  }
}
