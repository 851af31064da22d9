import ComposableArchitecture
import SwiftUI

/// A meeting that takes place: who speaks, a timer, and a question when it is to end early.
struct RecordMeeting: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    let standUp: StandUp
    var secondsElapsed = 0
    var speaker = 0

    var secondsRemaining: Int { self.standUp.minutes * 60 - self.secondsElapsed }
    var isLast: Bool { self.speaker >= self.standUp.attendees.count - 1 }
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case endTapped
    case nextTapped
    case started
    case ticked

    enum Alert: Equatable { case discard, save }
    enum Delegate: Equatable { case ended(seconds: Int) }
  }

  private enum TimerID {}

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discard)):
        return .fireAndForget { await self.dismiss() }
      case .alert(.presented(.save)):
        return self.end(state)
      case .alert, .delegate:
        return .none
      case .endTapped:
        state.alert = .end(canDiscard: true)
        return .none
      case .nextTapped:
        guard !state.isLast else {
          state.alert = .end(canDiscard: false)
          return .none
        }
        state.speaker += 1
        state.secondsElapsed = state.speaker * state.standUp.secondsForEach
        return .none
      case .started:
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: TimerID.self)
      case .ticked:
        // Time stands still while the user is asked.
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        if state.secondsRemaining <= 0 { return .merge(.cancel(id: TimerID.self), self.end(state)) }
        if state.secondsElapsed.isMultiple(of: state.standUp.secondsForEach), !state.isLast { state.speaker += 1 }
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }

  private func end(_ state: State) -> EffectTask<Action> {
    .run { [seconds = state.secondsElapsed] send in
      await send(.delegate(.ended(seconds: seconds)))
      await self.dismiss()
    }
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  static func end(canDiscard: Bool) -> Self {
    AlertState {
      TextState("End the meeting?")
    } actions: {
      ButtonState(action: .save) { TextState("Save and end") }
      if canDiscard {
        ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
      }
      ButtonState(role: .cancel) { TextState("Go on") }
    } message: {
      TextState("There is time left.")
    }
  }
}

struct RecordMeetingView: View {
  let store: StoreOf<RecordMeeting>

  struct ViewState: Equatable {
    let elapsed: Int
    let remaining: Int
    let speaker: String

    init(state: RecordMeeting.State) {
      self.elapsed = state.secondsElapsed
      self.remaining = state.secondsRemaining
      self.speaker =
        state.standUp.attendees.indices.contains(state.speaker) ? state.standUp.attendees[state.speaker].name : "Nobody"
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      VStack {
        ProgressView(value: Double(viewStore.elapsed), total: Double(viewStore.elapsed + viewStore.remaining))
        Text("\(viewStore.remaining) seconds left")
        Text("\(viewStore.speaker) speaks")
        Button("Next") { viewStore.send(.nextTapped) }
      }
      .navigationTitle("Meeting")
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("End") { viewStore.send(.endTapped) }
        }
      }
      .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
      // Until the feature goes: what a meeting's end sets going outlasts its view.
      .onAppear { viewStore.send(.started) }
    }
  }
}
