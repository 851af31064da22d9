extension Publishers {
  /// Emits at most one value per length of time: the first at once, then the newest or the oldest of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Throttle")
      let inlet = Inlet<Output, Failure>(demand: .unlimited)
      // Changed inside `outlet.update` only.
      var chosen: Output?  // what goes out next
      var isScheduled = false  // true iff an emission is scheduled
      var nextTime = scheduler.now  // no emission before it
      var end: Subscribers.Completion<Failure>?

      func emit() {
        outlet.update { demand in
          isScheduled = false
          guard let value = take(&chosen) else { return nil }
          nextTime = scheduler.now.advanced(by: interval)
          return demand > .none ? .value(value) : nil
        }
        outlet.update { end.map { .completion($0) } }
      }
      inlet.connect(
        onSubscription: outlet.open,
        onValue: { value in
          var emission: Context.SchedulerTimeType?
          var other: Output? = value
          outlet.update {
            // Swapped, so that an old value goes after the update and not inside it.
            if latest || chosen == nil { swap(&chosen, &other) }
            if !isScheduled { emission = nextTime }
            isScheduled = true
            return nil
          }
          guard let emission else { return }
          if emission <= scheduler.now { scheduler.schedule(emit) } else { scheduler.schedule(after: emission, emit) }
        },
        onCompletion: { completion in
          var isIdle = false
          outlet.update {
            end = completion
            isIdle = !isScheduled
            return nil
          }
          if isIdle { scheduler.schedule(emit) }
        })
      outlet.connect(onEnd: inlet.cancel)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Emits at most one value per interval: the newest in it, or the oldest if `latest` is false.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
