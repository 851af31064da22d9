import Synchronization
import TenureInterpose
import TenureTree

/// A timer of the dispatch library that a world's code has made, in the world's time: `DispatchSource.makeTimerSource`.
@safe final class TimerSource: @unchecked Sendable {
  private struct State {
    var handler: QueuedWork?
    var cancelHandler: QueuedWork?
    /// True until it is resumed or activated for the first time.
    var isInactive = true
    /// How often it was suspended more than resumed; being inactive counts as once.
    var suspensions = 1
    /// True when its time came while it was suspended.
    var isDue = false
    var isCancelled = false
    var interval: Duration?
    /// The world's number for the next time.
    var number: Int?
    /// How often it was set, so that a time that was set before is not taken for this one.
    var settings = 0
    /// What set it going. What repeats is an event of its own.
    var cause: Cause?
  }

  private let world: World
  private let queue: UnsafeMutableRawPointer
  private let isMain: Bool
  private let state = Mutex(State())

  private init(_ world: World, _ queue: UnsafeMutableRawPointer) {
    self.world = world
    unsafe self.queue = queue
    unsafe isMain = tenure_is_main_queue(queue)
  }

  // MARK: What the program does with it

  private func set(_ delay: Duration?, every interval: Duration?) {
    let cause = interval.map { Cause("timer every \($0)", in: Cause.current?.window) } ?? Cause.current
    let (before, setting) = state.withLock { state in
      state.settings += 1
      (state.interval, state.cause, state.isDue) = (interval, cause, false)
      defer { state.number = nil }
      return (state.number, state.settings)
    }
    if let before { world.cancel(before) }
    if let delay { wait(delay, setting) }
  }

  private func wait(_ delay: Duration, _ setting: Int) {
    world.schedule(
      after: delay, numbered: { number in state.withLock { if $0.settings == setting { $0.number = number } } }
    ) { [weak self] in self?.isDue(setting) }
  }

  private func isDue(_ setting: Int) {
    let (runs, interval) = state.withLock { state -> (Bool, Duration?) in
      if state.isCancelled || state.settings != setting { return (false, nil) }
      state.isDue = state.suspensions > 0
      return (!state.isDue, state.interval)
    }
    if let interval { wait(interval, setting) }
    if runs { run(\.handler) }
  }

  private func resume() {
    let runs = state.withLock { state in
      state.isInactive = false
      if state.suspensions > 0 { state.suspensions -= 1 }
      guard state.suspensions == 0, state.isDue, !state.isCancelled else { return false }
      state.isDue = false
      return true
    }
    if runs { run(\.handler) }
  }

  private func activate() {
    if state.withLock({ $0.isInactive }) { resume() }
  }

  private func cancel() {
    let (number, isFirst) = state.withLock { state in
      defer {
        state.isCancelled = true
        state.number = nil
      }
      return (state.number, !state.isCancelled)
    }
    if let number { world.cancel(number) }
    guard isFirst else { return }
    run(\.cancelHandler)
    // The library lets go of the handlers of what is cancelled; so they may hold their timer.
    handle(\.handler, with: nil)
    handle(\.cancelHandler, with: nil)
  }

  private func letGo() {
    let number = state.withLock { state in
      defer { state.isCancelled = true }
      return state.number
    }
    if let number { world.cancel(number) }
  }

  /// On the main queue as a job of the world, otherwise on its queue as work that the world waits for.
  private func run(_ handler: KeyPath<State, QueuedWork?>) {
    let (work, cause) = state.withLock { ($0[keyPath: handler], $0.cause) }
    guard let work else { return }
    Cause.$current.withValue(cause) {
      if isMain {
        world.keep(work, after: .zero, isMain: true)
      } else if World.current === world {
        work.run()
      } else {
        world.enter { work.run() }
      }
    }
  }

  // MARK: All of them

  /// By their sources, until the program lets go of these.
  private static let all = Mutex<[UInt: TimerSource]>([:])

  private static func of(_ source: UnsafeMutableRawPointer) -> TimerSource? {
    let key = UInt(bitPattern: source)
    return all.withLock { $0[key] }
  }

  /// Takes all that worlds' code makes.
  static func watch() {
    unsafe tenure_watch_timer_sources(
      tenure_timer_sources(
        made: { source, queue in
          guard let world = World.current else { return tenure_timer_source_is_gone() }
          let key = UInt(bitPattern: source)
          let one = unsafe TimerSource(world, queue)
          TimerSource.all.withLock { $0[key] = one }
        },
        is_one: { source in unsafe TimerSource.of(source) != nil },
        set: { source, delay, interval in
          let interval = TimerSource.duration(interval).map { max($0, .microseconds(100)) }
          unsafe TimerSource.of(source)?.set(TimerSource.duration(delay), every: interval)
        },
        handle: { source, block in unsafe TimerSource.of(source)?.handle(\.handler, block) },
        handle_cancel: { source, block in unsafe TimerSource.of(source)?.handle(\.cancelHandler, block) },
        resumed: { source in unsafe TimerSource.of(source)?.resume() },
        activated: { source in unsafe TimerSource.of(source)?.activate() },
        suspended: { source in unsafe TimerSource.of(source)?.state.withLock { $0.suspensions += 1 } },
        cancelled: { source in unsafe TimerSource.of(source)?.cancel() },
        let_go: { source in
          let key = UInt(bitPattern: source)
          guard let one = TimerSource.all.withLock({ $0.removeValue(forKey: key) }) else { return }
          tenure_timer_source_is_gone()
          one.letGo()
        }))
  }

  /// None for what never comes.
  private static func duration(_ nanoseconds: UInt64) -> Duration? {
    nanoseconds >= UInt64(Int64.max) ? nil : .nanoseconds(Int64(nanoseconds))
  }

  /// Takes a handler, or none.
  private func handle(_ handler: WritableKeyPath<State, QueuedWork?>, _ block: UnsafeMutableRawPointer?) {
    unsafe handle(handler, with: block.map { unsafe QueuedWork($0, on: queue) })
  }

  private func handle(_ handler: WritableKeyPath<State, QueuedWork?>, with work: QueuedWork?) {
    let before = state.withLock { state in
      defer { state[keyPath: handler] = work }
      return state[keyPath: handler]
    }
    // It may do anything as it goes: not while the lock is held.
    _ = consume before
  }
}
