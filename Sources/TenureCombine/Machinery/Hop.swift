extension Outlet {
  /// Passes an upstream's events on, each in a closure handed to `schedule`, in the order in which they came.
  func hop<Upstream: Publisher>(from upstream: Upstream, schedule: @escaping (@escaping () -> Void) -> Void)
  where Upstream.Output == Output, Upstream.Failure == Failure {
    let inlet = Inlet<Output, Failure>()
    let waiting = Waiting<Event>()
    func later(_ event: Event) {
      waiting.append(event)
      schedule { [self] in update { waiting.next() } }
    }
    inlet.connect(onSubscription: open, onValue: { later(.value($0)) }, onCompletion: { later(.completion($0)) })
    connect(onRequest: inlet.request, onEnd: inlet.cancel)
    upstream.subscribe(inlet)
  }
}

/// Events that one thread leaves for another.
private final class Waiting<Event>: @unchecked Sendable {
  private let lock = Lock()
  private var events = Queue<Event>()

  func append(_ event: Event) { lock.locked { events.append(event) } }
  func next() -> Event? { lock.locked { events.popFirst() } }
}
