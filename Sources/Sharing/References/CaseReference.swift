import CasePaths
import TenureCombine

/// What a case of a shared enum holds; nil where it has another case. Then nothing is written.
final class CaseReference<Root, Value>: Reference<Value?>, @unchecked Sendable {
  private let holder: Reference<Root>
  private let path: AnyCasePath<Root, Value>

  init(_ root: Reference<Root>, _ path: AnyCasePath<Root, Value>) {
    holder = root
    self.path = path
  }

  override var value: Value? { path.extract(from: holder.value) }
  override var isLoading: Bool { holder.isLoading }
  override var loadError: (any Error)? { holder.loadError }
  override var saveError: (any Error)? { holder.saveError }
  override var publisher: AnyPublisher<Value?, Never> {
    let path = path
    return holder.publisher.map { path.extract(from: $0) }.eraseToAnyPublisher()
  }
  override func withLock<Result>(_ body: (inout Value?) throws -> Result) rethrows -> Result {
    try holder.withLock { whole in
      var value = path.extract(from: whole)
      let isThere = value != nil
      defer { if isThere, let value { whole = path.embed(value) } }
      return try body(&value)
    }
  }
  override nonisolated(nonsending) func load() async throws { try await holder.load() }
  override func tellObservers() { holder.tellObservers() }
  override var root: ObjectIdentifier { holder.root }
  override nonisolated(nonsending) func save() async throws { try await holder.save() }
}
