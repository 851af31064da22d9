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
  override func save() async throws { try await place.current.save() }
  override func load() async throws { try await place.current.load() }
  override func tellObservers() { place.current.tellObservers() }

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
  override func load() async throws { try await place.current.load() }
  override func tellObservers() { place.current.tellObservers() }

  func replace(by other: ReadReference<Value>) { place.replace(by: other) }
}

/// The reference that a property has now.
private final class ReferencePlace<Held: ReadReference<Value>, Value>: Sendable {
  private struct State: @unchecked Sendable {
    var current: Held
    /// Tells of each reference, once somebody has asked for the values.
    var told: CurrentValueSubject<Held, Never>?
  }

  private let state: Mutex<State>

  init(_ reference: Held) { state = Mutex(State(current: reference)) }

  var current: Held { state.withLock { $0.current } }

  /// The values of this reference, and of each that takes its place.
  var publisher: AnyPublisher<Value, Never> {
    let asked = state.withLock { state -> State in
      if state.told == nil { state.told = CurrentValueSubject(state.current) }
      return state
    }
    guard let told = asked.told else { return current.publisher }
    return told.map(\.publisher).switchToLatest().eraseToAnyPublisher()
  }

  /// Those who observe it observe the other value from now on.
  func replace(by other: Held) {
    let before = state.withLock { state -> State in
      defer { state.current = other }
      return state
    }
    before.told?.send(other)
    before.current.tellObservers()
  }
}
