import Dependencies
import Foundation
import Observation
import Sharing
import Synchronization
import Testing

@Suite struct RemovalTests {
  @Test func aValueThatIsTakenOutOfMemoryIsTheGivenOneAndNews() {
    @Dependency(\.defaultInMemoryStorage) var storage
    @Shared(.inMemory("count")) var count = 3
    @SharedReader(.inMemory("count")) var reader = 9
    let news = Atomic(0)
    withObservationTracking {
      _ = reader
    } onChange: {
      news.add(1, ordering: .relaxed)
    }
    storage.removeValue(for: .inMemory("count"), default: 3)
    #expect(count == 3 && reader == 3 && news.load(ordering: .relaxed) == 1)
    storage.removeValue(for: .inMemory("count"), default: 4)
    #expect(count == 4 && reader == 4)
  }

  @Test func afterARemovalTheNextPropertyBringsItsOwnValue() {
    @Dependency(\.defaultInMemoryStorage) var storage
    do {
      let count = Shared(wrappedValue: 1, .inMemory("count"))
      count.withLock { $0 = 2 }
    }
    #expect(Shared(wrappedValue: 5, .inMemory("count")).wrappedValue == 2)
    storage.removeValue(for: .inMemory("count"), default: 0)
    #expect(Shared(wrappedValue: 5, .inMemory("count")).wrappedValue == 5)
  }

  @Test func aSettingThatOthersTakeAwayIsThePropertysOwnValue() {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("isOn")) var isOn: Bool? = true
    defaults.set(false, forKey: "isOn")
    #expect(isOn == false)
    defaults.removeObject(forKey: "isOn")
    #expect(isOn == true)
    $isOn.withLock { $0 = nil }
    #expect(isOn == nil && defaults.object(forKey: "isOn") == nil)
    defaults.set(1, forKey: "other")
    #expect(isOn == nil)
  }
}
