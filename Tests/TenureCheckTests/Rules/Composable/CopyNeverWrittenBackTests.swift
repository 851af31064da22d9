import TenureCheck
import Testing

@Suite struct CopyNeverWrittenBackTests {
  private static let edit = """
    import ComposableArchitecture
    struct Item: Equatable, Identifiable { let id: Int; var name: String; var amount = 1 }

    @Reducer struct EditItem {
      @ObservableState struct State: Equatable { var item: Item; var isValid = true }
      enum Action: BindableAction { case binding(BindingAction<State>), amountStepped(Int), saveTapped }
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          switch action {
          case .amountStepped(let amount):
            state.item.amount = amount
            return .none
          case .binding, .saveTapped:
            return .none
          }
        }
      }
    }

    """

  /// The parent, with what its reducer does besides opening the child.
  private static func list(_ cases: String, mark: String = "", actions: String = "") -> String {
    edit + """
      @Reducer struct ItemList {
        @ObservableState struct State: Equatable {
          var items: IdentifiedArrayOf<Item> = []
          @Presents var edit: EditItem.State?
        }
        enum Action { case rowTapped(Item.ID), edit(PresentationAction<EditItem.Action>)\(actions) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .rowTapped(let id):
              guard let item = state.items[id: id] else { return .none }
              state.edit = EditItem.State(item: \(mark)item)
              return .none
            \(cases)
            case .edit:
              return .none
            }
          }
          .ifLet(\\.$edit, action: \\.edit) { EditItem() }
        }
      }

      """
  }

  static let pairs = [
    Pair(
      "nothing is read back",
      bad: list("", mark: "/*!*/"),
      good: list(
        """
        case .edit(.presented(.saveTapped)):
              guard let item = state.edit?.item else { return .none }
              state.items[id: item.id] = item
              return .none
        """), severity: .warning),
    Pair(
      "the parent's own action of the same name is not the child's",
      bad: list("case .saveTapped: return .none", mark: "/*!*/", actions: ", saveTapped"),
      good: list(
        """
        case .edit(.presented(.delegate(.saved(let item)))):
              state.items[id: item.id] = item
              return .none
        """)),
    Pair(
      "a destination, and a child that is changed by bindings alone",
      bad: """
        import ComposableArchitecture
        struct Profile: Equatable { var name = "" }
        @Reducer struct EditProfile {
          @ObservableState struct State: Equatable { var profile: Profile }
          enum Action: BindableAction { case binding(BindingAction<State>) }
          var body: some ReducerOf<Self> { BindingReducer() }
        }
        struct EditProfileView: View {
          @Bindable var store: StoreOf<EditProfile>
          var body: some View { TextField("Name", text: $store.profile.name) }
        }
        @Reducer struct Account {
          @Reducer enum Destination { case edit(EditProfile) }
          @ObservableState struct State: Equatable {
            var profile = Profile()
            @Presents var destination: Destination.State?
          }
          enum Action { case editTapped, destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editTapped:
                state.destination = .edit(EditProfile.State(profile: /*!*/ state.profile))
                return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        """,
      good: """
        import ComposableArchitecture
        struct Profile: Equatable { var name = "" }
        @Reducer struct EditProfile {
          @ObservableState struct State: Equatable { @Shared var profile: Profile }
          enum Action: BindableAction { case binding(BindingAction<State>) }
          var body: some ReducerOf<Self> { BindingReducer() }
        }
        struct EditProfileView: View {
          @Bindable var store: StoreOf<EditProfile>
          var body: some View { TextField("Name", text: Binding($store.profile.name)) }
        }
        @Reducer struct Account {
          @Reducer enum Destination { case edit(EditProfile) }
          @ObservableState struct State: Equatable {
            @Shared var profile: Profile
            @Presents var destination: Destination.State?
          }
          enum Action { case editTapped, destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editTapped:
                state.destination = .edit(EditProfile.State(profile: state.$profile))
                return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        """),
    Pair(
      "a path's element, and a child that saves by itself",
      bad: """
        import ComposableArchitecture
        struct Note: Equatable, Identifiable { let id: Int; var text = "" }
        @Reducer struct NoteDetail {
          struct State: Equatable { var note: Note }
          enum Action { case textChanged(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .textChanged(let text): state.note.text = text; return .none
              }
            }
          }
        }
        @Reducer struct Notes {
          struct State: Equatable {
            var notes: [Note] = []
            var path = StackState<NoteDetail.State>()
          }
          enum Action { case tapped(Int), path(StackActionOf<NoteDetail>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tapped(let index): state.path.append(NoteDetail.State(note: /*!*/ state.notes[index])); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path) { NoteDetail() }
          }
        }
        """,
      good: """
        import ComposableArchitecture
        struct Note: Equatable, Identifiable { let id: Int; var text = "" }
        @Reducer struct NoteDetail {
          struct State: Equatable { var note: Note }
          enum Action { case textChanged(String) }
          @Dependency(\\.database) var database
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .textChanged(let text):
                state.note.text = text
                return .run { [note = state.note] _ in try await database.save(note) }
              }
            }
          }
        }
        @Reducer struct Notes {
          struct State: Equatable {
            var notes: [Note] = []
            var path = StackState<NoteDetail.State>()
          }
          enum Action { case tapped(Int), path(StackActionOf<NoteDetail>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tapped(let index): state.path.append(NoteDetail.State(note: state.notes[index])); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path) { NoteDetail() }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(CopyNeverWrittenBack.self) }

  @Test func aChildThatOnlyShowsIsLeftAlone() {
    expect(
      CopyNeverWrittenBack.self,
      staysQuiet: Self.list("").replacingItemChange())
  }

  @Test func programsWithoutTheArchitectureAreLeftAlone() {
    expect(
      CopyNeverWrittenBack.self,
      staysQuiet: String(Self.list("").dropFirst("import ComposableArchitecture".count)))
  }

  @Test func itSaysWhatHappens() {
    expect(
      CopyNeverWrittenBack.self, of: CopyNeverWrittenBack.about.wrong,
      says: """
        28:43 warning: Todos gives EditTodo a copy of its 'todos', EditTodo changes 'todo', and nothing brings it back.
        - 19 Todos owns it
        - 10 EditTodo changes its copy here
        When EditTodo is closed its changes are gone, and Todos still has the old 'todos'.
        Let EditTodo send a delegate action with 'todo' that Todos stores, read it back on '.dismiss', or share it: '@Shared var todo'.
        """)
  }
}

extension String {
  fileprivate func replacingItemChange() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("state.item.amount = amount") }.joined(separator: "\n")
  }
}

extension CopyNeverWrittenBackTests {
  private static func songs(_ entry: String, list: String = "IdentifiedArrayOf<Song>") -> String {
    """
    import ComposableArchitecture
    struct Song: Equatable, Identifiable { let id: Int; var title: String }
    @Reducer struct SongEditor {
      @ObservableState struct State: Equatable { var song: Song }
      enum Action { case titleChanged(String), closeTapped }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .titleChanged(let title): state.song.title = title; return .none
          case .closeTapped: return .none
          }
        }
      }
    }
    @Reducer struct Songs {
      @ObservableState struct State: Equatable {
        var songs: \(list) = []
        @Presents var editor: SongEditor.State?
      }
      enum Action { case rowTapped(Song), editor(PresentationAction<SongEditor.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(entry)
          }
        }
        .ifLet(\\.$editor, action: \\.editor) { SongEditor() }
      }
    }
    """
  }

  @Test("An element that an action brings is a copy too") func broughtByAction() {
    let copied = "case .rowTapped(let song): state.editor = SongEditor.State(song: song); return .none"
    let marked = "case .rowTapped(let song): state.editor = SongEditor.State(song: /*!*/ song); return .none"
    expect(CopyNeverWrittenBack.self, fires: Self.songs(marked + "\n      case .editor: return .none"))
    expect(
      CopyNeverWrittenBack.self,
      staysQuiet: Self.songs(
        copied
          + "\n      case .editor(.presented(.closeTapped)): state.songs[id: 1]?.title = \"\"; return .none"
          + "\n      case .editor: return .none"))
    expect(
      CopyNeverWrittenBack.self,
      staysQuiet: Self.songs(copied + "\n      case .editor: return .none", list: "[String]"))
  }
}
