import ComposableArchitecture
import XCTest

/// The same test store in XCTest.
@MainActor final class TestStoreInXCTests: XCTestCase {
  func testStepsAreAsserted() async {
    let store = TestStore(initialState: Edit.State()) { Edit() }
    await store.send(.nameChanged("Ada")) { $0.name = "Ada" }
    await store.send(.saveTapped)
    await store.receive(\.delegate.saved)
  }

  func testSharedChangesAreAsserted() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementLater).finish()
    store.assert { $0.$count.withLock { $0 = 2 } }
  }

  func testWhatIsNotMentionedFails() async {
    let messages = await issues {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.increment)
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.hasPrefix("The state changed with the action") ?? false)
  }
}
