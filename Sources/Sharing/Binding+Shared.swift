@_spi(Tree) import TenureTree

extension Binding {
  /// A binding to a shared value: what a control writes is written for everybody who shares it, and saved.
  ///
  ///     @Shared(.appStorage("name")) var name = ""
  ///     TextField("Name", text: Binding($name))
  public init(_ base: Shared<Value>) { self.init(SharedLocation(base)) }
}

/// A shared value as a binding's. Two to the same value are the same, so that a view is not evaluated for having one made anew.
private final class SharedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let shared: Shared<Value>

  init(_ shared: Shared<Value>) { self.shared = shared }

  override func get() -> Value { shared.wrappedValue }

  override func set(_ value: Value, _ transaction: Transaction?) {
    withTransaction(Transaction.merged(transaction)) { shared.withLock { $0 = value } }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? SharedLocation<Value>)?.shared.reference === shared.reference
  }
}
