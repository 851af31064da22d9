import SwiftUI
import TenureTesting
import Testing

private final class Owned: ObservableObject {
  let number: Int
  let journal: Journal

  init(_ number: Int, _ journal: Journal) {
    self.number = number
    self.journal = journal
  }

  deinit { journal.note("object \(number) gone") }
}

/// Holds one of each kind of state.
private struct Everything: View {
  let journal: Journal
  @State private var count = 0
  @StateObject private var owned: Owned
  @FocusState private var isEditing: Bool
  @GestureState private var isHeld = false
  @State private var name = ""

  init(_ number: Int, journal: Journal) {
    self.journal = journal
    _owned = StateObject(wrappedValue: Owned(number, journal))
  }

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Text("Object \(owned.number)")
      TextField("Name", text: $name).focused($isEditing)
      Text(isEditing ? "editing" : "not editing")
      Text("Knob")
        .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, isHeld, _ in isHeld = true })
      Text(isHeld ? "held" : "released")
    }
    .task {
      journal.note("task began")
      do { try await Task.sleep(for: .seconds(60)) } catch { journal.note("task cancelled") }
    }
  }
}

private struct Identified: View {
  let journal: Journal
  @State private var id = 1
  @State private var above = 0

  var body: some View {
    VStack {
      Button("Above \(above)") { above += 1 }
      Button("Same id") { id = 1 }
      Button("Next id") { id += 1 }
      Everything(id, journal: journal).id(id)
    }
  }
}

@MainActor @Suite struct ExplicitIdentityTests {
  @Test("R007 an equal id keeps everything below")
  func equalID() async throws {
    let journal = Journal()
    let screen = Screen(Identified(journal: journal))
    await screen.settle()
    try screen.button("Count 0").tap()
    try screen.textField("Name").focus()
    try screen.textField("Name").type("Ada")
    try screen.button("Same id").tap()
    try screen.button("Above 0").tap()
    await screen.settle()
    #expect(screen.shows("Count 1"))
    #expect(screen.shows("Object 1"))
    #expect(screen.shows("Ada"))
    #expect(screen.shows("editing") && !screen.shows("not editing"))
    #expect(journal.take() == ["task began"])
  }

  @Test("R007 another id resets all below and nothing above")
  func anotherID() async throws {
    let journal = Journal()
    let screen = Screen(Identified(journal: journal))
    await screen.settle()
    try screen.button("Above 0").tap()
    try screen.button("Count 0").tap()
    try screen.textField("Name").type("Ada")
    #expect(!screen.shows("not editing"))
    #expect(journal.take() == ["task began"])
    let drag = try screen.text("Knob").beginDrag()
    try drag.move(to: CGPoint(x: 5, y: 5))
    #expect(screen.shows("held"))
    try screen.button("Next id").tap()
    await screen.settle()
    #expect(screen.shows("Above 1"))
    #expect(screen.shows("Count 0"))
    #expect(screen.shows("Object 2"))
    #expect(!screen.shows("Ada"))
    #expect(screen.shows("not editing"))
    #expect(try !screen.textField("Name").isFocused)
    #expect(screen.shows("released"))
    #expect(journal.take().sorted() == ["object 1 gone", "task began", "task cancelled"])
  }

  private struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("R008 one id in two places is two views")
  func idsAreLocal() throws {
    struct Places: View {
      var body: some View {
        VStack {
          Tally(name: "here").id("x")
          HStack { Tally(name: "there").id("x") }
        }
      }
    }
    let screen = Screen(Places())
    try screen.button("here 0").tap()
    #expect(screen.shows("here 1"))
    #expect(screen.shows("there 0"))
  }

  @Test("R008 an id in another place carries no state along")
  func idsDoNotTravel() throws {
    struct Travel: View {
      @State private var isInside = false

      var body: some View {
        VStack {
          Button("Move") { isInside.toggle() }
          if isInside {
            HStack { Tally(name: "it").id("x") }
          } else {
            Tally(name: "it").id("x")
          }
        }
      }
    }
    let screen = Screen(Travel())
    try screen.button("it 0").tap()
    try screen.button("Move").tap()
    #expect(screen.shows("it 0"))
  }

  @Test("R009 what is written before .id is reset with it, what is written after is not")
  func beforeAndAfterID() throws {
    struct BeforeAndAfter: View {
      let journal: Journal
      @State private var id = 1

      var body: some View {
        VStack {
          Button("Next") { id += 1 }
          Text("it")
            .onAppear { journal.note("inner appears") }
            .onDisappear { journal.note("inner disappears") }
            .id(id)
            .onAppear { journal.note("outer appears") }
            .onDisappear { journal.note("outer disappears") }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(BeforeAndAfter(journal: journal))
    #expect(journal.take() == ["inner appears", "outer appears"])
    try screen.button("Next").tap()
    #expect(journal.take() == ["inner appears", "inner disappears"])
  }

  private struct Coming: View {
    let journal: Journal
    let isIdentity: Bool
    @State private var id = 1

    var body: some View {
      VStack {
        Button("Next") { id += 1 }
        if isIdentity {
          page.transition(.identity).id(id)
        } else {
          page.id(id)
        }
      }
    }

    private var page: some View {
      let id = id
      return Text("page \(id)")
        .onAppear { journal.note("\(id) appears") }
        .onDisappear { journal.note("\(id) disappears") }
    }
  }

  @Test("R010 with the default transition the new view appears before the old one disappears")
  func newAppearsFirst() throws {
    let journal = Journal()
    let screen = Screen(Coming(journal: journal, isIdentity: false))
    #expect(journal.take() == ["1 appears"])
    try screen.button("Next").tap()
    #expect(journal.take() == ["2 appears", "1 disappears"])
    try screen.button("Next").tap()
    #expect(journal.take() == ["3 appears", "2 disappears"])
    #expect(screen.shows("page 3"))
  }

  @Test("R010 with the identity transition the old view disappears first")
  func oldDisappearsFirst() throws {
    let journal = Journal()
    let screen = Screen(Coming(journal: journal, isIdentity: true))
    #expect(journal.take() == ["1 appears"])
    try screen.button("Next").tap()
    #expect(journal.take() == ["1 disappears", "2 appears"])
    #expect(screen.shows("page 2"))
  }

  @Test("R016 inside a row identity is the row's id and the path in the row")
  func pathInRow() throws {
    struct Item: Identifiable, Equatable {
      let id: Int
      var isStarred = false
    }
    struct Row: View {
      let item: Item

      var body: some View {
        HStack {
          Tally(name: "row \(item.id)")
          if item.isStarred {
            Tally(name: "star \(item.id)")
          } else {
            Tally(name: "plain \(item.id)")
          }
        }
      }
    }
    struct Rows: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        VStack {
          Button("Star 1") { items[0].isStarred.toggle() }
          ForEach(items) { Row(item: $0) }
        }
      }
    }
    let screen = Screen(Rows())
    for button in ["row 1 0", "plain 1 0", "row 2 0", "plain 2 0"] { try screen.button(button).tap() }
    try screen.button("Star 1").tap()
    #expect(screen.shows("row 1 1"))
    #expect(screen.shows("star 1 0"))
    #expect(screen.shows("row 2 1"))
    #expect(screen.shows("plain 2 1"))
    try screen.button("Star 1").tap()
    #expect(screen.shows("row 1 1"))
    #expect(screen.shows("plain 1 0"), "the branch was rebuilt")
  }

  @Test("R016 a container in one branch only is another path")
  func containerInOneBranch() throws {
    struct Wrapping: View {
      @State private var isWrapped = false

      var body: some View {
        VStack {
          Button("Wrap") { isWrapped.toggle() }
          ForEach([1], id: \.self) { number in
            if isWrapped {
              Group { Tally(name: "it \(number)") }
            } else {
              Tally(name: "it \(number)")
            }
          }
        }
      }
    }
    let screen = Screen(Wrapping())
    try screen.button("it 1 0").tap()
    try screen.button("Wrap").tap()
    #expect(screen.shows("it 1 0"))
  }
}
