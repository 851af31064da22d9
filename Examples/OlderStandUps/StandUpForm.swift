import ComposableArchitecture
import SwiftUI

/// Edits a copy of a stand-up; whoever presents it takes it over, or not.
struct StandUpForm: ReducerProtocol {
  struct State: Equatable {
    @BindingState var focus: Field?
    @BindingState var standUp: StandUp

    init(standUp: StandUp, focus: Field? = .title) {
      self.standUp = standUp
      self.focus = focus
      guard standUp.attendees.isEmpty else { return }
      @Dependency(\.uuid) var uuid
      self.standUp.attendees.append(Attendee(id: uuid()))
    }

    enum Field: Hashable {
      case title
      case attendee(Attendee.ID)
    }
  }

  enum Action: BindableAction, Equatable {
    case addAttendeeTapped
    case attendeesDeleted(IndexSet)
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerProtocolOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeTapped:
        let attendee = Attendee(id: self.uuid())
        state.standUp.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case let .attendeesDeleted(places):
        state.standUp.attendees.remove(atOffsets: places)
        if state.standUp.attendees.isEmpty { state.standUp.attendees.append(Attendee(id: self.uuid())) }
        let next = min(places.first ?? 0, state.standUp.attendees.count - 1)
        state.focus = .attendee(state.standUp.attendees[next].id)
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct StandUpFormView: View {
  let store: StoreOf<StandUpForm>
  @FocusState var focus: StandUpForm.State.Field?

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section("Stand-up") {
          TextField("Title", text: viewStore.$standUp.title)
            .focused(self.$focus, equals: .title)
          Stepper("\(viewStore.standUp.minutes) minutes", value: viewStore.$standUp.minutes, in: 1...60)
        }
        Section("Attendees") {
          ForEach(viewStore.$standUp.attendees) { $attendee in
            TextField("Name", text: $attendee.name)
              .focused(self.$focus, equals: .attendee(attendee.id))
          }
          .onDelete { viewStore.send(.attendeesDeleted($0)) }
          Button("Add attendee") { viewStore.send(.addAttendeeTapped) }
        }
      }
      .bind(viewStore.$focus, to: self.$focus)
    }
  }
}
