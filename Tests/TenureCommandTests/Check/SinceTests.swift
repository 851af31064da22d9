import Testing

@Suite struct SinceTests {
  private func repository(_ files: [String: String]) throws -> Workspace {
    let work = try Workspace(files)
    try work.git("init", "-q")
    try work.git("add", ".")
    try work.git("commit", "-q", "-m", "First")
    return work
  }

  private func found(_ work: Workspace, _ revision: String = "HEAD", _ path: String = ".") throws -> [String] {
    let answer = try work.tenure("check", "--since", revision, "--format", "github", path)
    #expect(answer.err.isEmpty)
    return answer.out.split(separator: "\n").map { line in String(line.split(separator: ",")[0].dropFirst(2)) }
  }

  @Test func onlyWhatAChangeAdds() throws {
    let work = try repository(["Feed.swift": Programs.feed])
    #expect(try found(work) == [])
    try work.write("Feed.swift", "// Moved\n" + Programs.feed)
    try work.write("Badge.swift", Programs.badge)
    #expect(try found(work) == ["notice file=Badge.swift"])
    try work.git("add", ".")
    try work.git("commit", "-q", "-m", "Second")
    #expect(try found(work) == [])
    #expect(try found(work, "HEAD~1") == ["notice file=Badge.swift"])
  }

  @Test func aChangeInOneFileThatMakesAMistakeOfAnother() throws {
    let model = "import SwiftUI\nimport Observation\n@Observable final class Model { var name = \"\" }\n"
    let view = "import SwiftUI\nstruct A: View { @State var m = Model(); var body: some View { Text(m.name) } }\n"
    let work = try repository(["Model.swift": model, "A.swift": view])
    try work.write(
      "Model.swift", "import SwiftUI\nfinal class Model: ObservableObject { @Published var name = \"\" }\n")
    #expect(try found(work) == ["error file=A.swift"])
  }

  @Test func aFileThatIsGoneOrRenamedBringsNothingNew() throws {
    let work = try repository(["Feed.swift": Programs.feed, "A/Badge.swift": Programs.badge])
    try work.git("mv", "Feed.swift", "Screen.swift")
    try work.git("rm", "-q", "A/Badge.swift")
    #expect(try found(work) == [])
  }

  @Test func aFolderOfARepository() throws {
    let work = try repository(["App/Feed.swift": Programs.feed, "Other/A.swift": Programs.clean])
    try work.write("App/Badge.swift", Programs.badge)
    try work.write("Other/Badge.swift", Programs.badge)
    #expect(try found(work, "HEAD", "App") == ["notice file=App/Badge.swift"])
  }

  @Test func outsideOfGit() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let answer = try work.tenure(
      "check", "--since", "HEAD", ".", environment: ["GIT_CEILING_DIRECTORIES": work.path("..")])
    #expect(
      answer
        == Workspace.Answer(status: 2, out: "", err: "tenure: '--since' needs a git repository, and '.' is in none.\n"))
  }

  @Test(arguments: ["nothing", "--output=x"])
  func aRevisionThatIsNotThere(revision: String) throws {
    let work = try repository(["Feed.swift": Programs.feed])
    let answer = try work.tenure("check", "--since", revision, ".")
    #expect(answer.status == 2)
    #expect(
      answer.err
        == "tenure: There is no revision '\(revision)' in '\(work.path(""))'. A branch, a tag or a commit is wanted.\n")
  }
}
