import TenureCheck
import Testing

@Suite struct AsyncResultWithoutSupersessionTests {
  static let pairs = [
    Pair(
      "a view whose input changes in its place; a page that is pushed for one thing",
      bad: """
        struct Profile: View {
          let name: String
          @State private var title = ""
          @State private var showsEditor = false
          var body: some View {
            Text(title).onChange(of: showsEditor) { _, _ in Task { await load() } }
          }
          private func load() async {
            let answer = await Server.shared.title(of: name)
            /*!*/ title = answer
          }
        }

        struct Home: View {
          @State private var name = "A"
          var body: some View {
            Profile(name: name)
            Button("B") { name = "B" }
          }
        }
        """,
      good: """
        struct Profile: View {
          let name: String
          @State private var title = ""
          @State private var showsEditor = false
          var body: some View {
            Text(title).onChange(of: showsEditor) { _, _ in Task { await load() } }
          }
          private func load() async {
            let answer = await Server.shared.title(of: name)
            title = answer
          }
        }

        struct Home: View {
          var body: some View { NavigationLink("A") { Profile(name: "A") } }
        }
        """),
    Pair(
      "a search at each submit; one that waits for the one before, one that is replaced, and a sign-in",
      bad: """
        struct StationSearch: View {
          let timetable: Timetable
          @State private var name = ""
          @State private var stations: [String] = []
          var body: some View {
            List(stations, id: \\.self) { Text($0) }
              .searchable(text: $name)
              .onSubmit(of: .search) { search() }
          }
          private func search() {
            guard !name.isEmpty else { return }
            Task {
              let found = await timetable.searchStations(named: name)
              /*!*/ stations = found
            }
          }
        }
        """,
      good: """
        struct StationSearch: View {
          let timetable: Timetable
          @State private var name = ""
          @State private var isLoading = false
          @State private var stations: [String] = []
          @State private var lines: [String] = []
          @State private var user: String?
          @State private var running: Task<Void, Never>?
          var body: some View {
            List(stations + lines, id: \\.self) { Text($0) }
              .searchable(text: $name)
              .onSubmit(of: .search) {
                Task { await search() }
                running?.cancel()
                running = Task {
                  let found = await timetable.searchLines(named: name)
                  guard !Task.isCancelled else { return }
                  lines = found
                }
              }
            TextField("Name", text: $name)
              .onSubmit { Task { user = await timetable.signIn(name) } }
          }
          private func search() async {
            guard !isLoading else { return }
            isLoading = true
            stations = await timetable.searchStations(named: name)
            isLoading = false
          }
        }
        """, severity: .warning),
    Pair(
      "a search by task(id:)",
      bad: """
        struct SearchScreen: View {
          let catalog: Catalog
          @State private var query = ""
          @State private var results: [Book] = []
          @State private var isSearching = false

          var body: some View {
            List(results) { book in Text(book.title) }
              .searchable(text: $query)
              .task(id: query) {
                isSearching = true
                /*!*/ results = await catalog.search(query)
                isSearching = false
              }
          }
        }
        struct Book: Identifiable { let id: Int; let title: String }
        """,
      good: """
        struct SearchScreen: View {
          let catalog: Catalog
          @State private var query = ""
          @State private var results: [Book] = []
          @State private var isSearching = false

          var body: some View {
            List(results) { book in Text(book.title) }
              .searchable(text: $query)
              .task(id: query) {
                isSearching = true
                let found = await catalog.search(query)
                if Task.isCancelled { return }
                results = found
                isSearching = false
              }
          }
        }
        struct Book: Identifiable { let id: Int; let title: String }
        """, severity: .warning),
    Pair(
      "a task from onChange",
      bad: """
        struct Filtered: View {
          let api: API
          @State private var filter = Filter.all
          @State private var rows: [String] = []
          var body: some View {
            VStack {
              Picker("Filter", selection: $filter) { Text("All").tag(Filter.all) }
              List(rows, id: \\.self) { Text($0) }
            }
            .onChange(of: filter) { _, newValue in
              Task {
                do {
                  let loaded = try await api.rows(for: newValue)
                  /*!*/ rows = loaded
                } catch { rows = [] }
              }
            }
          }
        }
        enum Filter { case all, unread }
        """,
      good: """
        struct Filtered: View {
          let api: API
          @State private var filter = Filter.all
          @State private var rows: [String] = []
          var body: some View {
            VStack {
              Picker("Filter", selection: $filter) { Text("All").tag(Filter.all) }
              List(rows, id: \\.self) { Text($0) }
            }
            .onChange(of: filter) { _, newValue in
              Task {
                do {
                  let loaded = try await api.rows(for: newValue)
                  guard newValue == filter else { return }
                  rows = loaded
                } catch { rows = [] }
              }
            }
          }
        }
        enum Filter { case all, unread }
        """, severity: .warning),
    Pair(
      "a model's method that a view calls with each change",
      bad: """
        @MainActor final class PlacesModel: ObservableObject {
          @Published var places: [String] = []
          @Published var errorText: String?
          private let service: PlaceService
          init(service: PlaceService) { self.service = service }

          func search(_ text: String) {
            Task {
              let found = await service.places(matching: text)
              await MainActor.run { /*!*/ self.places = found }
            }
          }
        }
        struct PlacesView: View {
          @StateObject var model: PlacesModel
          @State private var text = ""
          var body: some View {
            TextField("Place", text: $text)
              .onChange(of: text) { model.search(text) }
          }
        }
        """,
      good: """
        @MainActor final class PlacesModel: ObservableObject {
          @Published var places: [String] = []
          @Published var errorText: String?
          private var current: Task<Void, Never>?
          private let service: PlaceService
          init(service: PlaceService) { self.service = service }

          func search(_ text: String) {
            current?.cancel()
            current = Task {
              let found = await service.places(matching: text)
              guard !Task.isCancelled else { return }
              self.places = found
            }
          }
        }
        struct PlacesView: View {
          @StateObject var model: PlacesModel
          @State private var text = ""
          var body: some View {
            TextField("Place", text: $text)
              .onChange(of: text) { model.search(text) }
          }
        }
        """, severity: .warning),
    Pair(
      "didSet of a model's property, and a generation that tells",
      bad: """
        @Observable final class Timeline {
          var region = "north" { didSet { reload() } }
          var entries: [String] = []
          @ObservationIgnored let client: Client
          init(client: Client) { self.client = client }

          private func reload() {
            Task { @MainActor in
              let loaded = await client.entries(in: region)
              /*!*/ entries = loaded
            }
          }
        }
        """,
      good: """
        @Observable final class Timeline {
          var region = "north" { didSet { reload() } }
          var entries: [String] = []
          @ObservationIgnored private var generation = 0
          @ObservationIgnored let client: Client
          init(client: Client) { self.client = client }

          private func reload() {
            generation += 1
            let mine = generation
            Task { @MainActor in
              let loaded = await client.entries(in: region)
              if mine == generation { entries = loaded }
            }
          }
        }
        """),
    Pair(
      "the run before is cancelled, and a call that may notice",
      bad: """
        struct Page: View {
          let number: Int
          let store: PageStore
          @State private var text = ""
          var body: some View {
            Text(text)
              .task(id: number) {
                do { /*!*/ text = try await store.text(ofPage: number) } catch { text = "–" }
              }
          }
        }
        struct Reader: View {
          let store: PageStore
          @State private var number = 1
          var body: some View {
            VStack {
              Page(number: number, store: store)
              Button("Next") { number += 1 }
            }
          }
        }
        """,
      good: """
        struct Page: View {
          let number: Int
          let store: PageStore
          @State private var text = ""
          var body: some View {
            Text(text)
              .task(id: number) {
                do {
                  let loaded = try await store.text(ofPage: number)
                  try Task.checkCancellation()
                  text = loaded
                } catch { text = "–" }
              }
          }
        }
        struct Reader: View {
          let store: PageStore
          @State private var number = 1
          var body: some View {
            VStack {
              Page(number: number, store: store)
              Button("Next") { number += 1 }
            }
          }
        }
        """, severity: .info),
    Pair(
      "by way of constants on both sides",
      bad: """
        struct Paper: Equatable { var link: String }
        enum Extractor { static func text(of url: URL) async throws -> String { "" } }
        struct Reader: View {
          let paper: Paper
          @State private var text = ""
          var body: some View { Text(text).onChange(of: paper) { load() } }
          private func load() {
            guard let url = URL(string: paper.link) else { return }
            Task {
              let raw = try await Extractor.text(of: url)
              let plain = raw.lowercased()
              /*!*/ text = plain
            }
          }
        }
        """,
      good: """
        struct Paper: Equatable { var link: String }
        enum Extractor { static func text(of url: URL) async throws -> String { "" } }
        struct Reader: View {
          let paper: Paper
          @State private var text = ""
          var body: some View { Text(text).onChange(of: paper) { load() } }
          private func load() {
            guard let url = URL(string: paper.link) else { return }
            Task {
              let raw = try await Extractor.text(of: url)
              guard url.absoluteString == paper.link else { return }
              text = raw.lowercased()
            }
          }
        }
        """),
    Pair(
      "a method of a struct, and the main queue",
      bad: """
        struct Pager { var ids: [Int] = []; mutating func show(_ new: [Int]) { ids = new } }
        @MainActor final class Feed: ObservableObject {
          @Published var pager = Pager()
          @Published var count = 0
          @Published var kind = "top" { didSet { load() } }
          func load() {
            Task {
              let ids = await Self.fetch(kind)
              /*!*/ pager.show(ids)
              DispatchQueue.main.async { self.count = ids.count }
            }
          }
          static func fetch(_ kind: String) async -> [Int] { [] }
        }
        """,
      good: """
        struct Pager { var ids: [Int] = []; mutating func show(_ new: [Int]) { ids = new } }
        @MainActor final class Feed: ObservableObject {
          @Published var pager = Pager()
          @Published var kind = "top"
          func reload(limit: Int = 12) async { pager.show(await Self.fetch(limit)) }
          static func fetch(_ limit: Int) async -> [Int] { [] }
        }
        struct FeedView: View {
          @StateObject private var feed = Feed()
          @State private var tab = 0
          var body: some View { Text("\\(tab)").onChange(of: tab) { Task { await feed.reload() } } }
        }
        """),
    Pair(
      "a receiver that was made of what has changed, and an answer of two",
      bad: """
        struct Kit { let host: URL; func names() async throws -> ([String], Int) { ([], 0) } }
        @MainActor @Observable final class Models {
          var names: [String] = []
          func fetch(_ kit: Kit) {
            Task {
              let (answer, _) = try await kit.names()
              /*!*/ names = answer
            }
          }
        }
        struct ModelsView: View {
          let models: Models
          @State private var host = URL(string: "a")!
          var body: some View { Text("Models").onChange(of: host) { models.fetch(Kit(host: host)) } }
        }
        """,
      good: """
        struct Kit { func names() async throws -> ([String], Int) { ([], 0) } }
        @MainActor @Observable final class Models {
          var names: [String] = []
          func fetch(_ kit: Kit) {
            Task {
              let (answer, _) = try await kit.names()
              names = answer
            }
          }
        }
        struct ModelsView: View {
          let models: Models
          let kit: Kit
          @State private var host = URL(string: "a")!
          var body: some View { Text("Models").onChange(of: host) { models.fetch(kit) } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }

  @Test func whatRunsOnceOrAsksTheSameIsLeftAlone() {
    expect(
      AsyncResultWithoutSupersession.self,
      staysQuiet: """
        struct Library: View {
          let client: Client
          let shelf: Int
          @State private var books: [String] = []
          @State private var covers: [String] = []
          @State private var token = 0
          @State private var tab = 0
          var body: some View {
            List(books, id: \\.self) { Text($0) }
              .task { books = await client.books(on: shelf) }
              .task(id: token) { covers = await client.covers() }
              .task(id: tab) { covers = await client.covers(of: books) }
              .refreshable { books = await client.books(on: shelf) }
              .onAppear { Task { books = await client.books(on: shelf) } }
          }
          private func load(_ page: Int) async { books = await client.books(on: page) }
        }
        """)
  }

  @Test func anInputThatStaysAndACallThatStopsAreLeftAlone() {
    expect(
      AsyncResultWithoutSupersession.self,
      staysQuiet: """
        struct Profile: View {
          let name: String
          let people: PeopleClient
          @State private var person = ""
          var body: some View {
            Text(person).task(id: name) { person = await people.person(named: name) }
          }
        }
        struct People: View {
          let people: PeopleClient
          let names: [String]
          var body: some View {
            List(names, id: \\.self) { name in
              NavigationLink(name) { Profile(name: name, people: people) }
            }
          }
        }
        struct PeopleClient {
          func person(named name: String) async -> String { name }
          func search(_ text: String) async throws -> [String] {
            let (data, _) = try await URLSession.shared.data(from: address(text))
            return try decode(data)
          }
        }
        struct Search: View {
          let people: PeopleClient
          @State private var text = ""
          @State private var found: [String] = []
          var body: some View {
            TextField("Name", text: $text)
              .task(id: text) {
                do { found = try await people.search(text) } catch {}
              }
          }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      AsyncResultWithoutSupersession.self, of: AsyncResultWithoutSupersession.about.wrong,
      says: """
        9:9 warning: 'results' takes the answer of 'search' for 'query' without asking whether that is still wanted.
        - 8 task(id: query) starts it anew with each change
        The run before is cancelled, but where 'search' goes on regardless, its late answer overwrites the newer.
        Keep the answer in a constant, 'guard !Task.isCancelled else { return }', then assign.
        """)
  }

  @Test("The element of a loop around it is the same each time")
  func elementAround() {
    func rows(_ asked: String) -> String {
      """
      struct Rows: View {
        let shops: [String]
        let catalog: Catalog
        @State private var query = ""
        @State private var results: [String] = []
        var body: some View {
          ForEach(shops, id: \\.self) { shop in
            Text(shop).onChange(of: query) { old, new in
              Task { /*!*/ results = await catalog.search(\(asked)) }
            }
          }
        }
      }
      """
    }
    expect(AsyncResultWithoutSupersession.self, fires: rows("new"))
    expect(AsyncResultWithoutSupersession.self, staysQuiet: rows("shop").replacing("/*!*/ ", with: ""))
  }
}

extension AsyncResultWithoutSupersessionTests {
  @Test("A guard that takes the answer may ask in its next condition") func askedInTheSameGuard() {
    func flats(_ guarding: String, mark: String = "") -> String {
      """
      @MainActor @Observable final class Flats {
        var rent = 500
        private(set) var found: [Int] = []
        let service: Service
        init(service: Service) { self.service = service }
        func reload() async {
          let asked = rent
          guard \(guarding) else { return }
          \(mark)found = answer
        }
      }
      struct FlatsView: View {
        @Bindable var flats: Flats
        var body: some View {
          Stepper("\\(flats.rent)", value: $flats.rent)
            .onChange(of: flats.rent) { Task { await flats.reload() } }
        }
      }
      """
    }
    expect(
      AsyncResultWithoutSupersession.self,
      fires: flats("asked > 0, let answer = try? await service.flats(below: rent)", mark: "/*!*/ "))
    expect(
      AsyncResultWithoutSupersession.self,
      staysQuiet: flats("let answer = try? await service.flats(below: rent), asked == rent"))
  }
}
