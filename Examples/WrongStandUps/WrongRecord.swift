import ComposableArchitecture
import SwiftUI

/// A meeting that takes place.
@Reducer struct WrongRecord {
  @ObservableState struct State: Equatable {
    let standUp: StandUp
    var seconds = 0
    var isAsking = false
  }

  enum Action: BindableAction {
    case appeared
    case ticked
    case endTapped
    case binding(BindingAction<State>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      // Wrong: it counts on while the user is asked, and past the end.
      case .ticked:
        state.seconds += 1
        return .none
      case .endTapped:
        state.isAsking = true
        return .none
      case .binding: return .none
      }
    }
  }
}

struct WrongRecordView: View {
  @Bindable var store: StoreOf<WrongRecord>

  var body: some View {
    VStack {
      Text("\(store.seconds) of \(store.standUp.minutes * 60) seconds")
      Button("End") { store.send(.endTapped) }
    }
    .navigationTitle("Meeting")
    .alert("End the meeting?", isPresented: $store.isAsking) { Button("Go on") {} }
    .task { await store.send(.appeared).finish() }
  }
}
