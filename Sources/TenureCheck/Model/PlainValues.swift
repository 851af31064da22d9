extension Project {
  /// Whether a written type is a value through and through: a number, a text, a struct or an enum of the project, and
  /// optionals, arrays and bindings of such. What is not known is none.
  public func isPlainValue(_ type: Node) -> Bool {
    switch type.kind {
    case .optionalType: return type.child(.base).map(isPlainValue) ?? false
    case .arrayType: return type.child(.element).map(isPlainValue) ?? false
    case .dictionaryType: return type.children(.element).allSatisfy(isPlainValue)
    case .typeName:
      if let known = self.type(named: type), !["Binding", "Optional"].contains(type.name) {
        return !known.isReference && !known.isProtocol && !known.isViewLike
      }
      if ["Binding", "Optional", "Set", "Array"].contains(type.name) {
        return type.child(.generic).map(isPlainValue) ?? false
      }
      return Self.plainTypes.contains(type.name)
    default: return false
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data", "Decimal", "TimeInterval", "CGSize",
    "CGPoint", "CGRect", "Color", "AttributedString", "LocalizedStringKey", "Locale", "Calendar", "DateInterval",
    "DateComponents", "IndexSet", "Foundation.Date", "Foundation.URL", "Angle", "Edge", "Alignment", "Duration",
  ]
}

extension Node {
  /// What an expression takes over as it is, conversions aside: `name` of `String(name)`, `"\(name)"`, `name ?? ""`.
  public var copiedValue: Node? {
    switch kind {
    case .reference: return self
    case .member:
      return child(.base).map { $0.kind == .reference || $0.kind == .member || $0.kind == .optionalChain } == true
        ? self : nil
    case .optionalChain, .forceUnwrap: return child(.base)?.copiedValue
    case .binary where name == "??":
      guard let right = child(.right),
        right.kind.isLiteral || right.kind == .implicitMember || right.kind == .arrayLiteral
      else {
        return nil
      }
      return child(.left)?.copiedValue
    case .stringLiteral:
      let arguments = children(.argument)
      return arguments.count == 1 ? arguments[0].copiedValue : nil
    case .call:
      guard let callee = child(.callee), callee.name == "init" || Self.conversions.contains(callee.name),
        callee.kind == .reference || callee.kind == .implicitMember, let first = child(.argument),
        first.kind != .closure
      else { return nil }
      return first.copiedValue
    default: return nil
    }
  }

  /// The value that is copied, or that something is worked out from: `prices` of `prices.reduce(0, +)`, `metres` of
  /// `metres / 1000`.
  var derivedValue: Node? {
    if kind == .binary, Self.arithmetic.contains(name), let left = child(.left), let right = child(.right) {
      if right.kind.isLiteral { return left.derivedValue }
      return left.kind.isLiteral ? right.derivedValue : nil
    }
    guard kind == .call, let callee = child(.callee) else { return copiedValue }
    if callee.kind == .member, Self.derivations.contains(callee.name) { return callee.child(.base)?.derivedValue }
    // `Array(songs.prefix(10))`
    guard callee.kind == .reference, Self.conversions.contains(callee.name), let first = child(.argument),
      first.kind == .call
    else { return copiedValue }
    return first.derivedValue
  }

  /// The values that an expression is put together from: `price` and `currency` of `"\(price) \(currency)"`, the one of
  /// `price.formatted()`.
  var derivedValues: [Node] {
    switch kind {
    case .stringLiteral: children(.argument).flatMap(\.derivedValues)
    case .binary where Self.arithmetic.contains(name):
      children.flatMap { $0.kind.isLiteral && $0.kind != .stringLiteral ? [] : $0.derivedValues }
    case .binary where Self.comparisons.contains(name): children.flatMap(\.derivedValues)
    case .prefix where name == "!": child(.base)?.derivedValues ?? []
    case .ternary: children.flatMap(\.derivedValues)
    case .call where Self.compounds.contains(calledName ?? ""): children(.argument).flatMap(\.derivedValues)
    default: derivedValue.map { [$0] } ?? []
    }
  }

  /// Values of the system that are put together from others.
  private static let compounds: Set<String> = [
    "CLLocationCoordinate2D", "MKCoordinateRegion", "MKCoordinateSpan", "CGPoint", "CGSize", "CGRect", "DateInterval",
    "Measurement", "MapCamera", "MapCameraPosition",
  ]
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  private static let derivations: Set<String> = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "prefix", "suffix", "reversed", "joined", "first",
    "uppercased", "lowercased", "formatted", "rounded", "max", "min",
  ]
  private static let conversions: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Decimal", "Array", "Set", "Bool", "Date", "AttributedString",
  ]
}
