/// A value that follows from others: computed when it is read and something it read has changed, else remembered.
///
///     let full = Computed(graph) { first.value + " " + last.value }
///
/// A result equal to the one before stops the change here. The closure must have no side effects. A value that depends
/// on itself is reported, and the old value is used.
public final class Computed<Value>: Derived {
  /// The latest result, nil iff it has never been computed.
  @usableFromInline var stored: Value?
  @usableFromInline let body: () -> Value
  /// Decides that a new result is no change; nil iff every result is one.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?
  public let name: String?

  public init(_ graph: Graph, name: String? = nil, isSame: ((Value, Value) -> Bool)?, _ body: @escaping () -> Value) {
    self.body = body
    self.isSame = isSame
    self.name = name
    super.init(graph: graph)
  }

  @_disfavoredOverload
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name, isSame: nil, body)
  }

  @inlinable public var value: Value {
    pull()
    guard let stored else { stopForLackOfValue() }
    return stored
  }

  @usableFromInline override var label: String { name ?? super.label }

  @usableFromInline override func recompute() {
    let session = beginSession()
    let result = body()
    endSession(session)
    if let isSame, let stored, isSame(stored, result) { return }
    stored = result
    valueChanged()
  }
}

extension Computed where Value: Equatable {
  public convenience init(_ graph: Graph, name: String? = nil, _ body: @escaping () -> Value) {
    self.init(graph, name: name, isSame: { $0 == $1 }, body)
  }
}
