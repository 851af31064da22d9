import Synchronization
import TenureCombine

/// What a property and its copies share: a value that another key's may take the place of.
final class KeyedReference<Value>: Reference<Value>, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var current: Reference<Value>
    /// Tells of each reference, once somebody has asked for the values.
    var told: CurrentValueSubject<Reference<Value>, Never>?
  }

  private let state: Mutex<State>

  init(_ reference: Reference<Value>) { state = Mutex(State(current: reference)) }

  private var current: Reference<Value> { state.withLock { $0.current } }

  override var value: Value { current.value }
  override var isLoading: Bool { current.isLoading }
  override var loadError: (any Error)? { current.loadError }
  override var saveError: (any Error)? { current.saveError }
  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try current.withLock(body)
  }
  override func save() async throws { try await current.save() }
  override func load() async throws { try await current.load() }
  override func tellObservers() { current.tellObservers() }

  override var publisher: AnyPublisher<Value, Never> {
    let asked = state.withLock { state -> State in
      if state.told == nil { state.told = CurrentValueSubject(state.current) }
      return state
    }
    guard let told = asked.told else { return current.publisher }
    return told.map(\.publisher).switchToLatest().eraseToAnyPublisher()
  }

  /// Those who observe it observe the other value from now on.
  func replace(by other: Reference<Value>) {
    let before = state.withLock { state -> State in
      defer { state.current = other }
      return state
    }
    before.told?.send(other)
    before.current.tellObservers()
  }
}

/// The same for a value that is only read.
final class KeyedReadReference<Value>: ReadReference<Value>, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var current: ReadReference<Value>
    /// Tells of each reference, once somebody has asked for the values.
    var told: CurrentValueSubject<ReadReference<Value>, Never>?
  }

  private let state: Mutex<State>

  init(_ reference: ReadReference<Value>) { state = Mutex(State(current: reference)) }

  private var current: ReadReference<Value> { state.withLock { $0.current } }

  override var value: Value { current.value }
  override var isLoading: Bool { current.isLoading }
  override var loadError: (any Error)? { current.loadError }
  override func load() async throws { try await current.load() }
  override func tellObservers() { current.tellObservers() }

  override var publisher: AnyPublisher<Value, Never> {
    let asked = state.withLock { state -> State in
      if state.told == nil { state.told = CurrentValueSubject(state.current) }
      return state
    }
    guard let told = asked.told else { return current.publisher }
    return told.map(\.publisher).switchToLatest().eraseToAnyPublisher()
  }

  /// Those who observe it observe the other value from now on.
  func replace(by other: ReadReference<Value>) {
    let before = state.withLock { state -> State in
      defer { state.current = other }
      return state
    }
    before.told?.send(other)
    before.current.tellObservers()
  }
}
