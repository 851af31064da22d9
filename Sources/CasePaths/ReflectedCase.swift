import Synchronization

/// A case that is known by the function that makes it. Which case that is shows when a value has been put in again: the
/// result has the name of the case that it came from, or it is another case.
final class ReflectedCase<Root, Value> {
  let embed: (Value) -> Root
  /// The name of the case, once a value has shown it.
  private let name = Mutex<String?>(nil)

  init(_ embed: @escaping (Value) -> Root) { self.embed = embed }

  func extract(from root: Root) -> Value? {
    guard let (found, payload) = payload(of: root) else { return nil }
    if let known = name.withLock({ $0 }) {
      guard known == found else { return nil }
      return payload as? Value ?? relabelled(payload)
    }
    guard let value = payload as? Value ?? relabelled(payload) else { return nil }
    // Another case may hold a value of the same type.
    guard caseName(of: embed(value)) == found else { return nil }
    name.withLock { $0 = found }
    return value
  }

  /// A tuple with labels is not, to a cast, one without them; a single value under a label comes as a tuple of one.
  private func relabelled(_ payload: Any) -> Value? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return nil }
    if mirror.children.count == 1, let only = mirror.children.first { return only.value as? Value }
    return withoutLabels(payload, as: Value.self)
  }
}

/// The case of an enum and what it holds; nil for a case that holds nothing.
private func payload(of root: Any) -> (name: String, value: Any)? {
  let mirror = Mirror(reflecting: root)
  guard mirror.displayStyle == .enum || mirror.displayStyle == .optional, let child = mirror.children.first,
    let name = child.label
  else { return nil }
  return (name, child.value)
}

/// The name of an enum's case.
func caseName(of root: Any) -> String {
  payload(of: root)?.name ?? String(describing: root)
}
