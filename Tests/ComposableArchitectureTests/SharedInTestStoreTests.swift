import ComposableArchitecture
import Testing

struct Item: Identifiable, Equatable, Sendable {
  var id: Int
  var title = ""
  var count = 0
}

@Reducer struct Tally {
  @ObservableState struct State: Equatable {
    @Shared var count: Int
    @Shared var item: Item
    @Shared var items: IdentifiedArrayOf<Item>
    var rows: [Line] = []
    var own = 0

    init(_ count: Int = 0, rows: Int = 0) {
      _count = Shared(value: count)
      _item = Shared(value: Item(id: 1))
      _items = Shared(value: [Item(id: 1), Item(id: 2)])
      self.rows = (0..<rows).map { _ in Line(count: Shared(value: 0)) }
    }
  }

  struct Line: Equatable {
    @Shared var count: Int
    init(count: Shared<Int>) { _count = count }
  }

  enum Action: Equatable {
    case increment, incrementTwice, ownIncrement, nothing
    case incrementLater, incrementLaterAndTell, told
    case rename(String), renameSecond(String), incrementRow, added
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.$count.withLock { $0 += 1 }
      case .incrementTwice:
        state.$count.withLock { $0 += 1 }
        return .send(.increment)
      case .ownIncrement: state.own += 1
      case .nothing: break
      case .incrementLater: return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      case .incrementLaterAndTell:
        return .run { [count = state.$count] send in
          count.withLock { $0 += 1 }
          await send(.told)
        }
      case .told: state.own += 1
      case .rename(let title): state.$item.title.withLock { $0 = title }
      case .renameSecond(let title): state.$items[1].title.withLock { $0 = title }
      case .incrementRow: state.rows[0].$count.withLock { $0 += 1 }
      case .added:
        let line = Line(count: Shared(value: 5))
        line.$count.withLock { $0 = 6 }
        state.rows.append(line)
      }
      return .none
    }
  }
}

/// Reads what it writes elsewhere: by its key.
@Reducer private struct Meter {
  @ObservableState struct State: Equatable {
    @SharedReader(.inMemory("Meter.count")) var count = 0
  }

  enum Action { case increment, incrementLater }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      @Shared(.inMemory("Meter.count")) var count = 0
      switch action {
      case .increment: $count.withLock { $0 += 1 }
      case .incrementLater: return .run { [$count] _ in $count.withLock { $0 += 1 } }
      }
      return .none
    }
  }
}

@MainActor @Suite struct SharedInTestStoreTests {
  @Test func valueBehindAKeyIsAssertedThroughAnyPropertyWithThatKey() async {
    @Shared(.inMemory("Meter.count")) var count = 0
    let store = TestStore(initialState: Meter.State()) { Meter() }
    await store.send(.increment) { _ in $count.withLock { $0 = 1 } }
    await store.send(.incrementLater).finish()
    store.assert { _ in $count.withLock { $0 = 2 } }
    let messages = await issues { await store.send(.increment) }
    #expect(messages.count == 1 && messages[0].contains("count: #1 2") && messages[0].contains("count: #1 3"))
    #expect(count == 3)
  }

  private func store(rows: Int = 0) -> TestStoreOf<Tally> {
    TestStore(initialState: Tally.State(rows: rows)) { Tally() }
  }

  @Test func stepWhoseOnlyChangeIsSharedIsAsserted() async {
    let store = store()
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    #expect(store.state.count == 2)
  }

  @Test func sharedChangeThatIsNotMentionedFailsWithADifference() async {
    let messages = await issues {
      let store = store()
      await store.send(.increment)
    }
    #expect(
      messages.map { $0.replacing("\u{2007}", with: " ") } == [
        """
        The state changed with the action, and the test expects no change:

            Tally.State(
          −   count: #1 0,
          +   count: #1 1,
              item: #2 Item(…),
              items: #3 […],
              rows: [],
              own: 0
            )

        (Expected: −, Actual: +)

        Give the step a closure that makes the same change: '{ $0.property = value }', or \
        '{ $0.$property.withLock { $0 = value } }' for what is shared.
        """
      ])
  }

  @Test func sharedValueThatIsAnotherOneFailsWithADifference() async {
    let messages = await issues {
      let store = store()
      await store.send(.increment) { $0.$count.withLock { $0 = 7 } }
      // The value itself is as the feature has made it.
      #expect(store.state.count == 1)
      await store.send(.ownIncrement) { $0.own = 1 }
    }
    #expect(
      messages.map { $0.replacing("\u{2007}", with: " ") } == [
        """
        The state after the action is not what the test expects:

            Tally.State(
          −   count: #1 7,
          +   count: #1 1,
              item: #2 Item(…),
              items: #3 […],
              rows: [],
              own: 0
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func closureThatWritesWhatIsThereChangesNothing() async {
    let messages = await issues {
      await store().send(.nothing) { $0.$count.withLock { $0 = 0 } }
    }
    #expect(messages.count == 1 && messages[0].hasPrefix("The test expects the action to change the state"))
  }

  @Test func stepSeesTheValueAfterItsOwnAction() async {
    let store = store()
    // The second action is over before the first one is compared.
    await store.send(.incrementTwice) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func changeOfAnEffectIsAsserted() async {
    let store = store()
    await store.send(.incrementLater).finish()
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func changeOfAnEffectIsAssertedWithTheActionThatFollows() async {
    let store = store()
    await store.send(.incrementLaterAndTell)
    await store.receive(.told) {
      $0.$count.withLock { $0 = 1 }
      $0.own = 1
    }
  }

  @Test func changeOfAnEffectThatNobodyMentionsFailsAtTheEnd() async {
    let messages = await issues {
      let store = store()
      await store.send(.incrementLater).finish()
    }
    #expect(
      messages == [
        """
        The test ended, and a shared value has changed since the last step of it:

          − 0
          + 1

        (Expected: −, Actual: +)

        Say so when the effect is over: 'store.assert { $0.$property.withLock { $0 = value } }'.
        """
      ])
  }

  @Test func partsAndElementsAreAsserted() async {
    let store = store()
    await store.send(.rename("Ada")) { $0.$item.title.withLock { $0 = "Ada" } }
    await store.send(.renameSecond("Grace")) { $0.$items.withLock { $0[id: 2]?.title = "Grace" } }
    await store.send(.renameSecond("Alan")) { $0.$items[1].title.withLock { $0 = "Alan" } }
    let messages = await issues {
      await store.send(.renameSecond("Edsger")) { $0.$items[0].title.withLock { $0 = "Edsger" } }
    }
    #expect(messages.count == 1 && messages[0].contains("+ ") && messages[0].contains("Edsger"))
  }

  @Test func changeInsideAnArrayThatIsTheSameIsNoticed() async {
    let store = store(rows: 2)
    let messages = await issues { await store.send(.incrementRow) }
    #expect(messages.count == 1 && messages[0].contains("− 0\n  + 1"))
    await store.send(.incrementRow) { $0.rows[0].$count.withLock { $0 = 2 } }
  }

  @Test func valueThatAStepMakesIsComparedWithTheState() async {
    let store = store()
    await store.send(.added) { $0.rows = [Tally.Line(count: Shared(value: 6))] }
  }

  @Test func storeThatIsNotExhaustiveNeedsNoMention() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.incrementLater).finish()
    await store.send(.ownIncrement) { $0.own = 1 }
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
    let messages = await issues { await store.send(.increment) { $0.$count.withLock { $0 = 3 } } }
    #expect(messages.count == 1 && messages[0].hasPrefix("The state after the action is not what the test expects"))
  }

  @Test func skippedActionsTakeTheirSharedChangesWithThem() async {
    let store = store()
    await store.send(.incrementTwice) { $0.$count.withLock { $0 = 1 } }
    await store.skipReceivedActions()
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
  }
}
