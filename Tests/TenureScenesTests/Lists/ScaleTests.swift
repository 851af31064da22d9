import SwiftUI
import TenureElements
import TenureRender
import TenureRuntime
import TenureScenes
import TenureTree
import Testing

/// How many nodes a change looks at grows with the change, whatever the shape of the rows: ten times as many rows that
/// change are some ten times as many nodes. A release build counts none, and only finds that the screen is right.
@MainActor @Suite struct ScaleTests {
  @Test("Rows that turn into other views all at once")
  func branches() {
    expectLinear { row, flag in if flag { Text("on \(row)") } else { Image("off") } }
    expectLinear { row, flag in
      Group {
        switch flag ? row % 3 : 3 {
        case 0: Text("zero")
        case 1: EmptyView()
        default: Text("more")
        }
      }
    }
    expectLinear { row, flag in flag ? AnyView(Text("on \(row)")) : AnyView(Image("off")) }
  }

  @Test("Rows that were nothing and become something, first to last")
  func conditions() {
    expectLinear { row, flag in if flag { Text("on \(row)") } }
    expectLinear { row, flag in ForEach(0..<3, id: \.self) { part in if flag || part == row % 3 { Text("\(part)") } } }
  }

  @Test("Rows with another identity at each change")
  func identities() { expectLinear { row, _ in Text("row \(row)").id(UUID()) } }

  @Test("Rows of which a host shows a few")
  func scrolled() { expectLinear(rowsInSight: 5) { row, flag in if flag { Text("on \(row)") } else { Image("off") } } }

  @Test("Rows that somebody around them watches")
  func watched() {
    expectLinear(#_sourceLocation, 5) { count, flag in
      Group { ForEach(0..<count, id: \.self) { _ in if flag { Text("on") } else { Image("off") } } }.onAppear {}
    }
  }

  @Test("An empty collection before another empty one")
  func emptyCollections() {
    expectLinear(#_sourceLocation, nil) { count, flag in
      ForEach(0..<count, id: \.self) { _ in if flag { Text("on") } }
      ForEach(0..<count, id: \.self) { _ in if !flag { Text("off") } }
    }
  }

  @Test("Fields with a focus of their own that go")
  func fields() { expectLinear(#_sourceLocation, nil) { count, flag in Fields(count: flag ? count : 0) } }

  @Test("Rows that change by themselves, in any order")
  func models() {
    let visits = [100, 1_000].map { count in
      let models = (0..<count).map { Model(id: $0) }
      let session = Session()
      session.mount(List { ForEach(models) { ModelRow(model: $0) } })
      let before = Visits.count
      for row in 0..<count { session.handle("flip") { models[row * 7_919 % count].isOn.toggle() } }
      #expect(session.screen?.children[0].children.count == count)
      return Visits.count - before
    }
    #expect(visits[1] <= 12 * visits[0])
  }

  @Test("Nested modifiers that all change are one step of a host")
  func nested() throws {
    let session = Session()
    session.mount(Flipping { flag in Nested(depth: 50, value: flag ? 1 : 2) })
    let before = Visits.count
    let steps = session.handle("flip") { Flip.flag!.wrappedValue.toggle() }.patch.steps
    #expect(steps.count == 1)
    guard case .modify(_, let modifiers)? = steps.first else { Issue.record("\(steps)"); return }
    #expect(modifiers.count == 50)
    #expect(modifiers.allSatisfy { $0.attributes[.value]?.number == 1 })
    #expect(modifiers == session.screen?.children[0].modifiers)
    #expect(Visits.count - before <= 50 * 6)
  }

  @Test("After any changes of nested conditions a host that follows the patches shows the screen", arguments: 0..<20)
  func anyOrder(seed: Int) throws {
    let cells = Cells()
    let session = Session()
    session.mount(Board(cells: cells))
    var shown = try #require(session.screen)
    var random = Steps(state: UInt64(seed))
    for _ in 0..<30 {
      let turn = session.handle("change") {
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let cell = Int.random(in: 0..<24, using: &random)
          cells.states[cell] = Int.random(in: 0..<4, using: &random)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { cells.order.shuffle(using: &random) }
      }
      do { shown = try shown.applying(turn.patch) } catch { Issue.record("\(error) of \(turn.patch.steps)") }
      #expect(shown == session.screen)
    }
  }

  /// Flips what a list of rows shows, at two sizes.
  private func expectLinear<Row: View>(
    rowsInSight: Int? = nil, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder row: @escaping (Int, Bool) -> Row
  ) {
    expectLinear(location, rowsInSight) { count, flag in ForEach(0..<count, id: \.self) { row($0, flag) } }
  }

  private func expectLinear<Content: View>(
    _ location: SourceLocation = #_sourceLocation, _ rowsInSight: Int?,
    @ViewBuilder list content: @escaping (Int, Bool) -> Content
  ) {
    let visits = [100, 1_000].map { count in
      let session = Session()
      if let rowsInSight { session.showFirst(rows: rowsInSight) }
      session.mount(Flipping { flag in List { content(count, flag) } })
      let before = Visits.count
      for _ in 0..<2 { session.handle("flip") { Flip.flag!.wrappedValue.toggle() } }
      return Visits.count - before
    }
    #expect(visits[1] <= 12 * visits[0], sourceLocation: location)
  }
}

@MainActor private enum Flip { static var flag: Binding<Bool>? }

private struct Flipping<Content: View>: View {
  @State private var flag = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    Flip.flag = $flag
    return content(flag)
  }
}

private struct Fields: View {
  let count: Int
  @FocusState private var field: Int?
  @State private var text = ""

  var body: some View {
    ForEach(0..<count, id: \.self) { TextField("\($0)", text: $text).focused($field, equals: $0) }
  }
}

@Observable @MainActor private final class Model: Identifiable {
  let id: Int
  var isOn = false
  init(id: Int) { self.id = id }
}

private struct ModelRow: View {
  let model: Model
  var body: some View { if model.isOn { Text("on") } else { Image("off") } }
}

private struct Nested: View {
  let depth: Int
  let value: CGFloat

  var body: some View {
    var view = AnyView(Text("inside"))
    for _ in 0..<depth { view = AnyView(view.padding(value)) }
    return view
  }
}

@Observable @MainActor private final class Cells {
  var states = Array(repeating: 0, count: 24)
  var order = Array(0..<6)
}

private struct Board: View {
  let cells: Cells

  var body: some View {
    VStack {
      ForEach(cells.order, id: \.self) { row in
        ForEach(0..<4, id: \.self) { column in Cell(cells: cells, number: row * 4 + column) }
      }
      if cells.states[3] == 2 { Text("end") }
    }
  }
}

private struct Cell: View {
  let cells: Cells
  let number: Int

  var body: some View {
    switch cells.states[number] {
    case 1: Text("one")
    case 2: Group { Text("two") }.padding(CGFloat(cells.states[(number + 1) % 24]))
    case 3: ForEach(0..<cells.states[(number + 5) % 24], id: \.self) { Text("\($0)").id(cells.states[number]) }
    default: EmptyView()
    }
  }
}
