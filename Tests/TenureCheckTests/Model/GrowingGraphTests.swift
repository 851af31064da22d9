import TenureCheck
import Testing

/// Code whose ways multiply: each layer doubles them, so that whoever goes over them one by one never ends.
@Suite struct GrowingGraphTests {
  /// Every rule comes to its end.
  private func findings(in source: String, _ location: SourceLocation = #_sourceLocation) -> [Finding] {
    let result = Check.run(in: Snippet(source).project(), rules: AllRules.list, limit: .seconds(120))
    #expect(result.unfinished.map(\.id) == [], sourceLocation: location)
    return result.findings
  }

  private static let asks = """
    final class Player: ObservableObject { @Published var title = "" }

    struct End: View {
      @EnvironmentObject private var player: Player
      var body: some View { Text(player.title) }
    }

    """

  private static func app(showing view: String) -> String {
    "@main struct Radio: App { var body: some Scene { WindowGroup { \(view) } } }\n"
  }

  @Test("Views of which each shows two, both of which show the same two", arguments: [10, 60])
  func diamonds(depth: Int) {
    var source = Self.asks + Self.app(showing: "Left0()")
    for layer in 0..<depth {
      let next = layer + 1 < depth ? "Left\(layer + 1)(); Right\(layer + 1)()" : "End()"
      for side in ["Left", "Right"] { source += "struct \(side)\(layer): View { var body: some View { \(next) } }\n" }
    }
    let found = findings(in: source).filter { $0.rule == "environment-object-without-provider" }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.evidence.isEmpty == false)
  }

  @Test("Views that all show each other, and one that needs an object", arguments: [5, 40])
  func cycles(count: Int) {
    var source = Self.asks + Self.app(showing: "View0()")
    for index in 0..<count {
      let shown = (0..<count).filter { $0 != index }.map { "View\($0)()" }.joined(separator: "; ")
      source +=
        "struct View\(index): View { let isOpen: Bool; var body: some View { if isOpen { \(shown); End() } } }\n"
    }
    let found = findings(in: source).filter { $0.rule == "environment-object-without-provider" }
    #expect(found.count == 1)
  }

  @Test("Functions of View that call two of the next, and each other", arguments: [10, 60])
  func extensions(depth: Int) {
    var source = Self.asks + Self.app(showing: "Text(\"1\").step0()")
    source += "extension View {\n"
    for layer in 0..<depth {
      let next = layer + 1 < depth ? "step\(layer + 1)().step\((layer + 2) % depth)()" : "overlay(End())"
      source += "  func step\(layer)() -> some View { \(next) }\n"
    }
    source += "}\n"
    let found = findings(in: source).filter { $0.rule == "environment-object-without-provider" }
    #expect(found.count == 1)
  }

  @Test("Properties of which each is made of two others", arguments: [10, 60])
  func members(depth: Int) {
    var source = "@Observable final class Model {\n  var base = 0\n"
    for layer in 0..<depth {
      let next = layer + 1 < depth ? "left\(layer + 1) + right\(layer + 1)" : "base + base"
      source += "  var left\(layer): Int { \(next) }\n  var right\(layer): Int { \(next) }\n"
    }
    source += """
        func grow() { base += 1 }
      }

      struct Row: View {
        @State private var shown: Int
        init(value: Int) { _shown = State(initialValue: value) }
        var body: some View { Text("\\(shown)") }
      }

      struct Page: View {
        @State private var model = Model()
        var body: some View {
          Row(value: model.left0)
          Button("Grow") { model.grow() }
        }
      }

      """
    _ = findings(in: source)
  }

  @Test("Functions of a model that call two of the next before they wait", arguments: [10, 60])
  func calls(depth: Int) {
    var source = "@MainActor @Observable final class Model {\n  var items: [Int] = []\n"
    for layer in 0..<depth {
      let next =
        layer + 1 < depth ? "await load\(layer + 1)(); await load\((layer + 2) % depth)()" : "items = await fetch()"
      source += "  func load\(layer)() async { \(next) }\n"
    }
    source += """
      }

      struct Page: View {
        @State private var model = Model()
        @State private var query = ""
        var body: some View {
          TextField("Query", text: $query)
            .onChange(of: query) { Task { await model.load0() } }
          Button("Send") { Task { await model.load0() } }
        }
      }

      """
    _ = findings(in: source)
  }
}
