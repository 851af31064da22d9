import ComposableArchitecture
import SwiftUI

/// All stand-ups, as they were stored; a new one is written on a sheet.
struct StandUpsList: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var form: StandUpForm.State?
    var standUps: IdentifiedArrayOf<StandUp> = []

    /// With what is stored.
    init() {
      @Dependency(\.dataManager.load) var load
      do {
        self.standUps = try JSONDecoder().decode(IdentifiedArrayOf<StandUp>.self, from: load())
      } catch is DecodingError {
        self.alert = .unreadable
      } catch {
        // There is nothing yet.
      }
    }
  }

  enum Action: Equatable {
    case addTapped
    case alert(PresentationAction<Alert>)
    case confirmTapped
    case discardTapped
    case form(PresentationAction<StandUpForm.Action>)

    enum Alert: Equatable { case useExamples }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.form = StandUpForm.State(standUp: StandUp(id: self.uuid()))
        return .none
      case .alert(.presented(.useExamples)):
        state.standUps = [
          StandUp(id: self.uuid(), title: "Example", attendees: [Attendee(id: self.uuid(), name: "Ada")])
        ]
        return .none
      case .alert, .form:
        return .none
      case .confirmTapped:
        guard var standUp = state.form?.standUp else { return .none }
        standUp.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
        state.standUps.append(standUp)
        state.form = nil
        return .none
      case .discardTapped:
        state.form = nil
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$form, action: /Action.form) { StandUpForm() }
  }
}

extension AlertState where Action == StandUpsList.Action.Alert {
  static let unreadable = AlertState {
    TextState("Your stand-ups cannot be read.")
  } actions: {
    ButtonState(action: .useExamples) { TextState("Begin with an example") }
    ButtonState(role: .cancel) { TextState("Begin with none") }
  }
}

struct StandUpsListView: View {
  let store: StoreOf<StandUpsList>

  var body: some View {
    WithViewStore(self.store, observe: \.standUps) { viewStore in
      List {
        ForEach(viewStore.state) { standUp in
          NavigationLink(state: AppFeature.Path.State.detail(StandUpDetail.State(standUp: standUp))) {
            Text(standUp.title)
          }
        }
      }
      .navigationTitle("Stand-ups")
      .toolbar { Button("Add") { viewStore.send(.addTapped) } }
      .alert(store: self.store.scope(state: \.$alert, action: StandUpsList.Action.alert))
      .sheet(store: self.store.scope(state: \.$form, action: StandUpsList.Action.form)) { store in
        NavigationStack {
          StandUpFormView(store: store)
            .navigationTitle("New stand-up")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Discard") { viewStore.send(.discardTapped) }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Add stand-up") { viewStore.send(.confirmTapped) }
              }
            }
        }
      }
    }
  }
}
