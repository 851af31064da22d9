/// A shared array's elements are shared, each by itself:
///
///     ForEach($meetings) { $meeting in MeetingRow(meeting: $meeting) }
///
/// An element that has an id is found by it: it stays the same one when others before it come or go. The trap: one without
/// an id is whatever is at its place.
extension Shared: Sequence where Value: MutableCollection & RandomAccessCollection {
  /// An element, shared by itself.
  public typealias Element = Shared<Value.Element>
}

extension Shared: Collection where Value: MutableCollection & RandomAccessCollection {
  /// The places are those of the array.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The element at a place.
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    Shared<Value.Element>(reference: ElementReference(reference.current, position))
  }
}

extension Shared: BidirectionalCollection where Value: MutableCollection & RandomAccessCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Shared: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  /// The place some way from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }
  /// How far it is from one place to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension SharedReader: Sequence where Value: RandomAccessCollection {
  /// An element, shared by itself.
  public typealias Element = SharedReader<Value.Element>
}

extension SharedReader: Collection where Value: RandomAccessCollection {
  /// The places are those of the array.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The element at a place, to be read.
  public subscript(position: Value.Index) -> SharedReader<Value.Element> {
    let found = FoundElement<Value>(at: position, in: wrappedValue)
    return SharedReader<Value.Element>(reference: ReadPartReference(reference.current) { found.value(in: $0) })
  }
}

extension SharedReader: BidirectionalCollection where Value: RandomAccessCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension SharedReader: RandomAccessCollection where Value: RandomAccessCollection {
  /// The place some way from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }
  /// How far it is from one place to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
