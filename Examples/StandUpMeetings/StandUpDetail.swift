import ComposableArchitecture
import SwiftUI

/// A stand-up with its meetings: to be edited, deleted and held.
@Reducer struct StandUpDetail {
  @Reducer enum Destination {
    case edit(StandUpForm)
    case alert(AlertState<Alert>)

    @CasePathable enum Alert { case delete }
  }

  @ObservableState struct State: Equatable {
    var standUp: StandUp
    @Presents var destination: Destination.State?
  }

  enum Action {
    case editTapped, cancelTapped, doneTapped, deleteTapped
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable { case changed(StandUp), deleted(StandUp.ID) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editTapped:
        state.destination = .edit(StandUpForm.State(standUp: state.standUp))
        return .none
      case .cancelTapped:
        state.destination = nil
        return .none
      case .doneTapped:
        guard let form = state.destination?.edit else { return .none }
        state.standUp = form.standUp
        state.destination = nil
        return .none
      case .deleteTapped:
        state.destination = .alert(
          AlertState {
            TextState("Delete \"\(state.standUp.title)\"?")
          } actions: {
            ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          })
        return .none
      case .destination(.presented(.alert(.delete))):
        return .run { [id = state.standUp.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }
      case .destination, .delegate: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .onChange(of: \.standUp) { _, standUp in
      Reduce { _, _ in .send(.delegate(.changed(standUp))) }
    }
  }
}

extension StandUpDetail.Destination.State: Equatable {}

struct StandUpDetailView: View {
  @Bindable var store: StoreOf<StandUpDetail>

  var body: some View {
    List {
      NavigationLink("Start", state: StandUps.Path.State.record(RecordMeeting.State(standUp: store.standUp)))
      ForEach(store.standUp.meetings) { Text("\($0.seconds) seconds") }
      Button("Delete") { store.send(.deleteTapped) }
    }
    .navigationTitle(store.standUp.title)
    .toolbar { Button("Edit") { store.send(.editTapped) } }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { form in
      NavigationStack {
        StandUpFormView(store: form).toolbar {
          Button("Cancel") { store.send(.cancelTapped) }
          Button("Done") { store.send(.doneTapped) }
        }
      }
    }
  }
}
