import TenureCheck
import Testing

/// Children of a feature and of a model, which view is the same, and what it has of the store.
@Suite struct ChildrenAndIdentityTests {
  static let shapes = [
    Shape(
      "stored-derived-state", "a name of a child that is copied when the screen appears; one that is computed",
      bad: """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Profile {
          @ObservableState struct State: Equatable { var name = "" }
          enum Action { case rename(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .rename(let name): state.name = name; return .none
              }
            }
          }
        }
        @Reducer struct Home {
          @ObservableState struct State: Equatable {
            var profile = Profile.State()
            /*!*/ var displayedName = ""
          }
          enum Action { case profile(Profile.Action); case appeared }
          var body: some ReducerOf<Self> {
            Scope(state: \\.profile, action: \\.profile) { Profile() }
            Reduce { state, action in
              switch action {
              case .appeared:
                state.displayedName = state.profile.name
                return .none
              case .profile: return .none
              }
            }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            Text(store.displayedName).onAppear { store.send(.appeared) }
          }
        }
        """,
      good: """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Profile {
          @ObservableState struct State: Equatable { var name = "" }
          enum Action { case rename(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .rename(let name): state.name = name; return .none
              }
            }
          }
        }
        @Reducer struct Home {
          @ObservableState struct State: Equatable {
            var profile = Profile.State()
            var displayedName: String { profile.name }
          }
          enum Action { case profile(Profile.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.profile, action: \\.profile) { Profile() }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View { Text(store.displayedName) }
        }
        """),
    Shape(
      "state-copies-input", "a stored title copied when the page appears; one that is read",
      bad: """
        import SwiftUI
        import SwiftData
        @Model final class Trip {
          var title: String
          var nights: Int
          init(title: String, nights: Int) { self.title = title; self.nights = nights }
        }
        struct TripDetail: View {
          let trip: Trip
          @State private var title = ""
          var body: some View {
            VStack {
              Text(title).font(.largeTitle)
              Text("\\(trip.nights) nights")
            }
            .onAppear { /*!*/ title = trip.title }
          }
        }
        struct TripEditor: View {
          @Bindable var trip: Trip
          var body: some View { TextField("Title", text: $trip.title) }
        }
        struct TripScreen: View {
          let trip: Trip
          var body: some View { VStack { TripDetail(trip: trip); TripEditor(trip: trip) } }
        }
        struct TripsView: View {
          @Query private var trips: [Trip]
          var body: some View {
            NavigationStack { List(trips) { trip in NavigationLink(trip.title) { TripScreen(trip: trip) } } }
          }
        }
        @main struct TripsApp: App {
          var body: some Scene { WindowGroup { TripsView() }.modelContainer(for: Trip.self) }
        }
        """,
      good: """
        import SwiftUI
        import SwiftData
        @Model final class Trip {
          var title: String
          var nights: Int
          init(title: String, nights: Int) { self.title = title; self.nights = nights }
        }
        struct TripDetail: View {
          let trip: Trip
          var body: some View {
            VStack {
              Text(trip.title).font(.largeTitle)
              Text("\\(trip.nights) nights")
            }
          }
        }
        struct TripEditor: View {
          @Bindable var trip: Trip
          var body: some View { TextField("Title", text: $trip.title) }
        }
        struct TripScreen: View {
          let trip: Trip
          var body: some View { VStack { TripDetail(trip: trip); TripEditor(trip: trip) } }
        }
        struct TripsView: View {
          @Query private var trips: [Trip]
          var body: some View {
            NavigationStack { List(trips) { trip in NavigationLink(trip.title) { TripScreen(trip: trip) } } }
          }
        }
        @main struct TripsApp: App {
          var body: some Scene { WindowGroup { TripsView() }.modelContainer(for: Trip.self) }
        }
        """),
    Shape(
      "state-copies-input", "a shelf that is fetched once; a query",
      bad: """
        import SwiftUI
        import SwiftData
        @Model final class Book { var title: String; var isRead = false
          init(title: String) { self.title = title } }
        @MainActor @Observable final class ShelfModel {
          private(set) var books: [Book] = []
          let context: ModelContext
          init(context: ModelContext) {
            self.context = context
            /*!*/ books = (try? context.fetch(FetchDescriptor<Book>())) ?? []
          }
          func add(_ title: String) { context.insert(Book(title: title)) }
        }
        struct ShelfView: View {
          @State private var model: ShelfModel
          init(context: ModelContext) { _model = State(wrappedValue: ShelfModel(context: context)) }
          var body: some View {
            List(model.books) { Text($0.title) }
              .toolbar { Button("New") { model.add("Untitled") } }
          }
        }
        """,
      good: """
        import SwiftUI
        import SwiftData
        @Model final class Book { var title: String; var isRead = false
          init(title: String) { self.title = title } }
        struct ShelfView: View {
          @Query(sort: \\Book.title) private var books: [Book]
          @Environment(\\.modelContext) private var context
          var body: some View {
            List(books) { Text($0.title) }
              .toolbar { Button("New") { context.insert(Book(title: "Untitled")) } }
          }
        }
        """),
    Shape(
      "unstable-identity", "rows by their places in a list that gets shorter; by their ids",
      bad: """
        import SwiftUI
        struct Item { var text: String }
        struct ListEditor: View {
          @State private var items = [Item(text: "a"), Item(text: "b")]
          var body: some View {
            List {
              ForEach(/*!*/ 0..<items.count, id: \\.self) { index in
                TextField("Item", text: $items[index].text)
              }
              .onDelete { items.remove(atOffsets: $0) }
            }
          }
        }
        @main struct LEApp: App { var body: some Scene { WindowGroup { ListEditor() } } }
        """,
      good: """
        import SwiftUI
        struct Item: Identifiable { let id = UUID(); var text: String }
        struct ListEditor: View {
          @State private var items = [Item(text: "a"), Item(text: "b")]
          var body: some View {
            List {
              ForEach($items) { $item in
                TextField("Item", text: $item.text)
              }
              .onDelete { items.remove(atOffsets: $0) }
            }
          }
        }
        @main struct LEApp: App { var body: some Scene { WindowGroup { ListEditor() } } }
        """),
    Shape(
      "unstable-identity", "an id that is another one at each look; one that is kept",
      bad: """
        import SwiftUI
        struct Message: Identifiable {
          var id: String { /*!*/ UUID().uuidString }
          let text: String
        }
        struct ChatView: View {
          @State private var messages: [Message] = []
          @State private var draft = ""
          var body: some View {
            VStack {
              List(messages) { message in Text(message.text) }
              TextField("Say", text: $draft)
                .onSubmit { messages.append(Message(text: draft)); draft = "" }
            }
          }
        }
        @main struct ChatApp: App { var body: some Scene { WindowGroup { ChatView() } } }
        """,
      good: """
        import SwiftUI
        struct Message: Identifiable {
          let id = UUID().uuidString
          let text: String
        }
        struct ChatView: View {
          @State private var messages: [Message] = []
          @State private var draft = ""
          var body: some View {
            VStack {
              List(messages) { message in Text(message.text) }
              TextField("Say", text: $draft)
                .onSubmit { messages.append(Message(text: draft)); draft = "" }
            }
          }
        }
        @main struct ChatApp: App { var body: some Scene { WindowGroup { ChatView() } } }
        """),
    Shape(
      "nested-observable-object", "an object within an object; a view that observes the inner one",
      bad: """
        import SwiftUI
        import Combine
        @MainActor final class AudioEngine: ObservableObject { @Published var volume = 0.5 }
        @MainActor final class AppServices: ObservableObject {
          /*!*/ let engine = AudioEngine()
        }
        struct VolumeView: View {
          @EnvironmentObject private var services: AppServices
          var body: some View {
            VStack {
              Text(services.engine.volume, format: .percent)
              Button("Louder") { services.engine.volume += 0.1 }
            }
          }
        }
        @main struct AudioApp: App {
          @StateObject private var services = AppServices()
          var body: some Scene { WindowGroup { VolumeView().environmentObject(services) } }
        }
        """,
      good: """
        import SwiftUI
        import Combine
        @MainActor final class AudioEngine: ObservableObject { @Published var volume = 0.5 }
        @MainActor final class AppServices: ObservableObject {
          let engine = AudioEngine()
        }
        struct VolumeView: View {
          @EnvironmentObject private var services: AppServices
          var body: some View { VolumePanel(engine: services.engine) }
        }
        struct VolumePanel: View {
          @ObservedObject var engine: AudioEngine
          var body: some View {
            VStack {
              Text(engine.volume, format: .percent)
              Button("Louder") { engine.volume += 0.1 }
            }
          }
        }
        @main struct AudioApp: App {
          @StateObject private var services = AppServices()
          var body: some Scene { WindowGroup { VolumeView().environmentObject(services) } }
        }
        """),
    Shape(
      "binding-drops-changes", "an alert that nothing puts away; one whose button does",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class UploadModel {
          var errorText: String?
          func upload() async { errorText = "No network" }
        }
        struct UploadView: View {
          @State private var model = UploadModel()
          var body: some View {
            Button("Upload") { Task { await model.upload() } }
              .alert("Failed", isPresented: /*!*/ .constant(model.errorText != nil)) {
                Button("OK") {}
              } message: { Text(model.errorText ?? "") }
          }
        }
        @main struct UpApp: App { var body: some Scene { WindowGroup { UploadView() } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class UploadModel {
          var errorText: String?
          func upload() async { errorText = "No network" }
        }
        struct UploadView: View {
          @State private var model = UploadModel()
          var body: some View {
            Button("Upload") { Task { await model.upload() } }
              .alert("Failed", isPresented: .constant(model.errorText != nil)) {
                Button("OK") { model.errorText = nil }
              } message: { Text(model.errorText ?? "") }
          }
        }
        @main struct UpApp: App { var body: some Scene { WindowGroup { UploadView() } } }
        """),
    Shape(
      "task-in-onappear", "an observer added at each visit; one that ends with the view",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class ClipboardModel {
          private(set) var count = 0
          func watch() {
            /*!*/ NotificationCenter.default.addObserver(
              forName: .init("UIPasteboardChanged"), object: nil, queue: .main
            ) { _ in
              MainActor.assumeIsolated { self.count += 1 }
            }
          }
        }
        struct ClipboardView: View {
          @State private var model = ClipboardModel()
          var body: some View {
            Text("\\(model.count)").onAppear { model.watch() }
          }
        }
        @main struct ClipApp: App {
          var body: some Scene { WindowGroup { TabView { ClipboardView(); Text("B") } } }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class ClipboardModel {
          private(set) var count = 0
          func noteChange() { count += 1 }
        }
        struct ClipboardView: View {
          @State private var model = ClipboardModel()
          var body: some View {
            Text("\\(model.count)")
              .onReceive(NotificationCenter.default.publisher(for: .init("UIPasteboardChanged"))) { _ in
                model.noteChange()
              }
          }
        }
        @main struct ClipApp: App {
          var body: some Scene { WindowGroup { TabView { ClipboardView(); Text("B") } } }
        }
        """),
    Shape(
      "state-copies-input", "a card that loads for its first user; one that loads for each",
      bad: """
        import SwiftUI
        struct UserAPI: Sendable {
          static let live = UserAPI()
          func name(of id: Int) async throws -> String { "Ada" }
        }
        struct UserCard: View {
          let userID: Int
          @State private var name = ""
          var body: some View {
            Text(name)
              .task {
                /*!*/ name = (try? await UserAPI.live.name(of: userID)) ?? ""
              }
          }
        }
        struct UserBrowser: View {
          @State private var id = 1
          var body: some View {
            VStack {
              UserCard(userID: id)
              Button("Next") { id += 1 }
            }
          }
        }
        @main struct UApp: App { var body: some Scene { WindowGroup { UserBrowser() } } }
        """,
      good: """
        import SwiftUI
        struct UserAPI: Sendable {
          static let live = UserAPI()
          func name(of id: Int) async throws -> String { "Ada" }
        }
        struct UserCard: View {
          let userID: Int
          @State private var name = ""
          var body: some View {
            Text(name)
              .task(id: userID) {
                let found = try? await UserAPI.live.name(of: userID)
                guard !Task.isCancelled else { return }
                name = found ?? ""
              }
          }
        }
        struct UserBrowser: View {
          @State private var id = 1
          var body: some View {
            VStack {
              UserCard(userID: id)
              Button("Next") { id += 1 }
            }
          }
        }
        @main struct UApp: App { var body: some Scene { WindowGroup { UserBrowser() } } }
        """),
    Shape(
      "state-object-from-parameter", "a model of the first account; one for each account",
      bad: """
        import SwiftUI
        @MainActor final class AuthStore: ObservableObject {
          @Published var userID: Int?
          func signIn(_ id: Int) { userID = id }
          func signOut() { userID = nil }
        }
        @MainActor final class TimelineModel: ObservableObject {
          let userID: Int
          @Published var posts: [String] = []
          init(userID: Int) { self.userID = userID }
          func load() async { posts = ["Post of \\(userID)"] }
        }
        struct TimelineView2: View {
          @StateObject private var model: TimelineModel
          init(userID: Int) { /*!*/ _model = StateObject(wrappedValue: TimelineModel(userID: userID)) }
          var body: some View { List(model.posts, id: \\.self) { Text($0) }.task { await model.load() } }
        }
        struct RootView: View {
          @StateObject private var auth = AuthStore()
          var body: some View {
            VStack {
              TimelineView2(userID: auth.userID ?? 0)
              Button("Other account") { auth.signIn(2) }
            }
          }
        }
        @main struct TApp: App { var body: some Scene { WindowGroup { RootView() } } }
        """,
      good: """
        import SwiftUI
        @MainActor final class AuthStore: ObservableObject {
          @Published var userID: Int?
          func signIn(_ id: Int) { userID = id }
          func signOut() { userID = nil }
        }
        @MainActor final class TimelineModel: ObservableObject {
          let userID: Int
          @Published var posts: [String] = []
          init(userID: Int) { self.userID = userID }
          func load() async { posts = ["Post of \\(userID)"] }
        }
        struct TimelineView2: View {
          @StateObject private var model: TimelineModel
          init(userID: Int) { _model = StateObject(wrappedValue: TimelineModel(userID: userID)) }
          var body: some View { List(model.posts, id: \\.self) { Text($0) }.task { await model.load() } }
        }
        struct RootView: View {
          @StateObject private var auth = AuthStore()
          var body: some View {
            VStack {
              TimelineView2(userID: auth.userID ?? 0).id(auth.userID)
              Button("Other account") { auth.signIn(2) }
            }
          }
        }
        @main struct TApp: App { var body: some Scene { WindowGroup { RootView() } } }
        """),
  ]

  @Test(arguments: shapes) func mistakes(_ shape: Shape) { shape.check() }
}
