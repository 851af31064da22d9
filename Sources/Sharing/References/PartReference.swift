import IssueReporting
import Synchronization
import TenureCombine

/// A part of a shared value, to be read.
final class ReadPartReference<Root, Value>: ReadReference<Value>, @unchecked Sendable {
  private let root: ReadReference<Root>
  private let part: (Root) -> Value

  init(_ root: ReadReference<Root>, _ part: @escaping (Root) -> Value) {
    self.root = root
    self.part = part
  }

  override var value: Value { part(root.value) }
  override var isLoading: Bool { root.isLoading }
  override var loadError: (any Error)? { root.loadError }
  override var publisher: AnyPublisher<Value, Never> { root.publisher.map(part).eraseToAnyPublisher() }
  override func load() async throws { try await root.load() }
  override func tellObservers() { root.tellObservers() }
}

/// A part of a shared value.
final class PartReference<Root, Value>: Reference<Value>, @unchecked Sendable {
  private let root: Reference<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Reference<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override var value: Value { root.value[keyPath: path] }
  override var isLoading: Bool { root.isLoading }
  override var loadError: (any Error)? { root.loadError }
  override var saveError: (any Error)? { root.saveError }
  override var publisher: AnyPublisher<Value, Never> {
    let path = path
    return root.publisher.map { $0[keyPath: path] }.eraseToAnyPublisher()
  }
  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try root.withLock { try body(&$0[keyPath: path]) }
  }
  override func load() async throws { try await root.load() }
  override func tellObservers() { root.tellObservers() }
  override func save() async throws { try await root.save() }
}

/// What a shared optional holds. When it holds nothing any more, the last value is read and written, by who has it alone.
final class WrappedReference<Value>: Reference<Value>, @unchecked Sendable {
  private struct Last: @unchecked Sendable { var value: Value }
  private let root: Reference<Value?>
  private let last: Mutex<Last>

  init?(_ root: Reference<Value?>) {
    guard let value = root.value else { return nil }
    self.root = root
    last = Mutex(Last(value: value))
  }

  override var value: Value { known(root.value) }
  override var isLoading: Bool { root.isLoading }
  override var loadError: (any Error)? { root.loadError }
  override var saveError: (any Error)? { root.saveError }
  override var publisher: AnyPublisher<Value, Never> { root.publisher.compactMap { $0 }.eraseToAnyPublisher() }

  private func known(_ value: Value?) -> Value {
    let new = value.map { Last(value: $0) }
    return last.withLock { last -> Last in
      if let new { last = new }
      return last
    }.value
  }

  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try root.withLock { optional in
      if optional != nil { return try body(&optional!) }
      reportIssue(
        """
        A shared '\(Value.self)' was written, and the optional that held it is nil.

        Only this property has the new value. Cancel what writes it when the optional becomes nil.
        """, severity: .warning)
      var gone = known(nil)
      defer { _ = known(gone) }
      return try body(&gone)
    }
  }

  override func load() async throws { try await root.load() }
  override func tellObservers() { root.tellObservers() }
  override func save() async throws { try await root.save() }
}
