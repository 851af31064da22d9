import Dispatch
import TenureCheck
import Testing

/// Code that grows ways much faster than lines, and rules that never end.
@Suite struct LimitTests {
  @Test func aRuleThatNeverEndsIsLeftOutAndTheOthersAreComplete() throws {
    let project = Snippet("let a = 1").project()
    let result = Check.run(in: project, rules: [Quick.self, Endless.self], limit: .seconds(2))
    #expect(result.findings.map(\.fact) == ["Here."])
    #expect(result.unfinished.map(\.id) == ["endless"])
    #expect(
      result.notes(at: "App").map { "\($0.path):\($0.line) \($0.text)" } == [
        "App:1 The rule endless is left out: it takes longer than 2.0 seconds here. The other rules are complete. "
          + "Give it more time with --time-limit, or switch it off in the settings."
      ])
  }

  @Test func whenTheTimeOfTheRunIsOverTheRulesThatAreDoneCount() throws {
    let project = Snippet("let a = 1").project()
    let result = Check.run(in: project, rules: [Quick.self, Endless.self], until: Deadline(.seconds(2)))
    #expect(result.findings.map(\.fact) == ["Here."])
    #expect(result.unfinished.map(\.id) == ["endless"])
    #expect(result.cut == ["endless"])
    #expect(
      result.notes(at: "App").map { "\($0.path):\($0.line) \($0.text)" } == [
        "App:1 The rule endless is left out: the time of the whole run was over before it had ended. "
          + "Give the run more time with --deadline, or ask about fewer paths."
      ])
  }

  @Test func whatHasNotBegunWhenTheTimeIsOverIsNotBegun() throws {
    let over = Deadline(.zero)
    let project = Snippet("let a = 1").project()
    let result = Check.run(in: project, rules: [Quick.self, Endless.self], until: over)
    #expect(result.findings.isEmpty)
    #expect(result.unfinished.map(\.id) == ["quick", "endless"])
    #expect(over.result { 1 } == nil)
    #expect(Deadline(.seconds(600)).result { 1 } == 1)
    let files = ["A.swift", "B.swift"].map { SwiftFiles.File(path: $0) }
    #expect(
      ProjectReader.read(files, until: over).map { $0.notes.map(\.text) }
        == Array(
          repeating: ["The file is left out: the time of the whole run was over before it was read."], count: 2))
  }

  /// Each of 40 members shows the one before three times: 3^40 ways from the screen to the program's start.
  @Test func waysAreNotGoneOverOneByOne() {
    let members = (1...40).map {
      "  var part\($0): some View { VStack { part\($0 - 1); part\($0 - 1); part\($0 - 1) } }"
    }
    let source = """
      final class Session: ObservableObject { @Published var user = "" }

      struct ProfileScreen: View {
        /*!*/ @EnvironmentObject private var session: Session
        var body: some View { Text(session.user) }
      }

      struct HomeScreen: View {
        var body: some View { part40 }
        var part0: some View { ProfileScreen() }
      \(members.joined(separator: "\n"))
      }

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeScreen() } }
      }
      """
    expect(EnvironmentObjectWithoutProvider.self, fires: source, severity: .error)
    expect(
      EnvironmentObjectWithoutProvider.self,
      staysQuiet: source.replacing("/*!*/ ", with: "").replacing(
        "{ HomeScreen() }", with: "{ HomeScreen().environmentObject(Session()) }"))
  }

  /// Views that show each other: every way leads everywhere.
  @Test func viewsThatShowEachOtherHaveAnEnd() {
    let count = 120
    let views = (0..<count).map { index in
      let others = (0..<count).filter { $0 != index }.map { "if on { Screen\($0)() }" }.joined(separator: "; ")
      return """
        struct Screen\(index): View {
          @EnvironmentObject private var session: Session
          let on = false
          var body: some View { VStack { Text(session.user); \(others) } }
        }
        """
    }
    let source = """
      final class Session: ObservableObject { @Published var user = "" }
      \(views.joined(separator: "\n"))
      @main struct ShopApp: App {
        @StateObject private var session = Session()
        var body: some Scene { WindowGroup { Screen0().environmentObject(session) } }
      }
      """
    expect(EnvironmentObjectWithoutProvider.self, staysQuiet: source)
  }

  /// The type of a chain of calls is that of its first link, which was asked for twice at each.
  @Test func aLongChainOfCallsIsWorkedOutOnce() {
    let chain = (0..<90).map { ".step\($0)()" }.joined()
    let project = Snippet(
      """
      struct Item { func first() -> Item { self } }
      let start = Item()
      let end = start.first()\(chain)
      let known = start\(String(repeating: ".first()", count: 80))
      """
    ).project()
    let variables = project.files[0].root.children.filter { $0.kind == .variable }
    let values = variables.compactMap { variable in variable.children.first { $0.role == .value } }
    #expect(values.count == 3)
    #expect(values.map { project.type(of: $0)?.name } == ["Item", nil, "Item"])
  }

  /// What is what the other is has no type, and looking for it ends.
  @Test func valuesThatAreEachOtherHaveNoType() {
    let count = 30
    let lines = (0..<count).map {
      "let a\($0) = flag ? [a\(($0 + 1) % count), a\(($0 + 7) % count)].first : a\(($0 + 11) % count)"
    }
    let project = Snippet("let flag = true\n" + lines.joined(separator: "\n")).project()
    for variable in project.files[0].root.children where variable.kind == .variable && variable.name != "flag" {
      let value = variable.children.first { $0.role == .value }
      #expect(value.flatMap { project.type(of: $0) } == nil)
    }
  }
}

private struct Quick: Rule {
  static let about = RuleDescription(
    id: "quick", title: "", preset: .default, severity: .warning, wrong: "", right: "", why: "")

  static func findings(in project: Project) -> [Finding] {
    project.files.map { file in
      Finding(Self.self, at: file.root, fact: "Here.", consequence: "", advice: "")
    }
  }
}

/// Waits for what never comes.
private struct Endless: Rule {
  static let about = RuleDescription(
    id: "endless", title: "", preset: .default, severity: .warning, wrong: "", right: "", why: "")

  static func findings(in project: Project) -> [Finding] {
    let never = DispatchSemaphore(value: 0)
    never.wait()
    return []
  }
}
