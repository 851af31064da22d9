import Foundation

extension Timer {
  /// Emits the date again and again, while connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      audience.admit(subscriber, "TimerPublisher")
    }

    /// Starts the timer; it stops when the result is cancelled.
    public func connect() -> any Cancellable {
      let tick: @Sendable () -> Void = { [audience] in audience.send(_SchedulerDate<RunLoop>.now.date) }
      let every = nanoseconds(interval)
      if let taken = SchedulingHook.take(after: every, every: every, isMain: runLoop.isMain, tick) { return taken }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in tick() }
      if let tolerance { timer.tolerance = tolerance }
      let carried = Carried(timer), mode = mode
      runLoop.visit { loop in loop.add(carried.value, forMode: mode) }
      return AnyCancellable { carried.value.invalidate() }
    }
  }

  /// A publisher of the date, every `interval` seconds once it is connected; mostly used with `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
