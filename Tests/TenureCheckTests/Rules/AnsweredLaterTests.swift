import TenureCheck
import Testing

/// What comes later: a copy, an answer to a closure, a choice that another has followed.
@Suite struct AnsweredLaterTests {
  static let shapes = [
    Shape(
      "state-copies-input", "a formatted copy on appear; computed",
      bad: """
        struct PriceLabel: View {
          let price: Double
          @State private var text = ""
          var body: some View {
            Text(text)
              .onAppear { /*!*/ text = price.formatted() }
          }
        }
        struct Quote: View {
          @State private var price = 1.0
          var body: some View {
            VStack {
              PriceLabel(price: price)
              Button("Up") { price *= 2 }
            }
          }
        }
        """,
      good: """
        struct PriceLabel: View {
          let price: Double
          private var text: String { price.formatted() }
          var body: some View {
            Text(text)
          }
        }
        struct Quote: View {
          @State private var price = 1.0
          var body: some View {
            VStack {
              PriceLabel(price: price)
              Button("Up") { price *= 2 }
            }
          }
        }
        """),
    Shape(
      "state-copies-input", "a sorted copy in a task; computed",
      bad: """
        struct Item: Identifiable, Equatable {
          let id: Int
          var name: String
        }
        struct SortedList: View {
          let items: [Item]
          @State private var sorted: [Item] = []
          var body: some View {
            List(sorted) { Text($0.name) }
              .task { /*!*/ sorted = items.sorted { $0.name < $1.name } }
          }
        }
        struct ItemsPage: View {
          @State private var items: [Item] = []
          var body: some View {
            SortedList(items: items).toolbar { Button("Add") { items.append(Item(id: items.count, name: "x")) } }
          }
        }
        """,
      good: """
        struct Item: Identifiable, Equatable {
          let id: Int
          var name: String
        }
        struct SortedList: View {
          let items: [Item]
          private var sorted: [Item] { items.sorted { $0.name < $1.name } }
          var body: some View {
            List(sorted) { Text($0.name) }
          }
        }
        struct ItemsPage: View {
          @State private var items: [Item] = []
          var body: some View {
            SortedList(items: items).toolbar { Button("Add") { items.append(Item(id: items.count, name: "x")) } }
          }
        }
        """),
    Shape(
      "onchange-mirrors-state", "what an observed model publishes, received into state; shown as it is",
      bad: """
        final class Feed: ObservableObject {
          @Published var unread = 0
          func bump() { unread += 1 }
        }
        struct TabBadge: View {
          @ObservedObject var feed: Feed
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onReceive(feed.$unread) { /*!*/ count = $0 }
          }
        }
        """,
      good: """
        final class Feed: ObservableObject {
          @Published var unread = 0
          func bump() { unread += 1 }
        }
        struct TabBadge: View {
          @ObservedObject var feed: Feed
          var body: some View {
            Text("\\(feed.unread)")
          }
        }
        """),
    Shape(
      "async-result-without-supersession", "an answer by a function of another name; compared with what is wanted",
      bad: """
        final class SuggestVM: ObservableObject {
          @Published var suggestions: [String] = []
          @Published var text = "" { didSet { suggest(text) } }
          func suggest(_ q: String) {
            client(q) { found in
              DispatchQueue.main.async {
                /*!*/ self.suggestions = found
              }
            }
          }
          func client(_ q: String, done: @escaping ([String]) -> Void) {
            URLSession.shared.dataTask(with: URL(string: "https://x/\\(q)")!) { d, _, _ in done(d == nil ? [] : [q])
            }.resume()
          }
        }
        struct SuggestV: View {
          @StateObject var vm = SuggestVM()
          var body: some View {
            TextField("q", text: $vm.text)
            ForEach(vm.suggestions, id: \\.self) { Text($0) }
          }
        }
        """,
      good: """
        final class SuggestVM: ObservableObject {
          @Published var suggestions: [String] = []
          @Published var text = "" { didSet { suggest(text) } }
          func suggest(_ q: String) {
            client(q) { found in
              DispatchQueue.main.async {
                guard q == self.text else { return }
                self.suggestions = found
              }
            }
          }
          func client(_ q: String, done: @escaping ([String]) -> Void) {
            URLSession.shared.dataTask(with: URL(string: "https://x/\\(q)")!) { d, _, _ in done(d == nil ? [] : [q])
            }.resume()
          }
        }
        struct SuggestV: View {
          @StateObject var vm = SuggestVM()
          var body: some View {
            TextField("q", text: $vm.text)
            ForEach(vm.suggestions, id: \\.self) { Text($0) }
          }
        }
        """),
    Shape(
      "submit-without-guard-in-model", "a request whose answer comes to a subscriber; one that asks first",
      bad: """
        final class SignUpVM: ObservableObject {
          @Published var email = ""
          @Published var isBusy = false
          private var bag = Set<AnyCancellable>()
          func register() {
            isBusy = true
            /*!*/ service.register(email: email).receive(on: RunLoop.main).sink { [weak self] _ in
              self?.isBusy = false
            } receiveValue: { _ in
            }.store(in: &bag)
          }
          let service: SignUpService
          init(service: SignUpService) { self.service = service }
        }
        protocol SignUpService { func register(email: String) -> AnyPublisher<Void, Error> }
        struct SignUpV: View {
          @StateObject var vm: SignUpVM
          init(s: SignUpService) { _vm = StateObject(wrappedValue: SignUpVM(service: s)) }
          var body: some View {
            TextField("E", text: $vm.email)
            Button("Register") { vm.register() }
          }
        }
        """,
      good: """
        final class SignUpVM: ObservableObject {
          @Published var email = ""
          @Published var isBusy = false
          private var bag = Set<AnyCancellable>()
          func register() {
            guard !isBusy else { return }
            isBusy = true
            service.register(email: email).receive(on: RunLoop.main).sink { [weak self] _ in
              self?.isBusy = false
            } receiveValue: { _ in
            }.store(in: &bag)
          }
          let service: SignUpService
          init(service: SignUpService) { self.service = service }
        }
        protocol SignUpService { func register(email: String) -> AnyPublisher<Void, Error> }
        struct SignUpV: View {
          @StateObject var vm: SignUpVM
          init(s: SignUpService) { _vm = StateObject(wrappedValue: SignUpVM(service: s)) }
          var body: some View {
            TextField("E", text: $vm.email)
            Button("Register") { vm.register() }
          }
        }
        """),
    Shape(
      "submit-without-guard-in-model", "a request that answers to a closure; one that asks first",
      bad: """
        class AuthVM: ObservableObject {
          @Published var isLoading = false
          @Published var email = "", password = ""
          func signUp() {
            isLoading = true
            /*!*/ Auth.auth().createUser(withEmail: email, password: password) { [weak self] result, error in
              DispatchQueue.main.async { self?.isLoading = false }
            }
          }
        }
        struct SignUpScreen: View {
          @StateObject private var vm = AuthVM()
          var body: some View {
            TextField("E", text: $vm.email)
            Button(action: vm.signUp) { Text("Create") }
          }
        }
        """,
      good: """
        class AuthVM: ObservableObject {
          @Published var isLoading = false
          @Published var email = "", password = ""
          func signUp() {
            if isLoading { return }
            isLoading = true
            Auth.auth().createUser(withEmail: email, password: password) { [weak self] result, error in
              DispatchQueue.main.async { self?.isLoading = false }
            }
          }
        }
        struct SignUpScreen: View {
          @StateObject private var vm = AuthVM()
          var body: some View {
            TextField("E", text: $vm.email)
            Button(action: vm.signUp) { Text("Create") }
          }
        }
        """),
    Shape(
      "async-result-without-supersession", "a month that buttons turn to; compared with what was asked",
      bad: """
        @MainActor @Observable final class CalendarModel {
          var month = 1
          var events: [String] = []
          func next() {
            month += 1
            Task { await load() }
          }
          func previous() {
            month -= 1
            Task { await load() }
          }
          func load() async {
            /*!*/ events = await fetch(month)
          }
          func fetch(_ m: Int) async -> [String] { [] }
        }
        struct CalendarV: View {
          @State private var m = CalendarModel()
          var body: some View {
            Button("<") { m.previous() }
            Button(">") { m.next() }
            ForEach(m.events, id: \\.self) { Text($0) }
          }
        }
        """,
      good: """
        @MainActor @Observable final class CalendarModel {
          var month = 1
          var events: [String] = []
          func next() {
            month += 1
            Task { await load() }
          }
          func previous() {
            month -= 1
            Task { await load() }
          }
          func load() async {
            let asked = month
            let found = await fetch(asked)
            guard asked == month else { return }
            events = found
          }
          func fetch(_ m: Int) async -> [String] { [] }
        }
        struct CalendarV: View {
          @State private var m = CalendarModel()
          var body: some View {
            Button("<") { m.previous() }
            Button(">") { m.next() }
            ForEach(m.events, id: \\.self) { Text($0) }
          }
        }
        """),
    Shape(
      "async-result-without-supersession", "a page that is appended to another choice's; compared with what was asked",
      bad: """
        @MainActor final class Photos: ObservableObject {
          @Published var tag = "cats"
          @Published var photos: [String] = []
          private var page = 1
          func select(_ t: String) {
            tag = t
            photos = []
            page = 1
            Task { await more() }
          }
          func more() async {
            let new = await fetch(tag, page)
            /*!*/ photos.append(contentsOf: new)
            page += 1
          }
          func fetch(_ t: String, _ p: Int) async -> [String] { [] }
        }
        struct PhotosV: View {
          @StateObject private var m = Photos()
          var body: some View {
            Button("dogs") { m.select("dogs") }
            ForEach(m.photos, id: \\.self) { Text($0) }
          }
        }
        """,
      good: """
        @MainActor final class Photos: ObservableObject {
          @Published var tag = "cats"
          @Published var photos: [String] = []
          private var page = 1
          func select(_ t: String) {
            tag = t
            photos = []
            page = 1
            Task { await more() }
          }
          func more() async {
            let asked = tag
            let new = await fetch(tag, page)
            if asked != tag { return }
            photos.append(contentsOf: new)
            page += 1
          }
          func fetch(_ t: String, _ p: Int) async -> [String] { [] }
        }
        struct PhotosV: View {
          @StateObject private var m = Photos()
          var body: some View {
            Button("dogs") { m.select("dogs") }
            ForEach(m.photos, id: \\.self) { Text($0) }
          }
        }
        """),
    Shape(
      "async-result-without-supersession", "a choice that starts a load at once; one that is dropped while a load runs",
      bad: """
        @MainActor @Observable final class Shelf {
          var genre = "crime"
          var books: [String] = []
          var isLoading = false
          func select(_ g: String) {
            genre = g
            Task { await load() }
          }
          func load() async {
            /*!*/ books = await fetch(genre)
          }
          func fetch(_ g: String) async -> [String] { [] }
        }
        """,
      good: """
        @MainActor @Observable final class Shelf {
          var genre = "crime"
          var books: [String] = []
          var isLoading = false
          func select(_ g: String) {
            genre = g
            Task { await load() }
          }
          func load() async {
            guard !isLoading else { return }
            isLoading = true
            books = await fetch(genre)
            isLoading = false
          }
          func fetch(_ g: String) async -> [String] { [] }
        }
        """),
    Shape(
      "submit-without-guard-in-model", "somebody waits for the answer; nobody does",
      bad: """
        final class Watch1: ObservableObject {
          let link: Link1
          init(link: Link1) { self.link = link }
          func createEntry() { /*!*/ link.createEntry(text: "a") { result in print(result) } }
        }
        protocol Link1 {
          func createEntry(text: String, done: @escaping (Bool) -> Void)
          func createEntry(text: String, reply: (() -> Void)?, failed: @escaping (Error) -> Void)
        }
        struct WatchV: View {
          let watch: Watch1
          var body: some View { Button("Log") { watch.createEntry() } }
        }
        """,
      good: """
        final class Watch1: ObservableObject {
          let link: Link1
          init(link: Link1) { self.link = link }
          func createEntry() { link.createEntry(text: "a", reply: nil) { error in print(error) } }
        }
        protocol Link1 {
          func createEntry(text: String, done: @escaping (Bool) -> Void)
          func createEntry(text: String, reply: (() -> Void)?, failed: @escaping (Error) -> Void)
        }
        struct WatchV: View {
          let watch: Watch1
          var body: some View { Button("Log") { watch.createEntry() } }
        }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
