import Foundation

extension Commands {
  /// `tenure test PATH`; `target` is one of several apps of an Xcode project, `arguments` go to `swift test`.
  package func test(_ path: String, target: String? = nil, _ arguments: [String]) throws -> Int32 {
    let package: PackageBuild
    let place: String
    var leftOut: [LeftOutTests.File]
    switch try project(at: path, target: target) {
    case .package(let folder):
      guard target == nil else { throw Self.noTargetOfPackage(folder) }
      place = folder
      let own = PackageBuild(
        folder: folder, installation: installation, toolchain: toolchain, isForTests: true, patching: patching)
      (package, leftOut) = try withoutLeftOut(own)
    case .files(var project):
      leftOut = try project.leaveOutTests()
      place = project.folder
      guard !project.tests.isEmpty else {
        tell(&leftOut, in: place)
        throw Self.noTests(project, at: path)
      }
      try project.listMainActorTests()
      let made = ProjectPackage(
        project: project, installation: installation, toolchain: toolchain, isForTests: true, patching: patching)
      try made.package.alone { try made.write(try project.files(), EntryFile(copies: [:], text: nil)) }
      leftOut += project.interfaceTests.map { name in
        LeftOutTests.File(
          path: name,
          reason: "its tests press the buttons of a phone. 'import TenureTesting' has a Screen for that.")
      }
      package = made.package
    }
    tell(&leftOut, in: place)
    let (toolset, build) = try package.alone {
      let toolset = try package.toolset()
      return (toolset, try package.build(["--build-tests"], toolset: toolset))
    }
    guard build.status == 0 else {
      throw try notBuilt(build.output.replacingOccurrences(of: package.folder + "/", with: place + "/"), folder: place)
    }
    let all = ["test", "--skip-build"] + package.arguments(toolset: toolset) + arguments
    let status =
      isJSON
      ? try writeResults(all, of: package.folder, folder: place, leftOut)
      : try Program(path: toolchain.packages, arguments: all).show()
    return status == 0 ? 0 : ProjectFailure.Kind.broken.rawValue
  }

  private func tell(_ leftOut: inout [LeftOutTests.File], in folder: String) {
    for index in leftOut.indices { leftOut[index].path = Paths.short(leftOut[index].path, from: folder) }
    for file in leftOut { say("\(file.path) is left out: \(file.reason)") }
  }

  /// The package, or a copy of it in which files are empty that cannot be built here, and others say it otherwise.
  private func withoutLeftOut(_ package: PackageBuild) throws -> (PackageBuild, [LeftOutTests.File]) {
    let targets = try package.targets()
    let tests = targets.filter { $0.type == "test" }
    let leftOut = try LeftOutTests.files(of: tests.flatMap(\.files))
    let usual = mainActorTargets(in: package.folder)
    let ofMainActor = try tests.reduce(into: [:] as [String: String]) { texts, target in
      texts.merge(try MainActorTests.texts(of: target.files, isUsual: usual.contains(target.name))) { $1 }
    }
    let previews = try KitPreviews.texts(
      of: targets.filter { ["library", "executable"].contains($0.type) }.flatMap(\.files))
    if leftOut.isEmpty, previews.isEmpty, ofMainActor.isEmpty { return (package, []) }
    let copy = PackageCopy(original: package.folder, use: "tests", installation: installation, toolchain: toolchain)
    let texts = previews.merging(ofMainActor) { $1 }.merging(leftOut.map { ($0.path, "") }) { $1 }
      .mapValues { Optional($0) }
    try LinkedFolder(original: package.folder, folder: copy.folder).write(texts) {
      LocalPackages.manifest($0, in: package.folder, [:])
    }
    return (
      PackageBuild(
        folder: copy.folder, installation: installation, toolchain: toolchain, isForTests: true, patching: patching),
      leftOut
    )
  }

  /// The targets whose declarations belong to the main actor unless they say otherwise.
  private func mainActorTargets(in folder: String) -> Set<String> {
    // Asking takes a second, and few packages say so.
    let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
    guard manifest.contains("defaultIsolation") else { return [] }
    return DumpedPackage(at: folder)?.mainActorTargets ?? []
  }

  /// Runs the tests and writes what came of them as a line of JSON.
  private func writeResults(_ arguments: [String], of copy: String, folder: String, _ leftOut: [LeftOutTests.File])
    throws -> Int32
  {
    let events = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let outcome = try Program(
      path: toolchain.packages,
      arguments: arguments + ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
    ).run()
    let lines = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
    // In JSON, a stroke may stand behind another.
    let own = ["/", "\\/"].reduce((lines, outcome.output)) { words, stroke in
      let (there, here) = (copy + "/", folder + "/")
      func plain(_ text: String) -> String {
        text.replacingOccurrences(
          of: there.replacingOccurrences(of: "/", with: stroke), with: here.replacingOccurrences(of: "/", with: stroke))
      }
      return (plain(words.0), plain(words.1))
    }
    var results = TestResults(events: own.0, output: own.1, folder: folder)
    results.leftOut = leftOut
    // A program that has died says why in words alone.
    if outcome.status != 0, results.failed == 0 { say(outcome.output) }
    write(try jsonLine(results))
    return outcome.status
  }

  static func noTargetOfPackage(_ folder: String) -> ProjectFailure {
    ProjectFailure(
      .misuse,
      "'--target' names an app of an Xcode project, and \(folder) is a package. '--filter NAME' runs some of its tests."
    )
  }

  static func noTests(_ project: FileProject, at path: String) -> ProjectFailure {
    let others = project.interfaceTests.joined(separator: ", ")
    return ProjectFailure(
      .misuse,
      "There are no unit tests at \(path)\(others.isEmpty ? "" : ", and \(others) presses the buttons of a phone"). "
        + "Tests are test targets of a package, or unit tests of an Xcode project.")
  }
}
