import TenureCheck
import Testing

@Suite struct StoredDerivedStateTests {
  static let pairs = [
    Pair(
      "what is taken from an object that comes with the call follows from no state",
      bad: """
        final class Reading: ObservableObject { @Published var level = 0.0 }

        @Observable final class GaugeModel {
          let reading = Reading()
          var fallback = 0.0
          /*!*/ var level = 0.0

          func update() { level = max(reading.level, fallback) }
          func load(_ entries: [Double]) { for entry in entries { fallback = entry } }
        }
        """,
      good: """
        final class Reading: ObservableObject { @Published var level = 0.0 }

        @Observable final class GaugeModel {
          var fallback = 0.0
          var level = 0.0

          func update(with readings: [Reading]) {
            guard let latest = readings.first else { return }
            level = max(latest.level, fallback)
          }
          func load(_ entries: [Double]) { for entry in entries { fallback = entry } }
        }
        """, severity: .warning),
    Pair(
      "an opacity that is also set to two values of its own",
      bad: """
        struct Drawer: View {
          @State private var offset = 0.0
          /*!*/ @State private var opacity = 1.0

          var body: some View {
            Color.red.opacity(opacity)
            Button("Pull") {
              offset += 10
              opacity = 1 - offset / 100
            }
            Button("Push") { offset -= 10 }
          }
        }
        """,
      good: """
        struct Drawer: View {
          @State private var offset = 0.0
          @State private var opacity = 1.0

          var body: some View {
            Color.red.opacity(opacity)
            Button("Pull") {
              offset += 10
              opacity = 1 - offset / 100
            }
            Button("Hide") {
              offset = 100
              opacity = 0
            }
            Button("Show") {
              offset = 0
              opacity = 1
            }
          }
        }
        """),
    Pair(
      "a list that two functions filter; one that a single function filters, emptied where everything is",
      bad: """
        @Observable final class Feed {
          private var all: [Int] = []
          /*!*/ var shown: [Int] = []

          func add(_ post: Int) {
            all.append(post)
            shown = all.filter { $0 > 0 }
          }
          func replace(by posts: [Int]) {
            all = posts
            shown = all.filter { $0 > 0 }
          }
        }
        """,
      good: """
        @Observable final class Feed {
          private var all: [Int] = []
          var shown: [Int] = []

          func add(_ post: Int) {
            all.append(post)
            refilter()
          }
          func refilter() { shown = all.filter { $0 > 0 } }
          func clear() {
            all = []
            shown = []
          }
        }
        """, severity: .info),
    Pair(
      "an object that is made and filled in changes no other",
      bad: """
        final class Plan { var factor = 1.0; var limit = 0.0 }

        final class DoseModel: ObservableObject {
          @Published var plan = Plan()
          @Published var weight = 0.0
          /*!*/ @Published var dose = 0.0

          func load() { dose = plan.factor * weight }
          func soften() { plan.factor = 0.5 }
        }
        """,
      good: """
        final class Plan { var factor = 1.0; var limit = 0.0 }

        final class DoseModel: ObservableObject {
          @Published var plan = Plan()
          @Published var weight = 0.0
          @Published var dose = 0.0

          func load() { dose = plan.factor * weight }
        }

        struct PlanStore {
          func copy() -> Plan {
            let plan = Plan()
            plan.factor = 0.5
            return plan
          }
        }
        """, severity: .warning),
    Pair(
      "a sorted list that one of three changes leaves behind; computed",
      bad: """
        struct Track: Identifiable { let id: Int; var title: String; var plays: Int }

        final class PlaylistModel: ObservableObject {
          @Published var tracks: [Track] = []
          /*!*/ @Published var sortedTracks: [Track] = []

          func load() async {
            tracks = await TrackService.shared.all()
            sortedTracks = tracks.sorted { $0.plays > $1.plays }
          }

          func remove(_ track: Track) {
            tracks.removeAll { $0.id == track.id }
            sortedTracks = tracks.sorted { $0.plays > $1.plays }
          }

          func insert(_ track: Track) {
            tracks.insert(track, at: 0)
          }
        }
        """,
      good: """
        struct Track: Identifiable { let id: Int; var title: String; var plays: Int }

        final class PlaylistModel: ObservableObject {
          @Published var tracks: [Track] = []
          var sortedTracks: [Track] { tracks.sorted { $0.plays > $1.plays } }

          func load() async {
            tracks = await TrackService.shared.all()
          }

          func remove(_ track: Track) {
            tracks.removeAll { $0.id == track.id }
          }

          func insert(_ track: Track) {
            tracks.insert(track, at: 0)
          }
        }
        """, severity: .warning),
    Pair(
      "a filter that a search field changes; refreshed by didSet",
      bad: """
        @Observable final class ContactsModel {
          var contacts: [String] = []
          var query = ""
          /*!*/ var matches: [String] = []

          func refresh() {
            matches = contacts.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
          }
        }

        struct ContactsScreen: View {
          @State private var model = ContactsModel()

          var body: some View {
            List(model.matches, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
              .onAppear { model.refresh() }
          }
        }
        """,
      good: """
        @Observable final class ContactsModel {
          var contacts: [String] = [] { didSet { refresh() } }
          var query = "" { didSet { refresh() } }
          private(set) var matches: [String] = []

          private func refresh() {
            matches = contacts.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
          }
        }

        struct ContactsScreen: View {
          @State private var model = ContactsModel()

          var body: some View {
            List(model.matches, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
          }
        }
        """, severity: .warning),
    Pair(
      "a view's state; what an onChange refreshes for each of its inputs",
      bad: """
        struct SplitBill: View {
          @State private var amount = 40.0
          @State private var people = 2
          /*!*/ @State private var share = 20.0

          var body: some View {
            Form {
              Stepper("People: \\(people)", value: $people, in: 1...12)
                .onChange(of: people) { share = amount / Double(people) }
              Slider(value: $amount, in: 0...200)
              Text(share, format: .currency(code: "EUR"))
            }
          }
        }
        """,
      good: """
        struct SplitBill: View {
          @State private var amount = 40.0
          @State private var people = 2
          @State private var share = 20.0

          var body: some View {
            Form {
              Stepper("People: \\(people)", value: $people, in: 1...12)
                .onChange(of: people) { recompute() }
              Slider(value: $amount, in: 0...200)
                .onChange(of: amount) { recompute() }
              Text(share, format: .currency(code: "EUR"))
            }
          }

          private func recompute() { share = amount / Double(people) }
        }
        """),
    Pair(
      "a flag in a model that another type changes; a cache that every change refreshes",
      bad: """
        // file: BasketModel.swift
        final class BasketModel: ObservableObject {
          @Published var lines: [String] = []
          /*!*/ @Published var isEmpty = true

          func add(_ line: String) {
            lines.append(line)
            isEmpty = lines.isEmpty
          }
        }
        // file: BasketScreen.swift
        struct BasketScreen: View {
          @ObservedObject var basket: BasketModel

          var body: some View {
            VStack {
              if basket.isEmpty { Text("Nothing yet") }
              Button("Empty") { basket.lines.removeAll() }
            }
          }
        }
        """,
      good: """
        // file: BasketModel.swift
        final class BasketModel: ObservableObject {
          @Published private(set) var lines: [String] = []
          @Published private(set) var index: [String] = []

          func add(_ line: String) {
            lines.append(line)
            reindex()
          }
          func clear() {
            lines.removeAll()
            reindex()
          }
          private func reindex() { index = lines.map { $0.lowercased() }.sorted() }
        }
        // file: BasketScreen.swift
        struct BasketScreen: View {
          @ObservedObject var basket: BasketModel

          var body: some View {
            VStack {
              if basket.index.isEmpty { Text("Nothing yet") }
              Button("Empty") { basket.clear() }
            }
          }
        }
        """),
    Pair(
      "kept up by hand in two places; what is loaded or taken from an argument",
      bad: """
        @Observable final class TodoModel {
          private(set) var done: [Bool] = []
          /*!*/ private(set) var doneCount = 0

          func toggle(_ index: Int) {
            done[index].toggle()
            doneCount = done.filter { $0 }.count
          }
          func add() {
            done.append(false)
            doneCount = done.filter { $0 }.count
          }
        }
        """,
      good: """
        @Observable final class TodoModel {
          private(set) var done: [Bool] = []
          private(set) var doneCount = 0
          var goal = 3
          var title = ""

          func load(_ service: TodoService) async {
            done = await service.flags()
            doneCount = await service.count()
          }
          func choose(_ index: Int) {
            title = "Number \\(index) of \\(done.count)"
          }
          func raise() { goal = goal + 1 }
        }
        """, severity: .info),
    Pair(
      "a caption by way of a computed property; one with a remark that says why",
      bad: """
        final class TimerModel: ObservableObject {
          @Published var elapsed = 0
          /*!*/ @Published var caption = ""
          private var minutes: Int { elapsed / 60 }

          func tick() {
            elapsed += 1
            caption = "\\(minutes) min"
          }
          func reset() { elapsed = 0 }
        }
        """,
      good: """
        final class TimerModel: ObservableObject {
          @Published var elapsed = 0
          @Published var caption = "" // derived: changes once a minute, so that the clock's face need not
          private var minutes: Int { elapsed / 60 }

          func tick() {
            elapsed += 1
            caption = "\\(minutes) min"
          }
          func reset() { elapsed = 0 }
        }
        """),
    Pair(
      "a snapshot of what is declared elsewhere",
      bad: """
        @Observable final class Loader {
          var items: [String] = []
          /*!*/ var count = 0
          func add() { items.append("") ; count = items.count }
          func clear() { items = [] }
        }
        struct LoaderView: View {
          @State private var loader = Loader()
          var body: some View { Text("\\(loader.count) \\(loader.items.count)") }
        }
        """,
      good: """
        @Observable final class Loader: RemoteLoader { var attempts = 0 }
        struct LoaderView: View {
          @State private var loader = Loader()
          @State private var shown: Problem = .none
          @State private var isShown = false
          var body: some View {
            Button("Load") {
              loader.attempts += 1
              Task { do { try await loader.load() } catch { shown = loader.problem; isShown = true } }
            }
            .alert("Problem", isPresented: $isShown) {} message: { Text(shown.text) }
          }
        }
        """),
    Pair(
      "a snapshot by way of a constant",
      bad: """
        struct Cart: View {
          @State private var prices: [Int] = []
          /*!*/ @State private var total = 0
          var body: some View {
            Text("\\(total) of \\(prices.count)")
            Button("Add") { prices.append(1); total = prices.reduce(0, +) }
            Button("Clear") { prices = [] }
          }
        }
        """,
      good: """
        struct Pin: View {
          @State private var place = 0.0
          @State private var jitter: Double?
          @State private var pinned: Double?
          var body: some View {
            Slider(value: $place)
            Text(pinned.map { "\\($0)" } ?? "none")
            Button("Pin") { pin() }
          }
          private func pin() {
            let spot = jitter ?? place
            pinned = spot
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }

  @Test func whatASubscriptionRefreshesIsLeftAlone() {
    expect(
      StoredDerivedState.self,
      staysQuiet: """
        import Combine
        final class InboxModel: ObservableObject {
          @Published var mails: [String] = []
          @Published private(set) var count = 0
          private var subscriptions: Set<AnyCancellable> = []

          init() {
            $mails.sink { [weak self] mails in self?.count = mails.count }.store(in: &subscriptions)
          }
          func add(_ mail: String) { mails.append(mail) }
        }
        final class OutboxModel: ObservableObject {
          @Published var mails: [String] = []
          @Published private(set) var count = 0
          private var subscriptions: Set<AnyCancellable> = []

          func start() {
            $mails.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.update() }
              .store(in: &subscriptions)
          }
          private func update() { count = mails.count }
          func add(_ mail: String) { mails.append(mail) }
        }
        """)
  }

  @Test func whatWasIsNoDerivation() {
    expect(
      StoredDerivedState.self,
      staysQuiet: """
        @Observable final class Canvas {
          var strokes: [String] = []
          var printed: [String] = []
          func add(_ stroke: String) { strokes.append(stroke) }
          func print() { printed = strokes }
          var selectedStroke: String?
          func finish() { selectedStroke = strokes.last }
        }
        struct Photo: View {
          @State private var scale = 1.0
          @State private var pinned = 1.0
          @State private var offset = CGSize.zero
          @State private var lastOffset = CGSize.zero
          var body: some View {
            Image("photo").scaleEffect(scale).offset(offset)
              .gesture(
                MagnificationGesture()
                  .onChanged { scale = pinned * $0 }
                  .onEnded { _ in pinned = scale })
              .gesture(
                DragGesture()
                  .onChanged { value in offset = CGSize(width: lastOffset.width + value.translation.width, height: 0) }
                  .onEnded { _ in lastOffset = offset })
          }
        }
        """)
  }

  @Test func emptiedTogetherCountsAsKeptUp() {
    expect(
      StoredDerivedState.self,
      fires: """
        @Observable final class NotesModel {
          var notes: [String] = []
          /*!*/ var summary = ""
          func add(_ note: String) {
            notes.append(note)
            summary = "\\(notes.count) notes"
          }
          func clear() {
            notes = []
            summary = ""
          }
          func removeLast() { notes.removeLast() }
        }
        """, severity: .warning)
  }

  @Test func theSuggestionComputesIt() throws {
    let source = """
      final class Album: ObservableObject {
        @Published var photos: [String] = []
        @Published private(set) var isEmpty: Bool = true

        func add(_ photo: String) {
          photos.append(photo)
          isEmpty = photos.isEmpty
        }
        func clear() { photos = [] }
      }
      """
    let finding = try #require(Check.findings(in: Snippet(source).project(), rules: [StoredDerivedState.self]).first)
    let fix = try #require(finding.fix)
    #expect(!fix.isSafe)
    #expect(
      fix.applied(to: source) == """
        final class Album: ObservableObject {
          @Published var photos: [String] = []
          var isEmpty: Bool { photos.isEmpty }

          func add(_ photo: String) {
            photos.append(photo)
          }
          func clear() { photos = [] }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      StoredDerivedState.self, of: StoredDerivedState.about.wrong,
      says: """
        3:3 warning: Cart stores 'total', which is always computed from 'prices'.
        - 7 computed here
        - 9 'prices' changes here, and 'total' stays as it was
        After that, 'total' does not go with 'prices', and views show both.
        Compute it: 'var total { prices.reduce(0, +) }'. If that costs too much, refresh it in one place: a 'didSet' of what it follows from.
        """)
  }
}
