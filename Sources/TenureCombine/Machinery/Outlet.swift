/// The tap above one subscriber: what is sent in comes out in order, one event at a time, no faster than demanded.
///
/// Rules, whatever thread calls:
/// 1. `send` delivers at once if the subscriber wants a value, nothing is queued before it, and no *other* thread is
///    delivering; otherwise it queues. A send from inside a delivery (re-entrant) is therefore nested in it.
/// 2. The thread that delivers empties the queue before it leaves; at most one thread delivers at a time.
/// 3. The completion comes after the queue is empty, whatever the demand, and at most once.
/// 4. After the completion or `cancel()` nothing is delivered, and subscriber and upstream are let go.
/// 5. A `source` is pulled one event ahead of demand, so that the end is known with the last value.
/// 6. The lock is never held while a subscriber, an upstream or a closure given by an operator runs, but for the
///    closure of `update`, which must be pure.
final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
  typealias Downstream = Receiver<Output, Failure>

  /// What `update` may add to the stream.
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private var downstream: Downstream?  // nil iff completed or cancelled
  private var isIntroduced = false  // nothing is delivered before the subscription
  private var demand = Subscribers.Demand.none  // asked for and not yet delivered
  private var queue = Queue<Output>()  // in order, waits for demand or for the thread that delivers
  private var queued = 0  // == queue.count, readable without the type of the values
  private var hasMissed: Bool  // an offer was dropped, and nothing was sent in its place yet
  private var completion: Subscribers.Completion<Failure>?  // non-nil iff the end is known
  private var isEnding = false  // == (completion != nil), readable without the type of the failure
  private var worker: CurrentThread?  // the thread inside a delivery
  private var source: (() -> Event?)?  // pulled by the worker alone; its nil is the end
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onEnd: (() -> Void)?
  let description: String

  /// - Parameter isBehind: whether there is a value to catch up with from the beginning.
  init(_ downstream: some Subscriber<Output, Failure>, _ description: String, isBehind: Bool = false) {
    self.downstream = ReceiverOf(downstream)
    self.description = description
    hasMissed = isBehind
  }

  /// A tap fed by `source`, for publishers that have their values at hand.
  convenience init(
    _ downstream: some Subscriber<Output, Failure>, _ description: String, source: @escaping () -> Event?
  ) {
    self.init(downstream, description)
    self.source = source
  }

  /// Ties the outlet to its operator, before `open()`.
  /// - Parameters:
  ///   - onRequest: hears all new demand, also what the subscriber returns from `receive(_:)`.
  ///   - onEnd: runs once, when the subscriber cancels or before the completion is delivered: stop the upstreams.
  func connect(onRequest: ((Subscribers.Demand) -> Void)? = nil, onEnd: (() -> Void)? = nil) {
    lock.locked {
      self.onRequest = onRequest
      self.onEnd = onEnd
    }
  }

  /// Introduces itself to the subscriber, which usually requests from inside this call.
  func open() {
    let downstream = lock.locked {
      isIntroduced = true
      return self.downstream
    }
    downstream?.receive(subscription: self)
    lock.lock()
    drain()
  }

  /// What the subscriber wants beyond what is queued.
  var unmet: Subscribers.Demand { lock.locked { demand - queued } }

  /// Delivers a value or keeps it until it is wanted.
  func send(_ value: Output) { deliver(value, keeping: true) }

  /// Delivers a value if it is wanted and drops it otherwise.
  func offer(_ value: Output) { deliver(value, keeping: false) }

  /// Makes up for offers that were dropped, with one value for all of them, if it is wanted by now.
  func catchUp(with value: () -> Output) {
    let isBehind = lock.locked {
      guard hasMissed, demand > queued, downstream != nil, !isEnding else { return false }
      hasMissed = false
      return true
    }
    if isBehind { send(value()) }
  }

  /// The short way for a value: straight through if nothing stands before it.
  private func deliver(_ value: Output, keeping: Bool) {
    let me = CurrentThread()
    lock.lock()
    guard let downstream, !isEnding else { return lock.unlock() }
    guard demand > queued else {
      if keeping { enqueue(value) } else { hasMissed = true }
      return lock.unlock()
    }
    guard queued == 0, worker == nil || worker == me, isIntroduced else {
      enqueue(value)
      return drain()
    }
    let outer = worker
    worker = me
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.lock()
    worker = outer
    if more > .none {
      demand += more
      if self.downstream != nil, let onRequest {
        lock.unlock()
        onRequest(more)
        lock.lock()
      }
    }
    drain()
  }

  /// Pre: the lock is held.
  private func enqueue(_ value: Output) {
    queue.append(value)
    queued += 1
  }

  /// Ends the stream after what is queued.
  func finish(_ completion: Subscribers.Completion<Failure>) { update { .completion(completion) } }

  /// Changes an operator's state and adds what follows from it to the stream, as one step.
  func update(_ body: () -> Event?) { update { _ in body() } }

  /// As above; `body` also learns how many values are wanted beyond what is queued.
  func update(_ body: (Subscribers.Demand) -> Event?) {
    lock.lock()
    guard downstream != nil, !isEnding, let event = body(demand - queued) else { return lock.unlock() }
    append(event)
    if isEnding, let action = take(&onEnd) {
      lock.unlock()
      action()
      lock.lock()
    }
    drain()
  }

  /// Pre: the lock is held.
  private func append(_ event: Event) {
    switch event {
    case .value(let value): enqueue(value)
    case .completion(let end): (completion, isEnding) = (end, true)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    let onRequest = self.onRequest
    // From inside a delivery, the delivering loop goes on with the new demand: no recursion, however long the stream.
    worker == nil ? drain() : lock.unlock()
    onRequest?(demand)
  }

  func cancel() {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    let action = onEnd
    letGo()
    action?()
  }

  /// Pre: the lock is held. Post: it isn't, and the outlet is over.
  private func letGo() {
    let (downstream, queue, source) = (self.downstream, self.queue, self.source)
    let (onRequest, onEnd) = (self.onRequest, self.onEnd)
    self.downstream = nil
    if queued > 0 { self.queue = Queue() }
    queued = 0
    self.source = nil
    self.onRequest = nil
    self.onEnd = nil
    lock.unlock()
    // What these hold may run foreign code when it goes: not under the lock.
    withExtendedLifetime(downstream) {}
    withExtendedLifetime(queue) {}
    withExtendedLifetime(source) {}
    withExtendedLifetime(onRequest) {}
    withExtendedLifetime(onEnd) {}
  }

  /// Pre: the lock is held. Post: it isn't, and nothing deliverable is left, or another thread sees to it.
  private func drain() {
    let me = CurrentThread()
    guard isIntroduced, queued > 0 || isEnding || source != nil, worker == nil || worker == me else {
      return lock.unlock()
    }
    let outer = worker
    worker = me
    while let downstream {
      if queued > 0, demand > .none, let value = queue.popFirst() {
        queued -= 1
        demand -= 1
        let onRequest = self.onRequest
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        guard more > .none else { continue }
        demand += more
        guard self.downstream != nil, let onRequest else { continue }
        lock.unlock()
        onRequest(more)
        lock.lock()
      } else if queued == 0, isEnding, let completion {
        letGo()
        downstream.receive(completion: completion)
        lock.lock()
      } else if queued == 0, let source {
        lock.unlock()
        let event = source() ?? .completion(.finished)
        lock.lock()
        if self.downstream != nil { append(event) }
      } else {
        break
      }
    }
    worker = outer
    lock.unlock()
  }
}
