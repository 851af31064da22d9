/// The elements of an array of any type: one is boxed only when it is asked for.
protocol Elements {
  var count: Int { get }
  func element(at index: Int) -> Any
  /// How many elements at the beginning and at the end of both are equal by `==`; nil without one, or for another type.
  func equalEnds(with other: any Elements) -> (start: Int, end: Int)?
}

extension Array: Elements {
  func element(at index: Int) -> Any { self[index] }

  func equalEnds(with other: any Elements) -> (start: Int, end: Int)? {
    func ends<Value: Equatable>(_ type: Value.Type) -> (start: Int, end: Int)? {
      // By way of `Any`: from array to array each element would be cast.
      guard let a = (self as Any) as? [Value], let b = (other as Any) as? [Value] else { return nil }
      let shorter = Swift.min(a.count, b.count)
      let start = (0..<shorter).first { a[$0] != b[$0] } ?? shorter
      let end = (0..<shorter - start).first { a[a.count - 1 - $0] != b[b.count - 1 - $0] } ?? shorter - start
      return (start, end)
    }
    return (Element.self as? any Equatable.Type).flatMap { ends($0) }
  }
}

/// The elements of a value that is shown as a list.
func elements(of value: Any, _ mirror: Mirror) -> any Elements {
  func elements(_ collection: some Collection) -> any Elements { Array(collection) }
  if let collection = value as? any Collection { return elements(collection) }
  return mirror.children.map(\.value)
}
