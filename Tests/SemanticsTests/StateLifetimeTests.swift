import SwiftUI
import TenureTesting
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor @Suite struct StateLifetimeTests {
  @Test("R019 storage is made at insertion and ends when the view leaves")
  func madeAndEnded() throws {
    final class Token {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      deinit { journal.note("token gone") }
    }
    struct Keeper: View {
      let journal: Journal
      @State private var token: Token?

      var body: some View {
        VStack {
          Text(token == nil ? "no token" : "a token")
          Button("Make token") { token = Token(journal) }
        }
      }
    }
    struct Gate: View {
      let journal: Journal
      @State private var isOpen = false

      var body: some View {
        VStack {
          Button("Gate") { isOpen.toggle() }
          if isOpen { Keeper(journal: journal) }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Gate(journal: journal))
    try screen.button("Gate").tap()
    #expect(screen.shows("no token"))
    try screen.button("Make token").tap()
    #expect(screen.shows("a token"))
    #expect(journal.take() == [])
    try screen.button("Gate").tap()
    #expect(journal.take() == ["token gone"])
    try screen.button("Gate").tap()
    #expect(screen.shows("no token"))
  }

  @Test("R019 the very same value in two places has two storages")
  func sameValueTwice() throws {
    struct Twice: View {
      var body: some View {
        let counter = Counter(name: "it")
        HStack { counter.accessibilityIdentifier("first") }
        VStack { counter.accessibilityIdentifier("second") }
      }
    }
    let screen = Screen(Twice())
    try screen.button("first").tap()
    #expect(screen.text == "it 1\nit 0")
    try screen.button("second").tap()
    try screen.button("second").tap()
    #expect(screen.text == "it 1\nit 2")
  }

  @Test("R020 the default value is evaluated at every init; only the first one is used")
  func defaultValues() throws {
    final class Model {
      let journal: Journal
      let number: Int
      init(_ journal: Journal, _ number: Int) {
        self.journal = journal
        self.number = number
        journal.note("model \(number)")
      }
    }
    struct Child: View {
      @State private var model: Model

      init(journal: Journal, round: Int) { _model = State(wrappedValue: Model(journal, round)) }

      var body: some View { Text("child has model \(model.number)") }
    }
    struct Parent: View {
      let journal: Journal
      @State private var round = 1

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Child(journal: journal, round: round)
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Parent(journal: journal))
    #expect(journal.take() == ["model 1"])
    try screen.button("Round 1").tap()
    #expect(journal.take() == ["model 2"])
    try screen.button("Round 2").tap()
    #expect(journal.take() == ["model 3"])
    #expect(screen.shows("child has model 1"))
  }

  @Test("R020 a default value written at the property is evaluated once per parent evaluation")
  func countedInitialiser() throws {
    struct Parent: View {
      @State private var round = 1

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Child()
        }
      }
    }
    struct Child: View {
      @State private var model = Counted()

      var body: some View { Text("number \(model.number)") }
    }
    Counted.made = 0
    let screen = Screen(Parent())
    #expect(Counted.made == 1)
    try screen.button("Round 1").tap()
    try screen.button("Round 2").tap()
    #expect(Counted.made == 3)
    #expect(screen.shows("number 1"))
  }

  @Test("R021 an initial value that a parent passes counts at the first insertion only")
  func initialValue() throws {
    struct Child: View {
      @State private var text: String

      init(text: String) { _text = State(initialValue: text) }

      var body: some View { Button("Child: \(text)") { text += "!" } }
    }
    struct Parent: View {
      @State private var text = "one"
      @State private var id = 1

      var body: some View {
        VStack {
          Button("Change") { text = "two" }
          Button("Renew") { id += 1 }
          Child(text: text).id(id)
        }
      }
    }
    let screen = Screen(Parent())
    try screen.button("Child: one").tap()
    try screen.button("Change").tap()
    #expect(screen.shows("Child: one!"))
    try screen.button("Renew").tap()
    #expect(screen.shows("Child: two"))
  }

  @Test("R027 state survives the parent's evaluations, new inputs, other environment values, and being hidden")
  func survivals() throws {
    struct Covered: View {
      let limit: Int
      let journal: Journal
      @State private var bodies = Tally()

      var body: some View {
        let _ = bodies.count += 1
        let _ = journal.note("body \(bodies.count) under limit \(limit)")
        Text("covered")
      }
    }
    final class Tally {
      var count = 0
    }
    struct Surroundings: View {
      let journal: Journal
      @State private var name = "it"
      @State private var limit = 1
      @State private var opacity = 1.0

      var body: some View {
        VStack {
          Button("Rename") { name = "that" }
          Button("Limit \(limit)") { limit += 1 }
          Button("Vanish") { opacity = 0 }
          Button("Come back") { opacity = 1 }
          Counter(name: name)
            .opacity(opacity)
            .environment(\.lineLimit, limit)
          Covered(limit: limit, journal: journal).hidden()
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Surroundings(journal: journal))
    #expect(!screen.shows("covered"))
    #expect(journal.take() == ["body 1 under limit 1"])
    try screen.button("it 0").tap()
    try screen.button("Limit 1").tap()
    #expect(screen.shows("it 1"))
    #expect(journal.take() == ["body 2 under limit 2"])
    try screen.button("Rename").tap()
    #expect(screen.shows("that 1"))
    try screen.button("Vanish").tap()
    #expect(!screen.shows("that"))
    try screen.button("Come back").tap()
    #expect(screen.shows("that 1"))
  }

  @Test("R028 state ends when the condition, the id or the erased type changes, and when the row is removed")
  func ends() throws {
    struct Ends: View {
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round") { round += 1 }
          if round % 2 == 0 { Counter(name: "condition") } else { Counter(name: "condition") }
          Counter(name: "id").id(round)
          round % 2 == 0 ? AnyView(Counter(name: "type")) : AnyView(Group { Counter(name: "type") })
          ForEach(round == 1 ? [] : [1], id: \.self) { _ in Counter(name: "row") }
          Counter(name: "stays")
        }
      }
    }
    let screen = Screen(Ends())
    for name in ["condition", "id", "type", "row", "stays"] { try screen.button("\(name) 0").tap() }
    try screen.button("Round").tap()
    for name in ["condition", "id", "type"] { #expect(screen.shows("\(name) 0"), "\(name)") }
    #expect(!screen.shows("row"))
    #expect(screen.shows("stays 1"))
    try screen.button("Round").tap()
    for name in ["condition", "id", "type", "row"] { #expect(screen.shows("\(name) 0"), "\(name)") }
    #expect(screen.shows("stays 1"))
  }

  @Test("R030 focus lasts as long as the identity")
  func focusLifetime() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($isFocused)
          Button("Focus") { isFocused = true }
          Text(isFocused ? "with focus" : "without focus")
        }
      }
    }
    struct Holder: View {
      @State private var id = 1
      @State private var round = 1

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Button("Renew") { id += 1 }
          Field().id(id)
        }
      }
    }
    let screen = Screen(Holder())
    try screen.button("Focus").tap()
    #expect(screen.shows("with focus"))
    try screen.button("Round 1").tap()
    #expect(screen.shows("with focus"))
    #expect(try screen.textField("Name").isFocused)
    try screen.button("Renew").tap()
    #expect(screen.shows("without focus"))
    #expect(try !screen.textField("Name").isFocused)
  }

  @Test("R031 before installation state reads its seed, loses writes, and binds to a constant")
  func beforeInstallation() throws {
    struct Early: View {
      @State private var count: Int
      let read: Int
      let readBack: Int
      let bound: Binding<Int>

      init() {
        let state = State(initialValue: 7)
        _count = state
        read = state.wrappedValue
        state.wrappedValue = 8
        readBack = state.wrappedValue
        bound = state.projectedValue
      }

      var body: some View {
        VStack {
          Text("read \(read), read back \(readBack), bound \(bound.wrappedValue)")
          Button("Count \(count)") { count += 1 }
          Button("Write the early binding") { bound.wrappedValue = 100 }
        }
      }
    }
    let early = Screen { Early() }
    #expect(early.shows("read 7, read back 7, bound 7"))
    #expect(early.shows("Count 7"))
    try early.button("Count 7").tap()
    try early.button("Write the early binding").tap()
    #expect(early.shows("Count 8"))
    #expect(early.shows("bound 7"))
    struct Making: View {
      var body: some View { Early() }
    }
    let screen = Screen(Making())
    #expect(
      screen.issues.map(\.fact) == [
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
          + "initial value and will not update."
      ])
  }

  @Test("A view that puts its state away as it disappears makes no mistake")
  func putAway() throws {
    struct Player: View {
      @State private var isPlaying = true
      var body: some View { Text("playing \(isPlaying)").onDisappear { isPlaying = false } }
    }
    struct Room: View {
      @State private var isOn = true
      var body: some View {
        if isOn { Player() }
        Button("Leave") { isOn = false }
      }
    }
    let screen = Screen(Room())
    try screen.button("Leave").tap()
    #expect(!screen.shows("playing true"))
    #expect(screen.issues.isEmpty)
  }

  @Test("R031 a value that is never inserted has no state")
  func neverInserted() throws {
    struct Loose: View {
      @State var count = 3

      var body: some View { Text("loose \(count)") }
    }
    struct Holder: View {
      var body: some View {
        let loose = Loose()
        Button("Raise") { loose.count = 4 }
        Button("Read \(loose.count)") {}
      }
    }
    let screen = Screen(VStack { Holder() })
    try screen.button("Raise").tap()
    #expect(screen.shows("Read 3"))
    #expect(screen.issues.isEmpty)
  }
}

@MainActor private final class Counted {
  static var made = 0
  let number: Int

  init() {
    Self.made += 1
    number = Self.made
  }
}
