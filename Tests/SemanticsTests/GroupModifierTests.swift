import SwiftUI
import TenureTesting
import Testing

private struct Count: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func counts(_ diary: Diary) -> some View {
    onPreferenceChange(Count.self) { count in diary.note("\(count)") }
  }
}

/// What a modifier around several views says of each of them (rule R183).
@MainActor @Suite struct GroupModifierTests {
  struct Pair: View {
    var body: some View {
      Text("first of a pair")
      Text("second of a pair")
    }
  }

  struct Changing: View {
    let diary: Diary
    @State private var rows = ["a", "b"]
    @State private var isOpen = false
    var body: some View {
      VStack {
        Group {
          Text("always")
          if isOpen { Text("open") }
          ForEach(rows, id: \.self) { Text($0) }
        }
        .preference(key: Count.self, value: 1)
        Button("Open") { isOpen.toggle() }
        Button("Add") { rows.append("c") }
        Button("Clear") { rows = [] }
      }
      .counts(diary)
    }
  }

  @Test("R183 a preference on a Group is one on each of its views, whatever they are made of, as they come and go")
  func group() throws {
    let diary = Diary()
    let screen = Screen(Changing(diary: diary))
    #expect(diary.takeLines() == ["3"])
    try screen.button("Open").tap()
    try screen.button("Add").tap()
    #expect(diary.takeLines() == ["4", "5"])
    try screen.button("Clear").tap()
    #expect(diary.takeLines() == ["2"])
    screen.close()
  }

  @Test("R183 a preference counts the views of a ForEach, a body of several views, and containers as one")
  func shapes() {
    func sum<V: View>(_ view: V) -> [String] {
      let diary = Diary()
      Screen(VStack { view.preference(key: Count.self, value: 1) }.counts(diary)).close()
      return diary.lines
    }
    #expect(sum(Text("one")) == ["1"])
    #expect(sum(ForEach(0..<4) { Text("\($0)") }) == ["4"])
    #expect(sum(Pair()) == ["2"])
    #expect(sum(Group { Pair() }) == ["2"])
    #expect(sum(AnyView(Pair())) == ["2"])
    #expect(sum(TupleView(Text("a"), Text("b"), Text("c"))) == ["3"])
    #expect(sum(VStack { Pair() }) == ["1"])
    #expect(sum(Group { Text("swiped").swipeActions { Button("Delete") {} } }) == ["1"])
    // No view, nobody who says anything.
    #expect(sum(ForEach(0..<0) { Text("\($0)") }) == [])
    #expect(sum(EmptyView()) == [])
  }

  @Test("R183 a preference in a background or on the whole of a screen is said once, though it shows nothing")
  func alone() {
    let diary = Diary()
    Screen(Text("in front").background(EmptyView().preference(key: Count.self, value: 7)).counts(diary)).close()
    Screen(EmptyView().preference(key: Count.self, value: 8).counts(diary)).close()
    #expect(diary.lines == ["7", "8"])
  }

  @Test(
    "R183 transformPreference on a Group changes what each of its views says, and an inner modifier is each view's own")
  func transform() {
    let diary = Diary()
    let screen = Screen(
      VStack {
        Group {
          Text("a").preference(key: Names.self, value: ["a"])
          Group {
            Text("b")
            Text("c")
          }
          .preference(key: Names.self, value: ["bc"])
          Text("silent")
        }
        .transformPreference(Names.self) { $0.append("!") }
      }
      .onPreferenceChange(Names.self) { names in diary.note(names.joined(separator: " ")) })
    #expect(diary.lines == ["a ! bc ! bc ! !"])
    screen.close()
  }

  struct Layered: View {
    @State private var rows = ["a", "b"]
    @State private var hasThird = false
    var body: some View {
      VStack {
        Group {
          Text("first")
          if hasThird { Text("third") }
          ForEach(rows, id: \.self) { Text($0) }
        }
        .padding()
        .background { Marked(name: "back") }
        Button("Third") { hasThird.toggle() }
        Button("Add") { rows.append("c") }
      }
    }
    struct Marked: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
  }

  @Test(
    "R183 a background or an overlay on a Group lies at each of its views, with a state of its own, as they come and go"
  )
  func layers() throws {
    let screen = Screen(Layered())
    func backs() -> [String] { screen.text.split(separator: "\n").filter { $0.hasPrefix("back") }.map(String.init) }
    #expect(backs() == ["back 0", "back 0", "back 0"])
    try screen.button("Third").tap()
    try screen.button("Add").tap()
    #expect(backs() == ["back 0", "back 0", "back 0", "back 0", "back 0"])
    try screen.button("Third").tap()
    #expect(backs().count == 4)
    screen.close()
    let whole = Screen(
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Text("over") })
    // All that is on a screen has one for all.
    #expect(whole.text.split(separator: "\n").count { $0 == "over" } == 1)
    whole.close()
  }

  struct Swiped: View {
    @State private var done: [String] = []
    var body: some View {
      List {
        Group {
          Text("Milk")
          ForEach(["Bread", "Eggs"], id: \.self) { Text($0) }
        }
        .swipeActions { Button("Flag") { done.append("flag") } }
        .contextMenu { Button("Copy") { done.append("copy") } }
      }
      Text("done \(done.count)")
    }
  }

  @Test("R183 swipe actions and a context menu on a Group are each row's")
  func rows() throws {
    let screen = Screen(Swiped())
    for (index, name) in ["Milk", "Bread", "Eggs"].enumerated() {
      try screen.row(name).swipe("Flag")
      try screen.row(name).contextMenu("Copy")
      #expect(screen.shows("done \(2 * index + 2)"))
    }
    screen.close()
  }
}
