import ComposableArchitecture
import SwiftUI

/// The list, and the screens over it. The list owns the stand-ups; the screens have copies, and say what changes.
struct AppFeature: ReducerProtocol {
  struct State: Equatable {
    var list = StandUpsList.State()
    var path = StackState<Path.State>()
  }

  enum Action: Equatable {
    case list(StandUpsList.Action)
    case opened(URL)
    case path(StackAction<Path.State, Path.Action>)
  }

  struct Path: ReducerProtocol {
    enum State: Equatable {
      case detail(StandUpDetail.State)
      case meeting(PastMeeting.State)
      case record(RecordMeeting.State)
    }

    enum Action: Equatable {
      case detail(StandUpDetail.Action)
      case meeting(PastMeeting.Action)
      case record(RecordMeeting.Action)
    }

    var body: some ReducerProtocol<State, Action> {
      Scope(state: /State.detail, action: /Action.detail) { StandUpDetail() }
      Scope(state: /State.meeting, action: /Action.meeting) { PastMeeting() }
      Scope(state: /State.record, action: /Action.record) { RecordMeeting() }
    }
  }

  private enum CancelID { case save }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dataManager.save) var save
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerProtocol<State, Action> {
    CombineReducers {
      Scope(state: \.list, action: /Action.list) { StandUpsList() }
      Reduce(self.core)
        .forEach(\.path, action: /Action.path) { Path() }
    }
    .onChange(of: \.list.standUps) { _, standUps in
      Reduce { _, _ in
        .run { _ in
          try await withTaskCancellation(id: CancelID.save, cancelInFlight: true) {
            try await self.clock.sleep(for: .seconds(1))
            try await self.save(try JSONEncoder().encode(standUps))
          }
        }
      }
    }
  }

  private func core(state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case let .opened(url):
      if let path = Self.path(of: url, in: state.list.standUps) { state.path = path }
      return .none
    case let .path(.element(id, .detail(.delegate(delegate)))):
      guard case .some(.detail) = state.path[id: id] else { return .none }
      switch delegate {
      case let .changed(standUp): state.list.standUps[id: standUp.id] = standUp
      case let .deleted(id): state.list.standUps.remove(id: id)
      case let .started(standUp): state.path.append(.record(RecordMeeting.State(standUp: standUp)))
      }
      return .none
    case let .path(.element(id, .record(.delegate(.ended(seconds))))):
      guard let below = state.path.ids.dropLast().last, case .some(.record) = state.path[id: id],
        case var .some(.detail(detail)) = state.path[id: below]
      else { return .none }
      detail.standUp.meetings.insert(Meeting(id: self.uuid(), date: self.now, seconds: seconds), at: 0)
      // The copy of the detail below, and the original.
      state.path[id: below] = .detail(detail)
      state.list.standUps[id: detail.standUp.id] = detail.standUp
      return .none
    case .list, .path:
      return .none
    }
  }

  /// `standups://ID` is a stand-up, `standups://ID/MEETING` one of its meetings, `standups://ID/record` a new one.
  private static func path(of url: URL, in standUps: IdentifiedArrayOf<StandUp>) -> StackState<Path.State>? {
    guard url.scheme == "standups", let id = url.host().flatMap({ UUID(uuidString: $0) }),
      let standUp = standUps[id: id]
    else { return nil }
    var path = StackState<Path.State>([.detail(StandUpDetail.State(standUp: standUp))])
    switch url.pathComponents.dropFirst().first {
    case "record":
      path.append(.record(RecordMeeting.State(standUp: standUp)))
    case let name?:
      guard let meeting = UUID(uuidString: name).flatMap({ standUp.meetings[id: $0] }) else { return nil }
      path.append(.meeting(PastMeeting.State(meeting: meeting, standUp: standUp)))
    case nil:
      break
    }
    return path
  }
}

struct AppView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
      StandUpsListView(store: self.store.scope(state: \.list, action: { .list($0) }))
    } destination: {
      switch $0 {
      case .detail:
        CaseLet(
          /AppFeature.Path.State.detail, action: AppFeature.Path.Action.detail,
          then: StandUpDetailView.init(store:))
      case .meeting:
        CaseLet(
          /AppFeature.Path.State.meeting, action: AppFeature.Path.Action.meeting,
          then: PastMeetingView.init(store:))
      case .record:
        CaseLet(
          /AppFeature.Path.State.record, action: AppFeature.Path.Action.record,
          then: RecordMeetingView.init(store:))
      }
    }
    .onOpenURL { self.store.send(.opened($0)) }
  }
}

@main struct OlderStandUpsProgram: App {
  let store = Store(initialState: AppFeature.State(), reducer: AppFeature()._printChanges())

  var body: some Scene {
    WindowGroup { AppView(store: self.store) }
  }
}
