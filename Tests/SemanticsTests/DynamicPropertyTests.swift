import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct DynamicPropertyTests {
  // MARK: R176, where they are found

  @Test("R176 they are found in the view and in nested structs that are dynamic properties")
  func nestedBundles() throws {
    struct Inner: DynamicProperty {
      @State var count = 0
    }
    struct Outer: DynamicProperty {
      @State var count = 0
      var inner = Inner()
    }
    struct Holder: View {
      @State private var count = 0
      private var outer = Outer()

      var body: some View {
        Button("own \(count)") { count += 1 }
        Button("outer \(outer.count)") { outer.count += 1 }
        Button("inner \(outer.inner.count)") { outer.inner.count += 1 }
      }
    }
    struct Parent: View {
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Holder()
        }
      }
    }
    let screen = Screen(Parent())
    for name in ["own", "outer", "inner"] {
      try screen.button("\(name) 0").tap()
      #expect(screen.shows("\(name) 1"))
    }
    try screen.button("Round 0").tap()
    for name in ["own", "outer", "inner"] { #expect(screen.shows("\(name) 1")) }
  }

  @Test("R176 they are not found in plain structs and in classes")
  func plainNesting() throws {
    struct Plain {
      @State var count = 0
    }
    final class Object {
      @State var count = 0
    }
    struct Holder: View {
      private let plain = Plain()
      private let object = Object()
      @State private var round = 0

      var body: some View {
        Text("plain \(plain.count), object \(object.count), round \(round)")
        Button("Write") {
          plain.count += 1
          object.count += 1
          round += 1
        }
      }
    }
    let screen = Screen(VStack { Holder() })
    try screen.button("Write").tap()
    #expect(screen.shows("plain 0, object 0, round 1"))
  }

  @Test("R176 a property wrapper of the program's own keeps its state and runs its view")
  func customWrapper() throws {
    struct Holder: View {
      @Clamped(0...2) private var level = 1

      var body: some View {
        Button("level \(level)") { level += 1 }
        LevelReset(level: $level)
      }
    }
    struct LevelReset: View {
      @Binding var level: Int

      var body: some View { Button("Reset") { level = 0 } }
    }
    let screen = Screen(VStack { Holder() })
    try screen.button("level 1").tap()
    try screen.button("level 2").tap()
    #expect(screen.shows("level 2"))
    try screen.button("Reset").tap()
    #expect(screen.shows("level 0"))
  }

  // MARK: R177, the order of updates

  private struct Noting: DynamicProperty {
    let name: String
    let journal: Journal
    @State var count = 0

    func update() { journal.note("\(name) sees \(count)") }
  }

  private struct Pair: DynamicProperty {
    let journal: Journal
    var first: Noting
    var second: Noting

    init(_ name: String, _ journal: Journal) {
      self.journal = journal
      first = Noting(name: "\(name) first", journal: journal)
      second = Noting(name: "\(name) second", journal: journal)
    }

    func update() { journal.note("pair sees \(first.count) and \(second.count)") }
  }

  private struct Ordered: View {
    private var pair: Pair
    private var last: Noting
    private let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      pair = Pair("pair's", journal)
      last = Noting(name: "last", journal: journal)
    }

    var body: some View {
      let _ = journal.note("body sees \(pair.first.count), \(pair.second.count) and \(last.count)")
      Button("Write") {
        pair.first.count = 1
        pair.second.count = 2
        last.count = 3
      }
    }
  }

  @Test("R177 before each body nested properties are updated first, siblings in declaration order")
  func orderOfUpdates() throws {
    let journal = Journal()
    let screen = Screen(Ordered(journal: journal))
    #expect(
      journal.take() == [
        "pair's first sees 0", "pair's second sees 0", "pair sees 0 and 0", "last sees 0", "body sees 0, 0 and 0",
      ])
    try screen.button("Write").tap()
    #expect(
      journal.take() == [
        "pair's first sees 1", "pair's second sees 2", "pair sees 1 and 2", "last sees 3", "body sees 1, 2 and 3",
      ])
  }

  // MARK: R178, what update() may do

  @Test("R178 update() itself marks nothing as changed")
  func updateIsNoChange() throws {
    struct Tally: DynamicProperty {
      var updates = 0
      var label = "never"

      mutating func update() {
        updates += 1
        label = "updated \(updates) times"
      }
    }
    struct Child: View {
      private var tally = Tally()
      @State private var count = 0

      var body: some View {
        Text(tally.label)
        Button("count \(count)") { count += 1 }
      }
    }
    struct Parent: View {
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Child()
        }
      }
    }
    let screen = Screen(Parent())
    #expect(screen.bodies(of: Child.self) == 1)
    #expect(screen.shows("updated 1 times"))
    screen.mark()
    try screen.button("Round 0").tap()
    #expect(screen.bodies(of: Child.self) == 0, "the parent gave the same inputs")
    try screen.button("count 0").tap()
    #expect(screen.bodies(of: Child.self) == 1)
    #expect(screen.shows("updated 1 times"), "update() starts from what the parent gave")
    try screen.button("Round 1").tap()
    #expect(screen.bodies(of: Child.self) == 1)
  }

  @Test("R178 nested sources do mark the view as changed")
  func nestedSources() throws {
    struct Sources: DynamicProperty {
      @State var count = 0
      @ObservedObject var object: Counted
      @Environment(\.lineLimit) var limit
    }
    struct Child: View {
      private var sources: Sources

      init(object: Counted) { sources = Sources(object: object) }

      var body: some View {
        Text("object \(sources.object.count), limit \(sources.limit ?? 0)")
        Button("count \(sources.count)") { sources.count += 1 }
      }
    }
    struct Parent: View {
      let object = Counted()
      @State private var limit = 1

      var body: some View {
        VStack {
          Button("Object") { object.count += 1 }
          Button("Limit") { limit += 1 }
          Child(object: object).environment(\.lineLimit, limit)
        }
      }
    }
    let screen = Screen(Parent())
    screen.mark()
    try screen.button("count 0").tap()
    #expect(screen.shows("count 1"))
    #expect(screen.bodies(of: Child.self) == 1)
    try screen.button("Object").tap()
    #expect(screen.shows("object 1, limit 1"))
    #expect(screen.bodies(of: Child.self) == 2)
    try screen.button("Limit").tap()
    #expect(screen.shows("object 1, limit 2"))
    #expect(screen.bodies(of: Child.self) == 3)
  }

  @Test("R178 a state write in update() is a write during a view update")
  func writeInUpdate() throws {
    struct Writing: DynamicProperty {
      @State var count = 0

      func update() { count += 1 }
    }
    struct Holder: View {
      private var writing = Writing()

      var body: some View { Text("writing") }
    }
    let screen = Screen(Holder())
    #expect(
      screen.issues.map(\.fact) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(screen.bodies(of: Holder.self) == 1)
    #expect(screen.shows("writing"))
  }

  // MARK: R179, observable objects

  @Test("R179 observable properties read in update() are dependencies of the view")
  func readsInUpdate() throws {
    struct Reading: DynamicProperty {
      let model: Shelf
      var title = ""

      mutating func update() { title = model.title }
    }
    struct Child: View {
      private var reading: Reading

      init(model: Shelf) { reading = Reading(model: model) }

      var body: some View { Text(reading.title) }
    }
    let model = Shelf()
    let screen = Screen(
      VStack {
        Child(model: model)
        Button("Title") { model.title = "new" }
        Button("Count") { model.count += 1 }
      })
    screen.mark()
    try screen.button("Title").tap()
    #expect(screen.shows("new"))
    #expect(screen.bodies(of: Child.self) == 1)
    try screen.button("Count").tap()
    #expect(screen.bodies(of: Child.self) == 1)
  }

  @Test("R179 observable properties read in a computed wrappedValue are dependencies of the view that uses it")
  func readsInWrappedValue() throws {
    struct User: View {
      @Titled private var title: String

      init(_ model: Shelf) { _title = Titled(model) }

      var body: some View { Text(title) }
    }
    struct NonUser: View {
      @Titled private var title: String

      init(_ model: Shelf) { _title = Titled(model) }

      var body: some View { Text("not used") }
    }
    let model = Shelf()
    let screen = Screen(
      VStack {
        User(model)
        NonUser(model)
        Button("Title") { model.title = "new" }
      })
    screen.mark()
    try screen.button("Title").tap()
    #expect(screen.shows("NEW"))
    #expect(screen.bodies(of: User.self) == 1)
    #expect(screen.bodies(of: NonUser.self) == 0)
  }
}

@Observable @MainActor private final class Shelf {
  var title = "old"
  var count = 0
}

private final class Counted: ObservableObject {
  @Published var count = 0
}

@MainActor @propertyWrapper private struct Titled: DynamicProperty {
  private let model: Shelf

  init(_ model: Shelf) { self.model = model }

  var wrappedValue: String { model.title.uppercased() }
}

@MainActor @propertyWrapper private struct Clamped: DynamicProperty {
  @State private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _value = State(initialValue: wrappedValue)
    self.range = range
  }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Int> { $value }
}
