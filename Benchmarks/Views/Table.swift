import SwiftUI
import TenureRuntime

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// A row as programs have them: a view of its own, with a text, a button and state.
struct Row: View {
  let item: Item
  @State private var count = 0

  var body: some View {
    if item.id == Handles.rowWanted { Handles.row = $count }
    return HStack {
      Text(item.title)
      Button("\(count)") { count += 1 }
    }
  }
}

struct Table: View {
  @State private var items: [Item]
  @State private var tick = 0

  init(count: Int) { _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Item \($0)") }) }

  var body: some View {
    Handles.items = $items
    Handles.tick = $tick
    _ = tick
    return VStack {
      ForEach(items) { item in Row(item: item) }
    }
  }
}

/// Ways into the state of the table on the screen, for writing from outside.
@MainActor enum Handles {
  static var rowWanted = -1
  static var row: Binding<Int>?
  static var items: Binding<[Item]>?
  static var tick: Binding<Int>?
  static var flag: Binding<Bool>?
  static var people: Binding<[Person]>?
  static var selection: Binding<Set<Int>>?
  static var models: [Model] = []
  static var scroll: ScrollViewProxy?
}

@MainActor func mounted<V: View>(_ view: V) -> Session {
  let session = Session()
  session.mount(view)
  return session
}
