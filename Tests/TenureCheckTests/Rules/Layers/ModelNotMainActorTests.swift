import TenureCheck
import Testing

@Suite struct ModelNotMainActorTests {
  static let pairs = [
    Pair(
      "an async function; the class on the main actor",
      bad: """
        /*!*/ final class InboxModel: ObservableObject {
          @Published var mails: [String] = []
          @Published var isLoading = false
          private let server: MailServer
          init(server: MailServer) { self.server = server }
          func refresh() async {
            isLoading = true
            mails = (try? await server.mails()) ?? []
            isLoading = false
          }
          var unread: Int { mails.count }
        }

        struct InboxTitle: View {
          @ObservedObject var inbox: InboxModel
          var body: some View { Text("\\(inbox.unread) unread") }
        }
        """,
      good: """
        @MainActor
        final class InboxModel: ObservableObject {
          @Published var mails: [String] = []
          @Published var isLoading = false
          private let server: MailServer
          init(server: MailServer) { self.server = server }
          func refresh() async {
            isLoading = true
            mails = (try? await server.mails()) ?? []
            isLoading = false
          }
          var unread: Int { mails.count }
        }
        """, severity: .warning),
    Pair(
      "a task of an Observable class; a task that goes to the main actor",
      bad: """
        /*!*/ @Observable final class SearchModel {
          var query = ""
          private(set) var results: [String] = []
          @ObservationIgnored private var running: Task<Void, Never>?
          let index: SearchIndex
          init(index: SearchIndex) { self.index = index }
          func search() {
            running?.cancel()
            running = Task {
              let found = await index.find(query)
              results = found
            }
          }
        }
        """,
      good: """
        @Observable final class SearchModel {
          var query = ""
          private(set) var results: [String] = []
          @ObservationIgnored private var running: Task<Void, Never>?
          let index: SearchIndex
          init(index: SearchIndex) { self.index = index }
          func search() {
            running?.cancel()
            running = Task { @MainActor in
              results = await index.find(query)
            }
          }
          func clear() { results = [] }
          func count() async -> Int { await index.count() }
        }
        """),
    Pair(
      "what an async function calls; what goes back by itself",
      bad: """
        /*!*/ final class WeatherModel: ObservableObject {
          @Published private(set) var days: [Int] = []
          @Published private(set) var failed = false
          let service: WeatherService
          init(service: WeatherService) { self.service = service }
          func load() async {
            do { show(try await service.days()) } catch { await MainActor.run { failed = true } }
          }
          private func show(_ days: [Int]) {
            self.days = days.sorted()
          }
        }
        """,
      good: """
        final class WeatherModel: ObservableObject {
          @Published private(set) var days: [Int] = []
          @Published private(set) var failed = false
          let service: WeatherService
          init(service: WeatherService) { self.service = service }
          func load() async {
            do {
              let days = try await service.days()
              await show(days)
            } catch {
              await MainActor.run { failed = true }
            }
          }
          @MainActor private func show(_ days: [Int]) { self.days = days.sorted() }
          func reset() { DispatchQueue.main.async { self.days = [] } }
        }
        """),
    Pair(
      "a handler of a session; one that goes to the main queue",
      bad: """
        /*!*/ final class PictureModel: ObservableObject {
          @Published var data: Data?
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
              self?.data = data
            }.resume()
          }
          func shrink() {
            DispatchQueue.global(qos: .userInitiated).async {
              let small = self.data?.prefix(100)
              self.data = small
            }
          }
        }
        """,
      good: """
        final class PictureModel: ObservableObject {
          @Published var data: Data?
          private var cancellables: Set<AnyCancellable> = []
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
              DispatchQueue.main.async { self?.data = data }
            }.resume()
          }
          func follow(_ source: Source) {
            source.updates.receive(on: DispatchQueue.main).sink { [weak self] in self?.data = $0 }
              .store(in: &cancellables)
          }
        }
        """),
    Pair(
      "an actor for one function alone; from a protocol, a superclass, an unknown superclass",
      bad: """
        /*!*/ @Observable final class PlayerModel {
          var title = ""
          var position = 0.0
          let engine: Engine
          init(engine: Engine) { self.engine = engine }
          @MainActor func play(_ song: String) async {
            await engine.start(song)
            title = song
          }
          func follow() async {
            for await time in engine.times {
              position = time
            }
          }
        }
        """,
      good: """
        @MainActor protocol ScreenModel: AnyObject {}
        @Observable final class PlayerModel: ScreenModel {
          var title = ""
          func play(_ song: String) async { title = song }
        }
        @MainActor class BaseModel: ObservableObject {}
        final class ListModel: BaseModel {
          @Published var items: [String] = []
          func load() async { items = ["a"] }
        }
        final class RemoteModel: LibraryModel, ObservableObject {
          @Published var items: [String] = []
          func load() async { items = ["a"] }
        }
        final class Loader {
          var items: [String] = []
          func load() async { items = ["a"] }
        }
        """),
    Pair(
      "a closure that map calls at once; one that a publisher calls, and what is done to an object that a property holds",
      bad: """
        /*!*/ @Observable final class TideModel {
          var heights: [Int] = []
          let buoy: Buoy
          init(buoy: Buoy) { self.buoy = buoy }
          func refresh() async {
            [1, 2].map { heights.append($0) }
          }
        }
        """,
      good: """
        final class Marks { func remove(_ id: Int) {} }

        @Observable final class TideModel {
          var heights: [Int] = []
          var marks = Marks()
          let buoy: Buoy
          init(buoy: Buoy) { self.buoy = buoy }
          func follow() async {
            buoy.heights.receive(on: DispatchQueue.main).map { self.heights.append($0) }.sink { _ in }.store(in: &bag)
            buoy.errors.map { self.heights = [] }.sink { _ in }.store(in: &bag)
          }
          func forget(_ id: Int) async { marks.remove(id) }
        }
        """),
  ]

  @Test("What no view is seen to show is a note")
  func whatNobodyShows() {
    let source = """
      /*!*/ @Observable final class AuditModel {
        var entries: [String] = []
        var isOpen = false
        func load() async { entries = ["a"] }
      }

      struct AuditView: View {
        let model: AuditModel
        var body: some View { Text(model.isOpen ? "Open" : "Closed") }
      }
      """
    expect(ModelNotMainActor.self, fires: source, severity: .info)
    expect(
      ModelNotMainActor.self,
      fires: source.replacing("Text(model", with: "Text(model.entries[0] + (model")
        .replacing("\"Closed\")", with: "\"Closed\"))"), severity: .warning)
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelNotMainActor.self) }

  @Test func aModuleOfTheMainActorIsLeftAlone() throws {
    #expect(try severities(#""defaultIsolation": "MainActor""#) == [])
    #expect(try severities(#""swiftLanguageMode": 6"#) == [.info])
    #expect(try severities(#""swiftLanguageMode": 5"#) == [.warning])
  }

  @Test func aClassThatIsTakenOutOfTheMainActorIsNot() throws {
    let source = "nonisolated " + ModelNotMainActor.about.wrong
    #expect(try severities(#""defaultIsolation": "MainActor""#, of: source) == [.warning])
    let finding = try #require(Check.findings(in: Snippet(source).project(), rules: [ModelNotMainActor.self]).first)
    #expect(finding.advice.contains("'@MainActor' in place of 'nonisolated'"))
    #expect(finding.fix == nil)
  }

  private func severities(_ setting: String, of source: String = ModelNotMainActor.about.wrong) throws -> [Severity] {
    let file = FileReader.facts(path: "Model.swift", bytes: Array(source.utf8))
    let settings = try SettingsFile.read("{ \(setting) }", path: ".tenure.json")
    return Check.findings(in: Project(files: [file], settings: settings), rules: [ModelNotMainActor.self])
      .map(\.severity)
  }

  @Test func itSaysWhatHappens() {
    expect(
      ModelNotMainActor.self, of: ModelNotMainActor.about.wrong,
      says: """
        1:1 warning: FeedModel belongs to no actor, and the async function 'load' writes 'posts', which views follow.
        - 5 the async function 'load' writes 'posts'
        - 10 a view shows 'posts' here
        The write happens on a thread of the pool while views read on the main thread: a race, updates that come late, and SwiftUI's warning about changes from background threads.
        Write '@MainActor' before the class; what must not run there can be 'nonisolated'.
        """)
  }

  @Test func theSuggestionPutsItOnTheMainActor() throws {
    let source = ModelNotMainActor.about.wrong
    let finding = try #require(Check.findings(in: Snippet(source).project(), rules: [ModelNotMainActor.self]).first)
    let fix = try #require(finding.fix)
    #expect(!fix.isSafe)
    #expect(fix.applied(to: source) == ModelNotMainActor.about.right)
  }
}
