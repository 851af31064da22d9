import ComposableArchitecture
import Foundation
import Testing

@Reducer private struct Loader {
  @ObservableState struct State: Equatable {
    var numbers: [Int] = []
    var isDone = false
  }

  enum Action: Equatable { case load(count: Int), loaded(Int), done, never, late }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load(let count):
        return .run { send in
          for number in 0..<count { await send(.loaded(number)) }
        }
      case .loaded(let number): state.numbers.append(number)
      case .done:
        state.isDone = true
        return .run { _ in await dismiss() }
      case .never: return .run { _ in try await Task.never() }
      case .late:
        return .run { send in
          for _ in 0..<10 { await MainActor.run {} }
          await send(.loaded(7))
        }
      }
      return .none
    }
  }
}

@MainActor @Suite struct ReceivingTests {
  private let store = TestStore(initialState: Loader.State()) { Loader() }

  @Test func actionIsReceivedByAPredicate() async {
    await store.send(.load(count: 1))
    await store.receive({ $0 == .loaded(0) }) { $0.numbers = [0] }
  }

  @Test func actionThatDoesNotMeetThePredicateIsAnIssue() async {
    let messages = await issues {
      await store.send(.load(count: 1))
      await store.receive({ $0 == .done })
    }
    #expect(
      messages == [
        """
        An action was received, and the test expects another one:

          Loader.Action.loaded(0)
        """
      ])
  }

  @Test func actionIsReceivedByItsCaseWithATimeout() async {
    await store.send(.load(count: 2))
    await store.receive(\.loaded, timeout: .seconds(2)) { $0.numbers = [0] }
    await store.receive(\.loaded, 1, timeout: .seconds(2)) { $0.numbers = [0, 1] }
  }

  @Test func actionIsReceivedByACasePath() async {
    await store.send(.load(count: 1))
    await store.receive(/Loader.Action.loaded) { $0.numbers = [0] }
  }

  @Test func timeoutsAreGivenInNanosecondsToo() async {
    await store.send(.load(count: 3))
    await store.receive(.loaded(0), timeout: NSEC_PER_SEC) { $0.numbers = [0] }
    await store.receive(\.loaded, timeout: NSEC_PER_SEC) { $0.numbers = [0, 1] }
    await store.receive(/Loader.Action.loaded, timeout: NSEC_PER_SEC) { $0.numbers = [0, 1, 2] }
    await store.finish(timeout: NSEC_PER_SEC)
  }

  @Test func timeoutThatIsOverIsAnIssueWithItsLength() async {
    let messages = await issues {
      await store.send(.never)
      await store.receive(\.loaded, timeout: 1_000_000)
      await store.skipInFlightEffects()
    }
    #expect(messages.count == 1 && messages[0].contains("An effect is still running after 0.001 seconds."))
  }

  @Test func receivedActionsAreSkippedAndTheirStateIsKept() async {
    await store.send(.load(count: 2))
    await store.skipReceivedActions()
    #expect(store.state.numbers == [0, 1])
    let messages = await issues { await store.skipReceivedActions() }
    #expect(messages == ["There are no received actions to skip."])
    await store.skipReceivedActions(strict: false)
  }

  @Test func exhaustivityIsAnotherForSomeSteps() async {
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    await store.withExhaustivity(.off) {
      await store.send(.load(count: 2))
      await store.receive(.loaded(1))
    }
    #expect(store.exhaustivity == .on && store.state.numbers == [0, 1])
    let messages = await issues { await store.send(.done).finish() }
    #expect(messages.count == 1)
  }

  @Test func featureThatDismissesItselfIsDismissed() async {
    #expect(!store.isDismissed)
    await store.send(.done) { $0.isDone = true }.finish()
    #expect(store.isDismissed)
  }
}

/// Other tests, and a busy machine, leave a test's effects less time than what passes.
@MainActor @Suite struct BusyMainActorTests {
  private let store = TestStore(initialState: Loader.State()) { Loader() }

  private func besideOthers(_ work: () async -> Void) async {
    let others = Task {
      while !Task.isCancelled {
        usleep(10_000)
        await Task.yield()
      }
    }
    await work()
    others.cancel()
  }

  @Test func aTimeoutCountsTheTimeThatEffectsHave() async {
    store.timeout = .milliseconds(10)
    await besideOthers {
      await store.send(.late)
      await store.receive(\.loaded, 7) { $0.numbers = [7] }
      await store.send(.late).finish()
      await store.receive(\.loaded, 7) { $0.numbers = [7, 7] }
    }
  }

  @Test func allThatEffectsSendIsSkipped() async {
    await besideOthers {
      await store.send(.load(count: 60))
      await store.skipReceivedActions()
    }
    #expect(store.state.numbers == Array(0..<60))
  }
}

/// A value that says how often it was described.
private struct Costly: Equatable, CustomDumpStringConvertible {
  @MainActor static var described = 0

  var customDumpDescription: String {
    MainActor.assumeIsolated { Self.described += 1 }
    return "costly"
  }
}

@Reducer private struct Sender {
  struct State: Equatable {}
  enum Action: Equatable { case begin, sent(Costly) }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      action == .begin ? .run { send in for _ in 0..<3 { await send(.sent(Costly())) } } : .none
    }
  }
}

@MainActor @Suite(.serialized) struct SkippedActionTests {
  @Test(
    "Skipped actions are described where somebody wants to see that",
    arguments: [(Exhaustivity.off, 0), (.off(showSkippedAssertions: true), 3)])
  func described(exhaustivity: Exhaustivity, count: Int) async {
    Costly.described = 0
    let store = TestStore(initialState: Sender.State()) { Sender() }
    store.exhaustivity = exhaustivity
    await store.send(.begin)
    await store.skipReceivedActions()
    #expect(Costly.described == count)
  }
}
