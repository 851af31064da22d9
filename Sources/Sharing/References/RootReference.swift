import Foundation
import IssueReporting
import Observation
import TenureCombine

/// The value itself.
final class RootReference<Value>: Reference<Value>, Observable, @unchecked Sendable {
  /// What is done with a key, without its type.
  struct Store {
    /// What the key is called.
    var name: String
    /// The key as it is written.
    var described: () -> String
    /// What becomes of a value that cannot be decoded.
    var whereUndecodableGoes: String
    /// The first property with the key.
    var line: CallerLine?
    /// True where the first property's value is stored where there was none.
    var keepsInitial = false
    /// Who is told of issues, whichever thread they are found on.
    let reporters = IssueReporters.current
    var load: (_ userInitiated: Bool, _ end: @escaping (Swift.Result<Value?, any Error>) -> Void) -> Void
    var subscribe: (RootReference) -> SharedSubscription?
    var save: (Value, SaveContext, @escaping @Sendable (Swift.Result<Void, any Error>) -> Void) -> Void
    /// For keys that read, change and write in one go.
    var transactional: (any TransactionalStore<Value>)?
  }

  private struct State {
    var value: Value
    var isLoading = false
    var loadError: (any Error)?
    /// What was found where the value is stored, before it is told as `loadError`; how often it was another one.
    var found: (any Error)?
    var finds = 0
    var saveError: (any Error)?
    /// How often it was written.
    var writes = 0
  }

  /// Saves go one after the other, and the last one is of the last value, whichever thread comes first.
  private let saving = NSRecursiveLock()
  private var savedWrites = 0

  private let lock = NSRecursiveLock()
  private var state: State
  private let initial: Value
  private let store: Store?
  private var subscription: SharedSubscription?
  private let registrar = ObservationRegistrar()
  /// Kept: a key path in a generic class is made anew wherever it is written down, which takes longer than all else that a
  /// read does.
  private let valuePath: KeyPath<RootReference, Value> = \.value
  /// Tells the values, once somebody has asked for them.
  private var told: CurrentValueSubject<Value, Never>?

  /// - Parameter isLoaded: whether the value is what is stored, so that nothing is loaded.
  init(_ value: Value, store: Store? = nil, isLoaded: Bool = false) {
    initial = value
    state = State(value: value)
    self.store = store
    super.init()
    guard let store else { return }
    if store.transactional != nil {
      look()
      subscription = store.subscribe(self)
      return
    }
    if isLoaded {
      subscription = store.subscribe(self)
      return
    }
    state.isLoading = true
    store.load(false) { [weak self] result in
      self?.end(result)
      if store.keepsInitial, case .success(nil) = result {
        store.save(value, .didSet) { [weak self] in self?.saved($0) }
      }
    }
    subscription = store.subscribe(self)
  }

  deinit { told?.send(completion: .finished) }

  override var keyName: String { store?.described() ?? "value: \(String(reflecting: lock.withLock { state.value }))" }

  override var value: Value {
    if SharedChanges.areWatched, let moment = SharedReading.current.moment {
      return moment.value(of: self) ?? lock.withLock { state.value }
    }
    registrar.access(self, keyPath: valuePath)
    return lock.withLock { state.value }
  }
  override var isLoading: Bool { read(\.isLoading, \.isLoading) }
  override var loadError: (any Error)? { read(\.loadError, \.loadError) }
  override var saveError: (any Error)? { read(\.saveError, \.saveError) }

  override var publisher: AnyPublisher<Value, Never> {
    lock.withLock {
      let told = told ?? CurrentValueSubject(state.value)
      self.told = told
      return told.eraseToAnyPublisher()
    }
  }

  override func tellObservers() { registrar.withMutation(of: self, keyPath: valuePath) {} }

  private func tell(_ value: Value) { lock.withLock { told }?.send(value) }

  override func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    if SharedChanges.areWatched {
      let now = lock.withLock { state.value }
      if let moment = SharedReading.current.moment { return try moment.write(self, now: now, body) }
      SharedChanges.current?.willChange(self, from: now)
    }
    registrar.willSet(self, keyPath: valuePath)
    defer { registrar.didSet(self, keyPath: valuePath) }
    if let transactional = store?.transactional { return try change(transactional, body) }
    let (result, value) = try lock.withLock {
      state.writes += 1
      let result = try changing(body)
      return (result, state.value)
    }
    tell(value)
    if let store { saveLatest(store) }
    return result
  }

  /// Changes a copy, with the lock held: who reads the value meanwhile, in `body` itself, reads what it was before.
  private func changing<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = state.value
    defer { state.value = value }
    return try body(&value)
  }

  private func saveLatest(_ store: Store) {
    saving.withLock {
      let (value, writes) = lock.withLock { (state.value, state.writes) }
      if writes == savedWrites { return }
      savedWrites = writes
      store.save(value, .didSet) { [weak self] in self?.saved($0) }
    }
  }

  /// Changes what is stored, while nobody else does, in this process or in another one.
  private func change<Result>(
    _ store: any TransactionalStore<Value>, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    var loadNews: [() -> Void] = []
    defer { for tell in loadNews { tell() } }
    let (result, value, isNews) = try holding(store) { () throws -> (Result, Value, Bool) in
      state.writes += 1
      let number = state.writes
      let begun = store.begin()
      switch begun {
      case .success(let stored):
        if let stored { state.value = stored }
        loadNews += find(nil)
      case .failure(let error as Undecodable): loadNews += find(error)
      // What could not begin cannot end either: the commit says so.
      case .failure: break
      }
      let before = state.value
      do {
        let result = try changing(body)
        let end = store.commit(state.value) { [weak self] in self?.saved($0, ofWrite: number) }
        // Here and not later: what becomes of a write that has failed may be told by another thread at any moment.
        let isNews = hasNews(end)
        switch end {
        case .success:
          state.saveError = nil
          loadNews += find(nil)
        case .failure(let error): state.saveError = error
        }
        return (result, state.value, isNews)
      } catch {
        state.value = before
        store.rollBack()
        throw error
      }
    }
    tell(value)
    if isNews { registrar.withMutation(of: self, keyPath: \.saveError) {} }
    return result
  }

  /// True where there is an error to be told, or one that is over.
  private func hasNews(_ result: Swift.Result<Void, any Error>) -> Bool {
    if case .failure = result { return true }
    return state.saveError != nil
  }

  /// What has become of a write that had failed; of one that was followed by others nobody wants to know.
  private func saved(_ result: Swift.Result<Void, any Error>, ofWrite number: Int) {
    let isNews = lock.withLock { () -> Bool in
      guard state.writes == number, hasNews(result) else { return false }
      if case .failure(let error) = result { state.saveError = error } else { state.saveError = nil }
      return true
    }
    if isNews { registrar.withMutation(of: self, keyPath: \.saveError) {} }
  }

  private func holding<Result>(_ store: any TransactionalStore<Value>, _ body: () throws -> Result) rethrows -> Result {
    try store.hold { try lock.withLock(body) }
  }

  /// There may be another value where it is stored.
  @discardableResult func look(isAskedFor: Bool = false) -> Swift.Result<Void, any Error> {
    guard let transactional = store?.transactional else { return .success(()) }
    let (news, loadNews) = holding(transactional) { () -> (Swift.Result<Value?, any Error>, [() -> Void]) in
      let news = transactional.news()
      switch news {
      case .success(let value):
        if let value {
          registrar.willSet(self, keyPath: valuePath)
          state.value = value
        }
        return (news, find(nil))
      case .failure(let error): return (news, find(error, isAskedFor: isAskedFor))
      }
    }
    if case .success(let value?) = news {
      registrar.didSet(self, keyPath: valuePath)
      tell(value)
    }
    for tell in loadNews { tell() }
    return news.map { _ in }.asThrown
  }

  /// Keeps what was found where the value is stored: an error, or none. Done with the lock held, so that nobody takes back
  /// what another thread has found later; what is to be told of it is told without the lock.
  private func find(_ error: (any Error)?, isAskedFor: Bool = false) -> [() -> Void] {
    lock.withLock {
      let before = state.found
      if error == nil && before == nil { return [] }
      let thrown = (error as? Undecodable)?.base ?? error
      state.found = thrown
      state.finds += 1
      let number = state.finds
      let isUndecodable = error is Undecodable || error is DecodingError
      // Whoever calls 'load()' is told there. What was known before says the same no second time; what a key fails with is
      // told each time. A store that is written in one go tells itself.
      let isNews = before.map { "\($0)" } != thrown.map { "\($0)" }
      let isIssue = !isAskedFor && (isUndecodable ? isNews : store?.transactional == nil)
      return [
        { [self] in
          if isIssue, let thrown {
            if isUndecodable { store?.reportUndecodable(thrown) } else { store?.report(thrown) }
          }
          registrar.withMutation(of: self, keyPath: \.loadError) {
            lock.withLock { if state.finds == number { state.loadError = thrown } }
          }
        }
      ]
    }
  }

  override nonisolated(nonsending) func load() async throws {
    guard let store else { return }
    if store.transactional != nil { return try look(isAskedFor: true).get() }
    set(\.isLoading, \.isLoading, true)
    try await reported {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        store.load(true) { result in
          self.end(result, isAskedFor: true)
          continuation.resume(with: result.map { _ in })
        }
      }
    }
  }

  override nonisolated(nonsending) func save() async throws {
    guard let store else { return }
    if let transactional = store.transactional {
      change(transactional) { _ in }
      if let error = lock.withLock({ state.saveError }) { throw error }
      return
    }
    let value = lock.withLock { state.value }
    try await reported {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        store.save(value, .userInitiated) { result in
          self.saved(result, isAskedFor: true)
          continuation.resume(with: result)
        }
      }
    }
  }

  /// What a key fails with is an issue also for who is told by an error: here, where it belongs to a test. What could not
  /// be decoded is none.
  private nonisolated(nonsending) func reported(_ body: nonisolated(nonsending) () async throws -> Void) async throws {
    do { try await body() } catch let error as Undecodable {
      throw error.base
    } catch {
      if !(error is DecodingError) { store?.report(error) }
      throw error
    }
  }

  /// Something was loaded, or has changed elsewhere; nil stands for there being nothing.
  func end(_ result: Swift.Result<Value?, any Error>, isAskedFor: Bool = false) {
    switch result {
    case .success(let value):
      let value = value ?? initial
      if !isEqual(value, lock.withLock { state.value }) {
        set(\.value, \.value, value)
        tell(value)
      }
      for tell in find(nil) { tell() }
    case .failure(let error): for tell in find(error, isAskedFor: isAskedFor) { tell() }
    }
    if lock.withLock({ state.isLoading }) { set(\.isLoading, \.isLoading, false) }
  }

  /// A value took the place of the one that was, which all who observe it hear of.
  func replaced(_ value: Value) {
    set(\.value, \.value, value)
    tell(value)
  }

  func loading(_ isLoading: Bool) { set(\.isLoading, \.isLoading, isLoading) }

  private func saved(_ result: Swift.Result<Void, any Error>, isAskedFor: Bool = false) {
    switch result {
    case .success:
      if lock.withLock({ state.saveError }) != nil { set(\.saveError, \.saveError, nil) }
      // What is stored is this value: it needs no loading.
      for tell in find(nil) { tell() }
    case .failure(let error):
      if !isAskedFor { store?.report(error) }
      set(\.saveError, \.saveError, error)
    }
  }

  private func read<Part>(_ observed: KeyPath<RootReference, Part>, _ part: KeyPath<State, Part>) -> Part {
    registrar.access(self, keyPath: observed)
    return lock.withLock { state[keyPath: part] }
  }

  private func set<Part>(_ observed: KeyPath<RootReference, Part>, _ part: WritableKeyPath<State, Part>, _ new: Part) {
    registrar.withMutation(of: self, keyPath: observed) {
      lock.withLock { state[keyPath: part] = new }
    }
  }
}

extension RootReference: RootOfValue {
  var valueNow: Any { lock.withLock { state.value } }
  var described: String { "Shared<\(name(of: Value.self))>(\(keyName))" }
}

private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func equal<A: Equatable>(_ a: A) -> Bool { (b as? A) == a }
  return (a as? any Equatable).map { equal($0) } ?? false
}
