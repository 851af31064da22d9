import SwiftUI
import TenureRender
import TenureTesting
import Testing

private struct Item: Identifiable, Hashable {
  var id: Int
  var name: String
  var count: Int
  var isBought = false
}

private let shopping = [
  Item(id: 1, name: "Milk", count: 2), Item(id: 2, name: "Bread", count: 1), Item(id: 3, name: "Eggs", count: 12),
]

/// State of its own in a cell.
private struct Tally: View {
  let item: Item
  @State private var taps = 0
  var body: some View { Button("\(item.name) tapped \(taps)") { taps += 1 } }
}

private struct Sorted: View {
  @State private var items = shopping
  @State private var order = [KeyPathComparator(\Item.id)]

  var body: some View {
    Table(items, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Count", value: \.count) { Text("\($0.count)") }
      TableColumn("Tally") { item in Tally(item: item) }
    }
    .onChange(of: order) { items.sort(using: order) }
    Text("order \(order.map { "\(name($0.keyPath)) \($0.order)" }.joined(separator: ", "))")
    Button("Order by nothing") { order = [] }
  }

  private func name(_ path: PartialKeyPath<Item>) -> String {
    path == \Item.name ? "name" : path == \Item.count ? "count" : "id"
  }
}

private struct OneItem: View {
  @State private var selected: Int?
  @State private var items = shopping
  var body: some View {
    Table(items, selection: $selected) {
      TableColumn("Name", value: \.name)
      TableColumn("Count", value: \.count) { Text("\($0.count)") }
    }
    Text("selected \(selected.map { "\($0)" } ?? "none")")
    Button("Drop first") { items.removeFirst() }
    Button("Back") { items = shopping }
  }
}

private struct ManyItems: View {
  @State private var selected: Set<Int> = [2]
  @State private var order: [KeyPathComparator<Item>] = []
  var body: some View {
    Table(shopping.sorted(using: order), selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
    Text("selected \(selected.sorted().map { "\($0)" }.joined(separator: " "))")
  }
}

private struct Chosen: View {
  @State private var showsCount = false
  @State private var months = ["May"]
  @State private var isLong = false

  var body: some View {
    Table(of: Item.self) {
      Group { TableColumn("Name") { (item: Item) in Text(item.name) }.width(120) }
      if showsCount { TableColumn("Count") { Text("\($0.count) pieces") }.width(min: 40, max: 90) }
      if isLong { TableColumn("Long") { _ in Text("long") } } else { TableColumn("Short") { _ in Text("short") } }
      TableColumnForEach(months, id: \.self) { month in
        TableColumn(month) { item in Text("\(item.name) in \(month)") }
      }
      .alignment(.trailing)
    } rows: {
      TableRow(Item(id: 9, name: "First", count: 0))
      ForEach(shopping) { TableRow($0) }
      if isLong { TableRow(Item(id: 10, name: "Last", count: 0)) }
    }
    Button("Counts") { showsCount.toggle() }
    Button("June") { months.append("June") }
    Button("Long") { isLong.toggle() }
  }
}

@Observable private final class Product: Identifiable {
  let id: Int
  var stock = 0
  init(id: Int) { self.id = id }
}

private struct Stock: View {
  let products: [Product]
  var body: some View {
    Table(products) { TableColumn("Stock") { Text("Product \($0.id): \($0.stock)") } }
  }
}

/// Columns and rows in types of one's own.
private struct Measures: TableColumnContent {
  let unit: String

  @TableColumnBuilder<Item, KeyPathComparator<Item>>
  var tableColumnBody: some TableColumnContent<Item, KeyPathComparator<Item>> {
    TableColumn("Count", value: \.count) { [unit] in Text("\($0.count) \(unit)") }
    TableColumn("Bought", value: \.isBought) { Text($0.isBought ? "yes" : "no") }
  }
}

private struct Groceries: TableRowContent {
  let items: [Item]

  var tableRowBody: some TableRowContent<Item> { ForEach(items) }
}

private struct Own: View {
  @State private var order: [KeyPathComparator<Item>] = []
  var body: some View {
    Table(sortOrder: $order) {
      TableColumn("Name", value: \.name)
      Measures(unit: "pieces")
    } rows: {
      Groceries(items: shopping.sorted(using: order))
    }
  }
}

private struct LongTable: View {
  @State private var seen = 0
  var body: some View {
    Table((0..<100).map { Item(id: $0, name: "Item \($0)", count: $0) }) {
      TableColumn("Name") { Text($0.name).onAppear { seen += 1 } }
    }
    Text("seen \(seen)")
  }
}

@MainActor struct TableTests {
  private func names(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map(String.init).filter { shopping.map(\.name).contains($0) }
  }

  @Test("A table is its columns' heads, and a row of cells for each element")
  func tree() throws {
    let screen = Screen(OneItem())
    #expect(
      screen.tree.hasPrefix(
        """
        table selection="one" selectionType="Int"
          part role="header"
            columnHeader
              text "Name"
            columnHeader
              text "Count"
          tableRow
            cell
              text "Milk"
            cell
              text "2"
          tableRow
        """))
    #expect(try screen.row("12").text == "Eggs\n12")
  }

  @Test("The head of a column makes it the first to decide, then turns the order around")
  func sorting() throws {
    let screen = Screen(Sorted())
    #expect(names(screen) == ["Milk", "Bread", "Eggs"])
    try screen.button("Name").tap()
    #expect(names(screen) == ["Bread", "Eggs", "Milk"])
    #expect(screen.shows("order name forward, id forward"))
    try screen.button("Name").tap()
    #expect(names(screen) == ["Milk", "Eggs", "Bread"])
    #expect(screen.shows("order name reverse, id forward"))
    try screen.button("Count").tap()
    #expect(names(screen) == ["Bread", "Milk", "Eggs"])
    #expect(screen.shows("order count forward, name reverse, id forward"))
    try screen.button("Name").tap()
    #expect(screen.shows("order name forward, count forward, id forward"))
    #expect(throws: (any Error).self) { try screen.button("Tally").tap() }
  }

  @Test("The heads say what the order is, also when the program sets it")
  func heads() throws {
    let screen = Screen(Sorted())
    let heads = { try ["Name", "Count", "Tally"].map { try screen.element(role: "columnHeader", label: $0).value } }
    #expect(try heads() == ["none", "none", ""])
    try screen.button("Count").tap()
    #expect(try heads() == ["none", "forward", ""])
    try screen.button("Count").tap()
    #expect(try heads() == ["none", "reverse", ""])
    try screen.button("Order by nothing").tap()
    #expect(try heads() == ["none", "none", ""])
  }

  @Test("State in a cell goes with its row's identity")
  func identity() throws {
    let screen = Screen(Sorted())
    try screen.button("Milk tapped 0").tap()
    try screen.button("Name").tap()
    #expect(try screen.row("Milk").text.contains("Milk tapped 1"))
    let replay = try Replay(Sorted())
    try replay.perform(on: "button", "Milk tapped 0")
    for head in ["Name", "Name", "Count", "Name"] { try replay.perform(on: "button", head) }
  }

  @Test("R169 a row that is tapped is the selection, by the id of its element")
  func oneRow() throws {
    let screen = Screen(OneItem())
    let selected = { try shopping.map(\.name).filter { try screen.row($0).isSelected } }
    #expect(try selected() == [])
    try screen.row("Bread").tap()
    #expect(screen.shows("selected 2"))
    #expect(try selected() == ["Bread"])
    try screen.select("Milk")
    #expect(try selected() == ["Milk"])
    try screen.button("Drop first").tap()
    #expect(screen.shows("selected 1"))
    try screen.button("Back").tap()
    #expect(try selected() == ["Milk"])
    try screen.row("Milk").deselect()
    #expect(screen.shows("selected none"))
    // A head is no row.
    let head = try screen.element(role: "columnHeader", label: "Name")
    #expect(throws: (any Error).self) { try head.tap() }
  }

  @Test("A set holds any number of rows, in whatever order they are")
  func manyRows() throws {
    let screen = Screen(ManyItems())
    #expect(try screen.row("Bread").isSelected)
    try screen.row("Eggs").select()
    try screen.button("Name").tap()
    #expect(screen.shows("selected 2 3"))
    #expect(try shopping.map { try screen.row($0.name).isSelected } == [false, true, true])
    try screen.row("Milk").tap()
    #expect(screen.shows("selected 1"))
  }

  @Test("A row of a table without a selection says how to give it one")
  func noSelection() throws {
    let screen = Screen(Own())
    let error = #expect(throws: ScreenError.self) { try screen.row("Milk").select() }
    #expect("\(try #require(error))".contains("Table(data, selection: $selected)"))
  }

  @Test("Columns and rows come and go as their builders say")
  func builders() throws {
    let screen = Screen(Chosen())
    #expect(try screen.row("First").text == "First\nshort\nFirst in May")
    try screen.button("Counts").tap()
    try screen.button("June").tap()
    try screen.button("Long").tap()
    #expect(try screen.row("Milk").text == "Milk\n2 pieces\nlong\nMilk in May\nMilk in June")
    #expect(try screen.row("Last").text == "Last\n0 pieces\nlong\nLast in May\nLast in June")
    #expect(screen.tree.contains("columnHeader width=120 minWidth=120 maxWidth=120"))
    #expect(screen.tree.contains("columnHeader minWidth=40 maxWidth=90"))
    #expect(screen.tree.contains("columnHeader alignment=\"trailing\"\n      text \"June\""))
    try screen.button("Counts").tap()
    #expect(try screen.row("Milk").text == "Milk\nlong\nMilk in May\nMilk in June")
    let replay = try Replay(Chosen())
    for name in ["Counts", "June", "Long", "Counts", "Long"] { try replay.perform(on: "button", name) }
  }

  @Test("Columns and rows may be types of the program's own")
  func ownTypes() throws {
    let screen = Screen(Own())
    #expect(try screen.row("Milk").text == "Milk\n2 pieces\nno")
    try screen.button("Count").tap()
    #expect(names(screen) == ["Bread", "Milk", "Eggs"])
    try screen.button("Bought").tap()
    #expect(try screen.element(role: "columnHeader", label: "Bought").value == "forward")
  }

  @Test("What a cell reads runs its row again, and no other one")
  func work() async throws {
    let products = (0..<1_000).map { Product(id: $0) }
    let screen = Screen(Stock(products: products))
    screen.mark()
    products[500].stock = 7
    await screen.settle()
    #expect(screen.shows("Product 500: 7"))
    #expect(screen.bodies(of: Stock.self) == 0)
    #expect(screen.patchSteps.count == 1)
  }

  @Test("The rows in sight appear, and others as they are scrolled to")
  func scrolling() throws {
    let screen = Screen(LongTable(), visibleRows: 10)
    #expect(screen.shows("seen 10"))
    try screen.row("Item 15").scrollIntoView()
    #expect(screen.shows("seen 16"))
  }
}
