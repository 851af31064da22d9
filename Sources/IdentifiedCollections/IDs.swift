import Synchronization

/// Numbers of which no two are the same.
enum Stamps {
  private static let latest = Atomic<UInt64>(0)

  static func next() -> UInt64 { latest.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension IdentifiedArray {
  /// The ids of an identified array in their order, each there once.
  ///
  ///     state.rows.ids.contains(id)      // as fast as in a set
  public struct IDs {
    var values: [ID] = []
    var table = IDTable()
    /// Another number after each change but that of an element in its place: what an observer compares.
    package private(set) var stamp: UInt64 = 0

    /// Something has changed that is not an element in its place.
    mutating func touch() { stamp = Stamps.next() }

    /// Where an id lies, found by its hash.
    public func firstIndex(of id: ID) -> Int? { table.position(of: id, in: values) }
    /// True when it is among them, found by its hash.
    public func contains(_ id: ID) -> Bool { firstIndex(of: id) != nil }

    mutating func insert(_ id: ID, at position: Int) {
      touch()
      values.insert(id, at: position)
      table.inserted(at: position, in: values)
    }

    mutating func remove(at position: Int) {
      touch()
      table.removing(at: position, from: values)
      values.remove(at: position)
    }

    mutating func replace(at position: Int, by id: ID) {
      touch()
      table.replacing(at: position, by: id, in: values)
      values[position] = id
    }

    mutating func swap(_ a: Int, _ b: Int) {
      guard a != b else { return }
      touch()
      values.swapAt(a, b)
      table.swapped(a, b, in: values)
    }

    /// All of them anew.
    mutating func set(_ ids: [ID]) {
      touch()
      values = ids
      table.rebuild(for: ids)
    }

    mutating func reserve(_ count: Int) {
      values.reserveCapacity(count)
      table.rebuild(for: values, capacity: count)
    }
  }

  /// The ids in the order of their elements.
  public var ids: IDs { keys }
}

extension IdentifiedArray.IDs: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { values.count }
  /// The id at a position.
  public subscript(position: Int) -> ID { values[position] }
}

extension IdentifiedArray.IDs: ExpressibleByArrayLiteral {
  /// Ids in an order, each once: what others are compared with.
  ///
  ///     #expect(state.rows.ids == [1, 2])
  public init(arrayLiteral ids: ID...) {
    for id in ids where !contains(id) { insert(id, at: values.count) }
  }
}

extension IdentifiedArray.IDs: Equatable {
  /// The same ids in the same order.
  public static func == (a: Self, b: Self) -> Bool { a.values == b.values }
}

extension IdentifiedArray.IDs: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension IdentifiedArray.IDs: Sendable where ID: Sendable {}

extension IdentifiedArray.IDs: CustomStringConvertible, CustomReflectable {
  public var description: String { values.description }
  /// Shown as an array.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: values, displayStyle: .collection) }
}
