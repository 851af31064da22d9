import TenureCheck
import Testing

@Suite struct ManualObjectWillChangeTests {
  static let pairs = [
    Pair(
      "before a stored property changes; published",
      bad: """
        final class MixerModel: ObservableObject {
          var volume = 0.5 { willSet { /*!*/ objectWillChange.send() } }
          var isMuted: Bool = false {
            didSet {
              /*!*/ self.objectWillChange.send()
            }
          }
          private var tracks: [String] = []
          func add(_ track: String) { tracks.append(track) }
        }
        """,
      good: """
        final class MixerModel: ObservableObject {
          @Published var volume = 0.5
          @Published var isMuted = false { didSet { engine.isMuted = isMuted } }
          private var tracks: [String] = []
          let engine: Engine
          init(engine: Engine) { self.engine = engine }
          func reload() {
            objectWillChange.send()
            tracks = engine.tracks()
          }
        }
        """, severity: .info),
    Pair(
      "twice; once",
      bad: """
        final class FormModel: ObservableObject {
          @Published var name = "" {
            willSet {
              /*!*/ objectWillChange.send()
              history.append(name)
            }
          }
          @Published var mail: String = "" { didSet { /*!*/ objectWillChange.send() } }
          private var history: [String] = []
        }
        """,
      good: """
        final class FormModel: ObservableObject {
          @Published var name = "" {
            willSet {
              history.append(name)
            }
          }
          @Published var mail: String = "" { didSet { other.objectWillChange.send() } }
          private var history: [String] = []
          let other: OtherModel
          init(other: OtherModel) { self.other = other }
        }
        """, severity: .warning),
    Pair(
      "a value beside it; a value that is kept elsewhere",
      bad: """
        final class ZoomModel: ObservableObject {
          private var current = 1.0
          var zoom: Double {
            get { current }
            set {
              /*!*/ objectWillChange.send()
              current = newValue
            }
          }
          func reset() { zoom = 1 }
        }
        """,
      good: """
        final class ZoomModel: ObservableObject {
          private let defaults = UserDefaults.standard
          private var camera = Camera()
          @AppStorage("grid") var grid = false { willSet { objectWillChange.send() } }
          var zoom: Double {
            get { defaults.double(forKey: "zoom") }
            set {
              objectWillChange.send()
              defaults.set(newValue, forKey: "zoom")
            }
          }
          var angle: Double {
            get { camera.angle }
            set {
              objectWillChange.send()
              camera.angle = newValue
            }
          }
        }
        struct Camera { var angle = 0.0 }
        """),
    Pair(
      "an optional; under a condition",
      bad: """
        class SelectionModel: ObservableObject {
          var selected: String? {
            willSet { /*!*/ objectWillChange.send() }
          }
          func select(_ name: String) {
            selected = name
          }
        }
        """,
      good: """
        class SelectionModel: ObservableObject {
          var selected: String? {
            didSet { if oldValue != selected { objectWillChange.send() } }
          }
          var count = 0 {
            didSet {
              guard count > 10 else { return }
              objectWillChange.send()
            }
          }
          weak var owner: Owner? { didSet { objectWillChange.send() } }
          lazy var name = "" { didSet { objectWillChange.send() } }
        }
        """),
    Pair(
      "with an attribute of isolation; a publisher of its own, and no ObservableObject",
      bad: """
        @MainActor final class ListModel: NSObject, ObservableObject {
          @MainActor var items: [String] = [] {
            willSet { /*!*/ objectWillChange.send() }
          }
          func add(_ item: String) { items.append(item) }
        }
        """,
      good: """
        final class ListModel: ObservableObject {
          let objectWillChange = PassthroughSubject<Void, Never>()
          var items: [String] = [] { willSet { objectWillChange.send() } }
        }
        final class Feed {
          let objectWillChange = PassthroughSubject<Void, Never>()
          var items: [String] = [] { willSet { objectWillChange.send() } }
        }
        final class Cells: ObservableObject {
          @Clamped var size = 1 { willSet { objectWillChange.send() } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ManualObjectWillChange.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ManualObjectWillChange.self, of: ManualObjectWillChange.about.wrong,
      says: """
        2:43 warning: 'volume' of Player is '@Published', and its 'willSet' sends 'objectWillChange' again.
        - 2 announces each change by itself
        Each change is announced twice: whoever counts, collects or debounces the announcements sees one too many.
        Remove the call.
        """)
  }

  private static let unpublished = """
    final class Player: ObservableObject {
      var volume = 0.5 { willSet { objectWillChange.send() } }
    }
    """

  @Test func ofAPropertyThatIsNotPublishedItSaysSo() {
    expect(
      ManualObjectWillChange.self, of: Self.unpublished,
      says: """
        2:32 info: 'volume' of Player sends 'objectWillChange' in its 'willSet', as '@Published' would.
        - 2 stored here, without a wrapper
        There is no publisher of its values, and what is added beside it has to send as well, or views miss its changes.
        Write '@Published var volume' without the call.
        """)
  }

  private func fix(_ source: String) throws -> (isSafe: Bool, text: String) {
    let found = Check.findings(in: Snippet(source).project(), rules: [ManualObjectWillChange.self])
    let fix = try #require(found.first?.fix)
    return (fix.isSafe, fix.applied(to: source))
  }

  @Test func aSecondAnnouncementBeforeTheChangeGoesSafely() throws {
    let one = try fix(
      "class A: ObservableObject {\n  @Published var a = 0 { willSet { objectWillChange.send() } }\n}\n")
    #expect(one == (true, "class A: ObservableObject {\n  @Published var a = 0\n}\n"))
    let other = try fix(
      """
      class A: ObservableObject {
        @Published var a = 0 {
          willSet {
            objectWillChange.send()
            print(a)
          }
        }
      }
      """)
    #expect(other.isSafe)
    #expect(!other.text.contains("send") && other.text.contains("    willSet {\n      print(a)\n    }"))
  }

  @Test func oneAfterTheChangeIsOnlySuggested() throws {
    let one = try fix("class A: ObservableObject {\n  @Published var a = 0 { didSet { objectWillChange.send() } }\n}\n")
    #expect(one == (false, "class A: ObservableObject {\n  @Published var a = 0\n}\n"))
  }

  @Test func publishingIsSuggested() throws {
    let one = try fix(Self.unpublished)
    #expect(one == (false, ManualObjectWillChange.about.right))
  }
}
