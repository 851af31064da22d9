import ComposableArchitecture
import SwiftUI

/// A meeting that takes place: a timer, and a question when it is to end early.
@Reducer struct RecordMeeting {
  @ObservableState struct State: Equatable {
    let standUp: StandUp
    var seconds = 0
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case appeared
    case ticked
    case endTapped
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    @CasePathable enum Alert { case save, discard }
    @CasePathable enum Delegate: Equatable { case ended(seconds: Int) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        // Time stands still while the user is asked.
        guard state.alert == nil else { return .none }
        state.seconds += 1
        return state.seconds >= state.standUp.minutes * 60 ? end(state) : .none
      case .endTapped:
        state.alert = .endEarly
        return .none
      case .alert(.presented(.save)): return end(state)
      case .alert(.presented(.discard)): return .run { _ in await dismiss() }
      case .alert, .delegate: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func end(_ state: State) -> Effect<Action> {
    .run { [seconds = state.seconds] send in
      await send(.delegate(.ended(seconds: seconds)))
      await dismiss()
    }
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  static let endEarly = AlertState {
    TextState("End the meeting?")
  } actions: {
    ButtonState(action: .save) { TextState("Save and end") }
    ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Go on") }
  } message: {
    TextState("There is time left.")
  }
}

struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  var body: some View {
    VStack {
      Text("\(store.seconds) of \(store.standUp.minutes * 60) seconds")
      Button("End") { store.send(.endTapped) }
    }
    .navigationTitle("Meeting")
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.appeared).finish() }
  }
}
