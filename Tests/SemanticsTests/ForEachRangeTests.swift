import SwiftUI
import TenureTesting
import Testing

/// Rows of a range are known by how far they are from the first (rule R180).
@MainActor @Suite struct ForEachRangeTests {
  struct Party: View {
    @State private var people = 2
    var body: some View {
      Picker("People", selection: $people) { ForEach(2..<100) { Text("\($0) people") } }
      Picker("By element", selection: $people) { ForEach(2..<100, id: \.self) { Text("exactly \($0)") } }
      Text("chosen \(people)")
    }
  }

  @Test("R180 in a picker over 2..<100 the value 2 is the third choice; with an explicit id it is the element")
  func picker() throws {
    let screen = Screen(Party())
    #expect(screen.issues.isEmpty)
    try screen.picker("People").choose("3 people")
    #expect(screen.shows("chosen 1"))
    try screen.picker("By element").choose("exactly 5")
    #expect(screen.shows("chosen 5"))
  }

  struct Numbers: View {
    @State private var chosen: Int?
    @State private var several: Set<Int> = []
    var body: some View {
      Text("one \(chosen.map(String.init) ?? "none"), several \(several.sorted())")
      List(5..<8, selection: $chosen) { Text("number \($0)") }
      List(selection: $several) { ForEach(-3..<0) { Text("below \($0)") } }
    }
  }

  @Test("R180 a list over a range selects by the offset")
  func list() throws {
    let screen = Screen(Numbers())
    try screen.row("number 5").select()
    #expect(screen.shows("one 0, several []"))
    try screen.row("number 7").select()
    try screen.row("below -1").select()
    #expect(screen.shows("one 2, several [2]"))
  }

  struct Shifting: View {
    @State private var first = 10
    var body: some View {
      ForEach(first..<(first + 2)) { Row(number: $0) }
      Button("Shift") { first += 5 }
    }
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("row \(number), \(count)") { count += 1 } }
    }
  }

  @Test("R180 rows of a range that begins elsewhere are the same rows")
  func shifting() throws {
    let screen = Screen(Shifting())
    try screen.button("row 11, 0").tap()
    try screen.button("Shift").tap()
    #expect(screen.text.hasPrefix("row 15, 0\nrow 16, 1"))
    #expect(screen.issues.isEmpty)
  }

  struct Erasing: View {
    @State private var notes: [String] = []
    var body: some View {
      Text(notes.joined(separator: ", "))
      List { ForEach(5..<8) { Text("number \($0)") }.onDelete { notes += $0.map { "offset \($0)" } } }
    }
  }

  @Test("R180 onDelete is told offsets, whatever the range")
  func erasing() throws {
    let screen = Screen(Erasing())
    try screen.row("number 6").swipe("Delete")
    #expect(screen.shows("offset 1"))
  }
}
