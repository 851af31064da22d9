import ComposableArchitecture
import SwiftUI

/// A stand-up, to be edited and deleted.
@Reducer struct WrongDetail {
  @ObservableState struct State: Equatable {
    var standUp: StandUp
    var isEditing = false
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: BindableAction {
    case editTapped, cancelTapped, doneTapped, deleteTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)

    @CasePathable enum Alert { case delete }
    @CasePathable enum Delegate: Equatable { case changed(StandUp), deleted(StandUp.ID) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .editTapped:
        state.isEditing = true
        return .none
      // Wrong: the sheet edits the stand-up itself. There is no copy that could be thrown away.
      case .cancelTapped:
        state.isEditing = false
        return .none
      case .doneTapped:
        state.isEditing = false
        return .send(.delegate(.changed(state.standUp)))
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete \"\(state.standUp.title)\"?")
        } actions: {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        }
        return .none
      case .alert(.presented(.delete)):
        return .run { [id = state.standUp.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }
      case .alert, .binding, .delegate: return .none
      }
    }
    // Wrong: '.ifLet(\.$alert, action: \.alert)' is missing. Nothing takes the alert away when its button is tapped.
  }
}

struct WrongDetailView: View {
  @Bindable var store: StoreOf<WrongDetail>

  var body: some View {
    List {
      NavigationLink("Start", state: WrongStandUps.Path.State.record(WrongRecord.State(standUp: store.standUp)))
      Button("Delete") { store.send(.deleteTapped) }
    }
    .navigationTitle(store.standUp.title)
    .toolbar { Button("Edit") { store.send(.editTapped) } }
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(isPresented: $store.isEditing) {
      NavigationStack {
        Form { TextField("Title", text: $store.standUp.title) }
          .toolbar {
            Button("Cancel") { store.send(.cancelTapped) }
            Button("Done") { store.send(.doneTapped) }
          }
      }
    }
  }
}
