import TenureCheck
import Testing

/// Questions about something else, and names that stand for something else.
@Suite struct NamesAndQuestionsTests {
  static let shapes = [
    Shape(
      "tca-copy-never-written-back", "a copy that controls of an unseen screen change; stored when done",
      bad: """
        import ComposableArchitecture
        struct Todo: Equatable, Identifiable {
          let id: Int
          var title: String
        }
        @Reducer struct TodoEdit {
          @ObservableState struct State: Equatable { var todo: Todo }
          enum Action: BindableAction {
            case binding(BindingAction<State>)
            case doneTapped
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in .none }
          }
        }
        @Reducer struct Todos {
          @ObservableState struct State: Equatable {
            var todos: IdentifiedArrayOf<Todo> = []
            @Presents var edit: TodoEdit.State?
          }
          enum Action {
            case rowTapped(Int)
            case edit(PresentationAction<TodoEdit.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .rowTapped(id):
                guard let todo = state.todos[id: id] else { return .none }
                state.edit = TodoEdit.State(todo: /*!*/ todo)
                return .none
              case .edit: return .none
              }
            }.ifLet(\\.$edit, action: \\.edit) { TodoEdit() }
          }
        }
        """,
      good: """
        import ComposableArchitecture
        struct Todo: Equatable, Identifiable {
          let id: Int
          var title: String
        }
        @Reducer struct TodoEdit {
          @ObservableState struct State: Equatable { var todo: Todo }
          enum Action: BindableAction {
            case binding(BindingAction<State>)
            case doneTapped
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in .none }
          }
        }
        @Reducer struct Todos {
          @ObservableState struct State: Equatable {
            var todos: IdentifiedArrayOf<Todo> = []
            @Presents var edit: TodoEdit.State?
          }
          enum Action {
            case rowTapped(Int)
            case edit(PresentationAction<TodoEdit.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .rowTapped(id):
                guard let todo = state.todos[id: id] else { return .none }
                state.edit = TodoEdit.State(todo: todo)
                return .none
              case .edit(.presented(.doneTapped)):
                if let todo = state.edit?.todo { state.todos[id: todo.id] = todo }
                return .none
              case .edit: return .none
              }
            }.ifLet(\\.$edit, action: \\.edit) { TodoEdit() }
          }
        }
        """),
    Shape(
      "unpublished-model-property", "the error of a catch; published",
      bad: """
        @MainActor final class SaveVM: ObservableObject {
          /*!*/ var error: Error?
          func save() async { do { try await store() } catch { self.error = error } }
          func store() async throws {}
        }
        struct SaveV: View {
          @StateObject private var vm = SaveVM()
          var body: some View {
            if vm.error != nil { Text("!") }
            Button("S") { Task { await vm.save() } }
          }
        }
        """,
      good: """
        @MainActor final class SaveVM: ObservableObject {
          @Published var error: Error?
          func save() async { do { try await store() } catch { self.error = error } }
          func store() async throws {}
        }
        struct SaveV: View {
          @StateObject private var vm = SaveVM()
          var body: some View {
            if vm.error != nil { Text("!") }
            Button("S") { Task { await vm.save() } }
          }
        }
        """),
    Shape(
      "model-not-main-actor", "an answer of a session's publisher where it arrives; on the main queue",
      bad: """
        /*!*/ final class RatesVM2: ObservableObject {
          @Published var rates: [String] = []
          private var bag = Set<AnyCancellable>()
          func load() {
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://x")!)
              .map { [String(decoding: $0.data, as: UTF8.self)] }.replaceError(with: [])
              .sink { [weak self] in self?.rates = $0 }.store(in: &bag)
          }
        }
        struct RatesV2: View {
          @StateObject private var vm = RatesVM2()
          var body: some View { Text("\\(vm.rates.count)").onAppear { vm.load() } }
        }
        """,
      good: """
        final class RatesVM2: ObservableObject {
          @Published var rates: [String] = []
          private var bag = Set<AnyCancellable>()
          func load() {
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://x")!)
              .map { [String(decoding: $0.data, as: UTF8.self)] }.replaceError(with: [])
              .receive(on: DispatchQueue.main)
              .sink { [weak self] in self?.rates = $0 }.store(in: &bag)
          }
        }
        struct RatesV2: View {
          @StateObject private var vm = RatesVM2()
          var body: some View { Text("\\(vm.rates.count)").onAppear { vm.load() } }
        }
        """),
    Shape(
      "task-in-onappear", "a function by name that starts a task; a task of the view",
      bad: """
        struct Feed1: View {
          let api: FeedAPI1
          @State private var posts: [String] = []
          var body: some View {
            List(posts, id: \\.self) { Text($0) }
              .onAppear(perform: /*!*/ reload)
          }
          private func reload() { Task { posts = await api.posts() } }
        }
        protocol FeedAPI1 { func posts() async -> [String] }
        """,
      good: """
        struct Feed1: View {
          let api: FeedAPI1
          @State private var posts: [String] = []
          var body: some View {
            List(posts, id: \\.self) { Text($0) }
              .task { posts = await api.posts() }
          }
        }
        protocol FeedAPI1 { func posts() async -> [String] }
        """),
    Shape(
      "boolean-bag-load-state", "a flag that says it did load; one value",
      bad: """
        @MainActor @Observable final class ProfileLoad {
          /*!*/ var isLoading = false
          var didLoad = false
          var profile: String?
          func load() async {
            isLoading = true
            profile = await get()
            didLoad = true
            isLoading = false
          }
          func get() async -> String { "" }
        }
        struct PL: View {
          @State private var m = ProfileLoad()
          var body: some View { Text("a").task { await m.load() } }
        }
        """,
      good: """
        @MainActor @Observable final class ProfileLoad {
          enum P { case idle, loading, loaded(String) }
          var phase = P.idle
          func load() async {
            phase = .loading
            phase = .loaded(await get())
          }
          func get() async -> String { "" }
        }
        struct PL: View {
          @State private var m = ProfileLoad()
          var body: some View { Text("a").task { await m.load() } }
        }
        """),
    Shape(
      "async-result-without-supersession", "a question of what changed; the same question when the app comes back",
      bad: """
        @MainActor @Observable final class RatesModel {
          var currency = "EUR"
          var rates: [Double] = []
          let api: RatesAPI
          init(api: RatesAPI) { self.api = api }
          func reload() async { /*!*/ rates = await api.rates(currency) }
        }
        protocol RatesAPI { func rates(_ currency: String) async -> [Double] }
        struct RatesScreen: View {
          @Environment(\\.scenePhase) private var phase
          @State private var model: RatesModel
          init(api: RatesAPI) { _model = State(initialValue: RatesModel(api: api)) }
          var body: some View {
            Text("\\(model.rates.count)")
              .toolbar { TextField("Currency", text: $model.currency) }
              .onChange(of: model.currency) { Task { await model.reload() } }
          }
        }
        """,
      good: """
        @MainActor @Observable final class RatesModel {
          var currency = "EUR"
          var rates: [Double] = []
          let api: RatesAPI
          init(api: RatesAPI) { self.api = api }
          func reload() async { rates = await api.rates(currency) }
        }
        protocol RatesAPI { func rates(_ currency: String) async -> [Double] }
        struct RatesScreen: View {
          @Environment(\\.scenePhase) private var phase
          @State private var model: RatesModel
          init(api: RatesAPI) { _model = State(initialValue: RatesModel(api: api)) }
          var body: some View {
            Text("\\(model.rates.count)")
              .toolbar { TextField("Currency", text: $model.currency) }
              .onChange(of: phase) { Task { await model.reload() } }
          }
        }
        """),
    Shape(
      "boolean-bag-load-state", "a load that has failed beside one that runs; an alert beside what saves",
      bad: """
        @MainActor @Observable final class NameForm {
          var name = ""
          /*!*/ var isLoading = false
          var hasFailed = false
          func load() async {
            isLoading = true
            do { name = try await fetch() } catch { hasFailed = true }
            isLoading = false
          }
          func fetch() async throws -> String { "" }
          func store(_ n: String) async throws {}
        }
        """,
      good: """
        @MainActor @Observable final class NameForm {
          var name = ""
          var isSaving = false
          var saveError = false
          func save() async {
            isSaving = true
            do { try await store(name) } catch { saveError = true }
            isSaving = false
          }
          func fetch() async throws -> String { "" }
          func store(_ n: String) async throws {}
        }
        """),
    Shape(
      "unobserved-observable-object", "a name that stands for the object; one that a condition binds to another",
      bad: """
        final class Track: ObservableObject {
          @Published var title = ""
          func next() { title += "!" }
        }
        struct Info { var title: String }
        struct TrackRow: View {
          /*!*/ let track: Track
          let info: Info
          var body: some View {
            Text(track.title).onTapGesture { track.next() }
          }
        }
        """,
      good: """
        final class Track: ObservableObject {
          @Published var title = ""
          func next() { title += "!" }
        }
        struct Info { var title: String }
        struct TrackRow: View {
          let track: Track
          let info: Info
          var body: some View {
            Button("Next") { track.next() }
            if let track = Optional(info) { Text(track.title) }
          }
        }
        """),
    Shape(
      "same-entity-in-several-models", "a number taken once of what a shared object keeps; one that follows",
      bad: """
        final class Cart7: ObservableObject {
          @Published var items: [String] = []
          func add() { items.append("x") }
        }
        final class BadgeVM: ObservableObject {
          /*!*/ @Published var count: Int
          init(cart: Cart7) { count = cart.items.count }
        }
        struct Badge7: View {
          @StateObject private var vm: BadgeVM
          init(cart: Cart7) { _vm = StateObject(wrappedValue: BadgeVM(cart: cart)) }
          var body: some View { Text("\\(vm.count)") }
        }
        struct Shop7: View {
          @StateObject private var cart = Cart7()
          var body: some View {
            Badge7(cart: cart)
            Button("+") { cart.add() }
          }
        }
        """,
      good: """
        final class Cart7: ObservableObject {
          @Published var items: [String] = []
          func add() { items.append("x") }
        }
        final class BadgeVM: ObservableObject {
          @Published var count = 0
          init(cart: Cart7) { cart.$items.map(\\.count).assign(to: &$count) }
        }
        struct Badge7: View {
          @StateObject private var vm: BadgeVM
          init(cart: Cart7) { _vm = StateObject(wrappedValue: BadgeVM(cart: cart)) }
          var body: some View { Text("\\(vm.count)") }
        }
        struct Shop7: View {
          @StateObject private var cart = Cart7()
          var body: some View {
            Badge7(cart: cart)
            Button("+") { cart.add() }
          }
        }
        """),
    Shape(
      "async-result-without-supersession",
      "a search by a subscription to what is typed; compared with what is typed now",
      bad: """
        final class WordSearch: ObservableObject {
          @Published var text = ""
          @Published var words: [String] = []
          private var bag = Set<AnyCancellable>()
          init() {
            $text.sink { [weak self] t in self?.lookup(t) }.store(in: &bag)
          }
          func lookup(_ t: String) {
            Task { @MainActor in
              let found = await fetch(t)
              /*!*/ words = found
            }
          }
          func fetch(_ t: String) async -> [String] { [] }
        }
        """,
      good: """
        final class WordSearch: ObservableObject {
          @Published var text = ""
          @Published var words: [String] = []
          private var bag = Set<AnyCancellable>()
          init() {
            $text.sink { [weak self] t in self?.lookup(t) }.store(in: &bag)
          }
          func lookup(_ t: String) {
            Task { @MainActor in
              let found = await fetch(t)
              guard t == text else { return }
              words = found
            }
          }
          func fetch(_ t: String) async -> [String] { [] }
        }
        """),
    Shape(
      "async-result-without-supersession", "a search by onReceive; compared with what is typed now",
      bad: """
        struct Finder: View {
          @StateObject private var model = FinderModel()
          var body: some View {
            TextField("q", text: $model.query)
              .onReceive(model.$query) { q in Task { await model.search(q) } }
            ForEach(model.hits, id: \\.self) { Text($0) }
          }
        }
        @MainActor final class FinderModel: ObservableObject {
          @Published var query = ""
          @Published var hits: [String] = []
          func search(_ q: String) async {
            let found = await client(q)
            /*!*/ hits = found
          }
          func client(_ q: String) async -> [String] { [] }
        }
        """,
      good: """
        struct Finder: View {
          @StateObject private var model = FinderModel()
          var body: some View {
            TextField("q", text: $model.query)
              .onReceive(model.$query) { q in Task { await model.search(q) } }
            ForEach(model.hits, id: \\.self) { Text($0) }
          }
        }
        @MainActor final class FinderModel: ObservableObject {
          @Published var query = ""
          @Published var hits: [String] = []
          func search(_ q: String) async {
            let found = await client(q)
            guard q == query else { return }
            hits = found
          }
          func client(_ q: String) async -> [String] { [] }
        }
        """),
    Shape(
      "unpublished-model-property", "a wrapper over the user's defaults; one that the object hears of",
      bad: """
        final class Prefs8: ObservableObject {
          /*!*/ @UserDefault8("volume") var volume: Double
        }
        @propertyWrapper struct UserDefault8 {
          let key: String
          init(_ k: String) { key = k }
          var wrappedValue: Double {
            get { UserDefaults.standard.double(forKey: key) }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        struct Prefs8V: View {
          @StateObject private var p = Prefs8()
          var body: some View {
            Text("\\(p.volume)")
            Button("+") { p.volume += 0.1 }
          }
        }
        """,
      good: """
        final class Prefs8: ObservableObject {
          @AppStorage("volume") var volume = 1.0
        }
        @propertyWrapper struct UserDefault8 {
          let key: String
          init(_ k: String) { key = k }
          var wrappedValue: Double {
            get { UserDefaults.standard.double(forKey: key) }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        struct Prefs8V: View {
          @StateObject private var p = Prefs8()
          var body: some View {
            Text("\\(p.volume)")
            Button("+") { p.volume += 0.1 }
          }
        }
        """),
    Shape(
      "submit-without-guard-in-model", "what is created twice; a branch that is the same the second time",
      bad: """
        protocol Repo9 {
          func create(_ name: String) async throws
          func checkoutBranch(_ name: String) async throws
        }
        @MainActor final class Git9: ObservableObject {
          let repo: any Repo9
          init(repo: any Repo9) { self.repo = repo }
          func submit(_ name: String) async {
            do { try /*!*/ await repo.create(name) } catch { await showAlert(error) }
          }
          func showAlert(_ e: Error) async { print(e) }
        }
        struct Git9V: View {
          @StateObject var git: Git9
          var body: some View { Button("Go") { Task { await git.submit("a") } } }
        }
        """,
      good: """
        protocol Repo9 {
          func create(_ name: String) async throws
          func checkoutBranch(_ name: String) async throws
        }
        @MainActor final class Git9: ObservableObject {
          let repo: any Repo9
          init(repo: any Repo9) { self.repo = repo }
          func submit(_ name: String) async {
            do { try await repo.checkoutBranch(name) } catch { await showAlert(error) }
          }
          func showAlert(_ e: Error) async { print(e) }
        }
        struct Git9V: View {
          @StateObject var git: Git9
          var body: some View { Button("Go") { Task { await git.submit("a") } } }
        }
        """),
    Shape(
      "unpublished-model-property", "a round of a loop that waits, long after what was told; published",
      bad: """
        final class Encoder9: ObservableObject {
          /*!*/ private(set) var progress = 0.0
          @Published var isRunning = false
          @MainActor func run() async {
            isRunning = true
            for i in 0..<10 {
              try? await Task.sleep(for: .seconds(1))
              progress = Double(i) / 10
            }
            isRunning = false
          }
        }
        struct Enc9V: View {
          @StateObject private var e = Encoder9()
          var body: some View {
            ProgressView(value: e.progress)
            Button("go") { Task { await e.run() } }
          }
        }
        """,
      good: """
        final class Encoder9: ObservableObject {
          @MainActor @Published private(set) var progress = 0.0
          @Published var isRunning = false
          @MainActor func run() async {
            isRunning = true
            for i in 0..<10 {
              try? await Task.sleep(for: .seconds(1))
              progress = Double(i) / 10
            }
            isRunning = false
          }
        }
        struct Enc9V: View {
          @StateObject private var e = Encoder9()
          var body: some View {
            ProgressView(value: e.progress)
            Button("go") { Task { await e.run() } }
          }
        }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
