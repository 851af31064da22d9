extension Publishers {
  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "SubscribeOn")
      let inlet = Inlet<Output, Failure>()
      inlet.connect(onSubscription: outlet.open, onValue: outlet.send, onCompletion: outlet.finish)
      outlet.connect(
        onRequest: { demand in scheduler.schedule(options: options) { inlet.request(demand) } },
        onEnd: { scheduler.schedule(options: options, inlet.cancel) })
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on a scheduler; where values arrive is up to this publisher.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
