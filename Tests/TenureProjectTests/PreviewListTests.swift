import Testing

@testable import TenureProject

@Suite struct PreviewListTests {
  private static let card = SwiftFile(
    path: "/p/Views/Card.swift",
    text: """
      import SwiftUI
      private struct Card: View { var body: some View { Text("Card") } }
      #Preview("Plain") { Card() }
      #Preview("Plain") {
        @Previewable @State var isOn = true
        Card().disabled(isOn)
      }
      #Preview { Card() }
      """)
  private static let app = SwiftFile(
    path: "/p/App.swift",
    text: """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("") } } }
      struct Shop_Previews: PreviewProvider { static var previews: some View { Text("Old") } }
      """)

  @Test func previewsOfAllFilesAreInTheOrderOfTheirPlaces() throws {
    let list = try PreviewList([Self.card, Self.app], place: "/p")
    #expect(list.all.map(\.title) == ["Shop_Previews", "Plain", "Plain", "Card"])
    #expect(list.all.map(\.place) == ["App.swift:3", "Views/Card.swift:3", "Views/Card.swift:4", "Views/Card.swift:8"])
    #expect(
      list.all.map(\.expression) == [
        "Shop_Previews.previews", "PreviewShownByTenure1()", "PreviewShownByTenure2()", "PreviewShownByTenure3()",
      ])
  }

  @Test func aPreviewIsAViewOfItsOwnFileAndTheAppDoesNotBegin() throws {
    let list = try PreviewList([Self.card, Self.app], place: "/p")
    let text = try #require(list.entry.copies["/p/Views/Card.swift"])
    #expect(text.hasPrefix(Self.card.text))
    #expect(text.contains("struct PreviewShownByTenure2: SwiftUI.View {\n@State var isOn = true\n"))
    #expect(list.entry.copies["/p/App.swift"]?.contains("@main") == false)
    #expect(list.entry.text?.contains("@main struct") == true)
    #expect(list.entry.text?.contains(#"setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)"#) == true)
  }

  @Test func aPreviewIsKnownByItsTitleWhileLinesAreWrittenAboveIt() throws {
    let keys = [
      "App.swift:Shop_Previews", "Views/Card.swift:Plain", "Views/Card.swift:Plain:2", "Views/Card.swift:Card",
    ]
    let moved = SwiftFile(path: Self.card.path, text: "// A line more\n" + Self.card.text)
    #expect(try PreviewList([Self.card, Self.app], place: "/p").all.map(\.key) == keys)
    #expect(try PreviewList([moved, Self.app], place: "/p").all.map(\.key) == keys)
  }

  @Test func aProviderThatReturnsIsOnePreviewWithAllItsLines() throws {
    let file = SwiftFile(
      path: "/p/A.swift",
      text: """
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            let model = Model()
            model.text = "Test"
            return VStack { Card(model: model) }
          }
        }
        """)
    #expect(try PreviewList([file], place: "/p").all.map(\.expression) == ["A_Previews.previews"])
  }

  @Test func picturesHaveNamesOfTheirOwn() throws {
    let list = try PreviewList([Self.card, Self.app], place: "/p")
    #expect(list.fileNames == ["App-Shop_Previews.png", "Card-Plain.png", "Card-Plain-2.png", "Card.png"])
    let odd = SwiftFile(path: "/p/A.swift", text: "#Preview(\"a/b: 50 %\") { Text(\"\") }")
    #expect(try PreviewList([odd], place: "/p").fileNames == ["A-a-b-50.png"])
  }

  private func provided(_ body: String) throws -> PreviewList {
    let text = """
      struct A_Previews: PreviewProvider {
        static let items = [1, 2]
        @ViewBuilder static var previews: some View {
      \(body)
        }
      }
      """
    return try PreviewList([SwiftFile(path: "/p/A.swift", text: text)], place: "/p")
  }

  @Test func `each view of the older form is a preview, alone or in a group`() throws {
    let list = try provided(
      """
      let first = items[0]
      Row(item: first)
      Group {
        Row(item: items[1])
        List { Row(item: 3) }.previewLayout(.fixed(width: 200, height: 80)).previewDisplayName("List")
      }
      .previewDisplayName("Both").preferredColorScheme(.dark)
      """)
    #expect(list.all.map(\.title) == ["A_Previews", "Both", "List"])
    #expect(list.all.map(\.place) == ["A.swift:5", "A.swift:7", "A.swift:8"])
    #expect(list.all.map(\.expression) == (0..<3).map { "A_Previews.PreviewShownByTenure\($0)()" })
    #expect(list.all.map { $0.settings.look(Browser.Look()).width } == [390, 390, 200])
    let text = try #require(list.entry.copies["/p/A.swift"])
    #expect(
      text.hasSuffix(
        """

        extension A_Previews {
        struct PreviewShownByTenure2: SwiftUI.View {
          var body: some SwiftUI.View {
        Group {
        let first = items[0]
        List { Row(item: 3) }.previewLayout(.fixed(width: 200, height: 80)).previewDisplayName("List")
        }
        .previewDisplayName("Both").preferredColorScheme(.dark)
          }
        }
        }

        """))
  }

  @Test func `a group with an if of the compiler is one preview beside others`() throws {
    let list = try provided("Group {\nRow(item: 1)\n#if DEBUG\nRow(item: 2)\n#endif\n}\nRow(item: 3)")
    #expect(list.all.count == 2)
    let text = try #require(list.entry.copies["/p/A.swift"])
    #expect(text.matches(of: /Row\(item: 2\)/).count == 2)
  }

  @Test(
    arguments: [
      "Row(item: 1).padding()", "Row(item: 1)\n#if DEBUG\nRow(item: 2)\n#endif", "Group { Row(item: 1) }",
      "VStack { Row(item: 1); Row(item: 2) }",
      "Row(item: 1)\nRow(item: Self.items[1])", "for item in items { Row(item: item) }\nRow(item: 1)\nRow(item: 2)",
      "if items.isEmpty { Row(item: 1) } else { Row(item: 2) }",
    ])
  func `what is one view, or cannot be taken apart, is one preview`(body: String) throws {
    #expect(try provided(body).all.map(\.expression) == ["A_Previews.previews"])
  }

  @Test func `the page's list says how large each is, and what it says of itself`() throws {
    let file = SwiftFile(
      path: "/p/A.swift",
      text: """
        #Preview("Plain") { Text("") }
        #Preview(traits: .landscapeLeft, .modifier(Sample())) { Text("") }
        #Preview(traits: .fixedLayout(width: 300, height: 70)) { Text("") }
        #Preview("Fits", traits: .sizeThatFitsLayout) { Text("") }
        """)
    let list = try PreviewList([file], place: "/p")
    #expect(
      try list.json(name: "Shop", Browser.Look()) == #"{"name":"Shop","previews":["#
        + #"{"height":844,"isFixed":false,"key":"A.swift:Plain","place":"A.swift:1","title":"Plain","traits":[],"width":390},"#
        + #"{"height":390,"isFixed":false,"key":"A.swift:A","place":"A.swift:2","title":"A","traits":["landscape","Sample()"],"width":844},"#
        + #"{"height":70,"isFixed":true,"key":"A.swift:A:2","place":"A.swift:3","title":"A","traits":["300 × 70"],"width":300},"#
        + #"{"height":300,"isFixed":true,"key":"A.swift:Fits","place":"A.swift:4","title":"Fits","traits":["size that fits"],"width":390}]}"#
        + "\n")
    // What the page asks for by a frame's address.
    let text = try #require(list.entry.text)
    for word in ["tenure.shown", "tenure.text", "tenure.isWide", "A.swift:Fits"] { #expect(text.contains(word)) }
  }

  @Test func whereThereIsNoneItIsSaid() {
    #expect(
      throws: ProjectFailure(
        .misuse, "There is no #Preview and no PreviewProvider in the Swift files at /p. Add one: #Preview { MyView() }."
      )
    ) { try PreviewList([SwiftFile(path: "/p/a.swift", text: "let a = 1")], place: "/p") }
  }
}
