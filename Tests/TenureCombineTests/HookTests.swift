import Synchronization
import TenureCombine
import Testing

private class Base: ObservableObject {
  @Published var name = "a"
}

private final class Model: Base {
  @Published private(set) var count = 0
  func increment() { count += 1 }
}

private let lines = Mutex<[ObjectIdentifier: [String]]>([:])

@Suite(.serialized) struct HookTests {
  @Test func publishedWritesAreHeardBeforeTheyHappen() {
    let observation = PublishedWrites.add { owner, property, old, new in
      let stored = (owner as? Model)?.count ?? -1
      lines.withLock {
        $0[ObjectIdentifier(owner), default: []].append("\(property): \(old) -> \(new), stored \(stored)")
      }
    }
    let model = Model()
    model.increment()
    model.name = "b"
    Just("c").assign(to: &model.$name)
    observation.cancel()
    model.increment()
    #expect(
      lines.withLock { $0[ObjectIdentifier(model)] } == [
        "count: 0 -> 1, stored 0", "name: a -> b, stored 1", "name: b -> c, stored 1",
      ])
    #expect(model.name == "c" && model.count == 2)
  }
}
