/// Makes a feature of a type: the conformance to `Reducer`, and key paths for its actions.
///
///     @Reducer struct Counter {
///       @ObservableState struct State { var count = 0 }
///       enum Action { case increment }
///       var body: some ReducerOf<Self> {
///         Reduce { state, action in
///           switch action { case .increment: state.count += 1 }
///           return .none
///         }
///       }
///     }
///
/// On an enum whose cases hold features it writes their state, their actions and the reducer of all of them:
/// `@Reducer enum Destination { case edit(EditFeature), alert(AlertState<Alert>) }`.
@attached(member, names: named(State), named(Action), named(body), named(Body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// On an enum of features: what the state and the actions that it writes conform to.
///
///     @Reducer(state: .equatable, .sendable, action: .equatable) enum Destination { case edit(EditFeature) }
///
/// `extension Destination.State: Equatable {}` says the same.
@attached(member, names: named(State), named(Action), named(body), named(Body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// A protocol whose requirements the compiler writes, for `@Reducer(state:action:)`.
public enum _SynthesizedConformance: Sendable {
  case codable, decodable, encodable, equatable, hashable, sendable
}

/// A case of an enum reducer that holds no feature.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "ComposableMacros", type: "ReducerCaseIgnoredMacro")

/// A case of an enum reducer that is gone with the first action that it sends, as an alert is.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "ComposableMacros", type: "ReducerCaseEphemeralMacro")

/// Makes every stored property of a feature's state observable, one by one.
///
/// The trap: a property that is changed through a copy of the state is told of too. Views may run once too often, never
/// once too little.
@attached(extension, conformances: ObservableState, Observable)
@attached(member, names: named(_$observationRegistrar), named(_$mark), named(_$places))
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "ComposableMacros", type: "ObservableStateMacro")

/// What `@ObservableState` attaches to a property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateTrackedMacro")

/// Leaves a property of an `@ObservableState` unobserved.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateIgnoredMacro")

/// A feature that is shown while its state is there: `@Presents var destination: Destination.State?`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "ComposableMacros", type: "PresentsMacro")

/// Gives a view `send(.tapped)`, short for `store.send(.view(.tapped))`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro") where R.Action: ViewAction
