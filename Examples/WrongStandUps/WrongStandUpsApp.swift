import ComposableArchitecture
import SwiftUI

/// The stand-up app gone wrong: list, detail, sheet and meeting, each with a mistake that compiles.
@Reducer struct WrongStandUps {
  @Reducer enum Path {
    case detail(WrongDetail)
    case record(WrongRecord)
  }

  @ObservableState struct State: Equatable {
    var standUps: IdentifiedArrayOf<StandUp> = []
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // Wrong: the detail says that its copy has changed, and nobody here hears it.
      case .path(.element(_, .detail(.delegate(.deleted(let id))))): state.standUps.remove(id: id)
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension WrongStandUps.Path.State: Equatable {}

struct WrongStandUpsView: View {
  @Bindable var store: StoreOf<WrongStandUps>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.standUps) { standUp in
          NavigationLink(standUp.title, state: WrongStandUps.Path.State.detail(WrongDetail.State(standUp: standUp)))
        }
      }
      .navigationTitle("Stand-ups")
    } destination: { store in
      switch store.case {
      case .detail(let store): WrongDetailView(store: store)
      case .record(let store): WrongRecordView(store: store)
      }
    }
  }
}

@main struct WrongStandUpsProgram: App {
  @State private var store = Store(
    initialState: WrongStandUps.State(standUps: [StandUp(id: UUID(), title: "Design", minutes: 1)])
  ) { WrongStandUps() }

  var body: some Scene {
    WindowGroup { WrongStandUpsView(store: store) }
  }
}
