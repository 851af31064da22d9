import TenureCheck
import Testing

@Suite struct ViewCallsServiceTests {
  static let pairs = [
    Pair(
      "a view that fetches; a model that does",
      bad: """
        struct Forecast: View {
          let url: URL
          @State private var text = ""
          @State private var failed = false
          var body: some View {
            Text(failed ? "No answer" : text)
              .task { await load() }
          }
          private func load() async {
            do {
              let (data, _) = try await /*!*/ URLSession.shared.data(from: url)
              text = String(decoding: data, as: UTF8.self)
            } catch {
              failed = true
            }
          }
        }
        """,
      good: """
        @MainActor @Observable final class ForecastModel {
          private(set) var text = ""
          func load(_ url: URL) async throws {
            let (data, _) = try await URLSession.shared.data(from: url)
            text = String(decoding: data, as: UTF8.self)
          }
        }
        struct Forecast: View {
          let url: URL
          @State private var model = ForecastModel()
          var body: some View {
            Text(model.text).task { try? await model.load(url) }
            AsyncImage(url: url)
          }
        }
        """, severity: .info),
    Pair(
      "files; paths, and what is handed on",
      bad: """
        struct ExportButton: View {
          let data: Data
          @State private var done = false
          var body: some View {
            Button("Export") {
              let folder = FileManager.default.temporaryDirectory
              try? data.write(to: folder.appendingPathComponent("a"))
              try? /*!*/ FileManager.default.removeItem(at: folder)
              done = true
            }
            .disabled(done)
          }
        }
        """,
      good: """
        struct ExportButton: View {
          let data: Data
          let store: ExportStore
          @AppStorage("folder", store: UserDefaults(suiteName: "group")) private var folder = ""
          var body: some View {
            Button("Export") {
              let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a")
              let all = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
              store.export(data, to: all.first ?? folder)
            }
            Gallery(loader: Loader(session: URLSession.shared))
              .defaultAppStorage(UserDefaults.standard)
          }
        }
        """),
    Pair(
      "the defaults, read in a body; the wrapper for them",
      bad: """
        struct Greeting: View {
          private let defaults = UserDefaults.standard
          var name: String { /*!*/ defaults.string(forKey: "name") ?? "" }
          var body: some View {
            VStack {
              Text("Hello \\(name)")
              Button("Forget") { UserDefaults.standard.removeObject(forKey: "name") }
            }
          }
        }
        """,
      good: """
        struct Greeting: View {
          @AppStorage("name") private var name = ""
          var body: some View {
            VStack {
              Text("Hello \\(name)")
              Button("Forget") { name = "" }
            }
          }
        }
        @main struct Hello: App {
          init() { UserDefaults.standard.register(defaults: ["name": ""]) }
          var body: some Scene { WindowGroup { Greeting() } }
        }
        """),
    Pair(
      "in a modifier, by an extension in another file; a coordinator, a type of the project",
      bad: """
        // file: Tracking.swift
        struct Tracking: ViewModifier {
          let name: String
          func body(content: Content) -> some View { content.onAppear { send() } }
        }
        // file: Tracking+Send.swift
        extension Tracking {
          func send() {
            let request = URLRequest(url: URL(string: "https://example.org")!)
            /*!*/ URLSession.shared.dataTask(with: request) { _, _, _ in }.resume()
          }
        }
        """,
      good: """
        final class FileManager {
          static let `default` = FileManager()
          func open(_ name: String) {}
        }
        struct Browser: UIViewRepresentable {
          let url: URL
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(context: Context) -> WebView { WebView() }
          func updateUIView(_ view: WebView, context: Context) { FileManager.default.open("a") }
          final class Coordinator {
            func open() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() }
          }
        }
        """),
    Pair(
      "the keychain; the environment's context",
      bad: """
        struct LockScreen: View {
          @State private var code = ""
          @State private var isOpen = false
          var body: some View {
            SecureField("Code", text: $code)
              .onSubmit {
                var item: CFTypeRef?
                let status = /*!*/ SecItemCopyMatching([:] as CFDictionary, &item)
                isOpen = status == 0
              }
          }
        }
        """,
      good: """
        struct NewNote: View {
          @Environment(\\.modelContext) private var context
          @Environment(\\.dismiss) private var dismiss
          @Query private var notes: [Note]
          @State private var title = ""
          var body: some View {
            TextField("Title", text: $title)
              .onSubmit {
                context.insert(Note(title: title))
                try? context.save()
                dismiss()
              }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ViewCallsService.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ViewCallsService.self, of: ViewCallsService.about.wrong,
      says: """
        6:31 info: The view NewsView calls URLSession itself.
        It happens for each NewsView on the screen, nobody else learns of what came of it, and the view cannot be tried without URLSession.
        Move it into a model or a store that NewsView is given.
        """)
  }

  @Test func whatIsReadInABodyIsNotFollowed() {
    expect(
      ViewCallsService.self,
      of: """
        struct Greeting: View {
          var body: some View { Text(UserDefaults.standard.string(forKey: "name") ?? "") }
        }
        """,
      says: """
        2:30 info: The view Greeting calls UserDefaults itself.
        Greeting does not follow it: it goes on showing what was there when its body last ran.
        Use '@AppStorage', or a settings model that owns the value.
        """)
  }

  @Test func aTeamSaysWhatAServiceIs() throws {
    let settings = try SettingsFile.read(
      "{ \"rules\": { \"view-calls-service\": { \"services\": [\"Analytics\"] } } }", path: ".tenure.json")
    let source = """
      struct Shop: View {
        var body: some View {
          Text("Shop").onAppear { Analytics.shared.track("shop") }
            .task { _ = try? await URLSession.shared.data(from: URL(string: "a")!) }
        }
      }
      """
    let file = FileReader.facts(path: "Shop.swift", bytes: Array(source.utf8))
    let found = Check.findings(in: Project(files: [file], settings: settings), rules: [ViewCallsService.self])
    #expect(found.map(\.fact) == ["The view Shop calls Analytics itself."])
  }
}
