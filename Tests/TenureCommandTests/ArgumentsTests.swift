import Foundation
import Testing

@Suite struct ArgumentsTests {
  @Test(arguments: [
    (["chekc"], "There is no command 'chekc'. Did you mean 'check'?"),
    (["check"], "'tenure check' wants a path. '.' is the folder you are in."),
    (["check", "nowhere"], "There is no file or folder at 'nowhere'."),
    (["check", "--formt", "json", "."], "'tenure check' has no option '--formt'. Did you mean '--format'?"),
    (["check", "--zebra", "."], "'tenure check' has no option '--zebra'. 'tenure check --help' lists them."),
    (["check", "--format", "sarf", "."], "There is no format 'sarf'. Did you mean 'sarif'?"),
    (["check", "--format"], "'--format' wants a value."),
    (["map", "--json", "--format", "svg", "."], "'--json' and '--format svg' are two formats."),
    (["rules", "unstable-identity"], "'tenure rules' lists all. 'tenure explain' is about one."),
    (["check", "--fix=yes", "."], "'--fix' takes no value."),
    (["check", "--preset", "strickt", "."], "There is no preset 'strickt'. Did you mean 'strict'?"),
    (
      ["check", "--rule", "unstable-identy", "."],
      "There is no rule 'unstable-identy'. Did you mean 'unstable-identity'?"
    ),
    (["check", "--colour", "red", "."], "'--colour' is auto, always or never, not 'red'."),
    (["check", "--threads", "0", "."], "'--threads' is a number from 1, not '0'."),
    (["check", "--at-least", "bad", "."], "There is no severity 'bad'. There is info, warning and error."),
    (["check", "--settings", "none.json", "."], "There is no settings file 'none.json'."),
    (
      ["check", "--baseline", "none.json", "."],
      "There is no baseline 'none.json'. Write one with 'tenure check --write-baseline none.json .'."
    ),
    (["check", "Empty"], "There is no Swift file at or below 'Empty'."),
    (["explain"], "'tenure explain' wants the name of one rule."),
  ])
  func misuseEndsWithTwoAndSaysWhatToDo(arguments: [String], text: String) throws {
    let work = try Workspace(["A.swift": Programs.clean, "Empty/a.txt": ""])
    let answer = try work.tenure(arguments)
    #expect(answer == Workspace.Answer(status: 2, out: "", err: "tenure: \(text)\n"))
  }

  @Test(arguments: [
    ["check", "--json", "A.swift"], ["check", "--json", "--format", "json", "A.swift"], ["map", "--json", "A.swift"],
    ["stats", "--json", "A.swift"], ["explain", "unstable-identity", "--json"], ["rules", "--json"],
    ["history", "--json"], ["history", "--json", "note.json"], ["doctor", "--json"],
  ])
  func `every command answers programs with JSON`(arguments: [String]) throws {
    let work = try Workspace([
      "A.swift": Programs.feed,
      "note.json": #"{"feature": "Notes", "module": "App", "steps": [1], "testBody": ["  // nothing"]}"#,
    ])
    let answer = try work.tenure(arguments)
    _ = try JSONSerialization.jsonObject(with: Data(answer.out.utf8))
  }

  @Test func `a rule and a saved history say who they are to programs`() throws {
    struct Rule: Decodable { let rule, preset, title, page: String }
    struct History: Decodable { let path, feature, module, saved: String, actions: Int }
    struct Written: Decodable { let feature, module, test: String }
    let note = #"{"feature": "Notes", "module": "App", "steps": [1, 2], "testBody": ["  // nothing"]}"#
    let work = try Workspace(["note.json": note])
    func answer<Value: Decodable>(_ type: Value.Type, _ arguments: String...) throws -> Value {
      try JSONDecoder().decode(type, from: Data(try work.tenure(arguments).out.utf8))
    }
    let rule = try answer(Rule.self, "explain", "--json", "unstable-identity")
    #expect(rule.rule == "unstable-identity" && rule.page.contains("unstable-identity"))
    let list = try answer([History].self, "history", "--json")
    #expect(list.map(\.path) == ["note.json"] && list[0].actions == 2)
    let written = try answer(Written.self, "history", "--json", "--test", "A note is lost", "note.json")
    #expect(written.module == "App" && written.test.contains("func aNoteIsLost() async"))
  }

  @Test(arguments: [["help"], ["--help"], [], ["check", "--help"], ["check", "-h"]])
  func helpEndsWithZero(arguments: [String]) throws {
    let answer = try Workspace().tenure(arguments)
    #expect(answer.status == 0)
    #expect(answer.err.isEmpty)
    #expect(answer.out.hasPrefix("Usage: tenure "))
    #expect(answer.out.split(separator: "\n").allSatisfy { $0.count <= 130 })
  }

  @Test func aPathThatBeginsWithADashStandsBehindTwo() throws {
    let work = try Workspace(["-A.swift": Programs.feed])
    #expect(try work.tenure("check", "--", "-A.swift").status == 1)
    #expect(try work.tenure("check", "-A.swift").status == 2)
  }

  @Test func severalPathsAreOneProgram() throws {
    let model = "import SwiftUI\nfinal class Model: ObservableObject { @Published var name = \"\" }\n"
    let view = "import SwiftUI\nstruct A: View { @State var m = Model(); var body: some View { Text(m.name) } }\n"
    let work = try Workspace(["Models/Model.swift": model, "Views/A.swift": view])
    let apart = try work.tenure("check", "--rule", "reference-type-in-state", "Views")
    let together = try work.tenure("check", "--rule", "reference-type-in-state", "Views", "Models")
    #expect(apart.status == 0)
    #expect(together.status == 1)
  }
}
