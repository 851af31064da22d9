import TenureCheck
import Testing

@Suite struct ServiceSnapshotTests {
  static let pairs = [
    Pair(
      "a shared service that goes on",
      bad: """
        final class Login { static let shared = Login(); private(set) var name: String?; func enter() { name = "Ada" } }
        final class HeaderModel: ObservableObject {
          /*!*/ @Published var name: String?
          init() { name = Login.shared.name }
        }
        struct Header: View {
          @StateObject private var model = HeaderModel()
          var body: some View { Text(model.name ?? "nobody"); Button("Enter") { Login.shared.enter() } }
        }
        """,
      good: """
        import Combine
        final class Login {
          static let shared = Login()
          let changes = CurrentValueSubject<String?, Never>(nil)
          func enter() { changes.send("Ada") }
        }
        final class HeaderModel: ObservableObject {
          @Published var name: String?
          init() { Login.shared.changes.assign(to: &$name) }
        }
        struct Header: View {
          @StateObject private var model = HeaderModel()
          var body: some View { Text(model.name ?? "nobody"); Button("Enter") { Login.shared.enter() } }
        }
        """, severity: .warning),
    Pair(
      "a service that is handed in",
      bad: """
        final class Clock { var zone = "UTC"; func travel() { zone = "CET" } }
        @Observable final class ZoneModel {
          let clock: Clock
          /*!*/ var zone: String
          init(clock: Clock) { self.clock = clock; self.zone = clock.zone }
        }
        struct ZoneView: View {
          let model: ZoneModel
          var body: some View { Text(model.zone) }
        }
        """,
      good: """
        final class Clock { var zone = "UTC"; func travel() { zone = "CET" } }
        @Observable final class ZoneModel {
          let clock: Clock
          var zone: String
          init(clock: Clock) { self.clock = clock; self.zone = clock.zone }
          func renew() { zone = clock.zone }
        }
        struct ZoneView: View {
          let model: ZoneModel
          var body: some View { Text(model.zone) }
        }
        """),
    Pair(
      "what nobody changes later",
      bad: """
        final class Store { static let shared = Store(); var limit = 3; func raise() { limit += 1 } }
        final class LimitModel: ObservableObject { /*!*/ @Published var limit = Store.shared.limit }
        struct LimitView: View {
          @StateObject private var model = LimitModel()
          var body: some View { Text("\\(model.limit)") }
        }
        """,
      good: """
        final class Store { static let shared = Store(); var limit = 3 }
        final class LimitModel: ObservableObject { @Published var limit = Store.shared.limit }
        struct LimitView: View {
          @StateObject private var model = LimitModel()
          var body: some View { Text("\\(model.limit)") }
        }
        """),
    Pair(
      "a start that the model goes on from",
      bad: """
        final class Sound { static let shared = Sound(); var volume = 0.5; func mute() { volume = 0 } }
        final class VolumeModel: ObservableObject { /*!*/ @Published var volume = Sound.shared.volume }
        struct VolumeView: View {
          @StateObject private var model = VolumeModel()
          var body: some View { Text("\\(model.volume)") }
        }
        """,
      good: """
        final class Sound { static let shared = Sound(); var volume = 0.5; func mute() { volume = 0 } }
        final class VolumeModel: ObservableObject { @Published var volume = Sound.shared.volume }
        struct VolumeView: View {
          @StateObject private var model = VolumeModel()
          var body: some View { Slider(value: $model.volume) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  private static func tags(_ done: String, closing: String = "model.done()") -> String {
    """
    final class TagService: ObservableObject {
      static let shared = TagService()
      @Published var tags: [String] = []
      func save(_ tags: [String]) { self.tags = tags }
    }
    final class TagsModel: ObservableObject {
      /*!*/ @Published var tags: [String] = []
      @Published private var long: [String] = []
      let service = TagService.shared
      init() { tags = TagService.shared.tags }
      func remove(_ tag: String) { tags.removeAll { $0 == tag } }
      func trimmed(_ tag: String) -> String { tag }
      func done() { \(done) }
    }
    struct TagsScreen: View {
      @StateObject private var model = TagsModel()
      var body: some View { List(model.tags, id: \\.self) { Text($0) }.onDisappear { \(closing) } }
    }
    """
  }

  @Test(
    "A copy that goes back is a draft, whatever is made of it on the way",
    arguments: [
      "TagService.shared.save(tags.filter { !$0.isEmpty })", "service.save(tags.sorted())",
      "service.tags = tags.map(trimmed)", "let kept = tags; service.save(kept)",
    ])
  func handedBack(_ done: String) {
    expect(SameEntityInSeveralModels.self, staysQuiet: Self.tags(done))
  }

  @Test("A copy that a view hands back is a draft") func handedBackByView() {
    expect(
      SameEntityInSeveralModels.self, staysQuiet: Self.tags("", closing: "model.service.save(model.tags.sorted())"))
  }

  @Test(
    "A copy that stays in the model is none",
    arguments: ["long = tags.filter { $0.count > 9 }", "print(tags)", "tags.append(trimmed(\"a\"))"])
  func stays(_ done: String) {
    expect(SameEntityInSeveralModels.self, fires: Self.tags(done))
  }

  @Test("It says what is copied, what changes, and how to follow it") func says() {
    expect(
      SameEntityInSeveralModels.self, of: Self.tags(""),
      says: """
        7:9 warning: TagsModel copies 'tags' of TagService into 'tags' when it is made, and never again.
        - 10 copied here
        - 4 'tags' of TagService changes here
        - 17 the copy is shown here
        After that change, views of TagsModel still show the old value.
        Subscribe to 'TagService.shared.$tags' and assign each new value, or show 'tags' in a view that observes \
        TagService.
        """)
  }

  @Test("Of a service that is @Observable it says to compute the value") func saysOfObservable() throws {
    let source = """
      @Observable final class Clock { var zone = "UTC"; func travel() { zone = "CET" } }
      @Observable final class ZoneModel {
        let clock: Clock
        /*!*/ var zone: String
        init(clock: Clock) { self.clock = clock; self.zone = clock.zone }
      }
      struct ZoneView: View {
        let model: ZoneModel
        var body: some View { Text(model.zone) }
      }
      """
    expect(SameEntityInSeveralModels.self, fires: source, severity: .warning)
    let found = Check.findings(in: Snippet(source).project(), rules: [SameEntityInSeveralModels.self])
    #expect(
      try #require(found.first).advice == "Make 'zone' a computed property: 'var zone: String { clock.zone }'.")
  }
}
