/// A key path as a program writes it: `\.form.name`. What Swift says of a property with accessors is where its code lies, which
/// is another place in each build; the macro of the state knows its name. An optimised build may have such code more than once:
/// then a member of a member is written as `<computed (String)>`.
enum WrittenPath {
  static func of(_ path: AnyKeyPath) -> String {
    var rest = components(path)
    var written = ""
    var type: Any.Type = Swift.type(of: path).rootType
    while let (name, length, value) = next(of: type, in: rest) {
      written += ".\(name)"
      rest = rest.dropFirst(length)
      type = value
      if rest.first == "?" || rest.first == "!", let wrapped = (type as? any Wrapping.Type)?.wrapped {
        written.append(rest.removeFirst())
        type = wrapped
      }
    }
    return "\\\(written)\(withoutAddresses(rest))"
  }

  /// The property of the state at the beginning, how much of the text it is, and its type.
  private static func next(of type: Any.Type, in rest: Substring) -> (String, Int, Any.Type)? {
    for (path, name) in StatePlaces.of(type) {
      let text = components(path)
      guard rest.hasPrefix(text) else { continue }
      let after = rest.dropFirst(text.count).first
      if after == nil || ".?!".contains(after!) { return (name, text.count, Swift.type(of: path).valueType) }
    }
    return nil
  }

  /// All after the type: `.<computed 0x0000 (String)>.count`.
  private static func components(_ path: AnyKeyPath) -> Substring {
    let text = "\(path)"
    return text.dropFirst("\\\(Swift.type(of: path).rootType)".count)
  }

  private static func withoutAddresses(_ text: Substring) -> String {
    String(text.replacing(#/ 0x[0-9a-f]+/#, with: ""))
  }
}

private protocol Wrapping { static var wrapped: Any.Type { get } }
extension Optional: Wrapping {
  static var wrapped: Any.Type { Wrapped.self }
}
