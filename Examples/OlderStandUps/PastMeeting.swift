import ComposableArchitecture
import SwiftUI

/// A meeting that took place. Nothing can happen in it.
struct PastMeeting: ReducerProtocol {
  struct State: Equatable {
    let meeting: Meeting
    let standUp: StandUp
  }

  enum Action: Equatable {}

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {}
}

struct PastMeetingView: View {
  let store: StoreOf<PastMeeting>

  var body: some View {
    WithViewStore(self.store.actionless, observe: { $0 }) { viewStore in
      List {
        Text("It took \(viewStore.meeting.title)")
        Section("Attendees") {
          ForEach(viewStore.standUp.attendees) { Text($0.name) }
        }
      }
      .navigationTitle(viewStore.standUp.title)
    }
  }
}
