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
