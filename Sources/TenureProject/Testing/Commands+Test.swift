import Foundation

extension Commands {
  /// `tenure test PATH`; `target` is one of several apps of an Xcode project, `arguments` go to `swift test`.
  package func test(_ path: String, target: String? = nil, _ arguments: [String]) throws -> Int32 {
    let package: PackageBuild
    let place: String
    switch try project(at: path, target: target) {
    case .package(let folder):
      guard target == nil else { throw Self.noTargetOfPackage(folder) }
      place = folder
      package = PackageBuild(folder: folder, installation: installation, toolchain: toolchain, isForTests: true)
    case .files(let project):
      guard !project.tests.isEmpty else { throw Self.noTests(project, at: path) }
      place = project.folder
      let made = ProjectPackage(
        project: project, installation: installation, toolchain: toolchain, isForTests: true)
      try made.write(try project.files(), EntryFile(copies: [:], text: nil))
      for name in project.interfaceTests {
        say(
          "\(name) is left out: its tests press the buttons of a phone. 'import TenureTesting' has a Screen for that.")
      }
      package = made.package
    }
    let toolset = try package.toolset()
    let build = try package.build(["--build-tests"], toolset: toolset)
    guard build.status == 0 else { throw try notBuilt(build.output, folder: place) }
    let all = ["test", "--skip-build"] + package.arguments(toolset: toolset) + arguments
    let status =
      isJSON ? try writeResults(all, folder: place) : try Program(path: toolchain.packages, arguments: all).show()
    return status == 0 ? 0 : ProjectFailure.Kind.broken.rawValue
  }

  /// Runs the tests and writes what came of them as a line of JSON.
  private func writeResults(_ arguments: [String], folder: String) throws -> Int32 {
    let events = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let outcome = try Program(
      path: toolchain.packages,
      arguments: arguments + ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
    ).run()
    let lines = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
    let results = TestResults(events: lines, output: outcome.output, folder: folder)
    // A program that has died says why in words alone.
    if outcome.status != 0, results.failed == 0 { say(outcome.output) }
    write(try jsonLine(results))
    return outcome.status
  }

  static func noTargetOfPackage(_ folder: String) -> ProjectFailure {
    ProjectFailure(
      .misuse,
      "'--target' names an app of an Xcode project, and \(folder) is a package. '--filter NAME' runs some of its tests.")
  }

  static func noTests(_ project: FileProject, at path: String) -> ProjectFailure {
    let others = project.interfaceTests.joined(separator: ", ")
    return ProjectFailure(
      .misuse,
      "There are no unit tests at \(path)\(others.isEmpty ? "" : ", and \(others) presses the buttons of a phone"). "
        + "Tests are test targets of a package, or unit tests of an Xcode project.")
  }
}
