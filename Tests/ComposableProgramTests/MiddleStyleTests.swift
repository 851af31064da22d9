import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// The style between the two: `@Reducer` and key paths to cases, with view stores and `@PresentationState`.

@Reducer
private struct Contacts {
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @PresentationState var destination: Destination.State?
    var path = StackState<ContactDetail.State>()
    @BindingState var query = ""

    var found: IdentifiedArrayOf<Contact> {
      query.isEmpty ? contacts : contacts.filter { $0.name.localizedStandardContains(query) }
    }
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case deleteTapped(id: Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case path(StackAction<ContactDetail.State, ContactDetail.Action>)

    @CasePathable enum Alert: Equatable { case confirmDeletion(id: Contact.ID) }
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case add(AddContact.State)
      case alert(AlertState<Contacts.Action.Alert>)
    }

    enum Action {
      case add(AddContact.Action)
      case alert(Contacts.Action.Alert)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.add, action: \.add) { AddContact() }
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .add(AddContact.State(contact: Contact(id: self.uuid(), name: "")))
        return .none
      case .binding:
        return .none
      case let .deleteTapped(id: id):
        state.destination = .alert(
          AlertState {
            TextState("Are you sure?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion(id: id)) { TextState("Delete") }
          })
        return .none
      case let .destination(.presented(.add(.delegate(.saved(contact))))):
        state.contacts.append(contact)
        return .none
      case let .destination(.presented(.alert(.confirmDeletion(id: id)))):
        state.contacts.remove(id: id)
        return .none
      case .destination:
        return .none
      case let .path(.element(id: id, action: .delegate(.deleted))):
        guard let contact = state.path[id: id]?.contact else { return .none }
        state.contacts.remove(id: contact.id)
        return .none
      case .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .forEach(\.path, action: \.path) { ContactDetail() }
  }
}

private struct Contact: Equatable, Identifiable {
  let id: UUID
  var name: String
}

@Reducer
private struct AddContact {
  struct State: Equatable { var contact: Contact }

  enum Action {
    case cancelTapped
    case delegate(Delegate)
    case nameChanged(String)
    case saveTapped

    @CasePathable enum Delegate: Equatable { case saved(Contact) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        return .run { _ in await self.dismiss() }
      case .delegate:
        return .none
      case let .nameChanged(name):
        state.contact.name = name
        return .none
      case .saveTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await self.dismiss()
        }
      }
    }
  }
}

@Reducer
private struct ContactDetail {
  struct State: Equatable {
    @PresentationState var dialog: ConfirmationDialogState<Action.Dialog>?
    let contact: Contact
  }

  enum Action {
    case delegate(Delegate)
    case deleteTapped
    case dialog(PresentationAction<Dialog>)

    @CasePathable enum Delegate { case deleted }
    @CasePathable enum Dialog { case delete }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .deleteTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Delete \(state.contact.name)?")
        } actions: {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        }
        return .none
      case .dialog(.presented(.delete)):
        return .run { send in
          await send(.delegate(.deleted))
          await self.dismiss()
        }
      case .dialog:
        return .none
      }
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

private struct ContactsView: View {
  let store: StoreOf<Contacts>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: \.path)) {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        List {
          TextField("Filter", text: viewStore.$query)
          ForEach(viewStore.found) { contact in
            NavigationLink(state: ContactDetail.State(contact: contact)) { Text(contact.name) }
            Button("Delete \(contact.name)") { viewStore.send(.deleteTapped(id: contact.id)) }
          }
          .buttonStyle(.borderless)
        }
        .navigationTitle("Contacts")
        .toolbar {
          Button("Add") { viewStore.send(.addTapped) }
        }
      }
    } destination: { store in
      ContactDetailView(store: store)
    }
    .sheet(
      store: self.store.scope(state: \.$destination.add, action: \.destination.add)
    ) { store in
      NavigationStack { AddContactView(store: store) }
    }
    .alert(store: self.store.scope(state: \.$destination.alert, action: \.destination.alert))
  }
}

private struct AddContactView: View {
  let store: StoreOf<AddContact>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.binding(get: \.contact.name, send: { .nameChanged($0) }))
        Button("Save") { viewStore.send(.saveTapped) }
      }
      .toolbar { Button("Cancel") { viewStore.send(.cancelTapped) } }
    }
  }
}

private struct ContactDetailView: View {
  let store: StoreOf<ContactDetail>

  var body: some View {
    WithViewStore(self.store, observe: \.contact) { viewStore in
      Form { Button("Delete") { self.store.send(.deleteTapped) } }
        .navigationTitle(viewStore.name)
    }
    .confirmationDialog(store: self.store.scope(state: \.$dialog, action: \.dialog))
  }
}

@MainActor @Suite struct MiddleStyleTests {
  private let ada = Contact(id: UUID(0), name: "Ada")
  private let blob = Contact(id: UUID(1), name: "Blob")

  @Test("Contacts are added, filtered and deleted, from the list and from their screen")
  func contacts() async throws {
    let screen = Screen {
      ContactsView(
        store: Store(initialState: Contacts.State(contacts: [ada, blob])) {
          Contacts()
        } withDependencies: {
          $0.uuid = .constant(UUID(2))
        })
    }
    try screen.button("Add").tap()
    try screen.sheet.textField("Name").type("Cleo")
    try screen.sheet.button("Save").tap()
    await screen.settle()
    #expect(!screen.hasSheet && screen.shows("Cleo"))
    try screen.textField("Filter").type("cle")
    #expect(!screen.shows("Ada") && screen.shows("Cleo"))
    try screen.textField("Filter").replace(with: "")
    try screen.button("Delete Blob").tap()
    try screen.alert.button("Delete").tap()
    await screen.settle()
    #expect(!screen.shows("Blob"))
    try screen.link("Ada").tap()
    try screen.button("Delete").tap()
    #expect(screen.hasAlert)
    try screen.alert.button("Delete").tap()
    await screen.settle()
    #expect(screen.title == "Contacts" && !screen.shows("Ada") && screen.shows("Cleo"))
    #expect(screen.issues.isEmpty)
  }

  @Test("The same, step by step")
  func steps() async {
    let store = TestStore(initialState: Contacts.State(contacts: [ada])) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addTapped) {
      $0.destination = .add(AddContact.State(contact: Contact(id: UUID(0), name: "")))
    }
    await store.send(\.destination.add.nameChanged, "Blob") { $0.$destination[case: \.add]?.contact.name = "Blob" }
    await store.send(\.destination.add.cancelTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.send(\.binding.$query, "a") { $0.query = "a" }
    await store.send(.deleteTapped(id: UUID(0))) {
      $0.destination = .alert(
        AlertState {
          TextState("Are you sure?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion(id: UUID(0))) { TextState("Delete") }
        })
    }
    await store.send(.destination(.presented(.alert(.confirmDeletion(id: UUID(0)))))) {
      $0.destination = nil
      $0.contacts = []
    }
  }
}
