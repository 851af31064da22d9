import SwiftUI
import TenureTesting
import Testing

extension Transaction {
  @Entry var courier = ""
  @Entry var weight: Int = 0
}

@MainActor @Suite struct TransactionTests {
  /// Shows a value and writes down the transaction of each change.
  struct Gauge: View {
    let name: String
    let value: Int
    let notes: Notes<Seen>
    var body: some View {
      Text("\(name) \(value)").transaction { notes.add(Seen(name, $0)) }
    }
  }

  struct Seen: Equatable {
    var name: String
    var animation: Animation?
    var courier: String
    var weight: Int

    init(_ name: String, animation: Animation? = nil, courier: String = "", weight: Int = 0) {
      self.name = name
      self.animation = animation
      self.courier = courier
      self.weight = weight
    }

    init(_ name: String, _ transaction: Transaction) {
      self.init(name, animation: transaction.animation, courier: transaction.courier, weight: transaction.weight)
    }
  }

  struct TwoGauges: View {
    @State private var a = 0
    @State private var b = 0
    let notes: Notes<Seen>
    let tap: (Binding<Int>, Binding<Int>) -> Void
    var body: some View {
      Gauge(name: "a", value: a, notes: notes)
      Gauge(name: "b", value: b, notes: notes)
      Button("Go") { tap($a, $b) }
    }
  }

  // MARK: The scope

  struct Refusal: Error {}

  @Test("R060 withAnimation and withTransaction run their closure at once and return its result")
  func scopesAreSynchronous() {
    var order: [String] = []
    let sum = withAnimation {
      order.append("animation")
      return 1 + 2
    }
    let text = withTransaction(Transaction()) {
      order.append("transaction")
      return "done"
    }
    order.append("after")
    #expect(sum == 3)
    #expect(text == "done")
    #expect(order == ["animation", "transaction", "after"])
    #expect(throws: Refusal.self) { try withAnimation { throw Refusal() } }
  }

  @Test("R060 only writes made inside carry the transaction, not those scheduled from inside for a later turn")
  func laterWritesArePlain() async throws {
    let notes = Notes<Seen>()
    let screen = Screen(
      TwoGauges(notes: notes) { a, b in
        withAnimation(.easeIn) {
          a.wrappedValue = 1
          Task { b.wrappedValue = 1 }
        }
      })
    _ = notes.take()
    try screen.button("Go").tap()
    await screen.settle()
    #expect(notes.all == [Seen("a", animation: .easeIn), Seen("b")])
    screen.close()
  }

  struct Faulty: View {
    @State private var items = [1]
    var body: some View {
      Button("Fail") {
        let last = $items[0]
        items = []
        withAnimation(.easeIn) { last.wrappedValue = 2 }
      }
    }
  }

  @Test("R060 a scope that a fault ends is over for other windows too")
  func faultInAScope() throws {
    let faulty = Screen(Faulty())
    try faulty.button("Fail").tap()
    #expect(faulty.stopped != nil)

    let notes = Notes<Seen>()
    let screen = Screen(TwoGauges(notes: notes) { a, _ in a.wrappedValue += 1 })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.all == [Seen("a")])
    screen.close()
  }

  @Test("R061 a nested withTransaction merges over the enclosing one, which is back after it")
  func nesting() throws {
    let notes = Notes<Seen>()
    let screen = Screen(
      TwoGauges(notes: notes) { a, b in
        withTransaction(\.courier, "Ada") {
          withTransaction(\.weight, 2) { a.wrappedValue = 1 }
          b.wrappedValue = 1
        }
      })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.all == [Seen("a", courier: "Ada", weight: 2), Seen("b", courier: "Ada")])
    screen.close()
  }

  @Test("R061 what the inner scope sets wins, nil too")
  func innerWins() throws {
    let notes = Notes<Seen>()
    let screen = Screen(
      TwoGauges(notes: notes) { a, b in
        withAnimation(.easeIn) {
          withAnimation(.linear) { a.wrappedValue += 1 }
          withAnimation(nil) { b.wrappedValue += 1 }
        }
      })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.all == [Seen("a", animation: .linear), Seen("b")])
    screen.close()
  }

  @Test("R062 the update has the binding's own transaction and that around it, which wins")
  func bindingAndScope() throws {
    let notes = Notes<Seen>()
    var scope: (() -> Void) -> Void = { $0() }
    let screen = Screen(
      TwoGauges(notes: notes) { a, _ in
        var transaction = Transaction(animation: .linear)
        transaction.courier = "Ada"
        let slow = a.transaction(transaction)
        scope { slow.wrappedValue += 1 }
      })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("a", animation: .linear, courier: "Ada")])

    scope = { write in withAnimation(.easeIn, write) }
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("a", animation: .easeIn, courier: "Ada")])

    scope = { write in withTransaction(\.weight, 3, write) }
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("a", animation: .linear, courier: "Ada", weight: 3)])
    screen.close()
  }

  final class Model: ObservableObject { @Published var value = 0 }

  struct ModelGauge: View {
    @ObservedObject var model: Model
    let notes: Notes<Seen>
    var body: some View { Gauge(name: "model", value: model.value, notes: notes) }
  }

  struct StateAndModel: View {
    @State private var a = 0
    @StateObject private var model = Model()
    let notes: Notes<Seen>
    var body: some View {
      Gauge(name: "a", value: a, notes: notes)
      ModelGauge(model: model, notes: notes)
      Button("Go") {
        a += 1
        withAnimation(.easeIn) { model.value += 1 }
      }
    }
  }

  @Test("R052 R062 an object's change has the transaction that it was made under, and its own update")
  func objectsToo() throws {
    let notes = Notes<Seen>()
    let screen = Screen(StateAndModel(notes: notes))
    _ = notes.take()
    screen.mark()
    try screen.button("Go").tap()
    #expect(notes.all.first == Seen("a"))
    #expect(notes.all.contains(Seen("model", animation: .easeIn)))
    screen.close()
  }

  // MARK: Modifiers

  struct Nested: View {
    @State private var value = 0
    let notes: Notes<Seen>
    var body: some View {
      Gauge(name: "sibling", value: value, notes: notes)
      VStack {
        Gauge(name: "one", value: value, notes: notes)
        Gauge(name: "two", value: value, notes: notes).transaction { $0.animation = nil }
        Own(notes: notes)
      }
      .transaction {
        notes.add(Seen("around", $0))
        $0.animation = .linear
      }
      Button("Go") { withAnimation(.easeIn) { value += 1 } }
    }

    struct Own: View {
      @State private var value = 0
      let notes: Notes<Seen>
      var body: some View {
        Gauge(name: "own", value: value, notes: notes)
        Button("Own") { value += 1 }
      }
    }
  }

  @Test("R063 .transaction rewrites the transaction for what it wraps only, from outside in")
  func transactionModifier() throws {
    let notes = Notes<Seen>()
    let screen = Screen(Nested(notes: notes))
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(
      notes.take() == [
        Seen("sibling", animation: .easeIn), Seen("around", animation: .easeIn), Seen("one", animation: .linear),
        Seen("two"),
      ])
    try screen.button("Own").tap()
    #expect(notes.take() == [Seen("around"), Seen("own", animation: .linear)])
    screen.close()
  }

  struct Animated: View {
    @State private var a = 0
    @State private var b = 0
    let notes: Notes<Seen>
    let tap: (Binding<Int>, Binding<Int>) -> Void
    var body: some View {
      Gauge(name: "gauge", value: a * 10 + b, notes: notes).animation(.easeIn, value: a)
      Gauge(name: "sibling", value: a * 10 + b, notes: notes)
      Button("Go") { tap($a, $b) }
    }
  }

  @Test("R063 .animation(_:value:) sets the animation in updates where the value changed, for what it wraps")
  func animationModifier() throws {
    let notes = Notes<Seen>()
    var tap: (Binding<Int>, Binding<Int>) -> Void = { a, _ in a.wrappedValue += 1 }
    let screen = Screen(Animated(notes: notes) { tap($0, $1) })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("gauge", animation: .easeIn), Seen("sibling")])

    tap = { _, b in b.wrappedValue += 1 }
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("gauge"), Seen("sibling")])

    tap = { _, b in withAnimation(.linear) { b.wrappedValue += 1 } }
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("gauge", animation: .linear), Seen("sibling", animation: .linear)])
    screen.close()
  }

  struct Reweighed: View {
    @State private var a = 0
    @State private var b = 0
    let notes: Notes<Seen>
    var body: some View {
      Gauge(name: "gauge", value: a * 10 + b, notes: notes).transaction(value: a) { $0.weight = 9 }
      Button("A") { a += 1 }
      Button("B") { b += 1 }
    }
  }

  @Test("R063 .transaction(value:) rewrites in updates where the value changed")
  func valueTransactionModifier() throws {
    let notes = Notes<Seen>()
    let screen = Screen(Reweighed(notes: notes))
    _ = notes.take()
    try screen.button("A").tap()
    #expect(notes.take() == [Seen("gauge", weight: 9)])
    try screen.button("B").tap()
    #expect(notes.take() == [Seen("gauge")])
    screen.close()
  }

  @Test("R063 disablesAnimations keeps .animation from inserting one and removes none that is there")
  func disablesAnimations() throws {
    let notes = Notes<Seen>()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let screen = Screen(Animated(notes: notes) { a, _ in withTransaction(transaction) { a.wrappedValue += 1 } })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("gauge"), Seen("sibling")])

    transaction.animation = .linear
    try screen.button("Go").tap()
    #expect(notes.take() == [Seen("gauge", animation: .linear), Seen("sibling", animation: .linear)])
    screen.close()
  }

  // MARK: Animation and values

  @Test("R065 the value jumps at once and body sees the target only")
  func valuesJump() async throws {
    let notes = Notes<Int>()
    let screen = Screen(Jumping(notes: notes))
    try screen.button("Go").tap()
    #expect(screen.shows("at 100"))
    await screen.advance(by: .seconds(2))
    #expect(notes.all == [0, 100])
    screen.close()
  }

  struct Jumping: View {
    @State private var position = 0
    let notes: Notes<Int>
    var body: some View {
      let _ = notes.add(position)
      Text("at \(position)").opacity(Double(position) / 100)
      Text("at \(position)")
      Button("Go") { withAnimation(.linear(duration: 1)) { position = 100 } }
    }
  }
}
