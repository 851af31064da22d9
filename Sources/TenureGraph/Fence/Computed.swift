/// A value that follows from others: computed when it is read and something it read has changed, else remembered.
///
///     let full = Computed(graph) { first.value + " " + last.value }
///
/// A result equal to the one before stops the change here. The closure must have no side effects. A value that depends
/// on itself is reported, and the old value is used.
public final class Computed<Value>: Derived {
  /// The latest result, nil iff it has never been computed. Without the run-time check for overlapping access: it is
  /// read and written whole, never held open.
  @exclusivity(unchecked) @usableFromInline final var stored: Value?
  public let name: String?

  /// `isSame` decides that a new result is no change; without it every result is one.
  @inlinable
  public init(_ graph: Graph, name: String? = nil, isSame: ((Value, Value) -> Bool)?, _ body: @escaping () -> Value) {
    self.name = name
    super.init(graph: graph) { node in
      let this = unsafe unsafeDowncast(node, to: Computed<Value>.self)
      let result = body()
      if let isSame, let stored = unsafe this.stored, isSame(stored, result) { return false }
      unsafe this.stored = result
      return true
    }
  }

  /// For values that can't be compared: every result is a change.
  @inlinable @_disfavoredOverload
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name, isSame: nil, body)
  }

  @inlinable public var value: Value {
    pull()
    guard let stored = unsafe stored else { stopForLackOfValue() }
    return stored
  }

  @usableFromInline override var label: String { name ?? super.label }
}

extension Computed where Value: Equatable {
  @inlinable
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name, isSame: { $0 == $1 }, body)
  }
}
