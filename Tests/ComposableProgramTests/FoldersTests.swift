import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// Folders in folders: a feature with itself inside, and a stack of screens whose delegate actions change what is below.

@Reducer
private struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var isOpen = true
    var folders: IdentifiedArrayOf<State> = []

    var count: Int { folders.reduce(1) { $0 + $1.count } }
  }

  enum Action {
    case addButtonTapped
    case nameChanged(String)
    case removeButtonTapped
    case toggleButtonTapped
    case openButtonTapped
    indirect case folders(IdentifiedActionOf<Folder>)
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable {
      case open(State)
      case remove
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.folders.append(State(id: uuid(), name: "Folder \(state.folders.count + 1)"))
        return .none
      case let .nameChanged(name):
        state.name = name
        return .none
      case .removeButtonTapped:
        return .send(.delegate(.remove))
      case .toggleButtonTapped:
        state.isOpen.toggle()
        return .none
      case .openButtonTapped:
        return .send(.delegate(.open(state)))
      case let .folders(.element(id: id, action: .delegate(.remove))):
        state.folders.remove(id: id)
        return .none
      case let .folders(.element(id: _, action: .delegate(.open(folder)))):
        // Whoever shows the root opens it.
        return .send(.delegate(.open(folder)))
      case .folders, .delegate:
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) {
      Self()
    }
  }
}

@Reducer
private struct FolderDetail {
  @ObservableState
  struct State: Equatable {
    var folder: Folder.State
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
  }

  enum Action {
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case deleteButtonTapped
    case folder(Folder.Action)

    @CasePathable
    enum Confirmation { case delete }
    @CasePathable
    enum Delegate {
      case changed(Folder.State)
      case deleted(Folder.State.ID)
      case open(Folder.State)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Scope(state: \.folder, action: \.folder) { Folder() }
      .onChange(of: \.folder) { _, folder in
        Reduce { _, _ in .send(.delegate(.changed(folder))) }
      }
    Reduce { state, action in
      switch action {
      case .confirmation(.presented(.delete)):
        return .run { [id = state.folder.id] send in
          await send(.delegate(.deleted(id)))
          await self.dismiss()
        }
      case .deleteButtonTapped:
        state.confirmation = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Delete \(state.folder.name)?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.delete, animation: .default)) { TextState("Delete") }
        }
        return .none
      case let .folder(.delegate(.open(folder))):
        return .send(.delegate(.open(folder)))
      case .confirmation, .delegate, .folder:
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

@Reducer
private struct About {
  @ObservableState
  struct State: Equatable { var count: Int }
  enum Action { case closeButtonTapped }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

@Reducer
private struct Drive {
  @Reducer
  enum Path {
    case about(About)
    case detail(FolderDetail)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var root: Folder.State
  }

  enum Action {
    case popToRootButtonTapped
    case path(StackActionOf<Path>)
    case root(Folder.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.root, action: \.root) { Folder() }
    Reduce { state, action in
      switch action {
      case .popToRootButtonTapped:
        state.path.removeAll()
        return .none
      case let .path(.element(id: _, action: .detail(.delegate(delegate)))):
        switch delegate {
        case let .changed(folder): update(folder, in: &state.root)
        case let .deleted(id): remove(id, from: &state.root)
        case let .open(folder): state.path.append(.detail(FolderDetail.State(folder: folder)))
        }
        return .none
      case let .root(.delegate(.open(folder))):
        state.path.append(.detail(FolderDetail.State(folder: folder)))
        return .none
      case .path, .root:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }

  private func update(_ folder: Folder.State, in parent: inout Folder.State) {
    if parent.id == folder.id { return parent = folder }
    for id in parent.folders.ids { update(folder, in: &parent.folders[id: id]!) }
  }

  private func remove(_ id: Folder.State.ID, from parent: inout Folder.State) {
    parent.folders.remove(id: id)
    for index in parent.folders.indices { remove(id, from: &parent.folders[index]) }
  }
}

extension Drive.Path.State: Equatable {}

private struct FolderRows: View {
  let store: StoreOf<Folder>

  var body: some View {
    ForEach(store.scope(state: \.folders, action: \.folders)) { rowStore in
      @Bindable var rowStore = rowStore
      HStack {
        Button(rowStore.isOpen ? "Fold \(rowStore.name)" : "Unfold \(rowStore.name)") {
          rowStore.send(.toggleButtonTapped)
        }
        TextField("Untitled", text: $rowStore.name.sending(\.nameChanged))
        Button("Add to \(rowStore.name)") { rowStore.send(.addButtonTapped) }
        Button("Remove \(rowStore.name)") { rowStore.send(.removeButtonTapped, animation: .default) }
        Button("Open \(rowStore.name)") { rowStore.send(.openButtonTapped) }
      }
      .buttonStyle(.borderless)
      if rowStore.isOpen { FolderRows(store: rowStore).padding(.leading) }
    }
  }
}

private struct DriveView: View {
  @Bindable var store: StoreOf<Drive>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        FolderRows(store: store.scope(state: \.root, action: \.root))
        Section {
          Button("Add") { store.send(.root(.addButtonTapped)) }
          NavigationLink(state: Drive.Path.State.about(About.State(count: store.root.count))) { Text("About") }
        }
      }
      .navigationTitle("Drive")
    } destination: { store in
      switch store.case {
      case let .about(store):
        VStack {
          Text("\(store.count) folders in all")
          Button("Close") { store.send(.closeButtonTapped) }
        }
      case let .detail(store):
        FolderDetailView(store: store)
      }
    }
    .safeAreaInset(edge: .bottom) {
      if store.path.count > 1 { Button("To the root") { store.send(.popToRootButtonTapped) } }
    }
  }
}

private struct FolderDetailView: View {
  @Bindable var store: StoreOf<FolderDetail>

  var body: some View {
    List {
      TextField("Folder's name", text: $store.folder.name.sending(\.folder.nameChanged))
      FolderRows(store: store.scope(state: \.folder, action: \.folder))
      Button("Add here") { store.send(.folder(.addButtonTapped)) }
      Button("Delete this", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
    .navigationTitle(store.folder.name)
  }
}

@MainActor @Suite struct FoldersTests {
  private static let tree = Folder.State(
    id: UUID(-1),
    folders: [
      Folder.State(
        id: UUID(-2), name: "Work", folders: [Folder.State(id: UUID(-3), name: "Plans")]),
      Folder.State(id: UUID(-4), name: "Home"),
    ])

  private func screen() -> Screen {
    Screen {
      DriveView(
        store: Store(initialState: Drive.State(root: Self.tree)) {
          Drive()
        } withDependencies: {
          $0.uuid = .incrementing
        })
    }
  }

  @Test("Folders in folders are added, named, folded and removed, each by its own feature")
  func tree() async throws {
    let screen = screen()
    try screen.button("Add to Plans").tap()
    try screen.button("Add to Folder 1").tap()
    #expect(screen.textFields.map(\.value) == ["Work", "Plans", "Folder 1", "Folder 1", "Home"])
    try screen.textField(at: 2).replace(with: "Old")
    try screen.button("Fold Old").tap()
    #expect(screen.textFields.map(\.value) == ["Work", "Plans", "Old", "Home"])
    try screen.link("About").tap()
    #expect(screen.shows("6 folders in all"))
    try screen.button("Close").tap()
    await screen.settle()
    try screen.button("Remove Plans").tap()
    #expect(screen.textFields.map(\.value) == ["Work", "Home"] && screen.issues.isEmpty)
  }

  @Test("A screen of a folder changes the tree below it, opens one of its own folders, and goes when it is deleted")
  func screens() async throws {
    let screen = screen()
    try screen.button("Open Work").tap()
    try screen.textField("Folder's name").replace(with: "Job")
    try screen.button("Add here").tap()
    try screen.button("Open Plans").tap()
    #expect(try screen.textField("Folder's name").value == "Plans")
    try screen.button("Delete this").tap()
    #expect(screen.shows("Delete Plans?"))
    try screen.alert.button("Delete").tap()
    await screen.settle()
    #expect(try screen.textField("Folder's name").value == "Job")
    try screen.back()
    #expect(screen.textFields.map(\.value) == ["Job", "Folder 2", "Home"] && screen.issues.isEmpty)
  }

  @Test("A test receives what screens tell the one below, by their ids")
  func steps() async {
    let store = TestStore(initialState: Drive.State(root: Self.tree)) {
      Drive()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let work = Self.tree.folders[0]
    await store.send(\.root.folders[id: work.id].openButtonTapped)
    await store.receive(\.root.folders[id: work.id].delegate.open)
    await store.receive(\.root.delegate.open) { $0.path[id: 0] = .detail(FolderDetail.State(folder: work)) }
    await store.send(\.path[id: 0].detail.folder.nameChanged, "Job") {
      $0.path[id: 0, case: \.detail]?.folder.name = "Job"
    }
    await store.receive(\.path[id: 0].detail.delegate.changed) { $0.root.folders[id: work.id]?.name = "Job" }
    await store.send(\.path[id: 0].detail.folder.folders[id: UUID(-3)].openButtonTapped)
    await store.receive(\.path[id: 0].detail.folder.folders[id: UUID(-3)].delegate.open)
    await store.receive(\.path[id: 0].detail.folder.delegate.open)
    await store.receive(\.path[id: 0].detail.delegate.open) {
      $0.path.append(.detail(FolderDetail.State(folder: work.folders[0])))
    }
    await store.send(\.path[id: 1].detail.deleteButtonTapped) {
      $0.path[id: 1, case: \.detail]?.confirmation = ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Delete Plans?")
      } actions: {
        ButtonState(role: .destructive, action: .send(.delete, animation: .default)) { TextState("Delete") }
      }
    }
    await store.send(\.path[id: 1].detail.confirmation.delete) { $0.path[id: 1, case: \.detail]?.confirmation = nil }
    await store.receive(\.path[id: 1].detail.delegate.deleted) {
      $0.root.folders[id: work.id]?.folders = []
    }
    await store.receive(\.path.popFrom) { $0.path.removeLast() }
    #expect(store.state.path.count == 1)
    await store.send(.popToRootButtonTapped) { $0.path = StackState() }
  }

  @Test("A program begins two screens deep, and goes back to the root at once")
  func deep() async throws {
    let screen = Screen {
      DriveView(
        store: Store(
          initialState: Drive.State(
            path: StackState([
              .detail(FolderDetail.State(folder: Self.tree.folders[0])), .about(About.State(count: 4)),
            ]), root: Self.tree)
        ) {
          Drive()
        })
    }
    #expect(screen.shows("4 folders in all"))
    try screen.button("To the root").tap()
    #expect(screen.shows("Drive") && !screen.shows("4 folders in all") && screen.issues.isEmpty)
  }
}
