extension Publishers {
  /// Emits a value when no newer one came for a length of time.
  ///
  /// A value that is still waiting when upstream ends is dropped, and so is one that the subscriber did not ask for.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Debounce")
      let inlet = Inlet<Output, Failure>(demand: .unlimited)
      var newest = 0  // the number of values so far; changed inside `outlet.update` only
      inlet.connect(
        onSubscription: outlet.open,
        onValue: { value in
          var number = 0
          outlet.update {
            newest += 1
            number = newest
            return nil
          }
          let due = scheduler.now.advanced(by: dueTime)
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [number] in
            outlet.update { demand in number == newest && demand > .none ? .value(value) : nil }
          }
        },
        onCompletion: { completion in scheduler.schedule(options: options) { outlet.finish(completion) } })
      outlet.connect(onEnd: inlet.cancel)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Emits a value when no newer one came for a length of time: what somebody typed, once they pause.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
