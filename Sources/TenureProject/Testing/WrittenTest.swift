import Foundation

/// A test of a view, as text: one function for how it begins and one for each control.
struct WrittenTest: Equatable {
  let text: String
  /// The names of its functions.
  let names: [String]

  /// `type` is the test's type; `made` is an expression that makes the view, with `declarations` that it needs.
  init(of view: String, type: String, modules: [String], made: String, declarations: String, _ found: Exploration) {
    var names: [String] = []
    var functions: [String] = []
    func add(_ name: String, _ title: String, _ lines: [String]) {
      var name = name
      var number = 1
      while names.contains(name) {
        number += 1
        name = "\(name.trimmingCharacters(in: .decimalDigits))\(number)"
      }
      names.append(name)
      functions.append(
        """
          @Test(\(Self.literal(title))) func \(name)() async throws {
        \(lines.map { "    \($0)\n" }.joined())  }

        """)
    }
    let begins = found.begins.map { "#expect(screen.shows(\(Self.literal($0))))" }
    add(
      "begins", "It begins as it was seen",
      ["let screen = await opened()"] + begins + ["#expect(screen.issues.isEmpty)"])
    for step in found.steps {
      let (name, title) = Self.name(of: step)
      add(name, title, ["let screen = await opened()"] + Self.lines(of: step))
    }
    self.names = names
    let imports = (["SwiftUI", "TenureTesting", "Testing"]).map { "import \($0)\n" }.joined()
    text = """
      // Written by `tenure new test \(view)` from what the view showed. Keep what is meant, and change what is not.
      #if canImport(TenureTesting)
      \(imports)
      \(modules.map { "@testable import \($0)\n" }.joined())
      \(declarations)@MainActor @Suite struct \(type) {
        /// The view as it begins.
        private func opened() async -> Screen {
          let screen = Screen(\(made))
          await screen.settle()
          return screen
        }

      \(functions.joined(separator: "\n"))}
      #endif

      """
  }

  private static func lines(of step: Exploration.Step) -> [String] {
    let control = step.use.control
    guard !step.isRefused else { return ["#expect(try !screen.\(control).isEnabled)"] }
    var lines = ["try screen.\(control).\(step.use.action)", "await screen.settle()"]
    lines += step.came.prefix(6).map { "#expect(screen.shows(\(literal($0))))" }
    lines += step.went.prefix(6).map { "#expect(!screen.shows(\(literal($0))))" }
    switch (step.element.role, step.value) {
    case ("toggle", let value?): lines.append("#expect(try \(value == "true" ? "" : "!")screen.\(control).isOn)")
    case ("textField", let value?), ("textEditor", let value?), ("picker", let value?):
      lines.append("#expect(try screen.\(control).value == \(literal(value)))")
    default: break
    }
    return lines + ["#expect(screen.issues.isEmpty)"]
  }

  /// A function's name and its title.
  private static func name(of step: Exploration.Step) -> (String, String) {
    let label = step.element.label
    let words = label.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let (verb, title) =
      switch step.element.role {
      case _ where step.isRefused: ("cannotUse", "\(label) cannot be used at first")
      case "button", "navigationLink": ("tap", "A tap on \(label)")
      case "toggle": ("switch", "\(label) is switched")
      case "picker", "menu": ("choose", "A choice of \(label)")
      case "stepper": ("increment", "\(label) goes up")
      default: ("fillIn", "\(label) is filled in")
      }
    return (verb + words.joined(), title)
  }

  private static func literal(_ text: String) -> String {
    text.contains("\"") || text.contains("\\") ? "##\"\(text)\"##" : "\"\(text)\""
  }
}
