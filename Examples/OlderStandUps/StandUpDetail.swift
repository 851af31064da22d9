import ComposableArchitecture
import SwiftUI

/// A stand-up with its meetings: to be edited, deleted and held.
struct StandUpDetail: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var standUp: StandUp
  }

  enum Action: Equatable {
    case cancelTapped
    case deleteTapped
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case doneTapped
    case editTapped
    case meetingsDeleted(IndexSet)
    case startTapped

    enum Delegate: Equatable {
      case changed(StandUp)
      case deleted(StandUp.ID)
      case started(StandUp)
    }
  }

  struct Destination: ReducerProtocol {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case edit(StandUpForm.State)
    }

    enum Action: Equatable {
      case alert(Alert)
      case edit(StandUpForm.Action)

      enum Alert: Equatable { case delete }
    }

    var body: some ReducerProtocolOf<Self> {
      Scope(state: /State.edit, action: /Action.edit) { StandUpForm() }
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        state.destination = nil
        return .none
      case .deleteTapped:
        state.destination = .alert(.delete(state.standUp))
        return .none
      case .destination(.presented(.alert(.delete))):
        return .run { [id = state.standUp.id] send in
          await send(.delegate(.deleted(id)), animation: .default)
          await self.dismiss()
        }
      case .delegate, .destination:
        return .none
      case .doneTapped:
        guard case let .some(.edit(form)) = state.destination else { return .none }
        state.standUp = form.standUp
        state.destination = nil
        return .none
      case .editTapped:
        state.destination = .edit(StandUpForm.State(standUp: state.standUp))
        return .none
      case let .meetingsDeleted(places):
        state.standUp.meetings.remove(atOffsets: places)
        return .none
      case .startTapped:
        return .task { [standUp = state.standUp] in .delegate(.started(standUp)) }
      }
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .onChange(of: \.standUp) { _, standUp in
      Reduce { _, _ in .send(.delegate(.changed(standUp))) }
    }
  }
}

extension AlertState where Action == StandUpDetail.Destination.Action.Alert {
  static func delete(_ standUp: StandUp) -> Self {
    AlertState(
      title: TextState("Delete \"\(standUp.title)\"?"),
      message: TextState("Its meetings are deleted too."),
      primaryButton: .destructive(TextState("Delete"), action: .send(.delete)),
      secondaryButton: .cancel(TextState("Keep")))
  }
}

struct StandUpDetailView: View {
  let store: StoreOf<StandUpDetail>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      List {
        Section {
          Button("Start") { viewStore.send(.startTapped) }
          Text("\(viewStore.standUp.minutes) minutes")
        }
        if !viewStore.standUp.meetings.isEmpty {
          Section("Past meetings") {
            ForEach(viewStore.standUp.meetings) { meeting in
              NavigationLink(
                state: AppFeature.Path.State.meeting(
                  PastMeeting.State(meeting: meeting, standUp: viewStore.standUp))
              ) {
                Text(meeting.title)
              }
            }
            .onDelete { viewStore.send(.meetingsDeleted($0)) }
          }
        }
        Section("Attendees") {
          ForEach(viewStore.standUp.attendees) { Label($0.name, systemImage: "person") }
        }
        Button("Delete", role: .destructive) { viewStore.send(.deleteTapped) }
      }
      .navigationTitle(viewStore.standUp.title)
      .toolbar { Button("Edit") { viewStore.send(.editTapped) } }
      .alert(
        store: self.store.scope(state: \.$destination, action: { .destination($0) }),
        state: /StandUpDetail.Destination.State.alert,
        action: StandUpDetail.Destination.Action.alert
      )
      .sheet(
        store: self.store.scope(state: \.$destination, action: { .destination($0) }),
        state: /StandUpDetail.Destination.State.edit,
        action: StandUpDetail.Destination.Action.edit
      ) { store in
        NavigationStack {
          StandUpFormView(store: store)
            .navigationTitle("Edit")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { viewStore.send(.cancelTapped) }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Done") { viewStore.send(.doneTapped) }
              }
            }
        }
      }
    }
  }
}
