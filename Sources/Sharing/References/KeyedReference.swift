import Synchronization
import TenureCombine

/// What a property and its copies share: a value that another key's may take the place of.
final class KeyedReference<Value>: Reference<Value>, @unchecked Sendable {
  private let place: ReferencePlace<Reference<Value>, Value>

  init(_ reference: Reference<Value>) { place = ReferencePlace(reference) }

  override var value: Value { place.current.value }
  override var isLoading: Bool { place.current.isLoading }
  override var loadError: (any Error)? { place.current.loadError }
  override var saveError: (any Error)? { place.current.saveError }
  override var publisher: AnyPublisher<Value, Never> { place.publisher }
  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try place.current.withLock(body)
  }
  override nonisolated(nonsending) func save() async throws { try await place.current.save() }
  override nonisolated(nonsending) func load() async throws { try await place.current.load() }
  override func tellObservers() { place.current.tellObservers() }

  override var current: Reference<Value> { place.current }
  override var root: ObjectIdentifier { place.current.root }
  func replace(by other: Reference<Value>) { place.replace(by: other) }
}

/// The same for a value that is only read.
final class KeyedReadReference<Value>: ReadReference<Value>, @unchecked Sendable {
  private let place: ReferencePlace<ReadReference<Value>, Value>

  init(_ reference: ReadReference<Value>) { place = ReferencePlace(reference) }

  override var value: Value { place.current.value }
  override var isLoading: Bool { place.current.isLoading }
  override var loadError: (any Error)? { place.current.loadError }
  override var publisher: AnyPublisher<Value, Never> { place.publisher }
  override nonisolated(nonsending) func load() async throws { try await place.current.load() }
  override func tellObservers() { place.current.tellObservers() }

  override var current: ReadReference<Value> { place.current }
  override var root: ObjectIdentifier { place.current.root }
  func replace(by other: ReadReference<Value>) { place.replace(by: other) }
}

/// The reference that a property has now.
private final class ReferencePlace<Held: ReadReference<Value>, Value>: Sendable {
  private struct State: @unchecked Sendable {
    var current: Held
    /// Tells of the values of each reference that comes, once somebody has asked for them.
    var told: PassthroughSubject<AnyPublisher<Value, Never>, Never>?
  }

  private let state: Mutex<State>

  init(_ reference: Held) { state = Mutex(State(current: reference)) }

  deinit { state.withLock { $0 }.told?.send(completion: .finished) }

  var current: Held { state.withLock { $0.current } }

  /// The values of this reference, and of each that takes its place. Who subscribes keeps none of them.
  var publisher: AnyPublisher<Value, Never> {
    let values = current.publisher
    let told = state.withLock { state in
      let told = state.told ?? PassthroughSubject()
      state.told = told
      return state
    }.told
    return Deferred { [weak self] in
      (told ?? PassthroughSubject()).prepend(self?.current.publisher ?? values)
    }
    .switchToLatest().eraseToAnyPublisher()
  }

  /// Those who observe it observe the other value from now on.
  func replace(by other: Held) {
    let before = state.withLock { state -> State in
      defer { state.current = other }
      return state
    }
    before.told?.send(other.publisher)
    before.current.tellObservers()
  }
}
