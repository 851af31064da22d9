import TenureIssues

/// A binding to a collection is a collection of bindings to its elements.
///
/// The trap: an element's binding is its position. Kept after a removal it points at whatever is there now.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position), ownTransaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// The element of a collection at a position.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element>, @unchecked Sendable {
  let elements: Location<Elements>
  let position: Elements.Index

  init(_ elements: Location<Elements>, _ position: Elements.Index) {
    self.elements = elements
    self.position = position
  }

  override func get() -> Elements.Element {
    let elements = elements.get()
    check(elements)
    return elements[position]
  }

  override func set(_ value: Elements.Element, _ transaction: Transaction?) {
    var elements = elements.get()
    check(elements)
    elements[position] = value
    self.elements.set(elements, transaction)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return position == other.position && elements.plain.isSame(as: other.elements.plain)
  }

  override func getIfThere() -> Elements.Element? {
    guard let elements = elements.getIfThere() else { return nil }
    return position >= elements.startIndex && position < elements.endIndex ? elements[position] : nil
  }

  override var isInState: Bool { elements.isInState }
  override var isElement: Bool { true }
  override var origin: AnyObject? { elements.origin }

  private func check(_ elements: Elements) {
    if position >= elements.startIndex && position < elements.endIndex { return }
    Issues.stop(
      Issue(
        "A binding to an element of \(Elements.self) is out of range.", severity: .fault,
        evidence: "It points at position \(position); the collection has \(elements.count) elements now.",
        advice: "An element's binding is a position: do not keep it after a removal. "
          + "Use ForEach($items) with identifiable elements, or look the element up by its id."))
  }
}
