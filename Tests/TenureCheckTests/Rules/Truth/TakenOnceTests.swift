import TenureCheck
import Testing

/// Constants that are taken from what changes.
@Suite struct TakenOnceTests {
  private static func billing(_ members: String, changes: String = "func rename() { member.name = \"B\" }") -> String {
    """
    struct Member { var name = "A"; var plan = "Free" }
    @Observable final class Session { private(set) var member = Member(); \(changes) }
    @Observable final class Billing {
      private let session: Session
      var failed = false
      \(members)
    }
    struct BillingView: View { let model: Billing; var body: some View { Text(model.member.name) } }
    """
  }

  private static func units(_ model: String, _ view: String, settings: String = "Toggle(\"Miles\", isOn: $miles)")
    -> String
  {
    """
    struct Settings: View {
      @AppStorage("miles") private var miles = false
      var body: some View { \(settings) }
    }
    @Observable final class Runs { \(model) }
    struct RunsView: View { let runs: Runs; \(view) }
    """
  }

  static let pairs = [
    Pair(
      "of a session; computed of it",
      bad: billing(
        "/*!*/ let member: Member\n  init(session: Session) { self.session = session; member = session.member }"),
      good: billing("var member: Member { session.member }\n  init(session: Session) { self.session = session }"),
      severity: .warning),
    Pair(
      "of what changes; of what stays",
      bad: billing(
        "/*!*/ let member: Member\n  init(session: Session) { self.session = session; member = session.member }"),
      good: billing(
        "let member: Member\n  init(session: Session) { self.session = session; member = session.member }", changes: "")
    ),
    Pair(
      "of the user's defaults, shown by a function; by the view",
      bad: units(
        "/*!*/ private let miles: Bool; init() { miles = UserDefaults.standard.bool(forKey: \"miles\") }; func text() -> String { miles ? \"mi\" : \"km\" }",
        "var body: some View { Text(runs.text()) }"),
      good: units(
        "", "@AppStorage(\"miles\") private var miles = false; var body: some View { Text(miles ? \"mi\" : \"km\") }"),
      severity: .warning),
    Pair(
      "of what a switch changes; of what nobody does",
      bad: units(
        "/*!*/ let miles = UserDefaults.standard.bool(forKey: \"miles\")",
        "var body: some View { Text(runs.miles ? \"a\" : \"b\") }"),
      good: units(
        "let miles = UserDefaults.standard.bool(forKey: \"miles\")",
        "var body: some View { Text(runs.miles ? \"a\" : \"b\") }",
        settings: "Text(miles ? \"a\" : \"b\")")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test("What a view asks the store for by a descriptor is fetched once")
  func descriptor() {
    func source(_ list: String, _ fetch: String) -> String {
      """
      @Model final class Plant { var name: String; init(name: String) { self.name = name } }
      struct Garden: View {
        @Environment(\\.modelContext) private var context
        \(list)
        var body: some View {
          List(plants) { Text($0.name) }\(fetch)
          Button("Add") { context.insert(Plant(name: "Fern")) }
        }
      }
      """
    }
    expect(
      StateCopiesInput.self,
      fires: source(
        "@State private var plants: [Plant] = []",
        ".task { let all = FetchDescriptor<Plant>(); /*!*/ plants = (try? context.fetch(all)) ?? [] }"))
    expect(StateCopiesInput.self, staysQuiet: source("@Query private var plants: [Plant]", ""))
  }
}
