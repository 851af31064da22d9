import TenureCombine
import Testing

/// What each operator does while it is being subscribed to: who is subscribed first, what is asked for without being asked,
/// what becomes of a value that is sent inside of `receive(subscription:)`, and of a cancellation there.
@Suite struct SubscribingTests {
  typealias Source = AnyPublisher<Int, Oops>

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// `up` when upstream's subscription arrives, `down` when the subscriber gets its own; it asks for nothing.
    let order: String
    /// What upstream is asked for though nobody wants anything.
    let requests: [String]
    /// What comes of 1, sent from inside of `receive(subscription:)` after everything was asked for, of 2, and of the end.
    /// An operator that asks upstream by itself does so after it has handed the subscription down, and misses the 1.
    let log: [String]
    let subscribe: @Sendable (Source, Meddler) -> Void
    var testDescription: String { name }

    init<P: Publisher & SendableMetatype>(
      _ name: String, order: String = "up down", requests: [String] = [], log: [String] = ["1", "2", "finished"],
      _ make: @escaping @Sendable (Source) -> P
    ) {
      (self.name, self.order, self.requests, self.log) = (name, order, requests, log)
      subscribe = { source, meddler in make(source).subscribe(MeddlingSubscriber(meddler)) }
    }
  }

  static let all = ["unlimited"]
  static let clock = ImmediateScheduler.shared
  static let rows: [Row] = [
    Row("map") { $0.map { $0 } },
    Row("tryMap") { $0.tryMap { $0 } },
    Row("filter") { $0.filter { _ in true } },
    Row("compactMap") { $0.compactMap { $0 } },
    Row("scan", log: ["1", "3", "finished"]) { $0.scan(0, +) },
    Row("removeDuplicates") { $0.removeDuplicates() },
    Row("mapError") { $0.mapError { $0 } },
    Row("first", requests: all, log: ["2", "finished"]) { $0.first() },
    Row("last", requests: all, log: ["2", "finished"]) { $0.last() },
    Row("prefix") { $0.prefix(5) },
    Row("prefix(while:)") { $0.prefix { _ in true } },
    Row("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
    Row("dropFirst", log: ["2", "finished"]) { $0.dropFirst() },
    Row("drop(while:)", log: ["2", "finished"]) { $0.drop { $0 < 2 } },
    Row("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self)) },
    Row("output(at:)", log: ["2", "finished"]) { $0.output(at: 1) },
    Row("collect", requests: all, log: ["[2]", "finished"]) { $0.collect() },
    Row("collect(2)", log: ["[1, 2]", "finished"]) { $0.collect(2) },
    Row("buffer, keepFull", requests: ["max(4)"], log: ["2", "finished"]) {
      $0.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest)
    },
    Row("buffer, byRequest", requests: all, log: ["2", "finished"]) {
      $0.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest)
    },
    Row("reduce", requests: all, log: ["2", "finished"]) { $0.reduce(0, +) },
    Row("count", requests: all, log: ["1", "finished"]) { $0.count() },
    Row("contains", requests: all, log: ["false", "finished"]) { $0.contains(1) },
    Row("allSatisfy", requests: all, log: ["true", "finished"]) { $0.allSatisfy { $0 > 0 } },
    Row("max", requests: all, log: ["2", "finished"]) { $0.max() },
    Row("ignoreOutput", requests: all, log: ["finished"]) { $0.ignoreOutput() },
    Row("replaceEmpty") { $0.replaceEmpty(with: 0) },
    Row("replaceError") { $0.replaceError(with: 0) },
    Row("catch") { $0.catch { _ in Just(0) } },
    Row("tryCatch") { $0.tryCatch { _ in Just(0).setFailureType(to: Oops.self) } },
    Row("retry") { $0.retry(1) },
    Row("combineLatest", log: ["(1, 0)", "(2, 0)", "finished"]) {
      $0.combineLatest(Just(0).setFailureType(to: Oops.self))
    },
    Row("zip", log: ["(1, 7)", "(2, 8)", "finished"]) { $0.zip([7, 8].publisher.setFailureType(to: Oops.self)) },
    // Their upstreams come one after another, or later: the subscriber's subscription cannot wait for all of them.
    Row("merge", order: "down up", requests: ["max(1)"], log: ["1", "2", "finished"]) {
      $0.merge(with: Empty(completeImmediately: true))
    },
    Row("flatMap", order: "down up", requests: all) { $0.flatMap { Just($0).setFailureType(to: Oops.self) } },
    Row("switchToLatest", order: "down up", requests: all) {
      $0.map { Just($0).setFailureType(to: Oops.self) }.switchToLatest()
    },
    Row("prepend", order: "down", log: ["0", "1", "2", "finished"]) { $0.prepend(0) },
    Row("append", log: ["1", "2", "9", "finished"]) { $0.append(9) },
    Row("share", order: "down up") { $0.share() },
    Row("multicast, autoconnect", order: "down up") { $0.multicast { PassthroughSubject() }.autoconnect() },
    Row("handleEvents") { $0.handleEvents() },
    Row("measureInterval", log: ["0", "0", "finished"]) { $0.measureInterval(using: clock).map(\.magnitude) },
    Row("receive(on:)") { $0.receive(on: clock) },
    Row("subscribe(on:)") { $0.subscribe(on: clock) },
    Row("delay") { $0.delay(for: 1, scheduler: clock) },
    Row("debounce", requests: all, log: ["2", "finished"]) { $0.debounce(for: 1, scheduler: clock) },
    Row("throttle", requests: all, log: ["2", "finished"]) { $0.throttle(for: 0, scheduler: clock, latest: true) },
    Row("setFailureType") { $0.assertNoFailure().setFailureType(to: Oops.self) },
    Row("eraseToAnyPublisher") { $0.eraseToAnyPublisher() },
  ]

  @Test(
    "R186 The subscriber gets its subscription once upstream's is there, and what is asked for is as told",
    arguments: rows)
  func order(row: Row) {
    let subject = PassthroughSubject<Int, Oops>()
    let meddler = Meddler()
    var requests: [String] = []
    let source = subject.handleEvents(
      receiveSubscription: { _ in meddler.events.append("up") }, receiveRequest: { requests.append("\($0)") })
    row.subscribe(source.eraseToAnyPublisher(), meddler)
    #expect(meddler.events.joined(separator: " ") == row.order)
    #expect(requests == row.requests)
  }

  @Test(
    "R186 What is sent from inside of receive(subscription:) arrives where the subscriber's own demand has asked for it",
    arguments: rows)
  func reentrant(row: Row) {
    let subject = PassthroughSubject<Int, Oops>()
    let meddler = Meddler()
    meddler.onSubscription = { subscription in
      subscription.request(.unlimited)
      subject.send(1)
    }
    row.subscribe(subject.eraseToAnyPublisher(), meddler)
    // Nobody listens yet to what only later has an upstream.
    if row.order == "down up" { subject.send(1) }
    subject.send(2)
    subject.send(completion: .finished)
    #expect(meddler.events == ["down"] + row.log)
  }

  @Test(
    "A cancellation inside of receive(subscription:) reaches upstream once, and nothing comes after it", arguments: rows
  )
  func cancelled(row: Row) {
    let subject = PassthroughSubject<Int, Oops>()
    let meddler = Meddler()
    var cancellations = 0
    meddler.onSubscription = { subscription in
      subscription.cancel()
      subscription.cancel()
      subscription.request(.max(1))
    }
    row.subscribe(subject.handleEvents(receiveCancel: { cancellations += 1 }).eraseToAnyPublisher(), meddler)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(meddler.events == ["down"])
    #expect(cancellations <= 1)
    if row.order == "up down" { #expect(cancellations == 1) }
  }

  @Test("An upstream that ends at once gives the subscription before the end", arguments: rows)
  func atOnce(row: Row) {
    for source in [Fail<Int, Oops>(error: Oops()).eraseToAnyPublisher(), Empty().eraseToAnyPublisher()] {
      let meddler = Meddler()
      meddler.onSubscription = { $0.request(.unlimited) }
      row.subscribe(source.catch { _ in Empty<Int, Oops>() }.eraseToAnyPublisher(), meddler)
      #expect(meddler.events.first == "down")
      #expect(meddler.events.last == "finished")
      #expect(meddler.events.count { $0 == "finished" } == 1)
    }
  }
}

/// What a subscriber under test does, and what it got.
final class Meddler {
  var events: [String] = []
  var onSubscription: (any Subscription) -> Void = { _ in }
}

/// Asks for nothing, unless its meddler does.
private final class MeddlingSubscriber<Input, Failure: Error>: Subscriber {
  private let meddler: Meddler

  init(_ meddler: Meddler) { self.meddler = meddler }

  func receive(subscription: any Subscription) {
    meddler.events.append("down")
    meddler.onSubscription(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    meddler.events.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion {
      meddler.events.append("failure \(error)")
    } else {
      meddler.events.append("finished")
    }
  }
}
