import SwiftUI
import Testing

/// The standard library's Observation, as `import SwiftUI` brings it.
@MainActor @Suite struct ObservationTests {
  @Observable class Model {
    var a = 0
    var b = 0
    var name = "n"
    var point = Point()
    var loose = Loose()
    var list = [1]
    var child: Model?
    var children: [Model] = []
    var friend = Friend()
    @ObservationIgnored var ignored = 0
    @ObservationIgnored lazy var late = 5
    let constant = 1
    var sum: Int { a + b }
  }

  struct Point: Equatable {
    var x = 0
    var y = 0
  }

  final class Friend {}

  struct Loose { var x = 0 }

  /// How often the observer of what `read` reads is told while `change` runs.
  private func calls(reading read: () -> Void, changing change: () -> Void) -> Int {
    let count = Count()
    withObservationTracking(read) { count.value += 1 }
    change()
    return count.value
  }

  // MARK: When it fires

  @Test("R101 apply runs at once and its result is returned; onChange is called once, at the first change")
  func once() {
    let model = Model()
    let count = Count()
    var hasRun = false
    let result = withObservationTracking {
      hasRun = true
      return model.a + model.b + 7
    } onChange: {
      count.value += 1
    }
    #expect(hasRun)
    #expect(result == 7)
    #expect(count.value == 0)
    model.b = 1
    #expect(count.value == 1)
    model.a = 1
    model.b = 2
    #expect(count.value == 1)
  }

  @Test("R102 onChange comes before the change, at once, on the mutating thread")
  func willSet() async {
    let model = Model()
    let seen = Seen()
    nonisolated(unsafe) let shared = model
    withObservationTracking {
      _ = model.a
    } onChange: {
      seen.add(unsafe "old \(shared.a), same thread \(Thread.current === seen.thread)")
    }
    model.a = 1
    #expect(seen.all == ["old 0, same thread true"])

    let other = Seen()
    withObservationTracking {
      _ = model.a
    } onChange: {
      other.add("main \(Thread.isMainThread)")
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        unsafe shared.a = 2
        done.resume()
      }
    }
    #expect(other.all == ["main false"])
  }

  @Test("R103 unread properties never fire, nor what is read later or in a task begun in apply")
  func unread() async {
    let model = Model()
    #expect(calls(reading: { _ = model.a }, changing: { model.b = 1 }) == 0)

    var later: (() -> Int)?
    #expect(
      calls(
        reading: { later = { model.a } },
        changing: {
          _ = later?()
          model.a = 1
        }) == 0)

    let count = Count()
    let task = withObservationTracking {
      Task { @MainActor in model.b }
    } onChange: {
      count.value += 1
    }
    _ = await task.value
    model.b = 2
    #expect(count.value == 0)
  }

  @Test("R103 a pure write in apply is no dependency, a compound assignment is")
  func writesInApply() {
    let model = Model()
    #expect(calls(reading: { model.a = 1 }, changing: { model.a = 2 }) == 0)
    #expect(calls(reading: { model.a += 1 }, changing: { model.a = 9 }) == 1)
  }

  @Test("R104 an equal value or the same reference does not fire; a value that cannot be compared does")
  func equalValues() {
    let model = Model()
    #expect(calls(reading: { _ = model.a }, changing: { model.a = 0 }) == 0)
    #expect(calls(reading: { _ = model.friend }, changing: { model.friend = model.friend }) == 0)
    #expect(calls(reading: { _ = model.loose }, changing: { model.loose = Loose() }) == 1)
    #expect(calls(reading: { _ = model.a }, changing: { model.a = 1 }) == 1)
    #expect(calls(reading: { _ = model.friend }, changing: { model.friend = Friend() }) == 1)
  }

  @Test("R105 an in-place mutation fires even if the value ends equal")
  func inPlace() {
    let model = Model()
    func touch(_ value: inout Int) {}
    #expect(calls(reading: { _ = model.a }, changing: { model.a += 0 }) == 1)
    #expect(calls(reading: { _ = model.list }, changing: { model.list.append(2) }) == 1)
    #expect(calls(reading: { _ = model.point }, changing: { model.point.x = 0 }) == 1)
    #expect(calls(reading: { _ = model.a }, changing: { touch(&model.a) }) == 1)
  }

  // MARK: What is depended on

  @Test("R106 a struct property is depended on as a whole; a computed one through what it reads")
  func granularity() {
    let model = Model()
    #expect(calls(reading: { _ = model.point.x }, changing: { model.point.y = 1 }) == 1)
    #expect(calls(reading: { _ = model.sum }, changing: { model.b = 1 }) == 1)
    #expect(calls(reading: { _ = model.sum }, changing: { model.name = "m" }) == 0)
  }

  @Test("R107 reading a.child.name depends on both; reading only the child or an array does not reach inside")
  func objectsInObjects() {
    let model = Model()
    let child = Model()
    model.child = child
    model.children = [child]
    #expect(calls(reading: { _ = model.child?.name }, changing: { child.name = "x" }) == 1)
    #expect(calls(reading: { _ = model.child?.name }, changing: { model.child = Model() }) == 1)
    model.child = child
    #expect(calls(reading: { _ = model.child }, changing: { child.name = "y" }) == 0)
    #expect(calls(reading: { _ = model.children }, changing: { child.name = "z" }) == 0)
  }

  @Test("R108 @ObservationIgnored takes a property out, lazy ones too; let properties are not tracked")
  func ignored() {
    let model = Model()
    #expect(calls(reading: { _ = model.ignored }, changing: { model.ignored = 1 }) == 0)
    #expect(calls(reading: { _ = model.late }, changing: { model.late = 1 }) == 0)
    #expect(
      calls(
        reading: { _ = model.constant },
        changing: {
          model.a = 1
          model.name = "m"
        }) == 0)
  }

  @Test("R109 nested trackings both record and both fire")
  func nested() {
    let model = Model()
    let (inner, outer) = (Count(), Count())
    withObservationTracking {
      withObservationTracking {
        _ = model.a
      } onChange: {
        inner.value += 1
      }
    } onChange: {
      outer.value += 1
    }
    model.a = 1
    #expect(inner.value == 1)
    #expect(outer.value == 1)
  }

  @Test("R110 neither making an object in apply nor the end of an observed one fires")
  func birthAndDeath() {
    let count = Count()
    var model: Model? = Model()
    weak let watched = model
    withObservationTracking {
      _ = Model()
      _ = model?.a
    } onChange: {
      count.value += 1
    }
    model = nil
    #expect(watched == nil)
    #expect(count.value == 0)
  }

  @Observable final class Special: Model { var extra = 0 }

  @Test("R111 properties inherited from an observable superclass are tracked")
  func inheritance() {
    let model = Special()
    #expect(calls(reading: { _ = model.a }, changing: { model.a = 1 }) == 1)
    #expect(calls(reading: { _ = model.extra }, changing: { model.extra = 1 }) == 1)
    #expect(calls(reading: { _ = model.extra }, changing: { model.a = 2 }) == 0)
  }

  // MARK: Sequences

  @MainActor @Observable final class Feed { var value = 0 }

  @Test("R112 Observations starts at the first next, joins writes before a suspension, and drops equal sets")
  func observations() async {
    let feed = Feed()
    let reads = Count()
    let values = Observations { @MainActor in
      reads.value += 1
      return feed.value
    }
    await Task.yield()
    #expect(reads.value == 0)

    let log = Seen()
    let task = Task { @MainActor in
      for await value in values {
        log.add("\(value)")
        if value == 9 { break }
      }
    }
    while log.all.count < 1 { await Task.yield() }
    #expect(log.all == ["0"])

    feed.value = 1
    feed.value = 2
    while log.all.count < 2 { await Task.yield() }
    #expect(log.all == ["0", "2"])

    feed.value = 2
    for _ in 0..<100 { await Task.yield() }
    #expect(log.all == ["0", "2"])

    feed.value = 9
    await task.value
    #expect(log.all == ["0", "2", "9"])
  }
}

/// A count that `@Sendable` closures may raise.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int {
    get { lock.withLock { count } }
    set { lock.withLock { count = newValue } }
  }
}

private final class Seen: @unchecked Sendable {
  let thread = Thread.current
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
