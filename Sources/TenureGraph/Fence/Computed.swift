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

  /// `update` computes, stores the result and tells whether it differs from the one before.
  @usableFromInline
  init(_ graph: Graph, name: String?, update: @escaping (Derived) -> Bool) {
    self.name = name
    super.init(graph: graph, update: update)
  }

  /// `isSame` decides that a new result is no change.
  @inlinable
  public convenience init(
    _ graph: Graph, name: String? = nil, isSame: @escaping (Value, Value) -> Bool, _ body: @escaping () -> Value
  ) {
    self.init(graph, name: name) { node in
      let this = unsafe unsafeDowncast(node, to: Computed<Value>.self)
      let result = body()
      if let stored = unsafe this.stored, isSame(stored, result) { return false }
      unsafe this.stored = result
      return true
    }
  }

  /// For values that can't be compared: every result is a change.
  @inlinable @_disfavoredOverload
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name) { node in
      unsafe unsafeDowncast(node, to: Computed<Value>.self).stored = body()
      return true
    }
  }

  @inlinable public var value: Value {
    pull()
    guard let stored = unsafe stored else { stopForLackOfValue() }
    return stored
  }

  @usableFromInline override var label: String { name ?? super.label }
}

extension Computed where Value: Equatable {
  /// Inlined where it is used, so that what a computation costs is one call: the closure is compiled into the update.
  @inlinable @inline(__always)
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name) { node in
      let this = unsafe unsafeDowncast(node, to: Computed<Value>.self)
      let result = body()
      if let stored = unsafe this.stored, stored == result { return false }
      unsafe this.stored = result
      return true
    }
  }
}
