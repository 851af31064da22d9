import Combine
import Dependencies
import Observation
import SwiftUI

/// A feature at work: its state, to be read and observed, and the place to send actions to.
///
///     struct CounterView: View {
///       let store: StoreOf<Counter>
///       var body: some View {
///         Button("\(store.count)") { store.send(.increment) }
///       }
///     }
///
/// A view runs again when a property that it reads has changed, and only then. A child's store comes from
/// `scope(state:action:)`, and is the same one each time.
@dynamicMemberLookup
@MainActor @preconcurrency
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  /// Tells that some state has changed; which, one has to look.
  let changes: PassthroughSubject<Void, Never>
  let effects: EffectCenter
  let children = StoreChildren()
  /// No two stores have the same, ever.
  public nonisolated let id = StoreID()

  init(
    _ core: StoreCore<State, Action>, _ changes: PassthroughSubject<Void, Never>, _ effects: EffectCenter
  ) {
    (self.core, self.changes, self.effects) = (core, changes, effects)
  }

  /// A store of its own, with the reducer that the closure makes, and with other dependencies if need be.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let line = CallerLine(fileID, filePath, line, column)
    let core = withDependencies({ prepareDependencies?(&$0) }) {
      RootCore<State, Action>(initialState(), reducer(), line)
    }
    self.init(core, core.changes, core.effects)
  }

  /// Sends an action to the reducer. The task is what it has set going.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(scope: core.send(action)) }

  /// Sends an action whose changes are animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action whose changes carry a transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Reads the state once, without observing it.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result { body(core.state) }

  /// The states, from the one now on. A subscription keeps the store until it is cancelled.
  public var publisher: StorePublisher<State> {
    StorePublisher(changes.map { self.core.state }.prepend(core.state).eraseToAnyPublisher())
  }
}

extension Store: Observable {}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The state. What a body reads of it, it depends on.
  public var state: State { core.state }

  /// A property of the state: `store.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { core.state[keyPath: keyPath] }
}

extension Store: @MainActor Equatable, @MainActor Hashable {
  /// True when they are the same.
  public nonisolated static func == (a: Store, b: Store) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Store: Identifiable {}

/// What a store is known by.
public struct StoreID: Hashable, Sendable {
  private let number = StackElementID.counterOfStores.take()
}

extension StackElementID {
  fileprivate static let counterOfStores = Counter()
}

/// The states of a store, one after the other. A key path gives those of a property, without repetitions.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// What it sends.
  public typealias Output = State
  /// It does not fail.
  public typealias Failure = Never

  let upstream: AnyPublisher<State, Never>

  init(_ upstream: AnyPublisher<State, Never>) { self.upstream = upstream }

  /// Subscribes.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// The values of a property, without repetitions.
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
    let keyPath = Unchecked(keyPath)
    return StorePublisher<Value>(upstream.map { $0[keyPath: keyPath.value] }.removeDuplicates().eraseToAnyPublisher())
  }
}
