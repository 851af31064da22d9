import Foundation
import TenureCombine
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
  var plain = 0 {
    willSet { objectWillChange.send() }
  }

  func add(_ name: String) { names.append(name) }
}

private final class NamedCounter: Counter {
  @Published var title: String

  init(title: String) {
    _title = Published(initialValue: title)
    super.init()
  }
}

private final class Box<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor private final class Screen: ObservableObject {
  @Published var isShown = false
  @Published private(set) var steps: [Int] = []
  nonisolated init() {}
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var count = 0
}

private final class Plain: ObservableObject {
  var value = 0 {
    didSet { objectWillChange.send() }
  }
}

private final class Observed: NSObject, ObservableObject {
  @Published var count = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
  @Published var choice: String?
  weak var delegate: AnyObject?
  lazy var lazily = [1]
  var log: [String] = []
}

private final class Outer: ObservableObject {
  @Published var inner = Counter()
}

@Suite struct ObservableObjectTests {
  @Test("R077 a write sends objectWillChange, then the property's publisher, then stores")
  func orderOfAWrite() {
    let counter = Counter()
    var events: [String] = []
    let object = counter.objectWillChange.sink { events.append("object sees \(counter.count)") }
    let property = counter.$count.sink { events.append("property gets \($0), sees \(counter.count)") }
    counter.count = 1
    counter.count = 2
    #expect(
      events == [
        "property gets 0, sees 0",
        "object sees 0", "property gets 1, sees 0",
        "object sees 1", "property gets 2, sees 1",
      ])
    #expect(counter.count == 2)
    withExtendedLifetime((object, property)) {}
  }

  @Test("R078 every write signals by itself, and a reader that waits until after the write sees the new value")
  func readingAfterTheSignal() {
    let counter = Counter()
    var later: [() -> Void] = []
    var seen: [Int] = []
    let cancellable = counter.objectWillChange.sink { later.append { seen.append(counter.count) } }
    counter.count = 1
    counter.count = 2
    #expect(later.count == 2)
    for read in later { read() }
    #expect(seen == [2, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R079 an equal value sends again, an in-place mutation sends once")
  func equalValuesAndMutation() {
    let counter = Counter()
    var signals = 0
    var names: [[String]] = []
    let object = counter.objectWillChange.sink { signals += 1 }
    let property = counter.$names.sink { names.append($0) }
    counter.count = 0
    counter.count = 0
    #expect(signals == 2)
    counter.add("a")
    counter.add("b")
    #expect(signals == 4)
    #expect(names == [[], ["a"], ["a", "b"]])
    withExtendedLifetime((object, property)) {}
  }

  @Test("R080 an inner object's change does not reach the outer object")
  func nestedObjects() {
    let outer = Outer()
    var signals = 0
    let cancellable = outer.objectWillChange.sink { signals += 1 }
    outer.inner.count = 1
    #expect(signals == 0)
    outer.inner = Counter()
    #expect(signals == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R081 $property emits the current value on subscription, then each new one before it is stored")
  func projectedPublisher() {
    let counter = Counter()
    counter.count = 5
    var first: [Int] = [], second: [Int] = []
    let one = counter.$count.sink { first.append($0) }
    counter.count = 6
    let two = counter.$count.map { $0 * 10 }.sink { second.append($0) }
    counter.count = 6
    #expect(first == [5, 6, 6])
    #expect(second == [60, 60])
    withExtendedLifetime((one, two)) {}
  }

  @Test("R082 objectWillChange is one instance per object and serves superclass and subclass fields")
  func oneInstance() {
    let counter = NamedCounter(title: "a")
    let asSuperclass: Counter = counter
    #expect(counter.objectWillChange === asSuperclass.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
    var signals = 0
    let cancellable = counter.objectWillChange.sink { signals += 1 }
    counter.count = 1
    counter.title = "b"
    counter.add("x")
    #expect(signals == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R082 also in generic classes, main-actor classes, and objects without published fields")
  @MainActor func otherClasses() {
    let box = Box("a"), screen = Screen(), plain = Plain()
    var events: [String] = []
    var store: Set<AnyCancellable> = []
    box.objectWillChange.sink { events.append("box") }.store(in: &store)
    screen.objectWillChange.sink { events.append("screen") }.store(in: &store)
    plain.objectWillChange.sink { events.append("plain") }.store(in: &store)
    box.value = "b"
    screen.isShown = true
    plain.value = 1
    #expect(events == ["box", "screen", "plain"])
    #expect(box.objectWillChange === box.objectWillChange)
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
  }

  @Test("R083 a class with its own objectWillChange has to send by itself")
  func ownPublisher() {
    let object = OwnPublisher()
    var signals: [Int] = []
    let cancellable = object.objectWillChange.sink { signals.append($0) }
    object.count = 1
    #expect(signals == [])
    object.objectWillChange.send(7)
    #expect(signals == [7])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R084 objectWillChange.send() works around a plain property, before or after the change")
  func manualSend() {
    let counter = Counter(), plain = Plain()
    var seen: [Int] = []
    let before = counter.objectWillChange.sink { seen.append(counter.plain) }
    let after = plain.objectWillChange.sink { seen.append(plain.value) }
    counter.plain = 1
    plain.value = 2
    #expect(seen == [0, 2])
    withExtendedLifetime((before, after)) {}
  }

  @Test("R085 neither ObservableObject nor @Published adds isolation: another thread may write")
  func noIsolation() async {
    let totals = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let counter = Counter()
          var signals = 0
          let cancellable = counter.objectWillChange.sink { signals += 1 }
          for step in 0..<100 { counter.count = step }
          withExtendedLifetime(cancellable) {}
          return signals
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(totals == [100, 100, 100, 100])
  }

  @Test func propertyObserversRunAroundTheSignal() {
    let object = Observed()
    let cancellable = object.objectWillChange.sink { object.log.append("signal, \(object.count)") }
    object.count = 1
    object.choice = "a"
    #expect(object.log == ["will 1", "signal, 0", "did 0", "signal, 1"])
    #expect(object.choice == "a")
    withExtendedLifetime(cancellable) {}
  }

  @Test func aSubscriptionMayWriteToTheProperty() {
    let counter = Counter()
    var values: [Int] = []
    let cancellable = counter.$count.sink { value in
      values.append(value)
      if value == 1 { counter.count = 2 }
    }
    counter.count = 1
    #expect(values == [0, 1, 2])
    #expect(counter.count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func theObjectIsNotKeptAliveByItsPublishers() {
    weak var released: Counter?
    var cancellable: AnyCancellable?
    var values: [Int] = []
    do {
      let counter = Counter()
      released = counter
      cancellable = counter.$count.sink { values.append($0) }
      counter.count = 1
    }
    #expect(released == nil)
    #expect(values == [0, 1])
    withExtendedLifetime(cancellable) {}
  }
}
