import Testing

@Suite struct SettingsTests {
  private func findings(_ work: Workspace, _ arguments: String...) throws -> [String] {
    let answer = try work.tenure(["check", "--format", "github"] + (arguments.isEmpty ? ["."] : arguments))
    #expect(answer.err.isEmpty)
    return answer.out.split(separator: "\n").map { line in
      let words = line.split(whereSeparator: { " ,:".contains($0) })
      let title = line.firstRange(of: "title=").map { line[$0.upperBound...].prefix { $0 != ":" } } ?? ""
      return "\(words[0]) \(words[1].dropFirst("file=".count)) \(title)"
    }
  }

  private func work(_ settings: String) throws -> Workspace {
    try Workspace([
      ".tenure.json": settings, "App/Feed.swift": Programs.feed, "Old/Badge.swift": Programs.badge,
    ])
  }

  static let both = ["error App/Feed.swift observed-object-created-inline", "notice Old/Badge.swift unstable-identity"]

  @Test func commentsAndCommasAtTheEndAreWelcome() throws {
    let work = try work(
      """
      // What we have agreed on
      {
        /* nothing
           yet */
        "preset": ["default",], // as it comes
      }
      """)
    #expect(try findings(work) == Self.both)
  }

  @Test(arguments: ["\"off\"", "false", "{ \"severity\": \"off\" }"])
  func aRuleIsSwitchedOff(level: String) throws {
    let work = try work("{ \"rules\": { \"unstable-identity\": \(level) } }")
    #expect(try findings(work) == [Self.both[0]])
    #expect(try findings(work, "--no-settings", ".") == Self.both)
    #expect(try findings(work, "--rule", "unstable-identity", ".") == [Self.both[1]])
  }

  @Test func aSeverityHoldsForTheUsualFindingAndRaisesNoLesserOne() throws {
    let work = try work(
      "{ \"rules\": { \"observed-object-created-inline\": \"warning\", \"unstable-identity\": \"error\" } }")
    #expect(
      try findings(work) == ["warning App/Feed.swift observed-object-created-inline", Self.both[1]])
  }

  @Test func notesOfARuleCanBelongToAnotherPreset() throws {
    func files(_ settings: String) -> [String: String] {
      [
        ".tenure.json": settings,
        "A.swift": """
        struct Page: View {
          let server: Server
          var body: some View { Text("").onAppear { Task { await server.visit(1) } } }
        }

        """,
      ]
    }
    let note = ["notice A.swift task-in-onappear"]
    #expect(try findings(Workspace(files("{}"))) == [])
    #expect(try findings(Workspace(files("{ \"preset\": \"strict\" }"))) == note)
    #expect(try findings(Workspace(files("{ \"rules\": { \"task-in-onappear\": \"on\" } }"))) == note)
    #expect(try findings(Workspace(files("{ \"rules\": { \"task-in-onappear\": \"error\" } }"))) == note)
    #expect(try findings(Workspace(files("{}")), "--rule", "task-in-onappear", ".") == note)
    let writing = files("{}").mapValues {
      $0.replacing("await server", with: "text = await server")
        .replacing("let server: Server", with: "let server: Server; @State private var text = 1")
    }
    #expect(try findings(Workspace(writing)) == ["warning A.swift task-in-onappear"])
  }

  @Test func filesAreIncludedAndExcluded() throws {
    #expect(try findings(work("{ \"exclude\": [\"Old\"] }")) == [Self.both[0]])
    #expect(try findings(work("{ \"exclude\": \"**/Feed.swift\" }")) == [Self.both[1]])
    #expect(try findings(work("{ \"exclude\": \"F*d.swift\" }")) == [Self.both[1]])
    #expect(try findings(work("{ \"include\": [\"{App,Web}/**/*.swift\"] }")) == [Self.both[0]])
    let answer = try work("{ \"include\": [\"Web\"] }").tenure("check", ".")
    #expect(answer.err == "tenure: There is no Swift file at or below '.' that the settings include.\n")
    #expect(answer.status == 2)
  }

  @Test func aFolderHasItsOwnRules() throws {
    let off = try work(
      "{ \"overrides\": [{ \"files\": \"Old/**\", \"rules\": { \"unstable-identity\": \"off\" } }] }")
    #expect(try findings(off) == [Self.both[0]])
    let elsewhere = try work(
      """
      { "rules": { "unstable-identity": "off" },
        "overrides": [{ "files": ["Old"], "rules": { "unstable-identity": "on" } }] }
      """)
    #expect(try findings(elsewhere) == Self.both)
  }

  @Test func theNearestSettingsAboveThePathsHold() throws {
    let work = try work("{ \"rules\": { \"unstable-identity\": \"off\" } }")
    try work.write("App/.tenure.json", "{ \"exclude\": [\"Feed.swift\"] }")
    #expect(try findings(work, "Old") == [])
    #expect(try work.tenure("check", "App").status == 2)
    #expect(try findings(work, "App", "Old") == [Self.both[0]])
    #expect(try findings(work, "--settings", "App/.tenure.json", "Old") == [Self.both[1]])
  }

  @Test(arguments: [
    ("{\n  \"exlude\": []\n}", 2, "There is no key 'exlude'. Did you mean 'exclude'?"),
    (
      "{ \"rules\": {\n \"unstabel-identity\": \"off\" } }", 2,
      "There is no rule 'unstabel-identity'. Did you mean 'unstable-identity'?"
    ),
    (
      "{ \"rules\": { \"unstable-identity\": \"warn\" } }", 1,
      "There is no level 'warn'. There is 'off', 'on', 'info', 'warning', 'error'."
    ),
    (
      "{ \"rules\": { \"unstable-identity\": 3 } }", 1,
      "'unstable-identity' is a number; one of off, on, info, warning, error is wanted."
    ),
    (
      "{ \"rules\": { \"unstable-identity\": { \"limit\": 3 } } }", 1,
      "There is no option of 'unstable-identity' 'limit'. There is 'severity'."
    ),
    ("{ \"preset\": \"defualt\" }", 1, "There is no preset 'defualt'. Did you mean 'default'?"),
    ("{ \"include\": [1] }", 1, "'include' is a number; a text is wanted."),
    ("{ \"deploymentTarget\": { \"ios\": \"17\" } }", 1, "There is no platform 'ios'. Did you mean 'iOS'?"),
    (
      "{ \"deploymentTarget\": { \"iOS\": \"late\" } }", 1,
      "'late' is no version. Versions look like \"17\" and \"17.4\"."
    ),
    ("{ \"defaultIsolation\": \"main\" }", 1, "'defaultIsolation' is 'MainActor' or 'nonisolated', not 'main'."),
    ("{ \"overrides\": [{ \"rules\": {} }] }", 1, "The override does not say for which 'files' it is."),
    ("{ \"include\": [], \"include\": [] }", 1, "'include' stands here twice. Keep one."),
    ("{ \"include\": [\"a\" \"b\"] }", 1, "A ',' is wanted behind a value."),
    ("{\n\"include\": [\n", 3, "A ']' is missing at the end."),
    ("{ include: [] }", 1, "A key in quotes is wanted here."),
    ("{ \"include\": App }", 1, "'App' is no value. Texts stand in quotes."),
    ("{ /* }", 1, "The comment is not closed."),
    ("{ \"include\": \"App\n\" }", 1, "The text is not closed: a '\"' is missing."),
    ("{} {}", 1, "There is more behind the end of the settings."),
    ("", 1, "The text ends where a value is wanted."),
    ("[]", 1, "'the settings' is a list; an object is wanted."),
  ])
  func whatIsNotUnderstoodIsAnErrorAtItsLine(settings: String, line: Int, text: String) throws {
    let work = try work(settings)
    let answer = try work.tenure("check", ".")
    #expect(
      answer == Workspace.Answer(status: 2, out: "", err: "tenure: \(work.path(".tenure.json")):\(line): \(text)\n"))
  }
}
