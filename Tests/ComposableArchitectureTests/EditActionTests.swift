import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Groceries {
  @ObservableState struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = IdentifiedArray(uniqueElements: (1...12).map { Item(id: $0) })
  }

  struct Item: Equatable, Identifiable { let id: Int }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct GroceriesView: View {
  @Bindable var store: StoreOf<Groceries>

  var body: some View { List($store.items, editActions: .all) { item in Text("Item \(item.wrappedValue.id)") } }
}

/// Code that knows nothing of identified arrays.
private func moveAny<C: MutableCollection>(_ collection: inout C, _ source: IndexSet, _ destination: Int) {
  collection.move(fromOffsets: source, toOffset: destination)
}

private func removeAny<C: MutableCollection & RangeReplaceableCollection>(_ collection: inout C, _ offsets: IndexSet) {
  collection.remove(atOffsets: offsets)
}

@MainActor @Suite struct EditActionTests {
  @Test("Rows of an identified array are moved and deleted by edit actions, and none is lost")
  func rows() throws {
    let store = Store(initialState: Groceries.State()) { Groceries() }
    let screen = Screen(GroceriesView(store: store))
    try screen.row("Item 1").move(to: 2)
    #expect(store.items.map(\.id) == [2, 3, 1] + (4...12))
    try screen.row("Item 12").move(to: 0)
    #expect(store.items.map(\.id) == [12, 2, 3, 1] + (4...11))
    try screen.row("Item 3").delete()
    #expect(store.items.map(\.id) == [12, 2, 1] + (4...11) && store.items[id: 4]?.id == 4)
    #expect(Array(store.items.ids) == store.items.map(\.id) && screen.issues.isEmpty)
  }

  @Test("Offsets of an identified array are moved and taken out by code for any collection, as those of an array")
  func anyCollection() {
    for bits in 0..<64 {
      let offsets = IndexSet((0..<6).filter { bits >> $0 & 1 == 1 })
      for destination in 0...6 {
        var array = Array(0..<6)
        var identified = IdentifiedArray(uniqueElements: array.map { Groceries.Item(id: $0) })
        var ids = identified
        let moved = array.filter { offsets.contains($0) }
        let rest = array.filter { !offsets.contains($0) }
        let before = rest.filter { $0 < destination }
        let expected = before + moved + rest.dropFirst(before.count)
        moveAny(&array, offsets, destination)
        moveAny(&identified, offsets, destination)
        #expect(array == expected && identified.map(\.id) == expected)
        #expect(expected.allSatisfy { identified[id: $0]?.id == $0 })
        removeAny(&ids, offsets)
        #expect(ids.map(\.id) == rest && ids.ids.count == rest.count)
      }
    }
  }

  @Test("An identified array that knows its elements by something else keeps that when some are taken out")
  func otherIDs() {
    struct Person: Identifiable, Equatable {
      let id: Int
      let number: Int
    }
    var people = IdentifiedArray(
      (0..<4).map { Person(id: 0, number: $0) }, id: \.number, uniquingIDsWith: { a, _ in a })
    removeAny(&people, [1])
    #expect(people.map(\.number) == [0, 2, 3] && people[id: 3]?.number == 3)
  }
}
