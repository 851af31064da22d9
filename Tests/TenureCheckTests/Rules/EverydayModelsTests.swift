import TenureCheck
import Testing

/// Mistakes as they come up in ordinary apps: coordinators, pages, selections, routes, queries, services.
@Suite struct EverydayModelsTests {
  static let shapes = [
    Shape(
      "unpublished-model-property", "a path that a stack is bound to and that the coordinator changes; a published one",
      bad: """
        enum Screen: Hashable { case detail(Int), settings }
        final class AppCoordinator: ObservableObject {
          /*!*/ var path: [Screen] = []
          func openSettings() { path.append(.settings) }
          func pop() { path.removeLast() }
        }
        struct RootView: View {
          @StateObject private var coordinator = AppCoordinator()
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              Button("Settings") { coordinator.openSettings() }
                .navigationDestination(for: Screen.self) { screen in Text("\\(screen)") }
            }
          }
        }
        extension Screen: CustomStringConvertible { var description: String { "screen" } }
        @main struct A: App { var body: some Scene { WindowGroup { RootView() } } }
        """,
      good: """
        enum Screen: Hashable { case detail(Int), settings }
        final class AppCoordinator: ObservableObject {
          @Published var path: [Screen] = []
          func openSettings() { path.append(.settings) }
          func pop() { path.removeLast() }
        }
        struct RootView: View {
          @StateObject private var coordinator = AppCoordinator()
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              Button("Settings") { coordinator.openSettings() }
                .navigationDestination(for: Screen.self) { screen in Text("\\(screen)") }
            }
          }
        }
        extension Screen: CustomStringConvertible { var description: String { "screen" } }
        @main struct A: App { var body: some Scene { WindowGroup { RootView() } } }
        """),
    Shape(
      "submit-without-guard-in-model", "a page that each row asks for; one that is asked for once",
      bad: """
        struct Post: Identifiable { let id: Int; let text: String }
        protocol PostsRepository { func page(_ number: Int) async throws -> [Post] }
        @MainActor final class TimelineViewModel: ObservableObject {
          @Published private(set) var posts: [Post] = []
          private var page = 0
          private let repository: any PostsRepository
          init(repository: any PostsRepository) { self.repository = repository }
          /*!*/ func loadNextPage() async {
            do {
              let next = try await repository.page(page + 1)
              posts.append(contentsOf: next)
              page += 1
            } catch { print(error) }
          }
        }
        struct TimelineView2: View {
          @StateObject var model: TimelineViewModel
          var body: some View {
            List(model.posts) { post in
              Text(post.text).onAppear {
                if post.id == model.posts.last?.id { Task { await model.loadNextPage() } }
              }
            }
            .task { await model.loadNextPage() }
          }
        }
        """,
      good: """
        struct Post: Identifiable { let id: Int; let text: String }
        protocol PostsRepository { func page(_ number: Int) async throws -> [Post] }
        @MainActor final class TimelineViewModel: ObservableObject {
          @Published private(set) var posts: [Post] = []
          private var page = 0
          private var isLoading = false
          private let repository: any PostsRepository
          init(repository: any PostsRepository) { self.repository = repository }
          func loadNextPage() async {
            guard !isLoading else { return }
            isLoading = true
            defer { isLoading = false }
            do {
              let next = try await repository.page(page + 1)
              posts.append(contentsOf: next)
              page += 1
            } catch { print(error) }
          }
        }
        struct TimelineView2: View {
          @StateObject var model: TimelineViewModel
          var body: some View {
            List(model.posts) { post in
              Text(post.text).onAppear {
                if post.id == model.posts.last?.id { Task { await model.loadNextPage() } }
              }
            }
            .task { await model.loadNextPage() }
          }
        }
        """),
    Shape(
      "state-copies-input", "a contact that is selected and blocked; its id",
      bad: """
        struct Contact: Identifiable, Hashable { let id: Int; var name: String; var isBlocked = false }
        @Observable final class ContactsStore {
          var contacts: [Contact] = []
          func block(_ id: Contact.ID) {
            guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
            contacts[index].isBlocked = true
          }
        }
        struct ContactsView: View {
          @State private var store = ContactsStore()
          /*!*/ @State private var selected: Contact?
          var body: some View {
            NavigationSplitView {
              List(store.contacts, selection: $selected) { contact in Text(contact.name).tag(contact) }
            } detail: {
              if let selected {
                VStack {
                  Text(selected.isBlocked ? "Blocked" : selected.name)
                  Button("Block") { store.block(selected.id) }
                }
              }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { ContactsView() } } }
        """,
      good: """
        struct Contact: Identifiable, Hashable { let id: Int; var name: String; var isBlocked = false }
        @Observable final class ContactsStore {
          var contacts: [Contact] = []
          func block(_ id: Contact.ID) {
            guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
            contacts[index].isBlocked = true
          }
        }
        struct ContactsView: View {
          @State private var store = ContactsStore()
          @State private var selected: Contact.ID?
          var body: some View {
            NavigationSplitView {
              List(store.contacts, selection: $selected) { contact in Text(contact.name) }
            } detail: {
              if let contact = store.contacts.first(where: { $0.id == selected }) {
                VStack {
                  Text(contact.isBlocked ? "Blocked" : contact.name)
                  Button("Block") { store.block(contact.id) }
                }
              }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { ContactsView() } } }
        """),
    Shape(
      "unstable-identity", "fields over positions that are removed; fields over bindings",
      bad: """
        struct Ingredient { var name = "" }
        struct IngredientsEditor: View {
          @State private var ingredients = [Ingredient()]
          var body: some View {
            List {
              ForEach(/*!*/ ingredients.indices, id: \\.self) { index in
                TextField("Name", text: $ingredients[index].name)
              }
              .onDelete { ingredients.remove(atOffsets: $0) }
              Button("Add") { ingredients.append(Ingredient()) }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { IngredientsEditor() } } }
        """,
      good: """
        struct Ingredient: Identifiable { let id = UUID(); var name = "" }
        struct IngredientsEditor: View {
          @State private var ingredients = [Ingredient()]
          var body: some View {
            List {
              ForEach($ingredients) { $ingredient in
                TextField("Name", text: $ingredient.name)
              }
              .onDelete { ingredients.remove(atOffsets: $0) }
              Button("Add") { ingredients.append(Ingredient()) }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { IngredientsEditor() } } }
        """),
    Shape(
      "task-in-onappear", "a subscription with each appearance; a single one that the next replaces",
      bad: """
        @MainActor final class BadgeViewModel: ObservableObject {
          @Published var count = 0
          private var bag = Set<AnyCancellable>()
          func start() {
            /*!*/ NotificationCenter.default.publisher(for: Notification.Name("message"))
              .sink { [weak self] _ in self?.count += 1 }
              .store(in: &bag)
          }
        }
        struct BadgeView: View {
          @StateObject private var model = BadgeViewModel()
          var body: some View { Text("\\(model.count)").onAppear { model.start() } }
        }
        @main struct A: App { var body: some Scene { WindowGroup { TabView { BadgeView(); Text("Other") } } } }
        """,
      good: """
        @MainActor final class BadgeViewModel: ObservableObject {
          @Published var count = 0
          private var subscription: AnyCancellable?
          func start() {
            subscription = NotificationCenter.default.publisher(for: Notification.Name("message"))
              .sink { [weak self] _ in self?.count += 1 }
          }
        }
        struct BadgeView: View {
          @StateObject private var model = BadgeViewModel()
          var body: some View { Text("\\(model.count)").onAppear { model.start() } }
        }
        @main struct A: App { var body: some Scene { WindowGroup { TabView { BadgeView(); Text("Other") } } } }
        """),
    Shape(
      "state-copies-input", "what a query found when the view appeared; a query that filters",
      bad: """
        @Model final class Habit { var name: String; var isActive = true; init(name: String) { self.name = name } }
        struct HabitsView: View {
          @Environment(\\.modelContext) private var context
          @Query private var habits: [Habit]
          @State private var active: [Habit] = []
          var body: some View {
            List(active) { Text($0.name) }
              .onAppear { /*!*/ active = habits.filter(\\.isActive) }
              .toolbar { Button("Add") { context.insert(Habit(name: "Run")) } }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { HabitsView() }.modelContainer(for: Habit.self) } }
        """,
      good: """
        @Model final class Habit { var name: String; var isActive = true; init(name: String) { self.name = name } }
        struct HabitsView: View {
          @Environment(\\.modelContext) private var context
          @Query(filter: #Predicate<Habit> { $0.isActive }) private var active: [Habit]
          var body: some View {
            List(active) { Text($0.name) }
              .toolbar { Button("Add") { context.insert(Habit(name: "Run")) } }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { HabitsView() }.modelContainer(for: Habit.self) } }
        """),
    Shape(
      "state-copies-input", "a person that a route carries and follows; its id",
      bad: """
        struct Profile: Hashable, Identifiable { let id: Int; var name: String; var isFollowed = false }
        @Observable final class PeopleStore {
          var people: [Profile] = []
          func follow(_ id: Int) {
            for index in people.indices where people[index].id == id { people[index].isFollowed = true }
          }
        }
        struct PersonView: View {
          /*!*/ let person: Profile
          let store: PeopleStore
          var body: some View {
            Text(person.name)
            Button(person.isFollowed ? "Following" : "Follow") { store.follow(person.id) }
          }
        }
        struct PeopleView: View {
          @State private var store = PeopleStore()
          var body: some View {
            NavigationStack {
              List(store.people) { person in NavigationLink(person.name, value: person) }
                .navigationDestination(for: Profile.self) { PersonView(person: $0, store: store) }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { PeopleView() } } }
        """,
      good: """
        struct Profile: Hashable, Identifiable { let id: Int; var name: String; var isFollowed = false }
        @Observable final class PeopleStore {
          var people: [Profile] = []
          func follow(_ id: Int) {
            for index in people.indices where people[index].id == id { people[index].isFollowed = true }
          }
        }
        struct PersonView: View {
          let id: Profile.ID
          let store: PeopleStore
          var body: some View {
            if let person = store.people.first(where: { $0.id == id }) {
              Text(person.name)
              Button(person.isFollowed ? "Following" : "Follow") { store.follow(person.id) }
            }
          }
        }
        struct PeopleView: View {
          @State private var store = PeopleStore()
          var body: some View {
            NavigationStack {
              List(store.people) { person in NavigationLink(person.name, value: person.id) }
                .navigationDestination(for: Profile.ID.self) { PersonView(id: $0, store: store) }
            }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { PeopleView() } } }
        """),
    Shape(
      "same-entity-in-several-models", "a copy of what a service has, edited; what the service has",
      bad: """
        struct Coin: Identifiable { let id: String; var price: Double }
        @MainActor final class PriceService: ObservableObject {
          static let shared = PriceService()
          @Published private(set) var coins: [Coin] = []
          func refresh() async { coins = [Coin(id: "btc", price: .random(in: 0...1))] }
        }
        @MainActor final class WatchlistViewModel: ObservableObject {
          /*!*/ @Published var coins: [Coin] = []
          let service = PriceService.shared
          init() { coins = service.coins }
          func remove(_ id: String) { coins.removeAll { $0.id == id } }
        }
        struct WatchlistView: View {
          @StateObject private var model = WatchlistViewModel()
          var body: some View {
            List(model.coins) { coin in Text("\\(coin.id) \\(coin.price)") }
              .refreshable { await PriceService.shared.refresh() }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { WatchlistView() } } }
        """,
      good: """
        struct Coin: Identifiable { let id: String; var price: Double }
        @MainActor final class PriceService: ObservableObject {
          static let shared = PriceService()
          @Published private(set) var coins: [Coin] = []
          func refresh() async { coins = [Coin(id: "btc", price: .random(in: 0...1))] }
        }
        struct WatchlistView: View {
          @ObservedObject private var service = PriceService.shared
          @State private var hidden: Set<String> = []
          var body: some View {
            List(service.coins.filter { !hidden.contains($0.id) }) { coin in Text("\\(coin.id) \\(coin.price)") }
              .refreshable { await service.refresh() }
          }
        }
        @main struct A: App { var body: some Scene { WindowGroup { WatchlistView() } } }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }

  private static func stays(_ rule: String, _ source: String) throws {
    let found = try #require(AllRules.list.first { $0.about.id == rule })
    expect(found, staysQuiet: source)
  }

  @Test("A field bound to what nothing else changes has its value itself")
  func changedByItsFieldAlone() throws {
    try Self.stays(
      "unpublished-model-property",
      """
      final class Draft: ObservableObject { var title = ""; @Published var isSent = false }
      struct DraftScreen: View {
        @StateObject private var model = Draft()
        var body: some View { TextField("Title", text: $model.title) }
      }
      """)
  }

  @Test("A request answers once, and a set that is emptied before holds one subscription")
  func endedSubscriptions() throws {
    let listens = [
      "api.load().sink { [weak self] in self?.count = $0 }.store(in: &bag)",
      "bag.removeAll(); ticks.sink { [weak self] in self?.count = $0 }.store(in: &bag)",
      "guard bag.isEmpty else { return }; ticks.sink { [weak self] in self?.count = $0 }.store(in: &bag)",
    ]
    for listen in listens {
      try Self.stays(
        "task-in-onappear",
        """
        final class Counter: ObservableObject {
          @Published var count = 0
          let ticks = PassthroughSubject<Int, Never>()
          let api = CountAPI()
          private var bag = Set<AnyCancellable>()
          func listen() { \(listen) }
        }
        struct CountAPI { func load() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() } }
        struct CounterScreen: View {
          @StateObject private var counter = Counter()
          var body: some View { Text("\\(counter.count)").onAppear { counter.listen() } }
        }
        """)
    }
  }

  @Test("Who asks by whatever state whether a page is on its way asks for it once")
  func pagesAskedOnce() throws {
    let guards = ["guard phase != .loading else { return }; phase = .loading", "task?.cancel(); task = nil"]
    for asking in guards {
      try Self.stays(
        "submit-without-guard-in-model",
        """
        @MainActor @Observable final class Feed {
          enum Phase { case idle, loading }
          var posts: [Post] = []
          var phase = Phase.idle
          var task: Task<Void, Never>?
          var page = 0
          let client = FeedClient()
          func next() async { \(asking); posts += await client.page(page + 1); page += 1; phase = .idle }
        }
        struct Post: Identifiable { let id: Int }
        struct FeedScreen: View {
          @State private var feed = Feed()
          var body: some View {
            List(feed.posts) { post in Text("Post").onAppear { Task { await feed.next() } } }
          }
        }
        """)
    }
  }

  @Test("A selection that the same action renews shows what has changed, and so does one that is only read")
  func renewedSelections() throws {
    for action in ["store.pin(note.id); selected = store.notes.first { $0.id == note.id }", "selected = nil"] {
      try Self.stays(
        "state-copies-input",
        """
        struct Note: Identifiable { let id: Int; var isPinned = false }
        @Observable final class Notes {
          var notes: [Note] = []
          func pin(_ id: Int) { for index in notes.indices where notes[index].id == id { notes[index].isPinned = true } }
        }
        struct NotesScreen: View {
          @State private var store = Notes()
          @State private var selected: Note?
          var body: some View {
            List(store.notes) { note in Button("Open") { selected = note } }
            if let note = selected { Button(note.isPinned ? "Pinned" : "Pin") { \(action) } }
          }
        }
        """)
    }
  }

  @Test("A copy that is edited and handed back is a draft")
  func handedBack() throws {
    try Self.stays(
      "same-entity-in-several-models",
      """
      final class TagService: ObservableObject {
        static let shared = TagService()
        @Published private(set) var tags: [String] = []
        func save(_ tags: [String]) { self.tags = tags }
      }
      final class TagsModel: ObservableObject {
        @Published var tags: [String] = []
        init() { tags = TagService.shared.tags }
        func remove(_ tag: String) { tags.removeAll { $0 == tag } }
        func done() { TagService.shared.save(tags) }
      }
      struct TagsScreen: View {
        @StateObject private var model = TagsModel()
        var body: some View { List(model.tags, id: \\.self) { Text($0) }.onDisappear { model.done() } }
      }
      """)
  }
}
