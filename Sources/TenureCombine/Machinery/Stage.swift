/// What a stage makes of one input.
enum Step<Output, Failure: Error> {
  /// Passes a value on.
  case emit(Output)
  /// Passes nothing on, and asks upstream for one more in its place.
  case skip
  /// Passes a last value on, if there is one, and ends the stream.
  case finish(Output?)
  /// Ends the stream with an error.
  case fail(Failure)
}

/// A step that may throw: the error becomes the failure.
func attempt<Output>(_ body: () throws -> Step<Output, any Error>) -> Step<Output, any Error> {
  do { return try body() } catch { return .fail(error) }
}

/// The base of operators that turn one stream into another, value by value, on the caller's thread.
///
/// Demand passes up as it is; `step` decides about each value, `end` about the completion and a last value before it.
/// A stage is single use: state that `step` keeps belongs into variables captured per subscription.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription, @unchecked Sendable,
  CustomStringConvertible
{
  typealias Downstream = Receiver<Output, Failure>
  typealias End = (Subscribers.Completion<InputFailure>) -> (last: Output?, Subscribers.Completion<Failure>)

  private let lock = Lock()
  private var downstream: Downstream?  // nil iff over
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Output, Failure>
  private let end: End
  let description: String

  init(
    _ downstream: some Subscriber<Output, Failure>, _ description: String,
    step: @escaping (Input) -> Step<Output, Failure>, end: @escaping End
  ) {
    self.downstream = ReceiverOf(downstream)
    self.description = description
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.locked {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.locked({ self.downstream }) else { return .none }
    switch step(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .finish(let last): leave(last, .finished)
    case .fail(let error): leave(nil, .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock.locked({ downstream != nil }) else { return }
    let (last, completion) = end(completion)
    guard let downstream = letGo().downstream else { return }
    if let last { _ = downstream.receive(last) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.locked { upstream }?.request(demand) }
  func cancel() { letGo().upstream?.cancel() }

  /// Ends the stream before upstream does.
  private func leave(_ last: Output?, _ completion: Subscribers.Completion<Failure>) {
    let (downstream, upstream) = letGo()
    upstream?.cancel()
    if let last { _ = downstream?.receive(last) }
    downstream?.receive(completion: completion)
  }

  private func letGo() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.locked { (take(&downstream), take(&upstream)) }
  }
}

extension Stage where InputFailure == Failure {
  /// A stage that passes the completion on as it is.
  convenience init(
    _ downstream: some Subscriber<Output, Failure>, _ description: String,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    self.init(downstream, description, step: step, end: { (nil, $0) })
  }
}

extension Stage where Failure == any Error {
  /// A stage whose step may throw.
  convenience init(
    _ downstream: some Subscriber<Output, Failure>, _ description: String,
    trying step: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(
      downstream, description, step: { input in attempt { try step(input) } },
      end: { (nil, $0.mapFailure { $0 as any Error }) })
  }
}
