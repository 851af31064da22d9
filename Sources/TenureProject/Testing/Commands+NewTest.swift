import Foundation

extension Commands {
  private struct Written: Encodable {
    let file: String
    let tests: [String]
    let leftOut: [Exploration.LeftOut]
  }

  /// `tenure new test View PATH`: writes a first test of a view from its controls. `target` is one of several apps.
  package func newTest(of view: String, _ path: String, target: String? = nil) throws {
    let home =
      switch try Project(at: path, target: target) {
      case .files(let project): try TestHome(of: view, in: project, at: path)
      case .package(let folder):
        try TestHome(
          of: view, inPackageAt: folder,
          PackageBuild(folder: folder, installation: installation, toolchain: toolchain).targets(), at: path)
      }
    let type = "\(view)Tests"
    let file = "\(home.folder)/\(type).swift"
    try home.refuse(type, file)
    var options = RunOptions()
    options.view = view
    options.target = target
    let (program, folder) = try build(path, options)
    let found = try Exploration { line in
      // The test that is written sees the dependencies of tests.
      let driven = try DrivenProgram(
        program, in: folder, installation, look: Browser.Look(), environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"])
      defer { driven.end() }
      _ = try driven.perform("advance 0s")
      let before = try Self.moment(of: driven)
      guard let line else { return (before, before, nil) }
      let error = try driven.perform(line).error
      return (before, try Self.moment(of: driven), error)
    }
    let (made, declarations) = home.making(view)
    let test = WrittenTest(
      of: view, type: type, modules: [home.module], made: made, declarations: declarations, found)
    try Data(test.text.utf8).write(to: URL(fileURLWithPath: file))
    let short = Paths.short(file, from: home.place)
    if isJSON {
      write(try jsonLine(Written(file: short, tests: test.names, leftOut: found.leftOut)))
    } else {
      for one in found.leftOut { say("\(one.control) is left out: \(one.reason).") }
      write("\(short)\n")
      let count = test.names.count == 1 ? "1 test" : "\(test.names.count) tests"
      say("\(count) of \(view). 'tenure test \(path) --filter \(type)' runs them.")
    }
    if let reason = try home.reasonItIsNotBuilt(file, path, target: target) { say(reason) }
  }

  private static func moment(of driven: DrivenProgram) throws -> Exploration.Moment {
    let outline = ScreenOutline(try driven.perform("tree").text ?? "")
    let lines = (try driven.perform("text").text ?? "").split(separator: "\n").map(String.init)
    return Exploration.Moment(outline: outline, text: lines)
  }
}
