import IssueReporting
import Synchronization
import TenureCombine

/// A part of a shared value, to be read.
final class ReadPartReference<Root, Value>: ReadReference<Value>, @unchecked Sendable {
  private let holder: ReadReference<Root>
  private let part: (Root) -> Value

  init(_ root: ReadReference<Root>, _ part: @escaping (Root) -> Value) {
    holder = root
    self.part = part
  }

  override var value: Value { part(holder.value) }
  override var isLoading: Bool { holder.isLoading }
  override var loadError: (any Error)? { holder.loadError }
  override var publisher: AnyPublisher<Value, Never> { holder.publisher.map(part).eraseToAnyPublisher() }
  override nonisolated(nonsending) func load() async throws { try await holder.load() }
  override func tellObservers() { holder.tellObservers() }
  override var root: ObjectIdentifier { holder.root }
}

/// A part of a shared value.
final class PartReference<Root, Value>: Reference<Value>, @unchecked Sendable {
  private let holder: Reference<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Reference<Root>, _ path: WritableKeyPath<Root, Value>) {
    holder = root
    self.path = path
  }

  override var value: Value { holder.value[keyPath: path] }
  override var isLoading: Bool { holder.isLoading }
  override var loadError: (any Error)? { holder.loadError }
  override var saveError: (any Error)? { holder.saveError }
  override var publisher: AnyPublisher<Value, Never> {
    let path = path
    return holder.publisher.map { $0[keyPath: path] }.eraseToAnyPublisher()
  }
  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try holder.withLock { try body(&$0[keyPath: path]) }
  }
  override nonisolated(nonsending) func load() async throws { try await holder.load() }
  override func tellObservers() { holder.tellObservers() }
  override var root: ObjectIdentifier { holder.root }
  override nonisolated(nonsending) func save() async throws { try await holder.save() }
}

/// What a shared optional holds. When it holds nothing any more, the last value is read and written, by who has it alone.
final class WrappedReference<Value>: Reference<Value>, @unchecked Sendable {
  private struct Last: @unchecked Sendable { var value: Value }
  private let holder: Reference<Value?>
  private let last: Mutex<Last>
  private let isCase: Bool

  /// - Parameter isCase: whether what holds it is an enum, which had that case.
  init?(_ root: Reference<Value?>, isCase: Bool = false) {
    guard let value = root.value else { return nil }
    holder = root
    self.isCase = isCase
    last = Mutex(Last(value: value))
  }

  override var value: Value { known(holder.value) }
  override var isLoading: Bool { holder.isLoading }
  override var loadError: (any Error)? { holder.loadError }
  override var saveError: (any Error)? { holder.saveError }
  override var publisher: AnyPublisher<Value, Never> { holder.publisher.compactMap { $0 }.eraseToAnyPublisher() }

  private func known(_ value: Value?) -> Value {
    let new = value.map { Last(value: $0) }
    return last.withLock { last -> Last in
      if let new { last = new }
      return last
    }.value
  }

  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try holder.withLock { optional in
      if optional != nil { return try body(&optional!) }
      reportIssue(
        """
        A shared '\(Value.self)' was written, and the \(isCase ? "enum that held it has another case" : "optional that held it is nil").

        Only this property has the new value. Cancel what writes it when the \(isCase ? "case changes" : "optional becomes nil").
        """, severity: .warning)
      var gone = known(nil)
      defer { _ = known(gone) }
      return try body(&gone)
    }
  }

  override nonisolated(nonsending) func load() async throws { try await holder.load() }
  override func tellObservers() { holder.tellObservers() }
  override var root: ObjectIdentifier { holder.root }
  override nonisolated(nonsending) func save() async throws { try await holder.save() }
}
