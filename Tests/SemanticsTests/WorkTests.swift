import SwiftUI
import TenureTesting
import Testing

/// Work follows the change, not the size of the screen.
@MainActor @Suite struct WorkTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var value = 0
  }

  private struct Row: View {
    let item: Item
    @State private var likes = 0

    var body: some View { Button("row \(item.id) at \(item.value) with \(likes)") { likes += 1 } }
  }

  private struct Table: View {
    @State private var items: [Item]

    init(count: Int) { _items = State(initialValue: (0..<count).map { Item(id: $0) }) }

    var body: some View {
      VStack {
        Button("Change every tenth") {
          for index in stride(from: 0, to: items.count, by: 10) { items[index].value += 1 }
        }
        Button("Swap") { items.swapAt(1, items.count - 2) }
        Button("Move first to the end") { items.append(items.removeFirst()) }
        Button("Insert in the middle") { items.insert(Item(id: items.count), at: items.count / 2) }
        Button("Remove in the middle") { items.remove(at: items.count / 2) }
        Button("Remove all") { items = [] }
        ForEach(items) { Row(item: $0) }
      }
    }
  }

  @Test("R033 R034 one write to a leaf's state is one body, however many there are", arguments: [10, 1000])
  func leafWrite(count: Int) throws {
    let screen = Screen(Table(count: count))
    #expect(screen.bodies(of: Row.self) == count)
    screen.mark()
    try screen.button("row \(count / 2) at 0 with 0").tap()
    #expect(screen.shows("row \(count / 2) at 0 with 1"))
    #expect(screen.bodies(of: Row.self) == 1)
    #expect(screen.bodies(of: Table.self) == 0)
    #expect(screen.patchSteps.count == 1)
  }

  @Test("R034 when one row in ten changes, one row in ten runs", arguments: [10, 1000])
  func everyTenth(count: Int) throws {
    let screen = Screen(Table(count: count))
    screen.mark()
    try screen.button("Change every tenth").tap()
    #expect(screen.bodies(of: Row.self) == count / 10)
    #expect(screen.bodies(of: Table.self) == 1)
    #expect(screen.patchSteps.count == count / 10)
    #expect(screen.shows("row 0 at 1 with 0") && screen.shows("row 9 at 0 with 0"))
  }

  @Test("R047 one property of one row's observable object is one body", arguments: [10, 1000])
  func observableRow(count: Int) throws {
    let models = (0..<count).map { RowModel(id: $0) }
    let screen = Screen(ModelTable(models: models))
    screen.mark()
    try screen.button("model \(count / 2) at 0").tap()
    #expect(screen.shows("model \(count / 2) at 1"))
    #expect(screen.bodies(of: ModelRow.self) == 1)
    #expect(screen.bodies(of: ModelTable.self) == 0)
    #expect(screen.patchSteps.count == 1)
  }

  @Test("R011 two rows that swap are two moves and no row's body", arguments: [10, 1000])
  func swap(count: Int) throws {
    let screen = Screen(Table(count: count))
    screen.mark()
    try screen.button("Swap").tap()
    #expect(screen.bodies(of: Row.self) == 0)
    #expect(screen.patchSteps.count == 2)
    #expect(screen.moves == 2)
    #expect(screen.rows[1] == "row \(count - 2) at 0 with 0")
    #expect(screen.rows[count - 2] == "row 1 at 0 with 0")
  }

  @Test("R011 a row that moves is one step, one that comes is one body and one step", arguments: [10, 1000])
  func edits(count: Int) throws {
    let screen = Screen(Table(count: count))
    try screen.button("row 0 at 0 with 0").tap()
    screen.mark()
    try screen.button("Move first to the end").tap()
    #expect(screen.bodies(of: Row.self) == 0)
    #expect(screen.patchSteps.count == 1 && screen.moves == 1)
    #expect(screen.rows.last == "row 0 at 0 with 1")
    screen.mark()
    try screen.button("Insert in the middle").tap()
    #expect(screen.bodies(of: Row.self) == 1)
    #expect(screen.patchSteps.count == 1)
    #expect(screen.rows[count / 2] == "row \(count.formatted()) at 0 with 0")
    screen.mark()
    try screen.button("Remove in the middle").tap()
    #expect(screen.bodies(of: Row.self) == 0)
    #expect(screen.patchSteps.count == 1)
    #expect(screen.rows.count == count)
    #expect(screen.rows.last == "row 0 at 0 with 1")
    screen.mark()
    try screen.button("Remove all").tap()
    #expect(screen.bodies(of: Row.self) == 0)
    #expect(screen.patchSteps.count == count)
    #expect(screen.rows.isEmpty)
  }

  @Test("R048 after any writes the screen shows the current values", arguments: 0..<10)
  func currentValues(seed: Int) throws {
    let models = (0..<6).map { RowModel(id: $0) }
    let object = Total()
    let screen = Screen(Everything(models: models, object: object))
    var random = Steps(state: UInt64(seed))
    var count = 0
    for round in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try screen.button("Object \(object.count)").tap()
      case 1:
        try screen.button("Count \(count)").tap()
        count += 1
      case 2: try screen.button("Several").tap()
      default:
        let model = models.randomElement(using: &random)!
        try screen.button("model \(model.id) at \(model.value)").tap()
      }
      let expected =
        ["Object \(object.count)", "Count \(count)", "Several", "Sum \(models.map(\.value).reduce(0, +)) and \(count)"]
        + models.map { "model \($0.id) at \($0.value)" } + ["bound \(count), published \(object.count)"]
      #expect(screen.text == expected.joined(separator: "\n"), "seed \(seed), round \(round)")
    }
  }

  private struct Everything: View {
    let models: [RowModel]
    @ObservedObject var object: Total
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Object \(object.count)") { object.count += 1 }
        Button("Count \(count)") { count += 1 }
        Button("Several") {
          for model in models where model.id.isMultiple(of: 2) { model.value += 1 }
          object.count += 1
        }
        Text("Sum \(models.map(\.value).reduce(0, +)) and \(count)")
        ForEach(models) { ModelRow(model: $0) }
        Bound(count: $count, published: $object.count)
      }
    }
  }

  private struct Bound: View {
    @Binding var count: Int
    @Binding var published: Int

    var body: some View { Text("bound \(count), published \(published)") }
  }
}

private final class Total: ObservableObject {
  @Published var count = 0
}

@Observable @MainActor private final class RowModel: Identifiable {
  let id: Int
  var value = 0

  init(id: Int) { self.id = id }
}

private struct ModelRow: View {
  let model: RowModel

  var body: some View { Button("model \(model.id) at \(model.value)") { model.value += 1 } }
}

private struct ModelTable: View {
  let models: [RowModel]

  var body: some View { VStack { ForEach(models) { ModelRow(model: $0) } } }
}

extension Screen {
  fileprivate var rows: [String] { text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("row ") } }
}

extension Screen {
  /// How many of the patches' steps move an element.
  fileprivate var moves: Int { patchSteps.count { $0.kind == .move } }
}
