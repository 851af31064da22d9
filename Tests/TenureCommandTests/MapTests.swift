import Foundation
import Testing

@Suite struct MapTests {
  static let shop = """
    import SwiftUI

    struct Product: Identifiable { let id: Int; var name: String }

    final class Catalogue: ObservableObject {
      @Published var products: [Product] = []
      func load() async { products = [] }
    }

    @Observable final class Basket { var lines: [Product] = [] }

    @main struct Shop: App {
      @StateObject private var catalogue = Catalogue()
      @State private var basket = Basket()
      var body: some Scene { WindowGroup { Screen(basket: basket).environmentObject(catalogue) } }
    }

    struct Screen: View {
      @EnvironmentObject var catalogue: Catalogue
      var basket: Basket
      @State private var query = ""
      @State private var note = ""
      @ObservedObject var extra = Catalogue()
      var body: some View {
        List(catalogue.products.filter { $0.name.contains(query) }) { product in
          Row(product: product, query: $query)
        }
        Header(note: $note)
      }
      var count: Int { catalogue.products.filter { $0.name.contains(query) }.count }
    }

    struct Row: View {
      let product: Product
      @Binding var query: String
      var body: some View { Button(product.name) { query = product.name } }
    }

    struct Header: View {
      @Binding var note: String
      var body: some View { TextField("", text: $note) }
    }

    """

  private func map(_ arguments: String...) throws -> String {
    let answer = try Workspace(["Shop.swift": Self.shop]).tenure(["map"] + arguments + ["."])
    #expect(answer.status == 0)
    #expect(answer.err.isEmpty)
    return answer.out
  }

  @Test func onePieceOfState() throws {
    #expect(
      try map("--state", "Screen.query") == """
        Screen.query: String  @State  Shop.swift:21
          lives       as long as Screen keeps its place on the screen
          read by     Screen.body (Shop.swift:25)
                      Screen.count (Shop.swift:30)
                      Screen.body (Shop.swift:26)
          written by  Screen.body (Shop.swift:26)
          passed      to Row(query:) (Shop.swift:26)

        """)
  }

  @Test func whatRulesOnlyHintAt() throws {
    let text = try map()
    #expect(text.contains("note        Only Header uses it: it could be kept there.\n"))
    #expect(text.contains("Product is also stored in Basket.lines.\n"))
    #expect(
      text.contains("Derived alike in Screen.body and Screen.count: '.filter { $0.name.contains(query) }'."))
    #expect(text.contains("Catalogue reaches 2 views: Shop, Screen\n"))
    #expect(text.contains("  finding     error: Screen makes the Catalogue in 'extra'"))
    #expect(text.contains("  passed      into the environment (Shop.swift:15)\n"))
  }

  @Test func whatAViewAndATypeHaveToDoWith() throws {
    func ids(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.contains("  Shop.swift:") && !$0.hasPrefix(" ") }.map { line in
        String(line.prefix { $0 != ":" && $0 != " " })
      }
    }
    #expect(try ids(map("--view", "Row")) == ["Screen.query", "Row.query"])
    #expect(
      try ids(map("--type", "Basket")) == ["Basket.lines", "Shop.basket", "Screen.basket"])
    #expect(try ids(map("--state", "basket")) == ["Shop.basket", "Screen.basket"])
  }

  @Test func asJSON() throws {
    struct Map: Decodable {
      struct State: Decodable {
        struct Route: Decodable { let to, label: String }
        let id, wrapper, holding, ownerKind: String
        let routes: [Route]
      }
      let states: [State]
    }
    let map = try JSONDecoder().decode(Map.self, from: Data(try map("--format", "json").utf8))
    let basket = try #require(map.states.first { $0.id == "Shop.basket" })
    #expect(basket.wrapper == "@State")
    #expect(basket.holding == "owns")
    #expect(basket.ownerKind == "app")
    #expect(basket.routes.map { "\($0.to).\($0.label)" } == ["Screen.basket"])
    #expect(map.states.first { $0.id == "Screen.basket" }?.holding == "receives")
  }

  @Test func asGraphs() throws {
    let dot = try map("--format", "dot")
    #expect(dot.hasPrefix("digraph state {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("\"t:Screen\" -> \"s:Screen.query\" [label=\"owns\", arrowhead=diamond];"))
    #expect(dot.contains("\"s:Screen.query\" -> \"t:Row\" [label=\"passes\", color=blue];"))
    #expect(dot.contains("\"s:Screen.extra\" [label=\"@ObservedObject extra\", shape=note, style=dashed, color=red];"))
    let mermaid = try map("--format", "mermaid", "--state", "Shop.basket")
    #expect(
      mermaid == """
        flowchart LR
          n0["Shop"]
          n1["Screen"]
          n2>"@State basket"]
          n0 -- owns --> n2
          n2 -- passes --> n1

        """)
  }

  @Test func graphvizDrawsWhereItIsInstalled() throws {
    let work = try Workspace([
      "Shop.swift": Self.shop, "bin/dot": "#!/bin/sh\ntest \"$1\" = -Tsvg && echo '<svg>' && grep -c digraph \"$2\"\n",
    ])
    let missing = try work.tenure("map", "--format", "svg", ".", environment: ["PATH": work.path("none")])
    #expect(missing.status == 2)
    #expect(
      missing.err
        == "tenure: SVG is drawn by Graphviz, and there is no 'dot' on the PATH. Install it, or ask for --format dot, mermaid or html.\n"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: work.path("bin/dot"))
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let drawn = try work.tenure("map", "--format", "svg", ".", environment: ["PATH": "\(work.path("bin")):\(path)"])
    #expect(drawn.status == 0)
    #expect(drawn.out == "<svg>\n1\n")
  }

  @Test func aPageThatNeedsNothingElse() throws {
    let page = try Workspace([
      "Shop.swift": Self.shop.replacing("query = \"\"", with: "query = Other<Int>(\"</script>\")")
    ])
    .tenure("map", "--format", "html", ".").out
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
    #expect(page.components(separatedBy: "</script>").count == 3)
    let data = try #require(page.firstRange(of: "id=\"data\">")?.upperBound)
    let end = try #require(page[data...].firstRange(of: "</script>")?.lowerBound)
    let json = try JSONSerialization.jsonObject(with: Data(page[data..<end].utf8)) as? [String: Any]
    #expect((json?["states"] as? [Any])?.count == 11)
  }

  @Test func whatAChangeMoved() throws {
    let work = try Workspace(["Shop.swift": Self.shop])
    try work.git("init", "-q")
    try work.git("add", ".")
    try work.git("commit", "-q", "-m", "First")
    #expect(try work.tenure("map", "--since", "HEAD", ".").out == "No state has changed since HEAD.\n")
    try work.write(
      "Shop.swift",
      "// A line more\n"
        + Self.shop.replacing("@State private var note = \"\"", with: "@State private var total = 0")
        .replacing("  Header(note: $note)", with: "  Header()")
        .replacing("@Binding var note: String", with: "@SceneStorage(\"note\") private var note = \"\"")
        .replacing("{ query = product.name }", with: "{}")
        .replacing("@ObservedObject var extra", with: "@StateObject var extra"))
    let text = try work.tenure("map", "--since", "HEAD", ".").out
    #expect(
      text == """
        Screen.total is new
          lives as long as Screen keeps its place on the screen

        Screen.extra has changed
          was @ObservedObject, now @StateObject
          lived as long as whoever made it keeps it, now as long as Screen keeps its place on the screen
          + finding same-entity-in-several-models
          - finding observed-object-created-inline

        Row.query has changed
          - written by Row.body

        Header.note has changed
          was @Binding, now @SceneStorage
          lived as long as what it is bound to, now as long as the scene, restored with it

        Screen.note is gone

        """)
    let one = try work.tenure("map", "--since", "HEAD", "--state", "Row.query", "--format", "json", ".").out
    #expect(one.contains("\"since\" : \"HEAD\"") && one.contains("- written by Row.body") && !one.contains("total"))
    #expect(try work.tenure("map", "--since", "HEAD", "--format", "mermaid", ".").out.contains("@State total"))
    #expect(try work.tenure("map", "--since", "HEAD", "--format", "html", ".").out.contains("\"since\":\"HEAD\""))
  }

  @Test func stateThatGoesToAnotherOwner() throws {
    let work = try Workspace(["Shop.swift": Self.shop])
    try work.git("init", "-q")
    try work.git("add", ".")
    try work.git("commit", "-q", "-m", "First")
    let line = "  @State private var query = \"\"\n"
    let moved = Self.shop.replacing(line, with: "  @Binding var query: String\n")
      .replacing("  @State private var basket", with: line + "  @State private var basket")
      .replacing("Screen(basket: basket)", with: "Screen(basket: basket, query: $query)")
    try work.write("Shop.swift", moved)
    let text = try work.tenure("map", "--since", "HEAD", ".").out
    #expect(text.hasPrefix("Shop.query is new\n  lives as long as the app runs\n"))
    #expect(text.contains("Screen.query has changed\n  was @State, now @Binding\n"))
  }

  /// The page as a browser shows it.
  private func shown(_ choice: String) throws -> String {
    let work = try Workspace(["Shop.swift": Self.shop])
    #expect(try work.tenure("map", "--format", "html", "--output", "map.html", ".").status == 0)
    let answer = try work.run(
      "/usr/bin/env",
      [
        "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(work.path("browser"))",
        "--virtual-time-budget=5000", "--dump-dom", "file://\(work.path("map.html"))#\(choice)",
      ])
    try #require(answer.status == 0, "\(answer.err)")
    // What is drawn, without the script that draws it.
    return answer.out.replacing(/<script[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/, with: "")
  }

  @Test func thePageBeginsWithAnOverview() throws {
    let page = try shown("")
    #expect(page.contains("<h2>Models by reach</h2>"))
    #expect(page.contains("<b>6</b>pieces of state, each with an owner"))
    #expect(page.contains("<span title=\"Catalogue\">Catalogue</span>"))
    #expect(!page.contains("<svg"))
  }

  @Test func theWayOfAChosenPieceOfStateIsDrawn() throws {
    let page = try shown("state=Row.query")
    // Screen owns it, and hands it to Row, which writes it.
    #expect(page.contains("aria-label=\"view Screen\"") && page.contains("aria-label=\"view Row\""))
    #expect(!page.contains("aria-label=\"view Header\""))
    #expect(page.contains("class=\"edge passes\""))
    #expect(page.contains("<title>Screen hands query to Row, Shop.swift:26</title>"))
    #expect(page.contains("<h3>Who owns this?</h3><div><button class=\"link\">Screen.query</button>"))
    #expect(page.contains("<div>As long as Screen keeps its place on the screen.</div>"))
    #expect(page.contains("<pre>var body: some View { Button(product.name) { query = product.name } }</pre>"))
    #expect(page.contains("vscode://file/"))
  }

  @Test func aModelIsDrawnInsideThePropertyThatKeepsIt() throws {
    let page = try shown("state=Shop.basket")
    #expect(page.contains("aria-label=\"model Basket\""))
    #expect(page.contains("lives as long as what is around it"))
    #expect(page.contains("aria-label=\"var lines\""))
  }

  @Test("How long a property of a model lives is said by what keeps the model")
  func lifetimeOfAModelsProperty() throws {
    let page = try shown("state=Basket.lines")
    #expect(page.contains("<div>As long as its Basket.</div><div>Basket lives as long as the app runs.</div>"))
    // Its type is marked in the list, where it has no line of its own.
    #expect(page.contains("data-id=\"t:Basket\" aria-current=\"true\""))
  }

  @Test(arguments: [
    (["--state", "quer"], "No state has to do with a state 'quer'. Did you mean 'query'?"),
    (["--view", "Scren"], "No state has to do with a view 'Scren'. Did you mean 'Screen'?"),
    (["--type", "Zebra"], "No state has to do with a type 'Zebra'. 'tenure map' without a name shows all there is."),
    (["--format", "htm"], "There is no format 'htm'. Did you mean 'html'?"),
  ])
  func whatIsNotThere(arguments: [String], message: String) throws {
    let answer = try Workspace(["Shop.swift": Self.shop]).tenure(["map"] + arguments + ["."])
    #expect(answer == Workspace.Answer(status: 2, out: "", err: "tenure: \(message)\n"))
  }
}
