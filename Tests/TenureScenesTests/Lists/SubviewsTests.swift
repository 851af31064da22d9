import Observation
import SwiftUI
import TenureTesting
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var price: Int?
}

/// A container that numbers its subviews.
private struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      Text("\(subviews.count) in all")
      ForEach(Array(zip(subviews.indices, subviews)), id: \.1.id) { index, subview in
        HStack {
          Text(subview.containerValues.isPinned ? "pinned \(index)" : "number \(index)")
          subview
        }
      }
    }
  }
}

/// A button that counts its taps.
private struct Tapped: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Containers that take their content apart.
@MainActor @Suite struct SubviewsTests {
  private func texts(_ view: some View) -> [String] {
    let screen = Screen(VStack { view })
    defer { screen.close() }
    return screen.texts.map(\.label)
  }

  struct Pair: View {
    var body: some View {
      Text("first")
      Text("second")
    }
  }

  @Test("A subview is what a Group, a ForEach, an if, or a body of several views stands for")
  func shapes() {
    func count(_ view: some View) -> String? { texts(Numbered { view }).first }
    #expect(count(Text("one")) == "1 in all")
    #expect(count(EmptyView()) == "0 in all")
    #expect(count(Pair()) == "2 in all")
    #expect(count(AnyView(Pair())) == "2 in all")
    #expect(
      count(
        Group {
          Pair(); Pair()
        }) == "4 in all")
    #expect(count(ForEach(0..<3) { _ in Pair() }) == "6 in all")
    #expect(count(ForEach(0..<3) { Text("\($0)") }.padding().id("rows")) == "3 in all")
    #expect(count(VStack { Pair() }) == "1 in all")
    #expect(count(Text?.none) == "0 in all")
    #expect(count(Numbered { Pair() }) == "3 in all")
  }

  struct Shelf: View {
    let diary: Diary
    @State private var names = ["a", "b", "c"]
    @State private var isOpen = false
    var body: some View {
      VStack {
        Numbered {
          Tapped(name: "top")
          if isOpen { Text("open") }
          ForEach(names, id: \.self) { Tapped(name: $0) }
        }
        Button("Turn") { names.reverse() }
        Button("Open") { isOpen.toggle() }
        Button("Drop") { names.removeFirst() }
      }
    }
  }

  @Test("Subviews keep their state while others come, go and move")
  func state() throws {
    let screen = Screen(Shelf(diary: Diary()))
    #expect(screen.shows("4 in all"))
    try screen.button("top 0").tap()
    try screen.button("b 0").tap()
    try screen.button("c 0").tap()
    try screen.button("c 1").tap()
    try screen.button("Turn").tap()
    try screen.button("Open").tap()
    #expect(screen.shows("5 in all"))
    #expect(screen.buttons.map(\.label) == ["top 1", "c 2", "b 1", "a 0", "Turn", "Open", "Drop"])
    #expect(screen.texts.map(\.label).filter { $0.hasPrefix("number") } == (0..<5).map { "number \($0)" })
    try screen.button("Drop").tap()
    #expect(screen.buttons.map(\.label) == ["top 1", "b 1", "a 0", "Turn", "Open", "Drop"])
    screen.close()
  }

  struct Priced: View {
    let name: String
    let price: Int
    var body: some View { Text(name).containerValue(\.price, price) }
  }

  struct Bill<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("sum \(subviews.reduce(0) { $0 + ($1.containerValues.price ?? 0) })")
        subviews
      }
    }
  }

  struct Order: View {
    @State private var price = 3
    var body: some View {
      VStack {
        Bill {
          Group {
            Text("tea").containerValue(\.price, price).padding()
            Text("cake")
          }
          .containerValue(\.price, 100)
          Priced(name: "pie", price: 20)
          VStack { Text("lost").containerValue(\.price, 5000) }
        }
        Button("More") { price += 1 }
      }
    }
  }

  @Test("A container value is said to the nearest container, by each view of a group, by the nearest modifier")
  func values() throws {
    let screen = Screen(Order())
    #expect(screen.texts.map(\.label) == ["sum 123", "tea", "cake", "pie", "lost", "More"])
    try screen.button("More").tap()
    #expect(screen.shows("sum 124"))
    screen.close()
  }

  @Test("A subview's tag is among its container values")
  func tags() {
    struct Tags<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          Text("\(subview.containerValues.tag(for: Int.self) ?? -1)\(subview.containerValues.hasTag("x") ? "x" : "")")
        }
      }
    }
    #expect(
      texts(
        Tags {
          Text("a").tag(4).padding(); Text("b").tag("x"); Text("c")
        }) == ["4", "-1x", "-1"])
  }

  struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(sections: content) { section in
        let heads = section.header.count
        Text("section of \(section.content.count)\(section.containerValues.isPinned ? ", pinned" : "")")
        if heads > 0 { HStack { section.header } }
        ForEach(section.content) { subview in
          if subview.containerValues.isPinned { Text("pin") }
          subview
        }
        if !section.footer.isEmpty { HStack { section.footer } }
      }
    }
  }

  @Test("Sections come with their headers and footers; what is between them is a section too")
  func sections() {
    #expect(
      texts(
        Board {
          Text("loose")
          Section("Head") { Pair() }
          Section {
            ForEach(0..<2) { Text("row \($0)") }
          } footer: {
            Text("Foot")
          }
          .containerValue(\.isPinned, true)
          Text("more")
          Text("last")
        }) == [
          "section of 1", "loose", "section of 2", "Head", "first", "second", "section of 2, pinned", "pin", "row 0",
          "pin", "row 1", "Foot", "section of 2", "more", "last",
        ])
    #expect(texts(Board { EmptyView() }) == ["section of 0"])
    #expect(
      texts(Numbered { Section("Head") { Pair() } }) == [
        "3 in all", "number 0", "Head", "number 1", "first", "number 2", "second",
      ])
  }

  struct Folding: View {
    @State private var isOpen = true
    @State private var count = 1
    var body: some View {
      VStack {
        Board { Section("Fold", isExpanded: $isOpen) { ForEach(0..<count, id: \.self) { Tapped(name: "row \($0)") } } }
        Button("Fold it") { isOpen.toggle() }
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("A section's rows come and go, and a closed section has none")
  func folding() throws {
    let screen = Screen(Folding())
    try screen.button("row 0 0").tap()
    try screen.button("Add").tap()
    #expect(screen.shows("section of 2"))
    #expect(screen.shows("row 0 1"))
    try screen.button("Fold it").tap()
    #expect(screen.shows("section of 0"))
    #expect(!screen.shows("row 1 0"))
    screen.close()
  }

  struct Word: View {
    @Environment(\.word) var word
    var body: some View { Text(word) }
  }

  struct Words: View {
    @Environment(\.word) var word
    var body: some View {
      Text("list \(word)")
      Word()
    }
  }

  @Test("The environment around a place reaches the subview shown there; that inside the content goes before it")
  func environment() {
    struct Placing<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(subviews: content) { $0.environment(\.word, "placed") }.environment(\.word, "around")
      }
    }
    #expect(texts(Placing { Word() }) == ["placed"])
    #expect(
      texts(
        Placing {
          Group {
            Word(); Text("x")
          }.environment(\.word, "own")
        }) == ["own", "x"])
    #expect(texts(Placing { Words().environment(\.word, "own") }) == ["list own", "own"])
  }

  struct Rows: View {
    @State private var count = 1
    var body: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
      Button("More") { count += 1 }
    }
  }

  @Test("A view with a body of several subviews keeps its state, and tells the container of new ones")
  func stateOfSeveral() throws {
    let screen = Screen(VStack { Numbered { Rows() } })
    #expect(screen.shows("2 in all"))
    try screen.button("More").tap()
    try screen.button("More").tap()
    #expect(screen.shows("4 in all"))
    #expect(screen.shows("number 3"))
    screen.close()
  }

  @Observable final class Model {
    var name = "a"
    var names = ["x", "y"]
  }

  struct Counting: View {
    let model: Model
    let diary: Diary
    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack { subview }.onAppear { diary.note("place") }
        }
      }
    }
    @ViewBuilder private var content: some View {
      Noted(diary: diary, model: model)
      ForEach(model.names, id: \.self) { Text($0) }
    }
  }

  struct Noted: View {
    let diary: Diary
    let model: Model
    var body: some View {
      let _ = diary.note("noted \(model.name)")
      Text(model.name)
    }
  }

  @Test("A change inside a subview is that subview's; a new one makes one place")
  func work() async {
    let (model, diary) = (Model(), Diary())
    let screen = Screen(Counting(model: model, diary: diary))
    #expect(diary.takeLines().sorted() == ["noted a", "place", "place", "place"])
    model.name = "b"
    await screen.settle()
    #expect(diary.takeLines() == ["noted b"])
    model.names.insert("w", at: 0)
    await screen.settle()
    #expect(diary.takeLines() == ["place"])
    #expect(screen.texts.map(\.label) == ["b", "w", "x", "y"])
    screen.close()
  }
}

extension EnvironmentValues {
  @Entry fileprivate var word = "plain"
}
