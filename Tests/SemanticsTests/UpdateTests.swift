import SwiftUI
import TenureTesting
import Testing

/// A value that nobody can compare.
private protocol Parcel {}

extension Transaction {
  @Entry fileprivate var parcel: (any Parcel)? = nil
}

@MainActor @Suite struct UpdateTests {
  private struct Box: Parcel {}

  // MARK: One update for a turn

  struct Pair: View {
    @State private var a = 0
    @State private var b = 0
    let notes: Notes<String>
    let write: (Binding<Int>, Binding<Int>) -> Void

    var body: some View {
      let _ = notes.add("\(a) \(b)")
      Child(value: a)
      Button("Write") { write($a, $b) }
    }
  }

  struct Child: View {
    let value: Int
    var body: some View { Text("child \(value)") }
  }

  @Test("R051 all writes in one turn give one update")
  func oneUpdateForATurn() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Pair(notes: notes) { a, b in
        a.wrappedValue = 1
        b.wrappedValue = 1
        a.wrappedValue = 2
        b.wrappedValue = 3
      })
    screen.mark()
    try screen.button("Write").tap()
    #expect(notes.all == ["0 0", "2 3"])
    #expect(screen.bodies(of: Pair.self) == 1)
    #expect(screen.bodies(of: Child.self) == 1)
    #expect(screen.shows("child 2"))
    screen.close()
  }

  @Test("R051 the writes of one withAnimation or withTransaction give one update")
  func oneUpdateForATransaction() throws {
    let notes = Notes<String>()
    var scope: (() -> Void) -> Void = { write in withAnimation(.easeIn, write) }
    let screen = Screen(
      Pair(notes: notes) { a, b in
        scope {
          a.wrappedValue += 1
          b.wrappedValue += 1
        }
      })
    try screen.button("Write").tap()
    scope = { write in withTransaction(\.courier, "Ada", write) }
    try screen.button("Write").tap()
    scope = { write in withAnimation(.easeIn, write) {} }
    try screen.button("Write").tap()
    scope = { write in withTransaction(\.parcel, Box(), write) }
    try screen.button("Write").tap()
    #expect(notes.all == ["0 0", "1 1", "2 2", "3 3", "4 4"])
    screen.close()
  }

  // MARK: A change of transaction

  struct Steps: View {
    @State private var value = 0
    let notes: Notes<String>
    var appear: (Binding<Int>) -> Void = { _ in }
    var tap: (Binding<Int>) -> Void = { _ in }
    var change: (Binding<Int>) -> Void = { _ in }

    var body: some View {
      let _ = notes.add("body \(value)")
      Button("\(value)") { tap($value) }
        .accessibilityLabel("Go")
        .onAppear { appear($value) }
        .onChange(of: value) { old, new in
          notes.add("\(old) → \(new)")
          change($value)
        }
    }
  }

  @Test("R052 a change of transaction splits updates, in order")
  func transactionSplits() {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        appear: { value in
          value.wrappedValue = 1
          value.wrappedValue = 2
          withAnimation {
            value.wrappedValue = 3
            value.wrappedValue = 4
          }
        }))
    #expect(notes.all == ["body 0", "body 2", "0 → 2", "body 4", "2 → 4"])
    #expect(screen.shows("4"))
    screen.close()
  }

  @Test("R052 a write joins the most recent pending update only: plain, animated, plain are three")
  func threeUpdates() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        tap: { value in
          value.wrappedValue = 1
          withAnimation { value.wrappedValue = 2 }
          value.wrappedValue = 3
        }))
    try screen.button("Go").tap()
    #expect(notes.all == ["body 0", "body 1", "0 → 1", "body 2", "1 → 2", "body 3", "2 → 3"])
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("R052 a write while updates wait joins the last of them, if that has its transaction")
  func lateWriteJoins() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        tap: { value in
          value.wrappedValue = 1
          withAnimation { value.wrappedValue = 2 }
        },
        change: { value in
          if value.wrappedValue == 2 { withAnimation { value.wrappedValue = 5 } }
        }))
    try screen.button("Go").tap()
    #expect(notes.all == ["body 0", "body 1", "0 → 1", "body 5", "1 → 5"])
    #expect(screen.shows("5"))
    screen.close()
  }

  // MARK: Reads and writes

  @Test("R053 a read after a write gives the new value at once; a body sees the value of its own update")
  func readsAfterWrites() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        tap: { value in
          value.wrappedValue = 1
          notes.add("read \(value.wrappedValue)")
          withAnimation {
            value.wrappedValue = 2
            notes.add("read \(value.wrappedValue)")
          }
          notes.add("read \(value.wrappedValue)")
        }))
    try screen.button("Go").tap()
    #expect(
      notes.all == ["body 0", "read 1", "read 2", "read 2", "body 1", "0 → 1", "body 2", "1 → 2"])
    screen.close()
  }

  @Test("R054 no body runs inside a setter; the update follows in the same turn")
  func noBodyInASetter() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        tap: { value in
          value.wrappedValue = 1
          notes.add("written")
        }))
    try screen.button("Go").tap()
    #expect(notes.all == ["body 0", "written", "body 1", "0 → 1"])
    #expect(screen.shows("1"))
    screen.close()
  }

  @Test("R054 a write in a task is followed by its update before the task goes on after waiting")
  func noBodyInATaskSetter() async throws {
    let notes = Notes<String>()
    let screen = Screen(
      Steps(
        notes: notes,
        tap: { value in
          Task {
            value.wrappedValue = 1
            notes.add("written")
            await Task.yield()
            notes.add("resumed")
          }
        }))
    try screen.button("Go").tap()
    #expect(notes.all == ["body 0"])
    await screen.settle()
    #expect(notes.all == ["body 0", "written", "body 1", "0 → 1", "resumed"])
    screen.close()
  }

  // MARK: Writes while views update

  struct WritesInBody: View {
    @State private var value = 0
    var body: some View {
      let _ = write()
      Text("value \(value)")
      Text("end")
    }
    func write() { value = 1 }
  }

  @Test("R055 a state write while views update is warned of, and the update ends")
  func stateWriteInBody() {
    let screen = Screen(WritesInBody())
    #expect(
      screen.issues.map(\.fact) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(screen.issues.first?.severity == .warning)
    #expect(screen.stopped == nil)
    #expect(screen.shows("end"))
    screen.close()
  }

  final class Counter: ObservableObject { @Published var count = 0 }

  struct PublishesInBody: View {
    @ObservedObject var counter: Counter
    var body: some View { Text("count \(counted())") }
    func counted() -> Int {
      let count = counter.count
      if count == 0 { counter.count = 1 }
      return count
    }
  }

  @Test("R056 a publish during an update is warned of, and its update follows")
  func publishInBody() {
    let screen = Screen(PublishesInBody(counter: Counter()))
    #expect(
      screen.issues.map(\.fact) == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      ])
    #expect(screen.bodies(of: PublishesInBody.self) == 2)
    #expect(screen.shows("count 1"))
    screen.close()
  }

  // MARK: Writes in closures

  struct Width: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  struct Closures: View {
    @State private var source = 0
    @State private var appeared = 0
    @State private var changed = 0
    @State private var received = 0
    @State private var preferred = 0
    let subject = PassthroughSubject<Int, Never>()

    var body: some View {
      Text("appeared \(appeared), changed \(changed), received \(received), preferred \(preferred)")
        .preference(key: Width.self, value: source * 2)
        .onAppear { appeared = 1 }
        .onChange(of: source) { changed = source }
        .onReceive(subject) { received = $0 }
        .onPreferenceChange(Width.self) { preferred = $0 }
      Button("Go") {
        source = 3
        subject.send(4)
      }
    }
  }

  @Test("R057 writes in onAppear, onChange, onReceive and onPreferenceChange are legal and lead to a further update")
  func writesInClosures() throws {
    let screen = Screen(Closures())
    #expect(screen.shows("appeared 1, changed 0, received 0, preferred 0"))
    screen.mark()
    try screen.button("Go").tap()
    #expect(screen.shows("appeared 1, changed 3, received 4, preferred 6"))
    #expect(screen.bodies(of: Closures.self) > 1)
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("R057 what the first onAppear writes is there before the first frame is shown")
  func firstFrame() {
    let screen = Screen(Closures())
    #expect(screen.bodies(of: Closures.self) == 2)
    #expect(screen.shows("appeared 1"))
    #expect(screen.patchSteps.isEmpty)
    #expect(screen.record.turns.count == 1)
    screen.close()
  }

  // MARK: Loops

  struct Loop: View {
    @State private var value = 0.0
    let notes: Notes<Double>
    var body: some View {
      Text("value \(value)")
        .onChange(of: value) {
          notes.add(value)
          value += 1
        }
      Button("Go") { value += 1 }
    }
  }

  @Test("R058 after two dispatches of one onChange within a cycle further ones are dropped, with an issue")
  func loopIsCut() throws {
    let notes = Notes<Double>()
    let screen = Screen(Loop(notes: notes))
    try screen.button("Go").tap()
    #expect(notes.take() == [1, 2])
    #expect(
      screen.issues.map(\.fact) == ["onChange(of: Double) action tried to update multiple times per frame."])
    #expect(screen.shows("value 3"))
    try screen.button("Go").tap()
    #expect(notes.take() == [4, 5])
    screen.close()
  }

  // MARK: After the end

  struct Owner: View {
    @State private var isThere = true
    let notes: Notes<Binding<Int>>
    var body: some View {
      if isThere { Leaf(notes: notes) }
      Button("Remove") { isThere = false }
    }
  }

  struct Leaf: View {
    @State private var value = 0
    let notes: Notes<Binding<Int>>
    var body: some View { Text("leaf \(value)").onAppear { notes.add($value) } }
  }

  @Test("R059 a write to storage whose view is gone is ignored without a warning")
  func writeAfterTheEnd() async throws {
    let notes = Notes<Binding<Int>>()
    let screen = Screen(Owner(notes: notes))
    try screen.button("Remove").tap()
    screen.mark()
    notes.all[0].wrappedValue = 5
    await screen.settle()
    #expect(screen.bodies(of: Leaf.self) == 0)
    #expect(screen.bodies(of: Owner.self) == 0)
    #expect(screen.patchSteps.isEmpty)
    #expect(screen.issues.filter { $0.severity != .note }.isEmpty)
    screen.close()
  }
}
