import TenureCheck
import Testing

/// What is started, by whom it ends, and what its answer finds.
@Suite struct StartedAndAnsweredTests {
  static let shapes = [
    Shape(
      "task-in-onappear", "a timer that a screen starts and nothing stops; one that ends with the screen",
      bad: """
        import SwiftUI
        import Combine
        final class WorkoutModel: ObservableObject {
          @Published var seconds = 0
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              /*!*/ self.seconds += 1
            }
          }
        }
        struct WorkoutView: View {
          @StateObject private var model = WorkoutModel()
          var body: some View {
            Text("\\(model.seconds)")
              .onAppear { model.start() }
          }
        }
        @main struct WorkoutApp: App {
          var body: some Scene { WindowGroup { NavigationStack { NavigationLink("Go") { WorkoutView() } } } }
        }
        """,
      good: """
        import SwiftUI
        import Combine
        @MainActor final class WorkoutModel: ObservableObject {
          @Published var seconds = 0
          private var timer: Timer?
          func start() {
            timer?.invalidate()
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              MainActor.assumeIsolated { self?.seconds += 1 }
            }
          }
          func stop() {
            timer?.invalidate()
            timer = nil
          }
        }
        struct WorkoutView: View {
          @StateObject private var model = WorkoutModel()
          var body: some View {
            Text("\\(model.seconds)")
              .onAppear { model.start() }
              .onDisappear { model.stop() }
          }
        }
        @main struct WorkoutApp: App {
          var body: some Scene { WindowGroup { NavigationStack { NavigationLink("Go") { WorkoutView() } } } }
        }
        """),
    Shape(
      "task-in-onappear", "a subscription added at each visit; one that replaces the former",
      bad: """
        import SwiftUI
        import Combine
        @MainActor final class InboxModel: ObservableObject {
          @Published private(set) var unread = 0
          private var bag = Set<AnyCancellable>()
          private let center: MailCenter
          init(center: MailCenter) { self.center = center }
          func listen() {
            /*!*/ center.arrivals
              .receive(on: DispatchQueue.main)
              .sink { [weak self] _ in self?.unread += 1 }
              .store(in: &bag)
          }
        }
        final class MailCenter { let arrivals = PassthroughSubject<String, Never>() }
        struct InboxView: View {
          @ObservedObject var model: InboxModel
          var body: some View {
            Label("\\(model.unread)", systemImage: "tray")
              .onAppear { model.listen() }
          }
        }
        @main struct MailApp: App {
          @StateObject private var model = InboxModel(center: MailCenter())
          var body: some Scene { WindowGroup { TabView { InboxView(model: model); Text("Other") } } }
        }
        """,
      good: """
        import SwiftUI
        import Combine
        @MainActor final class InboxModel: ObservableObject {
          @Published private(set) var unread = 0
          private var listening: AnyCancellable?
          private let center: MailCenter
          init(center: MailCenter) { self.center = center }
          func listen() {
            listening = center.arrivals
              .receive(on: DispatchQueue.main)
              .sink { [weak self] _ in self?.unread += 1 }
          }
        }
        final class MailCenter { let arrivals = PassthroughSubject<String, Never>() }
        struct InboxView: View {
          @ObservedObject var model: InboxModel
          var body: some View {
            Label("\\(model.unread)", systemImage: "tray")
              .onAppear { model.listen() }
          }
        }
        @main struct MailApp: App {
          @StateObject private var model = InboxModel(center: MailCenter())
          var body: some Scene { WindowGroup { TabView { InboxView(model: model); Text("Other") } } }
        }
        """),
    Shape(
      "task-in-onappear", "a stream that each visit reads anew; one that is read while the screen is there",
      bad: """
        import SwiftUI
        import Observation
        struct LocationService: Sendable {
          var updates: @Sendable () -> AsyncStream<Double>
        }
        @MainActor @Observable final class TrackModel {
          private(set) var speed = 0.0
          @ObservationIgnored private var task: Task<Void, Never>?
          private let service: LocationService
          init(service: LocationService) { self.service = service }
          func begin() {
            task = /*!*/ Task {
              for await value in service.updates() { speed = value }
            }
          }
        }
        struct TrackView: View {
          @State private var model: TrackModel
          init(service: LocationService) { _model = State(initialValue: TrackModel(service: service)) }
          var body: some View {
            Text(model.speed, format: .number)
              .onAppear { model.begin() }
          }
        }
        @main struct TrackApp: App {
          let service = LocationService(updates: { AsyncStream { $0.finish() } })
          var body: some Scene { WindowGroup { TabView { TrackView(service: service); Text("Log") } } }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        struct LocationService: Sendable {
          var updates: @Sendable () -> AsyncStream<Double>
        }
        @MainActor @Observable final class TrackModel {
          private(set) var speed = 0.0
          private let service: LocationService
          nonisolated init(service: LocationService) { self.service = service }
          func run() async {
            for await value in service.updates() { speed = value }
          }
        }
        struct TrackScreen: View {
          let model: TrackModel
          var body: some View {
            Text(model.speed, format: .number)
              .task { await model.run() }
          }
        }
        @main struct TrackApp: App {
          @State private var model = TrackModel(service: LocationService(updates: { AsyncStream { $0.finish() } }))
          var body: some Scene { WindowGroup { TabView { TrackScreen(model: model); Text("Log") } } }
        }
        """),
    Shape(
      "async-result-without-supersession", "a search behind a pause that nobody cancels; one that is cancelled",
      bad: """
        import SwiftUI
        import Observation
        protocol SearchClient: Sendable { func find(_ text: String) async throws -> [String] }
        @MainActor @Observable final class SearchModel {
          var query = "" { didSet { schedule() } }
          private(set) var hits: [String] = []
          private let client: any SearchClient
          init(client: any SearchClient) { self.client = client }
          private func schedule() {
            let text = query
            Task {
              try? await Task.sleep(for: .milliseconds(300))
              /*!*/ hits = (try? await client.find(text)) ?? []
            }
          }
        }
        struct SearchView: View {
          @Bindable var model: SearchModel
          var body: some View {
            List(model.hits, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
          }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        protocol SearchClient: Sendable { func find(_ text: String) async throws -> [String] }
        @MainActor @Observable final class SearchModel {
          var query = "" { didSet { schedule() } }
          private(set) var hits: [String] = []
          @ObservationIgnored private var pending: Task<Void, Never>?
          private let client: any SearchClient
          init(client: any SearchClient) { self.client = client }
          private func schedule() {
            pending?.cancel()
            let text = query
            pending = Task {
              do {
                try await Task.sleep(for: .milliseconds(300))
                let found = try await client.find(text)
                try Task.checkCancellation()
                hits = found
              } catch {}
            }
          }
        }
        struct SearchView: View {
          @Bindable var model: SearchModel
          var body: some View {
            List(model.hits, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
          }
        }
        """),
    Shape(
      "async-result-without-supersession", "an effect for each letter; one that ends the former",
      bad: """
        import ComposableArchitecture
        import SwiftUI
        struct Client: Sendable { var search: @Sendable (String) async throws -> [String] }
        @Reducer struct Search {
          @ObservableState struct State: Equatable { var query = ""; var results: [String] = [] }
          enum Action { case queryChanged(String); case response([String]) }
          let client: Client
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .queryChanged(let query):
                state.query = query
                return /*!*/ .run { send in
                  await send(.response(try await client.search(query)))
                }
              case .response(let results):
                state.results = results
                return .none
              }
            }
          }
        }
        struct SearchScreen: View {
          @Bindable var store: StoreOf<Search>
          var body: some View {
            List(store.results, id: \\.self) { Text($0) }
              .searchable(text: $store.query.sending(\\.queryChanged))
          }
        }
        """,
      good: """
        import ComposableArchitecture
        import SwiftUI
        struct Client: Sendable { var search: @Sendable (String) async throws -> [String] }
        @Reducer struct Search {
          @ObservableState struct State: Equatable { var query = ""; var results: [String] = [] }
          enum Action { case queryChanged(String); case response([String]) }
          enum CancelID { case search }
          let client: Client
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .queryChanged(let query):
                state.query = query
                return .run { send in
                  await send(.response(try await client.search(query)))
                }
                .cancellable(id: CancelID.search, cancelInFlight: true)
              case .response(let results):
                state.results = results
                return .none
              }
            }
          }
        }
        struct SearchScreen: View {
          @Bindable var store: StoreOf<Search>
          var body: some View {
            List(store.results, id: \\.self) { Text($0) }
              .searchable(text: $store.query.sending(\\.queryChanged))
          }
        }
        """),
    Shape(
      "model-not-main-actor", "an answer in a callback of the network; one that is awaited on the main actor",
      bad: """
        import SwiftUI
        import Combine
        /*!*/ final class WeatherModel: ObservableObject {
          @Published var temperature: Double?
          func refresh() {
            URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
              guard let data, let text = String(data: data, encoding: .utf8) else { return }
              self.temperature = Double(text)
            }.resume()
          }
        }
        struct WeatherView: View {
          @StateObject private var model = WeatherModel()
          var body: some View {
            Text(model.temperature.map { "\\($0)" } ?? "-")
              .refreshable { model.refresh() }
          }
        }
        @main struct WApp: App { var body: some Scene { WindowGroup { WeatherView() } } }
        """,
      good: """
        import SwiftUI
        import Combine
        @MainActor final class WeatherModel: ObservableObject {
          @Published var temperature: Double?
          func refresh() async {
            guard let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.com")!),
              let text = String(data: data, encoding: .utf8) else { return }
            temperature = Double(text)
          }
        }
        struct WeatherView: View {
          @StateObject private var model = WeatherModel()
          var body: some View {
            Text(model.temperature.map { "\\($0)" } ?? "-")
              .refreshable { await model.refresh() }
          }
        }
        @main struct WApp: App { var body: some Scene { WindowGroup { WeatherView() } } }
        """),
    Shape(
      "submit-without-guard-in-model", "a next page whose number is unwrapped first; one that asks whether it loads",
      bad: """
        import SwiftUI
        import Observation
        struct Page: Sendable { var items: [String]; var next: Int? }
        protocol FeedAPI: Sendable { func page(_ number: Int) async throws -> Page }
        @MainActor @Observable final class FeedModel {
          private(set) var items: [String] = []
          private var next: Int? = 0
          let api: any FeedAPI
          init(api: any FeedAPI) { self.api = api }
          /*!*/ func loadMore() async {
            guard let number = next else { return }
            do {
              let page = try await api.page(number)
              items += page.items
              next = page.next
            } catch { print(error) }
          }
        }
        struct FeedView: View {
          @State var model: FeedModel
          var body: some View {
            List {
              ForEach(model.items, id: \\.self) { item in
                Text(item).onAppear {
                  if item == model.items.last { Task { await model.loadMore() } }
                }
              }
            }
            .task { await model.loadMore() }
          }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        struct Page: Sendable { var items: [String]; var next: Int? }
        protocol FeedAPI: Sendable { func page(_ number: Int) async throws -> Page }
        @MainActor @Observable final class FeedModel {
          private(set) var items: [String] = []
          private var next: Int? = 0
          private var isLoading = false
          let api: any FeedAPI
          init(api: any FeedAPI) { self.api = api }
          func loadMore() async {
            guard let number = next, !isLoading else { return }
            isLoading = true
            defer { isLoading = false }
            do {
              let page = try await api.page(number)
              items += page.items
              next = page.next
            } catch { print(error) }
          }
        }
        struct FeedView: View {
          let model: FeedModel
          var body: some View {
            List {
              ForEach(model.items, id: \\.self) { item in
                Text(item).onAppear {
                  if item == model.items.last { Task { await model.loadMore() } }
                }
              }
            }
            .task { await model.loadMore() }
          }
        }
        """),
    Shape(
      "optional-bag-state", "a like that is shown whether it was taken or not; one that is taken back",
      bad: """
        import SwiftUI
        import Observation
        protocol LikeAPI: Sendable { func like(_ id: Int) async throws }
        @MainActor @Observable final class PostModel {
          let id: Int
          private(set) var isLiked = false
          private(set) var likes = 10
          private let api: any LikeAPI
          init(id: Int, api: any LikeAPI) { self.id = id; self.api = api }
          func like() {
            isLiked = true
            likes += 1
            Task { /*!*/ try? await api.like(id) }
          }
        }
        struct PostView: View {
          let model: PostModel
          var body: some View {
            Button { model.like() } label: {
              Label("\\(model.likes)", systemImage: model.isLiked ? "heart.fill" : "heart")
            }
          }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        protocol LikeAPI: Sendable { func like(_ id: Int) async throws }
        @MainActor @Observable final class PostModel {
          let id: Int
          private(set) var isLiked = false
          private(set) var likes = 10
          private let api: any LikeAPI
          init(id: Int, api: any LikeAPI) { self.id = id; self.api = api }
          func like() async {
            guard !isLiked else { return }
            isLiked = true
            likes += 1
            do { try await api.like(id) } catch {
              isLiked = false
              likes -= 1
            }
          }
        }
        struct PostView: View {
          let model: PostModel
          var body: some View {
            Button { Task { await model.like() } } label: {
              Label("\\(model.likes)", systemImage: model.isLiked ? "heart.fill" : "heart")
            }
          }
        }
        """),
    Shape(
      "task-in-onappear", "a subscription to a shared subject that keeps its model; one that keeps nothing",
      bad: """
        import SwiftUI
        import Combine
        final class Reachability {
          let isOnline = CurrentValueSubject<Bool, Never>(true)
          static let shared = Reachability()
        }
        @MainActor final class BannerModel: ObservableObject {
          @Published var isOnline = true
          private var bag: Set<AnyCancellable> = []
          init() {
            Reachability.shared.isOnline
              .receive(on: RunLoop.main)
              .assign(to: \\.isOnline, on: /*!*/ self)
              .store(in: &bag)
          }
        }
        struct Banner: View {
          @StateObject private var model = BannerModel()
          var body: some View { if !model.isOnline { Text("Offline") } }
        }
        struct Page: View { var body: some View { VStack { Banner(); Text("Page") } } }
        @main struct ReachApp: App {
          var body: some Scene { WindowGroup { NavigationStack { NavigationLink("Page") { Page() } } } }
        }
        """,
      good: """
        import SwiftUI
        import Combine
        final class Reachability {
          let isOnline = CurrentValueSubject<Bool, Never>(true)
          static let shared = Reachability()
        }
        @MainActor final class BannerModel: ObservableObject {
          @Published var isOnline = true
          init() {
            Reachability.shared.isOnline
              .receive(on: RunLoop.main)
              .assign(to: &$isOnline)
          }
        }
        struct Banner: View {
          @StateObject private var model = BannerModel()
          var body: some View { if !model.isOnline { Text("Offline") } }
        }
        struct Page: View { var body: some View { VStack { Banner(); Text("Page") } } }
        @main struct ReachApp: App {
          var body: some Scene { WindowGroup { NavigationStack { NavigationLink("Page") { Page() } } } }
        }
        """),
  ]

  @Test(arguments: shapes) func mistakes(_ shape: Shape) { shape.check() }
}
