import TenureCheck
import Testing

@Suite struct CarriedCopyTests {
  private static func people(
    follows: String = "people[index].isFollowed = true", action: String = "store.follow(person.id)",
    shows: String = ".navigationDestination(for: Profile.self) { PersonView(person: $0, store: store) }",
    identity: String = "Identifiable", members: String = ""
  ) -> String {
    """
    struct Profile: Hashable, \(identity) { let id: Int; var name: String; var isFollowed = false }
    @Observable final class PeopleStore {
      var people: [Profile] = []
      var shown: Profile?
      func follow(_ id: Int) {
        for index in people.indices where people[index].id == id { \(follows) }
      }
    }
    struct PersonView: View {
      /*!*/ let person: Profile
      let store: PeopleStore
      @Environment(\\.dismiss) private var dismiss
      \(members)
      var body: some View {
        Text(person.name)
        Button(person.isFollowed ? "Following" : "Follow") { \(action) }
      }
    }
    struct PeopleView: View {
      @State private var store = PeopleStore()
      var body: some View {
        NavigationStack {
          List(store.people) { person in NavigationLink(person.name, value: person) }
            \(shows)
        }
      }
    }
    """
  }

  private static let sheet = ".sheet(item: $store.shown) { PersonView(person: $0, store: store) }"

  @Test("A route of several carries one too") func route() {
    let routes = "enum Route: Hashable { case person(Profile), about }\n"
    let shows = """
      .navigationDestination(for: Route.self) { route in
              switch route {
              case .person(let person): PersonView(person: person, store: store)
              case .about: Text("")
              }
            }
      """
    expect(StateCopiesInput.self, fires: routes + Self.people(shows: shows), severity: .info)
  }

  @Test("A selection that is a copy stays as it was chosen") func selection() {
    func source(_ selection: String, _ detail: String, mark: String = "") -> String {
      """
      struct Album: Hashable, Identifiable { let id: Int; var title = "" }
      @Observable final class Shelf {
        var albums: [Album] = []
        func rename(_ id: Int) { for index in albums.indices where albums[index].id == id { albums[index].title = "New" } }
      }
      struct AlbumView: View {
        \(mark) let album: Album
        let shelf: Shelf
        var body: some View { Button(album.title) { shelf.rename(album.id) } }
      }
      struct ShelfView: View {
        @State private var shelf = Shelf()
        \(selection)
        var body: some View {
          NavigationSplitView { List(shelf.albums, selection: $chosen) { Text($0.title).tag($0) } } detail: { \(detail) }
        }
      }
      """
    }
    expect(
      StateCopiesInput.self,
      fires: source(
        "@State private var chosen: Album?", "if let chosen { AlbumView(album: chosen, shelf: shelf) }", mark: "/*!*/"),
      severity: .warning)
    expect(
      StateCopiesInput.self,
      fires: source(
        "@State private var chosen: Album?", "if chosen != nil { AlbumView(album: chosen!, shelf: shelf) }",
        mark: "/*!*/"))
    expect(
      StateCopiesInput.self,
      staysQuiet: source(
        "@State private var chosen: Int?",
        "if let album = shelf.albums.first(where: { $0.id == chosen }) { AlbumView(album: album, shelf: shelf) }"))
    expect(
      StateCopiesInput.self,
      staysQuiet: source(
        "@State private var chosen: Album?",
        "if let chosen { AlbumView(album: chosen, shelf: shelf).onChange(of: shelf.albums) { self.chosen = shelf.albums.first } }"
      ))
  }

  @Test("A pushed screen that shows the copy it came with is a note") func pushed() {
    expect(StateCopiesInput.self, fires: Self.people(), severity: .info)
  }

  @Test("A sheet that shows the copy it came with is a warning") func sheet() {
    expect(StateCopiesInput.self, fires: Self.people(shows: Self.sheet), severity: .warning)
  }

  @Test(
    "Who leaves the screen with the change shows nothing old",
    arguments: [
      "store.follow(person.id); dismiss()", "Task { await sync(); store.follow(person.id); dismiss() }",
      "follow(); dismiss()", "followAndLeave()", "store.follow(person.id); store.shown = nil",
    ])
  func leaves(_ action: String) {
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.people(
        action: action,
        members: """
          func sync() async {}
          func follow() { store.follow(person.id) }
          func followAndLeave() { store.follow(person.id); dismiss() }
          """))
  }

  @Test("A function that stays on the screen for one of its callers is named")
  func leavesForOneCallerOnly() {
    expect(
      StateCopiesInput.self,
      fires: Self.people(
        action: "follow(); dismiss()",
        members: """
          func follow() { store.follow(person.id) }
          var star: some View { Button("Star") { follow() } }
          """))
  }

  @Test("To put back something else stays on the screen")
  func staysWithAnAssignment() {
    expect(
      StateCopiesInput.self,
      fires: Self.people(
        action: "store.follow(person.id); note = nil",
        members: "@State private var note: String?"))
  }

  @Test("A change that also renews what is presented is shown")
  func renewsWhatIsPresented() {
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.people(follows: "people[index].isFollowed = true; shown = people[index]", shows: Self.sheet))
  }

  @Test("It says what is copied, what is changed, and where to look the element up") func says() {
    expect(
      StateCopiesInput.self, of: Self.people(shows: Self.sheet),
      says: """
        10:9 warning: PersonView shows 'isFollowed' of 'person', which is a copy, and changes the original in 'people' \
        of PeopleStore.
        - 16 the copy is shown here
        - 16 changed from here
        - 6 this changes the original, and not the copy
        After that change PersonView still shows the old value.
        Keep its id instead, and look the element up where it is shown: 'store.people.first { $0.id == id }'.
        """)
  }

  @Test("Where elements have no id, it says to give them one") func saysWithoutIdentity() throws {
    let source = Self.people(shows: Self.sheet, identity: "Sendable")
      .replacing("let id: Int; var name", with: "let number: Int; var name").replacing(".id", with: ".number")
    let found = Check.findings(in: Snippet(source).project(), rules: [StateCopiesInput.self])
    #expect(
      try #require(found.first).advice
        == "Make Profile 'Identifiable', keep the id instead, and look the element up where it is shown: "
        + "'store.people.first { $0.id == id }'.")
  }

  @Test("What a query found at first is a note on a pushed screen") func query() {
    let source = """
      @Model final class Habit { var isActive = true; init() {} }
      struct HabitsView: View {
        @Query private var habits: [Habit]
        @State private var active: [Habit] = []
        var body: some View {
          List(active) { _ in Text("Habit") }.onAppear { /*!*/ active = habits.filter(\\.isActive) }
        }
      }
      struct RootView: View { var body: some View { SHOWN } }
      """
    let pushed = source.replacing("SHOWN", with: "NavigationStack { NavigationLink(\"All\") { HabitsView() } }")
    expect(StateCopiesInput.self, fires: pushed, severity: .info)
    let inPlace = source.replacing("SHOWN", with: "HabitsView()")
    expect(StateCopiesInput.self, fires: inPlace, severity: .warning)
    expect(
      StateCopiesInput.self, of: inPlace,
      says: """
        6:58 warning: HabitsView copies 'habits' into its own state 'active' when it appears.
        - 4 the copy
        - 3 'habits' is a query: SwiftUI renews it when the stored data changes
        When 'habits' changes afterwards, HabitsView still shows the value of that time.
        Filter and sort in the query itself, or make 'active' a computed property of 'habits'.
        """)
  }
}
