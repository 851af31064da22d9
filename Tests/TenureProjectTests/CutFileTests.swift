import Testing

@testable import TenureProject

/// Each text marks where the compiler finds mistakes, in front of the word.
@Suite struct CutFileTests {
  private func cut(_ text: String, _ message: String = "cannot find") -> (text: String, parts: [String]) {
    var mistakes: [CutFile.Mistake] = []
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let pieces = line.split(separator: "→", omittingEmptySubsequences: false)
      var column = 1
      for piece in pieces.dropLast() {
        column += piece.utf8.count
        mistakes.append(.init(line: index + 1, column: column, message: message, words: "Why."))
      }
      lines.append(pieces.joined())
    }
    var file = CutFile(lines.joined(separator: "\n"))
    let parts = file.leaveOut(mistakes).map(\.name)
    return (file.text, parts)
  }

  private let view = StandIn.view("Why.")

  @Test func anImportGoes() {
    #expect(cut("import →MapKit\nlet a = 1") == ("/*left out*/\nlet a = 1", ["import MapKit"]))
  }

  @Test func aModifierGoesAndTheViewStays() {
    let (text, parts) = cut(
      """
      struct A: View {
        var body: some View {
          Text("a")
            .→glass(1)
            .bold()
        }
      }
      """)
    #expect(parts == [".glass(…)"])
    #expect(
      text == """
        struct A: View {
          var body: some View {
            Text("a") /*left out*/

              .bold()
          }
        }
        """)
  }

  @Test func aViewBecomesOneThatSaysSoAndKeepsItsModifiers() {
    let (text, parts) = cut(
      """
      struct A: View {
        var body: some View {
          VStack {
            Text("a")
            →Map(1)
              .frame(height: 1)
          }
        }
      }
      """)
    #expect(parts == ["Map(…)"])
    #expect(
      text == """
        struct A: View {
          var body: some View {
            VStack {
              Text("a")
              \(view)
                .frame(height: 1)
            }
          }
        }
        """)
    var standing = CutFile("var a: some View {\n  \(view)\n    .style(1)\n}")
    #expect(standing.leaveOut([.init(line: 3, column: 6, message: "", words: "")]).map(\.name) == [".style(…)"])
    #expect(standing.text == "var a: some View {\n  \(view) /*left out*/\n\n}")
  }

  @Test func aModifierGoesWithWhatItIsGiven() {
    #expect(
      cut("var a: some View {\n  Text(1).onReceive(Device.→battery) { _ in }.bold()\n}")
        == ("var a: some View {\n  Text(1) /*left out*/.bold()\n}", [".onReceive(…)"]))
  }

  @Test func aViewThatAFunctionMakesIsAStatement() {
    #expect(
      cut("var a: some View {\n  →header(1).bold()\n}")
        == ("var a: some View {\n  \(view)\n}", ["a statement of a"]))
  }

  @Test func aStatementThatChangesSomethingGoes() {
    #expect(
      cut("func a() {\n  →Firebase.start()\n  load()\n}")
        == ("func a() {\n  /*left out*/\n  load()\n}", ["a statement of a()"]))
  }

  @Test func aChoiceThatCannotBeMadeIsAViewThatSaysSo() {
    #expect(
      cut("var a: some View {\n  if →Map.isThere { Text(1) }\n  Text(2)\n}")
        == ("var a: some View {\n  \(view)\n  Text(2)\n}", ["a statement of a"]))
    #expect(
      cut("func a() {\n  if →Map.isThere { b() }\n  c()\n}").text == "func a() { /*left out*/ \n\n\n}")
  }

  @Test func anActionIsLeftWithLess() {
    #expect(
      cut("var a: some View {\n  Button {\n    let b = →Map(1)\n    save()\n  }\n}")
        == ("var a: some View {\n  Button {\n    /*left out*/\n    save()\n  }\n}", ["a statement of a"]))
  }

  @Test(arguments: [
    ("", ""), (" -> Int?", "return nil "), (" -> [Int]", "return [] "), (" -> Int", "fatalError(\"Why.\") "),
  ])
  func aBodyGivesNothingOrStops(type: String, rest: String) {
    #expect(
      cut("func a()\(type) { →Map() }") == ("func a()\(type) { /*left out*/ \(rest)}", ["the body of a()"]))
  }

  @Test func aSignatureTakesTheMemberAlong() {
    #expect(
      cut("struct A {\n  var a: →Map\n  var b = 1\n}")
        == ("struct A {\n  /*left out*/\n  var b = 1\n}", ["A.a"]))
  }

  @Test func aTypeGoesOnWithoutAProtocol() {
    #expect(cut("class A: NSObject, →Delegate {}") == ("class A: NSObject /*left out*/ {}", ["A: Delegate"]))
  }

  @Test func aViewOfUIKitsIsOneThatSaysSo() {
    #expect(
      cut("struct A: →UIViewRepresentable {\n  let a = 1\n}").text
        == "struct A: SwiftUI.View { /*left out*/ var body: some SwiftUI.View { \(view) };\n  let a = 1\n}")
  }

  @Test func aViewWithoutABodyIsGivenOne() {
    #expect(
      cut("struct →A: View {\n}", "type 'A' does not conform to protocol 'View'").text
        == "struct A: View { /*left out*/ var body: some SwiftUI.View { \(view) };\n}")
  }

  @Test func whatIsWrongInAStandInTakesMoreAlong() {
    var file = CutFile("var a: some Scene {\n  Group { Map() }\n}")
    func mistake(_ column: Int) -> CutFile.Mistake { .init(line: 2, column: column, message: "", words: "Why.") }
    #expect(file.leaveOut([mistake(11)]).map(\.name) == ["Map(…)"])
    #expect(file.text == "var a: some Scene {\n  Group { \(view) }\n}")
    #expect(file.leaveOut([mistake(30)]).map(\.name) == ["Group(…)"])
    #expect(file.text == "var a: some Scene {\n  \(view)\n}")
    #expect(file.leaveOut([mistake(20)]).map(\.name) == ["the body of a"])
    #expect(file.text == "var a: some Scene { /*left out*/ SwiftUI.WindowGroup { \(view) } \n\n}")
    #expect(file.leaveOut([.init(line: 1, column: 8, message: "", words: "")]).map(\.name) == ["a"])
    #expect(file.text == "/*left out*/\n\n")
    #expect(file.leaveOut([.init(line: 1, column: 1, message: "", words: "")]).isEmpty)
  }

  @Test func mistakesBeyondTheEndAreOfAnotherText() {
    var file = CutFile("let a = 1")
    #expect(file.leaveOut([.init(line: 9, column: 1, message: "", words: "")]).isEmpty)
    #expect(file.text == "let a = 1")
  }
}
