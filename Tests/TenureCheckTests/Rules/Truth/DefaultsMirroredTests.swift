import TenureCheck
import Testing

@Suite struct DefaultsMirroredTests {
  private static let toggle = """
    struct SoundToggle: View {
      @AppStorage("playsSounds") private var playsSounds = true
      var body: some View { Toggle("Sounds", isOn: $playsSounds) }
    }

    """

  static let pairs = [
    Pair(
      "a first value out of the defaults, that a toggle elsewhere changes there",
      bad: toggle + """
        @Observable final class BoardModel {
          /*!*/ var playsSounds = UserDefaults.standard.bool(forKey: "playsSounds")
          var moves = 0
        }
        struct BoardView: View {
          let board: BoardModel
          var body: some View { Image(systemName: board.playsSounds ? "speaker" : "speaker.slash"); SoundToggle() }
        }
        """,
      good: toggle + """
        @Observable final class BoardModel { var moves = 0 }
        struct BoardView: View {
          let board: BoardModel
          @AppStorage("playsSounds") private var playsSounds = true
          var body: some View { Image(systemName: playsSounds ? "speaker" : "speaker.slash"); SoundToggle() }
        }
        """, severity: .warning),
    Pair(
      "taken in an initializer, and set by another model",
      bad: """
        final class Units: ObservableObject {
          /*!*/ @Published var unit: String
          init() { unit = UserDefaults.standard.string(forKey: Keys.unit) ?? "km" }
        }
        enum Keys { static let unit = "unit" }
        final class Region: ObservableObject {
          @Published var name = ""
          func move() { UserDefaults.standard.set("mi", forKey: Keys.unit) }
        }
        struct RunView: View {
          @StateObject private var units = Units()
          @StateObject private var region = Region()
          var body: some View { Text(units.unit); Button("Move") { region.move() } }
        }
        """,
      good: """
        final class Units: ObservableObject {
          @Published var unit: String
          private var token: NSObjectProtocol?
          init() {
            unit = UserDefaults.standard.string(forKey: Keys.unit) ?? "km"
            token = NotificationCenter.default.addObserver(
              forName: UserDefaults.didChangeNotification, object: nil, queue: .main
            ) { [weak self] _ in self?.unit = UserDefaults.standard.string(forKey: Keys.unit) ?? "km" }
          }
        }
        enum Keys { static let unit = "unit" }
        final class Region: ObservableObject {
          @Published var name = ""
          func move() { UserDefaults.standard.set("mi", forKey: Keys.unit) }
        }
        struct RunView: View {
          @StateObject private var units = Units()
          @StateObject private var region = Region()
          var body: some View { Text(units.unit); Button("Move") { region.move() } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func whatTheModelAloneWritesIsOneTruth() {
    expect(
      SameEntityInSeveralModels.self,
      staysQuiet: """
        @Observable final class Volume {
          var level = UserDefaults.standard.double(forKey: "level") {
            didSet { UserDefaults.standard.set(level, forKey: "level") }
          }
        }
        struct VolumeView: View {
          @Bindable var volume: Volume
          var body: some View { Slider(value: $volume.level); Text("\\(volume.level)") }
        }
        """)
  }

  @Test func theKeyOfAWrapperIsAnotherForEachProperty() {
    expect(
      SameEntityInSeveralModels.self,
      staysQuiet: """
        @propertyWrapper struct Kept {
          let key: String
          var wrappedValue: String {
            get { UserDefaults.standard.string(forKey: key) ?? "" }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        final class IconModel: ObservableObject {
          private static let key = "icon"
          @Published var icon = UserDefaults.standard.string(forKey: key) ?? ""
        }
        struct IconView: View {
          @StateObject private var model = IconModel()
          var body: some View { Text(model.icon) }
        }
        """)
  }
}

extension DefaultsMirroredTests {
  private static func clock(_ start: String, _ write: String) -> String {
    """
    enum Style: String { case digits, hands }
    @Observable final class ClockModel {
      \(start)
      func label(_ hour: Int) -> String { style == .digits ? "\\(hour)" : "|" }
    }
    struct ClockView: View {
      @State private var model = ClockModel()
      var body: some View { Text(model.label(3)) }
    }
    struct StyleView: View {
      @AppStorage("\(write)") private var style = Style.digits
      var body: some View { Picker("Style", selection: $style) { Text("Digits") } }
    }
    """
  }

  @Test("A value that was read into a constant first") func local() {
    func start(_ mark: String) -> String {
      """
      \(mark)private(set) var style: Style
        init() {
          let stored = UserDefaults.standard.string(forKey: "style")
          style = Style(rawValue: stored ?? "") ?? .digits
        }
      """
    }
    expect(SameEntityInSeveralModels.self, fires: Self.clock(start("/*!*/ "), "style"), severity: .warning)
    expect(SameEntityInSeveralModels.self, staysQuiet: Self.clock(start(""), "other"))
  }
}
