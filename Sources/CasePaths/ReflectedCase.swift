import Synchronization

/// A case that is known by the function that makes it. Which case that is shows when a value has been put in again: the
/// result has the name of the case that it came from, or it is another case.
final class ReflectedCase<Root, Value> {
  let embed: (Value) -> Root
  /// The name of the case, once a value has shown it, and in how many optionals it stands.
  private let known = Mutex<(name: String, depth: Int)?>(nil)

  init(_ embed: @escaping (Value) -> Root) { self.embed = embed }

  func extract(from root: Root) -> Value? {
    if let (name, depth) = known.withLock({ $0 }) {
      guard let (found, payload) = payload(of: root, in: depth), name == found else { return nil }
      return payload as? Value ?? relabelled(payload)
    }
    // `/Route.detail` may be meant as the case of a route that may be absent.
    var depth = 0
    while let (found, payload) = payload(of: root, in: depth) {
      if let value = payload as? Value ?? relabelled(payload) {
        // Another case may hold a value of the same type.
        guard CasePaths.payload(of: embed(value), in: depth)?.name == found else { return nil }
        known.withLock { $0 = (found, depth) }
        return value
      }
      if found != "some" { return nil }
      depth += 1
    }
    return nil
  }

  /// A tuple with labels is not, to a cast, one without them; a single value under a label comes as a tuple of one.
  private func relabelled(_ payload: Any) -> Value? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return nil }
    if mirror.children.count == 1, let only = mirror.children.first { return only.value as? Value }
    return withoutLabels(payload, as: Value.self)
  }
}

/// The case of an enum that stands in so many optionals, and what it holds.
private func payload(of root: Any, in optionals: Int) -> (name: String, value: Any)? {
  guard let outer = payload(of: root) else { return nil }
  if optionals == 0 { return outer }
  return outer.name == "some" ? payload(of: outer.value, in: optionals - 1) : nil
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
