/// The subscribers of a subject: a value sent goes to those that asked for one, in the order of their subscription.
///
/// Who subscribes during a send misses that value; who cancels during a send gets nothing any more.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var members = Roster<Outlet<Output, Failure>>()
  private var hasHadMembers = false
  private var completion: Subscribers.Completion<Failure>?  // non-nil iff over
  private var upstreams: [any Subscription] = []
  private var wanted: Bool  // true iff upstreams have been asked for values

  /// - Parameter eager: whether an upstream is asked for values before a subscriber asks.
  init(eager: Bool = false) { wanted = eager }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Takes a subscriber in. With `current`, it gets that value on its first request, and again the newest one whenever
  /// it missed values for lack of demand.
  func admit(
    _ subscriber: some Subscriber<Output, Failure>, _ description: String, current: (() -> Output)? = nil
  ) {
    let outlet = Outlet(subscriber, description, isBehind: current != nil)
    let (ticket, completion) = lock.locked {
      hasHadMembers = true
      return (self.completion == nil ? members.join(outlet) : -1, self.completion)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    outlet.connect(
      onRequest: { [self, unowned outlet] _ in
        want()
        if let current { outlet.catchUp(with: current) }
      },
      onEnd: { [self] in lock.locked { members.leave(ticket) } })
    outlet.open()
  }

  func send(_ value: Output) {
    // Most have nobody to send to, and to look at who is there takes longer than that.
    lock.lock()
    let hasMembers = hasHadMembers
    lock.unlock()
    if !hasMembers { return }
    let members = lock.locked { self.members.members }
    for member in members { member?.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (members, upstreams) = lock.locked { () -> ([Outlet<Output, Failure>?], [any Subscription]) in
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      defer {
        self.upstreams = []
        self.members.removeAll()
      }
      return (self.members.members, self.upstreams)
    }
    for member in members { member?.finish(completion) }
    withExtendedLifetime(upstreams) {}
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
}
