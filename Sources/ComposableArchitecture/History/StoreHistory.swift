import CustomDump
import Dependencies

/// What a store has reduced, action by action, with the state after each.
///
///     let recording = store.record()
///     …
///     print(try recording.history.test(named: "A board is renamed"))
///
/// It is `Codable` where state and actions are: save it, and replay it later against the reducer of then. What `@Shared`
/// properties hold is not in it: they are the same objects before and after.
public struct StoreHistory<State, Action> {
  /// One action.
  public struct Step {
    /// What was reduced.
    public let action: Action
    /// The state after it.
    public let state: State
    /// The step whose effect sent it; nil where it was sent from outside.
    public let origin: Int?
    /// Where the ids of what is pushed on stacks begin in it.
    let firstID: Int
  }

  /// The feature's name, as its reducer is called.
  public let feature: String
  /// The state before the first action.
  public let initialState: State
  /// The actions, oldest first.
  public internal(set) var steps: [Step] = []
  /// True while something ran that an action had set going when the history was taken.
  var endsInEffects = false

  private enum CodingKeys: CodingKey { case feature, initialState, steps, endsInEffects }

  init(_ feature: String, _ initialState: State) { (self.feature, self.initialState) = (feature, initialState) }

  /// The state before a step.
  public func state(before step: Int) -> State { step == 0 ? initialState : steps[step - 1].state }

  /// The first step after which a condition holds, nil where there is none: which action has broken it?
  ///
  ///     history.firstStep { $0.total < 0 }
  public func firstStep(where isMet: (_ state: State) throws -> Bool) rethrows -> Int? {
    try steps.firstIndex { try isMet($0.state) }
  }

  /// The same actions, reduced anew by a reducer: what would have become of the state.
  ///
  /// Effects do not run: what they have sent is in the history. What the reducer itself takes from dependencies (a date, an
  /// id, a number by chance) is another one than then, unless the closure gives it one with the same seed.
  public func replay<R: Reducer<State, Action>>(
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> StoreHistory {
    withDependencies(prepareDependencies) {
      let run = reducer()._run()
      var history = StoreHistory(ChangedReducers.name(of: R.self), initialState)
      var state = initialState
      for step in steps {
        let counter = StackElementID.Counter(startingAt: step.firstID)
        StackElementID.$ownCounter.withValue(counter) { _ = FeaturePath().running { run(&state, step.action) } }
        history.steps.append(Step(action: step.action, state: state, origin: step.origin, firstID: step.firstID))
      }
      return history
    }
  }

  /// The first step after which another history of the same actions has another state, and the difference in words.
  public func firstDifference(from other: StoreHistory) -> (step: Int, difference: String)? {
    for (index, (mine, theirs)) in zip(steps, other.steps).enumerated() {
      if let difference = diff(mine.state, theirs.state) { return (index, difference) }
    }
    return nil
  }
}

extension StoreHistory: CustomStringConvertible {
  /// A line for each action: its number, its name, and where it came from.
  public var description: String {
    steps.enumerated().map { index, step in
      "\(index) \(SourceText.name(step.action))" + (step.origin.map { ", sent by an effect of \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}

extension StoreHistory.Step: Sendable where State: Sendable, Action: Sendable {}
extension StoreHistory: Sendable where State: Sendable, Action: Sendable {}
extension StoreHistory.Step: Encodable where State: Encodable, Action: Encodable {}
extension StoreHistory.Step: Decodable where State: Decodable, Action: Decodable {}
extension StoreHistory: Encodable where State: Encodable, Action: Encodable {}

extension StoreHistory: Decodable where State: Decodable, Action: Decodable {
  /// Refuses a history of which a step comes from one that is not before it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    feature = try container.decode(String.self, forKey: .feature)
    initialState = try container.decode(State.self, forKey: .initialState)
    steps = try container.decode([Step].self, forKey: .steps)
    endsInEffects = try container.decode(Bool.self, forKey: .endsInEffects)
    for (index, step) in steps.enumerated() {
      guard let origin = step.origin, !(0..<index).contains(origin) else { continue }
      throw DecodingError.dataCorruptedError(
        forKey: .steps, in: container,
        debugDescription: "Step \(index) comes from step \(origin), which is none before it.")
    }
  }
}
