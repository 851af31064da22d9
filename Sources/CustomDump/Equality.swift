/// Whether two values count as the same in a diff: by their `==` where they have one, else by their parts.
func isSame(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable, let equal = equals(a, b) { return equal }
  return haveSameParts(a, b, met: [])
}

/// Nil where the types differ.
private func equals<Value: Equatable>(_ a: Value, _ b: Any) -> Bool? { (b as? Value).map { a == $0 } }

private func haveSameParts(_ a: Any, _ b: Any, met: Set<[ObjectIdentifier]>) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  let (first, second) = (Shape(of: a, isRoot: true, on: .first), Shape(of: b, isRoot: true))
  var met = met
  if let one = first.object, let other = second.object {
    if one == other || !met.insert([one, other]).inserted { return true }
  }
  if case .leaf(let lines) = first.kind, case .leaf(let others) = second.kind { return lines == others }
  return first.opening == second.opening && first.parts.count == second.parts.count
    && zip(first.parts, second.parts).allSatisfy { part, other in
      guard part.label == other.label else { return false }
      if let value = part.value as? any Equatable, let equal = equals(value, other.value) { return equal }
      return haveSameParts(part.value, other.value, met: met)
    }
}

/// Whether two values stand for the same thing, perhaps changed: by their ids. Nil where they have none.
func haveSameID(_ a: Any, _ b: Any) -> Bool? {
  guard let a = a as? any Identifiable, let b = b as? any Identifiable else { return nil }
  return AnyHashable(id(of: a)) == AnyHashable(id(of: b))
}

private func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
