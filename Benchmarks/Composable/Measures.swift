import ComposableArchitecture
import SwiftUI
import TenureRuntime

/// An action of the list five scopes down, and one of a row of it.
@MainActor func deepAction(_ count: Int) {
  let runs = 10_000
  let store = Store(initialState: Level0.State(count: count)) { Level0() }
  let list = store.scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
  let row = list.scope(state: \.rows, action: \.rows).dropFirst(count / 2).first!
  report.time("action, five levels", count, per: runs) { seconds { for _ in 0..<runs { list.send(.added) } } }
  report.time("action of a row, five levels", count, per: runs) { seconds { for _ in 0..<runs { row.send(.added) } } }
  let alone = Store(initialState: BenchRow.State(id: 1)) { BenchRow() }
  report.time("action of a root", 1, per: runs) { seconds { for _ in 0..<runs { alone.send(.added) } } }
}

/// What a body does to get a child's store that is there already.
@MainActor func cachedScopes() {
  let runs = 10_000
  let store = Store(initialState: Level0.State(count: 1)) { Level0() }
  func scope() { _ = store.scope(state: \.child, action: \.child) }
  scope()
  report.time("scope, cached", 1, per: runs) { seconds { for _ in 0..<runs { scope() } } }
  let (state, action): (KeyPath<Level0.State, Level1.State>, CaseKeyPath<Level0.Action, Level1.Action>) =
    (\.child, \.child)
  func again() { _ = store.scope(state: state, action: action) }
  report.time("scope, cached, key paths kept", 1, per: runs) { seconds { for _ in 0..<runs { again() } } }
}

private struct RowView: View {
  let store: StoreOf<BenchRow>
  var body: some View {
    bodies += 1
    return Text("\(store.count)")
  }
}

private struct ListView: View {
  let store: StoreOf<BenchList>
  var body: some View {
    VStack { ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
  }
}

@MainActor private var bodies = 0

/// One row of many is changed, up to the finished patch.
@MainActor func elementChange(_ count: Int) {
  guard report.wants("change of a row") else { return }
  let store = Store(initialState: BenchList.State(count: count)) { BenchList() }
  let session = Session()
  session.mount(ListView(store: store))
  let row = store.scope(state: \.rows, action: \.rows).dropFirst(count / 2).first!
  let runs = 500
  bodies = 0
  var changes = 0
  report.time("change of a row", count, per: runs) {
    changes += runs
    return seconds { for _ in 0..<runs { session.handle("add") { row.send(.added) } } }
  }
  precondition(bodies == changes, "a change runs one body")
  session.unmount()
}

/// A step of a test, with its assertion.
@MainActor func testStoreStep(_ count: Int) async {
  guard report.wants("step of a test") else { return }
  let store = TestStore(initialState: BenchList.State(count: count)) { BenchList() }
  var times: [Double] = []
  for step in 1...50 {
    let clock = ContinuousClock.now
    await store.send(.rows(.element(id: count / 2, action: .added))) { $0.rows[id: count / 2]?.count = step }
    times.append(clock.duration(to: .now) / .seconds(1))
  }
  report.show(times, "step of a test", count)
}

private struct Reader: View {
  @SharedReader(.inMemory("bench")) private var number = 0
  let row: Int
  var body: some View {
    bodies += 1
    return Text("\(row): \(number)")
  }
}

private struct Readers: View {
  let count: Int
  var body: some View { VStack { ForEach(0..<count, id: \.self) { Reader(row: $0) } } }
}

private struct Row: View {
  let row: Int
  let number: Int
  var body: some View {
    bodies += 1
    return Text("\(row): \(number)")
  }
}

private struct Rows: View {
  @SharedReader(.inMemory("bench")) private var number = 0
  let count: Int
  var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(row: $0, number: number) } } }
}

/// A shared value is written that many views read, up to the finished patch: all of it, the write alone, and beside it the
/// same bodies where one view reads the value and hands it down.
@MainActor func sharedReaders(_ count: Int) {
  guard report.wants("shared write") else { return }
  @Shared(.inMemory("bench")) var number = 0
  let runs = 20

  func measure(_ view: some View, _ measure: (_ session: Session, _ write: @escaping () -> Void) -> Void) {
    let session = Session()
    session.mount(view)
    var writes = 0
    bodies = 0
    measure(session) {
      writes += 1
      $number.withLock { $0 &+= 1 }
    }
    precondition(bodies == writes * count, "every reader sees every write")
    session.unmount()
  }

  measure(Readers(count: count)) { session, write in
    report.time("shared write, seen by readers", count, per: runs) {
      seconds { for _ in 0..<runs { session.handle("write", write) } }
    }
    report.time("shared write, the write alone", count, per: runs) {
      var sum = 0.0
      for _ in 0..<runs { session.handle("write") { sum += seconds(write) } }
      return sum
    }
  }
  measure(Rows(count: count)) { session, write in
    report.time("shared write, handed down to rows", count, per: runs) {
      seconds { for _ in 0..<runs { session.handle("write", write) } }
    }
  }
}
