extension Publishers {
  /// Ends the stream when no value came for a length of time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Timeout")
      let inlet = Inlet<Output, Failure>()
      var newest = 0  // the number of the wait under way; changed inside `outlet.update` only

      func wait(after value: Output?) {
        var number = 0
        outlet.update {
          newest += 1
          number = newest
          return value.map { .value($0) }
        }
        let due = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [number] in
          var isDue = false
          outlet.update {
            isDue = number == newest
            return nil
          }
          if isDue { outlet.finish(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      inlet.connect(onSubscription: outlet.open, onValue: { wait(after: $0) }, onCompletion: outlet.finish)
      outlet.connect(onRequest: inlet.request, onEnd: inlet.cancel)
      wait(after: nil)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Finishes when no value came for a length of time, or fails with what `customError` returns.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
