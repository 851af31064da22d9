import TenureCombine

/// Records everything it gets, in words, and asks for values only when told to.
final class ManualSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let answer: (Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - initial: what it asks for on subscription.
  ///   - answer: what it returns for a value; may do anything else besides.
  init(_ initial: Subscribers.Demand = .none, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    self.initial = initial
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    events.append("subscription")
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failure \(error)")
    }
  }

  func request(_ demand: Int) { subscription?.request(.max(demand)) }
  func cancel() { subscription?.cancel() }

  /// The events since the last call.
  func news() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Publisher {
  /// Subscribes a new manual subscriber.
  func manual(
    _ initial: Subscribers.Demand = .none, answer: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> ManualSubscriber<Output, Failure> {
    let subscriber = ManualSubscriber<Output, Failure>(initial, answer: answer)
    subscribe(subscriber)
    return subscriber
  }

  /// Everything this publisher emits, without its "subscription", to a subscriber that asks for everything.
  var log: [String] { Array(manual(.unlimited).events.dropFirst()) }

  /// What is left when values are asked for one at a time, so that back-pressure is on all the way.
  var slowLog: [String] {
    Array(manual(.max(1)) { _ in .max(1) }.events.dropFirst())
  }
}

/// A failure with a name.
struct Oops: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String = "oops") { self.description = description }
}

/// A word on the requests and cancellations that reach a publisher.
final class Upstream<Output, Failure: Error> {
  let subject = PassthroughSubject<Output, Failure>()
  private(set) var events: [String] = []

  var publisher: some Publisher<Output, Failure> {
    subject.handleEvents(
      receiveCancel: { self.events.append("cancel") },
      receiveRequest: { self.events.append("request \($0)") })
  }

  func news() -> [String] {
    defer { events = [] }
    return events
  }
}
