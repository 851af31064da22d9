/// A type's name as a developer says it: without its module, without the places of private types, without what it is
/// generic over.
func typeName(_ type: Any.Type) -> String {
  let name = _typeName(type, qualified: true)
  // Functions, tuples and metatypes are no names.
  if name.hasPrefix("(") || name.contains("->") { return String(describing: type) }
  var parts: [String] = []
  var part = ""
  var (angles, parentheses) = (0, 0)
  for character in name {
    switch character {
    case "<": angles += 1
    case ">": angles -= 1
    case "(" where angles == 0: parentheses += 1
    case ")" where angles == 0: parentheses -= 1
    case "." where angles == 0 && parentheses == 0:
      parts.append(part)
      part = ""
    default:
      if angles == 0 { part.append(character) }
    }
  }
  parts.append(part)
  // `(unknown context at $1f)` and `(Name in _1A2B)`
  let names = parts.compactMap { part -> String? in
    if part.hasPrefix("unknown context") { return nil }
    return part.firstRange(of: " in _").map { String(part[..<$0.lowerBound]) } ?? part
  }
  return (names.count > 1 ? names.dropFirst() : names[...]).joined(separator: ".")
}

func isFunction(_ value: Any) -> Bool { _typeName(type(of: value), qualified: false).contains("->") }
