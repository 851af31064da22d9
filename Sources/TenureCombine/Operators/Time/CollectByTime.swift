extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// One group per interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// One group per interval, and one whenever so many values are there.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Emits arrays of the values that came in an interval; nothing for an interval without values.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let outlet = Outlet<Output, Failure>(subscriber, "CollectByTime")
      let inlet = Inlet<Upstream.Output, Failure>(demand: .unlimited)
      var values: Output = []  // changed inside `outlet.update` only

      func flush(atLeast minimum: Int = 1) {
        outlet.update {
          guard values.count >= minimum else { return nil }
          defer { values = [] }
          return .value(values)
        }
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { flush() }
      inlet.connect(
        onSubscription: outlet.open,
        onValue: { value in
          outlet.update {
            values.append(value)
            return nil
          }
          flush(atLeast: count)
        },
        onCompletion: { completion in
          if case .finished = completion { flush() }
          outlet.finish(completion)
        })
      outlet.connect(
        onEnd: {
          timer.cancel()
          inlet.cancel()
        })
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Emits arrays of the values that came in an interval, or as many as there should be at most.
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
