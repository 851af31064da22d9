import Observation

/// What `@ObservableState` keeps in every value: who observes it, and which of its copies this is.
///
/// It is equal to every other one, and is not encoded: it says nothing about the state.
public struct ObservationStateRegistrar: Sendable {
  private var channel = Channel()
  private var stamp: UInt64 = 0

  /// Empty.
  public init() {}

  /// Which value of state this is.
  public var mark: StateMark { StateMark(channel, stamp) }

  /// A property is read.
  public func access<State: ObservableState, Value>(_ state: State, keyPath: KeyPath<State, Value>) {
    if Unobserved.isOn { return }
    if !channel.isRead.load(ordering: .relaxed) { channel.isRead.store(true, ordering: .relaxed) }
    channel.registrar.access(state, keyPath: keyPath)
  }

  /// A property is about to change.
  public mutating func begin(_ change: StateChange) { if change.isStep { step() } }

  /// A property has been changed in place.
  public mutating func end(_ end: StateChangeEnd) { if end.isStep { step() } }

  /// A property is about to be given another value, or to be changed in place.
  public func willSet<State: ObservableState, Value>(
    _ state: State, keyPath: KeyPath<State, Value>, _ change: StateChange
  ) {
    if change.isTold { observation.willSet(state, keyPath: keyPath) }
  }

  /// A property has another value.
  public func didSet<State: ObservableState, Value>(
    _ state: State, keyPath: KeyPath<State, Value>, _ change: StateChange
  ) {
    if change.isTold { observation.didSet(state, keyPath: keyPath) }
  }

  /// A property has been changed in place.
  public func didModify<State: ObservableState, Value>(
    _ state: State, keyPath: KeyPath<State, Value>, _ end: StateChangeEnd
  ) {
    if end.tellsOfAll { observation.willSet(state, keyPath: keyPath) }
    if end.tellsOfAll || end.tellsOfEnd { observation.didSet(state, keyPath: keyPath) }
  }

  private var observation: ObservationRegistrar { channel.registrar }

  /// The next value in the history. A copy that others have overtaken goes its own way: with a channel of its own where
  /// nobody has read any of them, so that many values made from one template are not told of each other's changes.
  private mutating func step() {
    let latest = channel.latest.load(ordering: .relaxed)
    if stamp != latest {
      if channel.isRead.load(ordering: .relaxed) {
        channel.forks.add(1, ordering: .relaxed)
      } else {
        channel = Channel()
      }
    }
    stamp = channel.latest.add(1, ordering: .relaxed).newValue
  }
}

extension ObservationStateRegistrar: Hashable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Decodes what `encode(to:)` encodes.
  public init(from decoder: any Decoder) { self.init() }
  public func encode(to encoder: any Encoder) {}
}

extension ObservationStateRegistrar: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
