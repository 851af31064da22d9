import ComposableArchitecture
import SwiftUI

/// The list, and the screens over it. The list owns the stand-ups; the screens have copies, and say what changes.
@Reducer struct StandUps {
  @Reducer enum Path {
    case detail(StandUpDetail)
    case record(RecordMeeting)
  }

  @ObservableState struct State: Equatable {
    var standUps: IdentifiedArrayOf<StandUp> = []
    var path = StackState<Path.State>()
  }

  enum Action {
    case addTapped
    case path(StackActionOf<Path>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped: state.standUps.append(StandUp(id: uuid(), title: "New"))
      case .path(.element(_, .detail(.delegate(.changed(let standUp))))): state.standUps[id: standUp.id] = standUp
      case .path(.element(_, .detail(.delegate(.deleted(let id))))): state.standUps.remove(id: id)
      case .path(.element(let id, .record(.delegate(.ended(let seconds))))):
        guard let record = state.path[id: id]?.record, let detail = state.path.ids.first else { break }
        let meeting = Meeting(id: uuid(), date: now, seconds: seconds)
        // The copy of the detail below, and the original.
        state.path[id: detail]?.modify(\.detail) { $0.standUp.meetings.insert(meeting, at: 0) }
        state.standUps[id: record.standUp.id]?.meetings.insert(meeting, at: 0)
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension StandUps.Path.State: Equatable {}

struct StandUpsView: View {
  @Bindable var store: StoreOf<StandUps>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.standUps) { standUp in
          NavigationLink(standUp.title, state: StandUps.Path.State.detail(StandUpDetail.State(standUp: standUp)))
        }
      }
      .navigationTitle("Stand-ups")
      .toolbar { Button("Add") { store.send(.addTapped) } }
    } destination: { store in
      switch store.case {
      case .detail(let store): StandUpDetailView(store: store)
      case .record(let store): RecordMeetingView(store: store)
      }
    }
  }
}

@main struct StandUpsProgram: App {
  @State private var store = Store(initialState: StandUps.State()) { StandUps() }

  var body: some Scene {
    WindowGroup { StandUpsView(store: store) }
  }
}
