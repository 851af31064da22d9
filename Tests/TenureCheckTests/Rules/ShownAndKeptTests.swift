import TenureCheck
import Testing

/// What is shown of what changes, and what is kept of it.
@Suite struct ShownAndKeptTests {
  static let shapes = [
    Shape(
      "model-in-plain-property", "an observable model that a view makes in its initializer; one in state",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class CartModel {
          var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
        }
        struct CartView: View {
          private let cart: CartModel
          init() { cart = /*!*/ CartModel() }
          var body: some View {
            List(cart.lines, id: \\.self) { Text($0) }
              .toolbar { Button("Add") { cart.add("Apple") } }
          }
        }
        struct ShopView: View {
          @State private var filter = ""
          var body: some View {
            VStack { TextField("Filter", text: $filter); Text(filter); CartView() }
          }
        }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class CartModel {
          var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
        }
        struct CartView: View {
          @State private var cart = CartModel()
          var body: some View {
            List(cart.lines, id: \\.self) { Text($0) }
              .toolbar { Button("Add") { cart.add("Apple") } }
          }
        }
        struct ShopView: View {
          @State private var filter = ""
          var body: some View {
            VStack { TextField("Filter", text: $filter); Text(filter); CartView() }
          }
        }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
        """),
    Shape(
      "unpublished-model-property", "a flag that is left out of observation and shown; a count that nobody shows",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class PlayerModel {
          var title = "Song"
          /*!*/ @ObservationIgnored private(set) var isPlaying = false
          func toggle() { isPlaying.toggle() }
        }
        struct PlayerView: View {
          @State private var player = PlayerModel()
          var body: some View {
            VStack {
              Text(player.title)
              Button { player.toggle() } label: {
                Image(systemName: player.isPlaying ? "pause" : "play")
              }
            }
          }
        }
        @main struct PlayApp: App { var body: some Scene { WindowGroup { PlayerView() } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class PlayerModel {
          var title = "Song"
          private(set) var isPlaying = false
          @ObservationIgnored private var taps = 0
          func toggle() { taps += 1; isPlaying.toggle() }
        }
        struct PlayerView: View {
          @State private var player = PlayerModel()
          var body: some View {
            VStack {
              Text(player.title)
              Button { player.toggle() } label: {
                Image(systemName: player.isPlaying ? "pause" : "play")
              }
            }
          }
        }
        @main struct PlayApp: App { var body: some Scene { WindowGroup { PlayerView() } } }
        """),
    Shape(
      "unpublished-model-property", "a setting computed from the defaults; one that is stored and written through",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class Preferences {
          /*!*/ var showsBadges: Bool {
            get { UserDefaults.standard.bool(forKey: "badges") }
            set { UserDefaults.standard.set(newValue, forKey: "badges") }
          }
        }
        struct PreferencesView: View {
          @Bindable var preferences: Preferences
          var body: some View {
            Form {
              Toggle("Badges", isOn: $preferences.showsBadges)
              if preferences.showsBadges { Text("Badges are shown on every tab") }
            }
          }
        }
        @main struct PrefApp: App {
          @State private var preferences = Preferences()
          var body: some Scene { WindowGroup { PreferencesView(preferences: preferences) } }
        }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class Preferences {
          var showsBadges = UserDefaults.standard.bool(forKey: "badges") {
            didSet { UserDefaults.standard.set(showsBadges, forKey: "badges") }
          }
        }
        struct PreferencesView: View {
          @Bindable var preferences: Preferences
          var body: some View {
            Form {
              Toggle("Badges", isOn: $preferences.showsBadges)
              if preferences.showsBadges { Text("Badges are shown on every tab") }
            }
          }
        }
        @main struct PrefApp: App {
          @State private var preferences = Preferences()
          var body: some Scene { WindowGroup { PreferencesView(preferences: preferences) } }
        }
        """),
    Shape(
      "state-copies-input", "a coordinator that keeps the first closure; one that is handed the newest",
      bad: """
        import SwiftUI
        import UIKit
        struct GrowingText: UIViewRepresentable {
          @Binding var text: String
          var onCommit: (String) -> Void
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
          final class Coordinator: NSObject, UITextViewDelegate {
            let parent: GrowingText
            init(_ parent: GrowingText) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { parent.text = view.text }
            func textViewDidEndEditing(_ view: UITextView) { /*!*/ parent.onCommit(view.text) }
          }
        }
        struct NoteView: View {
          let id: Int
          @State private var text = ""
          let save: (Int, String) -> Void
          var body: some View { GrowingText(text: $text) { save(id, $0) } }
        }
        struct NotesView: View {
          @State private var selected = 1
          @State private var saved: [Int: String] = [:]
          var body: some View {
            VStack {
              Stepper("Note", value: $selected)
              NoteView(id: selected) { saved[$0] = $1 }
            }
          }
        }
        @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
        """,
      good: """
        import SwiftUI
        import UIKit
        struct GrowingText: UIViewRepresentable {
          @Binding var text: String
          var onCommit: (String) -> Void
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            context.coordinator.parent = self
            if view.text != text { view.text = text }
          }
          final class Coordinator: NSObject, UITextViewDelegate {
            var parent: GrowingText
            init(_ parent: GrowingText) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { parent.text = view.text }
            func textViewDidEndEditing(_ view: UITextView) { parent.onCommit(view.text) }
          }
        }
        struct NoteView: View {
          let id: Int
          @State private var text = ""
          let save: (Int, String) -> Void
          var body: some View { GrowingText(text: $text) { save(id, $0) } }
        }
        struct NotesView: View {
          @State private var selected = 1
          @State private var saved: [Int: String] = [:]
          var body: some View {
            VStack {
              Stepper("Note", value: $selected)
              NoteView(id: selected) { saved[$0] = $1 }
            }
          }
        }
        @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
        """),
    Shape(
      "state-copies-input", "a meter that is filled when it is made; one that is filled at each update",
      bad: """
        import SwiftUI
        import UIKit
        struct LevelMeter: UIViewRepresentable {
          let level: Float
          func makeUIView(context: Context) -> UIProgressView {
            let view = UIProgressView(progressViewStyle: .bar)
            view.progress = /*!*/ level
            return view
          }
          func updateUIView(_ view: UIProgressView, context: Context) {}
        }
        @MainActor final class Recorder: ObservableObject {
          @Published var level: Float = 0
          func tick() { level = Float.random(in: 0...1) }
        }
        struct RecorderView: View {
          @StateObject private var recorder = Recorder()
          var body: some View {
            VStack {
              LevelMeter(level: recorder.level)
              Button("Tick") { recorder.tick() }
            }
          }
        }
        @main struct RecApp: App { var body: some Scene { WindowGroup { RecorderView() } } }
        """,
      good: """
        import SwiftUI
        import UIKit
        struct LevelMeter: UIViewRepresentable {
          let level: Float
          func makeUIView(context: Context) -> UIProgressView {
            UIProgressView(progressViewStyle: .bar)
          }
          func updateUIView(_ view: UIProgressView, context: Context) {
            view.progress = level
          }
        }
        @MainActor final class Recorder: ObservableObject {
          @Published var level: Float = 0
          func tick() { level = Float.random(in: 0...1) }
        }
        struct RecorderView: View {
          @StateObject private var recorder = Recorder()
          var body: some View {
            VStack {
              LevelMeter(level: recorder.level)
              Button("Tick") { recorder.tick() }
            }
          }
        }
        @main struct RecApp: App { var body: some Scene { WindowGroup { RecorderView() } } }
        """),
    Shape(
      "state-copies-input", "a root view with the name of that time; one that observes the session",
      bad: """
        import SwiftUI
        import UIKit
        @MainActor final class Session: ObservableObject {
          @Published var name = "Guest"
          func signIn() { name = "Ada" }
        }
        struct Greeting: View {
          let name: String
          var body: some View { Text("Hello, \\(name)") }
        }
        final class HomeController: UIViewController {
          private let session = Session()
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Greeting(name: /*!*/ session.name))
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          @objc func signInTapped() { session.signIn() }
        }
        """,
      good: """
        import SwiftUI
        import UIKit
        @MainActor final class Session: ObservableObject {
          @Published var name = "Guest"
          func signIn() { name = "Ada" }
        }
        struct Greeting: View {
          @ObservedObject var session: Session
          var body: some View { Text("Hello, \\(session.name)") }
        }
        final class HomeController: UIViewController {
          private let session = Session()
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Greeting(session: session))
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          @objc func signInTapped() { session.signIn() }
        }
        """),
    Shape(
      "unpublished-model-property", "pictures of a cache that announces nothing; of one that is observed",
      bad: """
        import SwiftUI
        final class AvatarCache {
          static let shared = AvatarCache()
          /*!*/ var images: [String: Image] = [:]
          func load(_ id: String) async {
            guard images[id] == nil else { return }
            try? await Task.sleep(for: .seconds(1))
            images[id] = Image(systemName: "person")
          }
        }
        struct AvatarView: View {
          let id: String
          var body: some View {
            Group {
              if let image = AvatarCache.shared.images[id] { image } else { ProgressView() }
            }
            .task { await AvatarCache.shared.load(id) }
          }
        }
        @main struct AvApp: App { var body: some Scene { WindowGroup { AvatarView(id: "1") } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class AvatarCache {
          static let shared = AvatarCache()
          private(set) var images: [String: Image] = [:]
          func load(_ id: String) async {
            guard images[id] == nil else { return }
            try? await Task.sleep(for: .seconds(1))
            images[id] = Image(systemName: "person")
          }
        }
        struct AvatarView: View {
          let id: String
          var body: some View {
            Group {
              if let image = AvatarCache.shared.images[id] { image } else { ProgressView() }
            }
            .task(id: id) { await AvatarCache.shared.load(id) }
          }
        }
        @main struct AvApp: App { var body: some Scene { WindowGroup { AvatarView(id: "1") } } }
        """),
    Shape(
      "same-entity-in-several-models", "a recipe kept a second time for a sheet that changes it; its id",
      bad: """
        import SwiftUI
        struct Recipe: Identifiable, Hashable { let id: Int; var name: String; var isFavorite: Bool }
        @MainActor final class RecipesModel: ObservableObject {
          @Published var recipes: [Recipe] = [.init(id: 1, name: "Soup", isFavorite: false)]
          /*!*/ @Published var selected: Recipe?
          func toggleFavorite(_ id: Int) {
            guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
            recipes[index].isFavorite.toggle()
          }
        }
        struct RecipesView: View {
          @StateObject private var model = RecipesModel()
          var body: some View {
            List(model.recipes) { recipe in
              Button(recipe.name) { model.selected = recipe }
            }
            .sheet(item: $model.selected) { recipe in
              VStack {
                Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
                Button("Favorite") { model.toggleFavorite(recipe.id) }
              }
            }
          }
        }
        @main struct RecipesApp: App { var body: some Scene { WindowGroup { RecipesView() } } }
        """,
      good: """
        import SwiftUI
        struct Recipe: Identifiable, Hashable { let id: Int; var name: String; var isFavorite: Bool }
        @MainActor final class RecipesModel: ObservableObject {
          @Published var recipes: [Recipe] = [.init(id: 1, name: "Soup", isFavorite: false)]
          @Published var selectedID: Int?
          var selected: Recipe? { recipes.first { $0.id == selectedID } }
          func toggleFavorite(_ id: Int) {
            guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
            recipes[index].isFavorite.toggle()
          }
        }
        struct RecipesView: View {
          @StateObject private var model = RecipesModel()
          var body: some View {
            NavigationSplitView {
              List(model.recipes, selection: $model.selectedID) { Text($0.name) }
            } detail: {
              if let recipe = model.selected {
                Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
                Button("Favorite") { model.toggleFavorite(recipe.id) }
              }
            }
          }
        }
        @main struct RecipesApp: App { var body: some Scene { WindowGroup { RecipesView() } } }
        """),
    Shape(
      "unpublished-model-property", "a theme in the environment that announces nothing; one that is observed",
      bad: """
        import SwiftUI
        final class ThemeStore {
          /*!*/ var accent = Color.blue
          func toggle() { accent = accent == .blue ? .red : .blue }
        }
        private struct ThemeKey: EnvironmentKey { static let defaultValue = ThemeStore() }
        extension EnvironmentValues {
          var theme: ThemeStore { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
        }
        struct ThemedView: View {
          @Environment(\\.theme) private var theme
          var body: some View {
            Button("Switch") { theme.toggle() }
              .foregroundStyle(theme.accent)
          }
        }
        @main struct ThemeApp: App { var body: some Scene { WindowGroup { ThemedView() } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class ThemeStore {
          var accent = Color.blue
          func toggle() { accent = accent == .blue ? .red : .blue }
        }
        struct ThemedView: View {
          @Environment(ThemeStore.self) private var theme
          var body: some View {
            Button("Switch") { theme.toggle() }
              .foregroundStyle(theme.accent)
          }
        }
        @main struct ThemeApp: App {
          @State private var theme = ThemeStore()
          var body: some Scene { WindowGroup { ThemedView().environment(theme) } }
        }
        """),
    Shape(
      "state-copies-input", "initials made once; computed ones",
      bad: """
        import SwiftUI
        @MainActor final class Account: ObservableObject {
          @Published var name = ""
          func load() async { name = "Ada" }
        }
        struct AccountHeader: View {
          @ObservedObject var account: Account
          @State private var initials: String
          init(account: Account) {
            self.account = account
            /*!*/ _initials = State(initialValue: String(account.name.prefix(2)).uppercased())
          }
          var body: some View { Text(initials).padding() }
        }
        struct AccountView: View {
          @StateObject private var account = Account()
          var body: some View {
            AccountHeader(account: account)
              .task { await account.load() }
          }
        }
        @main struct AccApp: App { var body: some Scene { WindowGroup { AccountView() } } }
        """,
      good: """
        import SwiftUI
        @MainActor final class Account: ObservableObject {
          @Published var name = ""
          func load() async { name = "Ada" }
        }
        struct AccountHeader: View {
          @ObservedObject var account: Account
          private var initials: String { String(account.name.prefix(2)).uppercased() }
          var body: some View { Text(initials).padding() }
        }
        struct AccountView: View {
          @StateObject private var account = Account()
          var body: some View {
            AccountHeader(account: account)
              .task { await account.load() }
          }
        }
        @main struct AccApp: App { var body: some Scene { WindowGroup { AccountView() } } }
        """),
    Shape(
      "state-copies-input", "a list that is filtered when the query changes; one that is computed",
      bad: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class ContactsModel {
          var contacts = ["Ada", "Bo"]
          func add(_ name: String) { contacts.append(name) }
        }
        struct ContactsView: View {
          @State private var model = ContactsModel()
          @State private var query = ""
          @State private var shown: [String] = []
          var body: some View {
            List(shown, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .onAppear { /*!*/ shown = model.contacts }
              .onChange(of: query) { _, text in
                shown = text.isEmpty ? model.contacts : model.contacts.filter { $0.contains(text) }
              }
              .toolbar { Button("Add") { model.add("Cy") } }
          }
        }
        @main struct ContApp: App { var body: some Scene { WindowGroup { ContactsView() } } }
        """,
      good: """
        import SwiftUI
        import Observation
        @MainActor @Observable final class ContactsModel {
          var contacts = ["Ada", "Bo"]
          func add(_ name: String) { contacts.append(name) }
        }
        struct ContactsView: View {
          @State private var model = ContactsModel()
          @State private var query = ""
          private var shown: [String] {
            query.isEmpty ? model.contacts : model.contacts.filter { $0.contains(query) }
          }
          var body: some View {
            List(shown, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .toolbar { Button("Add") { model.add("Cy") } }
          }
        }
        @main struct ContApp: App { var body: some Scene { WindowGroup { ContactsView() } } }
        """),
  ]

  @Test(arguments: shapes) func mistakes(_ shape: Shape) { shape.check() }
}
