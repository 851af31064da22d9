/// The subscribers of a subject: a value sent goes to those that asked for one, in the order of their subscription.
///
/// Who subscribes during a send misses that value; who cancels during a send gets nothing any more.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var seats = Roster<Seat>()
  private var completion: Subscribers.Completion<Failure>?  // non-nil iff over
  private var upstreams: [any Subscription] = []
  private var wanted: Bool  // true iff upstreams have been asked for values

  /// - Parameter eager: whether an upstream is asked for values before a subscriber asks.
  init(eager: Bool = false) { wanted = eager }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Takes a subscriber in. With `current`, it gets that value on its first request, and again the newest one whenever
  /// it missed values for lack of demand.
  func admit(
    _ subscriber: any Subscriber<Output, Failure>, _ description: String, current: (() -> Output)? = nil
  ) {
    let outlet = Outlet(subscriber, description)
    let seat = Seat(outlet, current: current)
    let completion = lock.locked {
      if self.completion == nil { seat.ticket = seats.join(seat) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    outlet.connect(
      onRequest: { [self] _ in
        want()
        seat.catchUp()
      },
      onEnd: { [self] in lock.locked { seats.leave(seat.ticket) } })
    outlet.open()
  }

  func send(_ value: Output) {
    for seat in lock.locked({ seats }).members { seat.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let seats = lock.locked {
      guard self.completion == nil else { return Roster<Seat>() }
      self.completion = completion
      upstreams = []
      defer { self.seats.removeAll() }
      return self.seats
    }
    for seat in seats.members { seat.outlet.finish(completion) }
  }

  func send(subscription: any Subscription) {
    let (over, wanted) = lock.locked {
      if completion == nil { upstreams.append(subscription) }
      return (completion != nil, self.wanted)
    }
    if over { subscription.cancel() } else if wanted { subscription.request(.unlimited) }
  }

  var isOver: Bool { lock.locked { completion != nil } }

  /// Asks the upstreams for values, once.
  private func want() {
    let upstreams = lock.locked {
      defer { wanted = true }
      return wanted ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  /// One subscriber's place.
  private final class Seat {
    var ticket = -1  // guarded by the audience's lock
    let outlet: Outlet<Output, Failure>
    private let current: (() -> Output)?
    private var behind: Bool  // true iff `current` is news to the subscriber; guarded by the outlet's lock

    init(_ outlet: Outlet<Output, Failure>, current: (() -> Output)?) {
      self.outlet = outlet
      self.current = current
      behind = current != nil
    }

    func offer(_ value: Output) {
      outlet.update { demand in
        behind = current != nil && demand == .none
        return demand > .none ? .value(value) : nil
      }
    }

    func catchUp() {
      outlet.update { demand in
        guard behind, demand > .none, let current else { return nil }
        behind = false
        return .value(current())
      }
    }
  }
}
