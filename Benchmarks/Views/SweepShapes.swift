import Foundation
import SwiftUI
import TenureRender
import TenureRuntime

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age = 0
}

@MainActor private func makePeople(_ count: Int) -> [Person] {
  (0..<count).map { Person(id: $0, name: "Person \($0)") }
}

@MainActor private func rows<Row: View>(
  _ name: String, rowsInSight: Int? = nil, @ViewBuilder _ row: @escaping (Int, Bool) -> Row
) -> SweepShape {
  SweepShape(
    name: name,
    view: { count in
      AnyView(Flipping { flag in List { ForEach(0..<count, id: \.self) { row($0, flag) } } })
    }, rowsInSight: rowsInSight)
}

@MainActor private func screen<Content: View>(
  _ name: String, @ViewBuilder _ content: @escaping (Int, Bool) -> Content
) -> SweepShape {
  SweepShape(name: name, view: { count in AnyView(Flipping { flag in content(count, flag) }) })
}

@MainActor let shapes: [SweepShape] = [
  rows("if else") { row, flag in if flag { Text("on \(row)") } else { Button("off") {} } },
  rows("if else, scrolled", rowsInSight: 20) { row, flag in if flag { Text("on \(row)") } else { Button("off") {} } },
  rows("if") { row, flag in if flag { Text("on \(row)") } },
  rows("AnyView") { row, flag in flag ? AnyView(Text("on \(row)")) : AnyView(Button("off") {}) },
  rows("switch in Group") { row, flag in
    Group {
      switch flag ? row % 3 : 3 {
      case 0: Text("zero")
      case 1: Button("one") {}
      case 2: EmptyView()
      default: Image("other")
      }
    }
  },
  rows("id UUID") { row, _ in Text("row \(row)").id(UUID()) },
  rows("opacity") { row, flag in Text("row \(row)").opacity(flag ? 1 : 0.5).padding(flag ? 1 : 2).bold(flag) },
  rows("badge") { row, flag in Text("row \(row)").badge(flag ? 1 : 2) },
  rows("onAppear in if") { row, flag in
    Group { if flag { Text("on \(row)").onAppear {} } else { Text("off").onDisappear {} } }.onAppear {}
  },
  rows("preference") { row, flag in
    Group { if flag { Text("on").preference(key: Sum.self, value: row) } }.onPreferenceChange(Sum.self) { _ in }
  },
  screen("if in Group with onAppear") { count, flag in
    List { Group { ForEach(0..<count, id: \.self) { _ in if flag { Text("on") } else { Image("off") } } }.onAppear {} }
  },
  SweepShape(
    name: "if in Group with onAppear, scrolled",
    view: { count in
      AnyView(
        Flipping { flag in
          List {
            Group { ForEach(0..<count, id: \.self) { _ in if flag { Text("on") } else { Image("off") } } }.onAppear {}
          }
        })
    }, rowsInSight: 20),
  screen("two empty collections") { count, flag in
    VStack {
      ForEach(0..<count, id: \.self) { _ in if flag { Text("on") } }
      ForEach(0..<count, id: \.self) { _ in if !flag { Text("off") } }
    }
  },
  screen("sections") { count, flag in
    List {
      ForEach(0..<count / 10, id: \.self) { section in
        Section("\(section)") { ForEach(0..<10, id: \.self) { _ in if flag { Text("on") } else { Image("off") } } }
      }
    }
  },
  screen("collections in collections") { count, flag in
    List {
      ForEach(0..<count / 10, id: \.self) { _ in
        ForEach(0..<10, id: \.self) { row in if flag || row == 3 { Text("on") } }
      }
    }
  },
  screen("come and go") { count, flag in List { ForEach(0..<(flag ? count : 0), id: \.self) { Text("\($0)") } } },
  screen("come and go, empty") { count, flag in
    List { ForEach(0..<(flag ? count : 0), id: \.self) { row in if row < 0 { Text("\(row)") } } }
  },
  screen("reversed") { count, flag in
    List { ForEach(flag ? Array((0..<count).reversed()) : Array(0..<count), id: \.self) { Text("\($0)") } }
  },
  screen("shuffled") { count, flag in
    List { ForEach((0..<count).map { flag ? $0 &* 7_919 % count : $0 }, id: \.self) { Text("\($0)") } }
  },
  screen("focused fields come and go") { count, flag in Fields(count: flag ? count : 0) },
  screen("openers come and go") { count, flag in
    VStack { ForEach(0..<(flag ? count : 0), id: \.self) { Text("\($0)").onOpenURL { _ in } } }
  },
  screen("sheets come and go") { count, flag in
    VStack {
      ForEach(0..<(flag ? count : 0), id: \.self) {
        Text("\($0)").sheet(isPresented: .constant(false)) { Text("sheet") }
      }
    }
  },
  screen("links come and go") { count, flag in
    NavigationStack {
      List { ForEach(0..<(flag ? count : 0), id: \.self) { NavigationLink("\($0)", value: $0) } }
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  },
  screen("links to be selected") { count, flag in
    NavigationStack {
      List(selection: .constant(nil as Int?)) {
        ForEach(0..<(flag ? count : 0), id: \.self) { NavigationLink("\($0)", value: $0) }
      }
    }
  },
  screen("placeholders come and go") { count, flag in
    VStack { Text("x") }.modifier(Repeated(count: flag ? count : 0))
  },
  screen("animated removal") { count, flag in
    VStack { ForEach(0..<(flag ? count : 0), id: \.self) { Text("\($0)") } }.animation(.default, value: flag)
  },
  SweepShape(
    name: "ten modifiers a row, nothing changed",
    view: { count in AnyView(Flipping { flag in Cards(count: count, flag: flag) }) }),
  SweepShape(
    name: "ten modifiers a row, come and go",
    view: { count in AnyView(Flipping { Cards(count: $0 ? count : 0, flag: $0) }) }),
  SweepShape(name: "nested modifiers, a tenth", view: { count in AnyView(Flipping { nested(count / 10, $0) }) }),
  SweepShape(name: "one cell of a table", view: { AnyView(People(count: $0)) }) { session, count in
    session.handle("cell") { Handles.people!.wrappedValue[count / 2].age += 1 }
  },
  SweepShape(name: "one cell of a table with its own state", view: { AnyView(People(count: $0, captures: true)) }) {
    session, count in session.handle("cell") { Handles.people!.wrappedValue[count / 2].age += 1 }
  },
  SweepShape(name: "select each in turn", view: { AnyView(Selecting(count: $0)) }) { session, count in
    for row in 0..<count { session.handle("select") { Handles.selection!.wrappedValue = [row] } }
  },
  SweepShape(name: "select all", view: { AnyView(Selecting(count: $0)) }) { session, count in
    session.handle("select") {
      Handles.selection!.wrappedValue = Handles.selection!.wrappedValue.isEmpty ? Set(0..<count) : []
    }
  },
  SweepShape(
    name: "tap each in turn", view: { AnyView(Selecting(count: $0)) }
  ) { session, count in
    for row in rowElements(session) { session.perform(.tap, on: row, event: "tap") }
  },
  SweepShape(name: "each row flips by itself", view: { AnyView(Models(count: $0)) }) { session, count in
    for row in 0..<count { session.handle("flip") { Handles.models[row &* 7_919 % count].isOn.toggle() } }
  },
  SweepShape(name: "all rows flip by themselves", view: { AnyView(Models(count: $0)) }) { session, count in
    session.handle("flip") { for row in 0..<count { Handles.models[row &* 7_919 % count].isOn.toggle() } }
  },
  SweepShape(name: "scroll to", view: { AnyView(Reader(count: $0)) }) { session, count in
    session.handle("scroll") { Handles.scroll!.scrollTo(count - 1) }
  },
]

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Fields: View {
  let count: Int
  @FocusState private var field: Int?
  @State private var text = ""

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { TextField("\($0)", text: $text).focused($field, equals: $0) } }
  }
}

private struct Repeated: ViewModifier {
  let count: Int
  func body(content: Content) -> some View { ForEach(0..<count, id: \.self) { _ in content } }
}

/// Rows as programs write them, in the collection itself.
private struct Cards: View {
  let count: Int
  let flag: Bool

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { number in
        Text("Card \(number)")
          .font(.headline)
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.blue)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .shadow(radius: 2)
          .opacity(0.9)
          .padding(.horizontal)
      }
    }
  }
}

@MainActor private func nested(_ depth: Int, _ flag: Bool) -> AnyView {
  var view = AnyView(Text("inside"))
  for level in 0..<depth { view = AnyView(view.padding(flag ? CGFloat(level) : 0)) }
  return view
}

private struct People: View {
  @State private var people: [Person]
  @State private var unit = "years"
  let captures: Bool

  init(count: Int, captures: Bool = false) {
    _people = State(initialValue: makePeople(count))
    self.captures = captures
  }

  var body: some View {
    Handles.people = $people
    return Group {
      if captures {
        SwiftUI.Table(people) {
          TableColumn("Name") { Text($0.name + unit) }
          TableColumn("Age") { Text("\($0.age) \(unit)") }
          TableColumn("3") { Text("\($0.age) \(unit)") }
          TableColumn("4") { Text("\($0.age) \(unit)") }
          TableColumn("5") { Text("\($0.age) \(unit)") }
          TableColumn("6") { Text("\($0.age) \(unit)") }
          TableColumn("7") { Text("\($0.age) \(unit)") }
          TableColumn("8") { Text("\($0.age) \(unit)") }
          TableColumn("9") { Text("\($0.age) \(unit)") }
          TableColumn("10") { Text("\($0.age) \(unit)") }
        }
      } else {
        SwiftUI.Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
          TableColumn("3") { Text("\($0.age)") }
          TableColumn("4") { Text("\($0.age)") }
          TableColumn("5") { Text("\($0.age)") }
          TableColumn("6") { Text("\($0.age)") }
          TableColumn("7") { Text("\($0.age)") }
          TableColumn("8") { Text("\($0.age)") }
          TableColumn("9") { Text("\($0.age)") }
          TableColumn("10") { Text("\($0.age)") }
        }
      }
    }
  }
}

private struct Selecting: View {
  let count: Int
  @State private var selection: Set<Int> = []

  var body: some View {
    Handles.selection = $selection
    return List(selection: $selection) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
  }
}

@Observable @MainActor final class Model: Identifiable {
  let id: Int
  var isOn = false
  init(id: Int) { self.id = id }
}

private struct ModelFlip: View {
  let model: Model
  var body: some View { if model.isOn { Text("on") } else { Image("off") } }
}

private struct Models: View {
  let models: [Model]

  init(count: Int) {
    models = (0..<count).map { Model(id: $0) }
    Handles.models = models
  }

  var body: some View { List { ForEach(models) { ModelFlip(model: $0) } } }
}

private struct Reader: View {
  let count: Int

  var body: some View {
    ScrollViewReader { proxy in
      let _ = Handles.scroll = proxy
      ScrollView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
  }
}

/// The rows of the list that the screen is.
@MainActor private func rowElements(_ session: Session) -> [NodeID] { session.screen!.children[0].children.map(\.id) }
