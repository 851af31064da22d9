import SwiftUI
import TenureTesting
import Testing

/// What a screen keeps of itself for queries, against the same made anew of its window, after random steps.
@MainActor @Suite struct IndexTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theIndexSaysWhatTheWindowSays(seed: UInt64) async {
    let shop = Shop()
    let screen = Screen(ShopView(shop: shop))
    #expect(screen.indexFaults == [], "seed \(seed), at the start")
    var dice = Dice(state: seed)
    for step in 1...120 {
      let what = dice.roll(3) == 0 ? person(screen, &dice) : program(shop, &dice)
      await screen.settle()
      let faults = screen.indexFaults
      #expect(faults == [], "seed \(seed), step \(step): \(what)")
      if !faults.isEmpty { break }
    }
    #expect(screen.stopped == nil)
    screen.close()
    #expect(screen.text == "" && screen.tree == "" && !screen.shows("Milk"))
  }

  /// Something that a user does, if it is possible now.
  private func person(_ screen: Screen, _ dice: inout Dice) -> String {
    switch dice.roll(9) {
    case 0:
      let buttons = screen.buttons
      guard !buttons.isEmpty else { return "nothing to tap" }
      try? buttons[dice.roll(buttons.count)].tap()
      return "a button is tapped"
    case 1:
      let links = screen.links
      if !links.isEmpty { try? links[dice.roll(links.count)].tap() }
      return "a link is followed"
    case 2:
      try? screen.tabs[dice.roll(3)].tap()
      return "a tab is tapped"
    case 3:
      try? screen.search(["mi", "", "e"][dice.roll(3)])
      return "a search"
    case 4:
      try? screen.textFields.first?.type("x")
      return "a letter is typed"
    case 5:
      try? screen.pressTab()
      return "the tab key"
    case 6:
      let rows = screen.rows
      if !rows.isEmpty { try? rows[dice.roll(rows.count)].move(to: 0) }
      return "a row is moved"
    case 7:
      try? screen.disclosureGroup("More").tap()
      return "a disclosure"
    default:
      if (try? screen.dismiss()) == nil { try? screen.back() }
      return "away or back"
    }
  }

  /// Something that the program does by itself, with an animation or without.
  private func program(_ shop: Shop, _ dice: inout Dice) -> String {
    let number = dice.roll(12)
    let place = dice.roll(max(1, shop.items.count))
    func change() {
      switch number {
      case 0, 1: shop.add(at: place)
      case 2: if !shop.items.isEmpty { shop.items.remove(at: place) }
      case 3: shop.items.reverse()
      case 4: if shop.items.count > 1 { shop.items.swapAt(0, place) }
      case 5: if !shop.items.isEmpty { shop.items[place].title += "!" }
      case 6: if !shop.items.isEmpty { shop.items[place].isPale.toggle() }
      case 7: shop.path = shop.path.isEmpty ? [place, place + 1] : []
      case 8: shop.sheet = shop.sheet == nil ? Shop.Item(id: place, title: "Milk") : nil
      case 9: shop.tab = (shop.tab + 1) % 3
      case 10: shop.isBusy.toggle()
      default: shop.asks.toggle()
      }
    }
    if dice.roll(2) == 0 { withAnimation { change() } } else { change() }
    return "change \(number)"
  }
}

private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@MainActor @Observable private final class Shop {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isPale = false
  }

  var items = (0..<6).map { Item(id: $0, title: ["Milk", "Tea", "Bread"][$0 % 3]) }
  var path: [Int] = []
  var tab = 0
  var sheet: Item?
  var asks = false
  var isBusy = false
  var query = ""
  var name = ""
  var flavour = 0
  private var next = 100

  var found: [Item] { query.isEmpty ? items : items.filter { $0.title.lowercased().contains(query) } }

  func add(at place: Int) {
    next += 1
    items.insert(Item(id: next, title: "New \(next)"), at: min(place, items.count))
  }
}

private struct ShopView: View {
  @Bindable var shop: Shop

  var body: some View {
    TabView(selection: $shop.tab) {
      NavigationStack(path: $shop.path) {
        List {
          ForEach(shop.found) { item in
            NavigationLink(value: item.id) { ItemRow(item: item) { shop.name += "b" } }
              .opacity(item.isPale ? 0 : 1)
              .swipeActions { Button("Pin") { shop.items.swapAt(0, 0) } }
              .accessibilityIdentifier("item \(item.id)")
          }
          .onMove { shop.items.move(fromOffsets: $0, toOffset: $1) }
        }
        .searchable(text: $shop.query)
        .refreshable {}
        .navigationTitle("Shop of \(shop.items.count)")
        .toolbar { Button("Add") { shop.add(at: 0) } }
        .navigationDestination(for: Int.self) { Text("Item \($0)").navigationTitle("Item") }
      }
      .tabItem { Label("Shop", systemImage: "cart") }.tag(0)
      Form {
        TextField("Name", text: $shop.name)
        Picker("Flavour", selection: $shop.flavour) { ForEach(shop.items) { Text($0.title).tag($0.id) } }
        DisclosureGroup("More") { Stepper("Amount", value: $shop.flavour) }
      }
      .tabItem { Text("Settings of \(shop.name)") }.tag(1)
      ZStack {
        VStack { ForEach(shop.items) { Text($0.title).transition(.slide) } }
        if shop.isBusy { Color.black.ignoresSafeArea() }
      }
      .tabItem { Text("All") }.tag(2)
    }
    .sheet(item: $shop.sheet) { item in
      TextField("In the sheet", text: $shop.name)
      ForEach(shop.items) { Text("\(item.title) and \($0.title)") }
    }
    .alert("Sure of \(shop.items.count)?", isPresented: $shop.asks) { Button("Yes") { shop.items.reverse() } }
  }
}

private struct ItemRow: View {
  let item: Shop.Item
  let buy: @MainActor () -> Void

  var body: some View {
    HStack {
      if item.isPale { Image(systemName: "moon") }
      Text(item.title)
      Button("Buy \(item.title)", action: buy)
    }
  }
}
