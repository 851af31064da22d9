import Combine
import SwiftUI
import TenureTesting
import Testing

/// A test as an app's developers write it, with the products alone, and with every member from a module that is imported.
@MainActor @Suite struct ConsumerTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    func count(_ numbers: Combine.Record<Int, Never>) -> AnyCancellable { numbers.sink { self.count += $0 } }
  }

  struct CounterView: View {
    @StateObject private var counter = Counter()
    @State private var amount = 1
    @State private var running: AnyCancellable?

    var body: some View {
      Text("Count: \(counter.count)").font(.title)
      Stepper("Amount", value: $amount, in: 1...5)
      Button("Add") { running = counter.count(Record(output: [amount], completion: .finished)) }
    }
  }

  @Test func whatATestGetsHasAName() throws {
    let screen: Screen = Screen(CounterView())
    let stepper: Element = try screen.stepper("Amount")
    try stepper.increment()
    try screen.button("Add").tap()
    #expect(screen.shows("Count: 2") && stepper.value == "2")

    let record: ScreenRecord = screen.record
    let turn: ScreenTurn = try #require(record.turns.last)
    let write: ScreenTurn.Write? = turn.writes.first
    let run: ScreenTurn.BodyRun? = turn.bodies.first
    #expect(turn.event == "tap \"Add\"" && turn.number == record.total && turn.removed.isEmpty)
    #expect(write?.property == "count" && write?.old == "0" && write?.new == "2")
    #expect(run?.view == "CounterView" && run?.reasons.isEmpty == false && run?.hadEffect == true)
    let steps: [ScreenStep] = screen.patchSteps
    let kind: ScreenStep.Kind? = steps.last?.kind
    #expect(kind == .set && steps.last?.description.contains("Count: 2") == true)
    #expect(record.bodies(of: CounterView.self) == screen.bodies(of: CounterView.self))
  }

  @Test func whatWentWrongHasAName() async {
    struct Broken: View {
      @EnvironmentObject private var counter: Counter
      var body: some View { Text("\(counter.count)") }
    }
    let screen = Screen(Broken())
    let issues: [ScreenIssue] = screen.issues
    let fault: ScreenIssue? = screen.stopped
    #expect(issues.last == fault && fault?.severity == .fault)
    #expect(fault?.fact.contains("No ObservableObject of type Counter found") == true)
    #expect(fault?.evidence.isEmpty == false && fault?.advice.isEmpty == false)
  }

  @Test func anErrorSaysWhatAndWhere() {
    let screen = Screen(CounterView())
    do {
      _ = try screen.button("Nope")
    } catch let error as ScreenError {
      #expect(error.fact == "There is no button \"Nope\" on the screen." && error.line == #line - 2)
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}
