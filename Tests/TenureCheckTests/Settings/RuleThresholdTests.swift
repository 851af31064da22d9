import TenureCheck
import Testing

/// What a team sets decides: the same code is a mistake with the setting and none without, or the other way around.
@Suite struct RuleThresholdTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type
    let option: String
    /// How many findings there are without the option, and with it.
    let counts: [Int]
    let source: String
    var testDescription: String { "\(rule.about.id): \(option)" }
  }

  private static let model = """
    final class AppState: ObservableObject {
      @Published var user = "", plan = ""
      @Published var song = "", volume = 1.0
      func signIn() { user = "ada"; plan = "free" }
      func play() { song = "one"; volume = 0.8 }
      func stop() { volume = 0 }
    }
    """
  private static let flags = """
    struct Editor: View {
      @State private var isSaving = false
      @State private var isSharing = false
      var body: some View {
        VStack {
          Text("Save").sheet(isPresented: $isSaving) { Text("Saved") }
          Text("Share").sheet(isPresented: $isSharing) { Text("Shared") }
        }
      }
    }
    """
  private static let stanzas = """
    struct Poem: Codable { var lines: [String] }
    struct Poet: View {
      @AppStorage("stanzas") private var stanzas = Data()
      var body: some View {
        Button("Write") { stanzas = try! JSONEncoder().encode(Poem(lines: ["a"])) }
      }
    }
    """

  static let cases = [
    Case(rule: GodModel.self, option: "\"members\": 4, \"groups\": 2", counts: [0, 1], source: model),
    Case(rule: GodModel.self, option: "\"members\": 4", counts: [0, 0], source: model),
    Case(rule: ManyPresentationFlags.self, option: "\"flags\": 2", counts: [0, 1], source: flags),
    Case(
      rule: AppStoragePrecious.self, option: "\"preciousWords\": { \"add\": [\"stanzas\"] }", counts: [0, 1],
      source: stanzas),
    Case(
      rule: AppStoragePrecious.self, option: "\"settingWords\": [\"draft\"]", counts: [1, 0],
      source: stanzas.replacing("stanzas", with: "draft")),
    Case(
      rule: AppStorageSensitive.self, option: "\"secretWords\": { \"add\": [\"magic\"] }", counts: [0, 1],
      source: "struct Form: View { @AppStorage(\"word\") var magic = \"\"; var body: some View { Text(magic) } }"),
    Case(
      rule: AppStorageSensitive.self, option: "\"harmlessWords\": { \"add\": [\"toy\"] }", counts: [1, 0],
      source: "struct Form: View { @AppStorage(\"toyToken\") var token = \"\"; var body: some View { Text(token) } }"),
  ]

  @Test(arguments: cases) func aSettingDecides(_ one: Case) throws {
    let settings = try SettingsFile.read(
      "{ \"rules\": { \"\(one.rule.about.id)\": { \(one.option) } } }", path: ".tenure.json")
    let file = FileReader.facts(path: "Code.swift", bytes: Array(one.source.utf8))
    let counts = [Project(files: [file]), Project(files: [file], settings: settings)].map { project in
      Check.findings(in: project, rules: [one.rule]).count
    }
    #expect(counts == one.counts)
  }
}
