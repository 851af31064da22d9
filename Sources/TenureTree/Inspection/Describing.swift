/// A value for people: what it prints, cut where nobody would read on.
package func describe(_ value: Any) -> String {
  if let long = beginning(of: value) { return cut(long) }
  return cut(value is String ? "\"\(value)\"" : "\(value)")
}

private func cut(_ text: String) -> String { text.utf8.count > 200 && text.count > 200 ? text.prefix(199) + "…" : text }

/// The first elements of a long list, so that a long one costs no more than a short one.
private func beginning(of value: Any) -> String? {
  guard let list = value as? any LongList, list.count > most else { return nil }
  return "[\(list.first(most)), … \(list.count) in all]"
}

private let most = 40

private protocol LongList {
  var count: Int { get }
  func first(_ count: Int) -> String
}

extension Array: LongList {
  fileprivate func first(_ count: Int) -> String { prefix(count).map { describe($0) }.joined(separator: ", ") }
}

extension Set: LongList {
  fileprivate func first(_ count: Int) -> String { prefix(count).map { describe($0) }.joined(separator: ", ") }
}

extension Dictionary: LongList {
  fileprivate func first(_ count: Int) -> String {
    prefix(count).map { "\(describe($0.key)): \(describe($0.value))" }.joined(separator: ", ")
  }
}

/// A type's name without the module and without the outer types.
func shortName(of type: Any.Type) -> String {
  let name = "\(type)"
  // A view of views by all its views is a page long.
  guard name.utf8.count > 60, let end = name.firstIndex(of: "<") else { return name }
  return "\(name[..<end])<…>"
}
