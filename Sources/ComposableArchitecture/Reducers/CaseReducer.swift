import CasePaths

/// A reducer of one feature out of several. `@Reducer enum` writes the conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Body: Reducer<State, Action> {
  /// Said once more: without it the compiler would take an enum's own `static var body` for no body at all.
  override associatedtype Body
  /// The stores of the features, case by case.
  associatedtype CaseScope
  /// The reducer of all features.
  static var body: Body { get }
  /// The store of the feature that is there.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public var body: Body { Self.body }
}

/// The state of one feature out of several.
public protocol CaseReducerState {
  /// The reducer whose state this is.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
  /// True for a case that is gone with the first action that it sends.
  var isEphemeral: Bool { get }
}

extension CaseReducerState {
  /// False: a feature stays until it is dismissed.
  public var isEphemeral: Bool { false }
}

/// The stores of the features, case by case.
public protocol _CaseScopeProtocol {}
