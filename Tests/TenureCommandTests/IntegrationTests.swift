import Foundation
import Testing

/// What others call the checker by: a hook of pre-commit, an action of GitHub, an extension of VS Code.
@Suite struct IntegrationTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func path(_ path: String) -> String { repository.appendingPathComponent(path).path }

  /// A repository with one commit, and the program on the PATH.
  private func repository(_ files: [String: String]) throws -> (work: Workspace, path: String) {
    let work = try Workspace(files)
    try work.git("init", "-q")
    try work.git("add", ".")
    try work.git("commit", "-q", "-m", "First")
    let programs = work.folder.deletingLastPathComponent().appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: programs.appendingPathComponent("tenure"), withDestinationURL: Workspace.command)
    return (work, "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")")
  }

  @Test func theHookStopsACommitThatAddsAMistakeAndNoOther() throws {
    let hooks = try String(contentsOfFile: Self.path(".pre-commit-hooks.yaml"), encoding: .utf8)
    let entry = try #require(hooks.firstMatch(of: #/\n  entry: (.+)/#)?.1)
    let (work, path) = try repository(["Old.swift": Programs.feed])
    func commit() throws -> Workspace.Answer {
      try work.run("/bin/sh", ["-c", String(entry)], environment: ["PATH": path])
    }
    #expect(try commit().status == 0)
    try work.write("New.swift", Programs.feed.replacing("Feed", with: "News"))
    let stopped = try commit()
    #expect(stopped.status == 1)
    #expect(stopped.out.contains("New.swift:6:") && !stopped.out.contains("Old.swift:6:"))
    try work.write("New.swift", Programs.feedFixed.replacing("Feed", with: "News"))
    #expect(try commit().status == 0)
  }

  @Test func theActionAnnotatesWhatIsNewAndReportsEverything() throws {
    let action = try String(contentsOfFile: Self.path("action.yml"), encoding: .utf8)
    let script = try #require(action.firstMatch(of: #/\$GITHUB_ACTION_PATH\/([^"]+)"/#)?.1)
    let (work, path) = try repository(["Old.swift": Programs.feed])
    try work.git("branch", "base")
    try work.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try work.write("New.swift", Programs.feed.replacing("Feed", with: "News"))
    let answer = try work.run(
      "/bin/bash", [Self.path(String(script))],
      environment: [
        "PATH": path, "TENURE_PROGRAM": "tenure", "TENURE_PATHS": ".", "TENURE_BASE": "main",
        "TENURE_SARIF": "all.sarif", "TENURE_FAIL_AT": "warning", "GITHUB_STEP_SUMMARY": work.path("summary.md"),
      ])
    #expect(answer.status == 1)
    #expect(answer.out.hasPrefix("::error file=New.swift,line=6,"))
    #expect(!answer.out.contains("Old.swift"))
    let sarif = try work.text("all.sarif")
    #expect(sarif.contains("Old.swift") && sarif.contains("New.swift"))
    let summary = try work.text("summary.md")
    #expect(summary.contains("New.swift") && !summary.contains("Old.swift"))
  }

  private func play(_ work: Workspace, program: String) throws -> Workspace.Answer {
    try work.run(
      "/usr/bin/env",
      [
        "node", Self.path("Tests/TenureCommandTests/VSCode/play.js"), Self.path("Integrations/VSCode/extension.js"),
        program, work.folder.path, "Feed.swift",
      ],
      environment: ["NODE_PATH": Self.path("Tests/TenureCommandTests/VSCode")])
  }

  @Test func theExtensionShowsFindingsOwnersAndFixes() throws {
    let answer = try play(Workspace(["Feed.swift": Programs.feed]), program: Workspace.command.path)
    #expect(
      answer.out == """
        error 6: observed-object-created-inline
        lives as long as whoever made it keeps it
        owned at Feed.swift:6
        Own it
        nothing is wrong any more
        <!doctype html>

        """)
    #expect(answer.err.isEmpty)
    #expect(answer.status == 0)
  }

  @Test func theExtensionSaysWhereTheProgramIsSearched() throws {
    let answer = try play(Workspace(["Feed.swift": Programs.feed]), program: "/nowhere/tenure")
    #expect(
      answer.out == """
        Tenure: '/nowhere/tenure' cannot be started: spawn /nowhere/tenure ENOENT The setting 'tenure.path' says where the program is.

        """)
    #expect(answer.status == 0)
  }
}
