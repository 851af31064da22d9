import TenureWorld

/// How much a screen's code may do before it is taken for code that goes on for ever, and the screen is stopped.
public struct ScreenLimits: Sendable, Hashable {
  var limits = World.Limits()

  /// What holds unless a test says otherwise.
  public init() {}

  /// How many generations of tasks and of work on the main queue may follow one another without time passing: those that
  /// were there, those that they set going, and so on. Code that goes on for ever has no last one.
  public var generations: Int {
    get { limits.generations }
    set { limits.generations = newValue }
  }

  /// How many pieces of work may run without time passing: more than one for each generation where tasks become more and more.
  public var jobs: Int {
    get { limits.jobs }
    set { limits.jobs = newValue }
  }

  /// How many tasks and pieces of work on the main queue, and how many timers, may wait at a time.
  public var waiting: Int {
    get { limits.waiting }
    set { limits.waiting = newValue }
  }

  /// How many pieces of work may wait at a time on other queues and threads.
  public var waitingElsewhere: Int {
    get { limits.waitingElsewhere }
    set { limits.waitingElsewhere = newValue }
  }
}

extension Screen {
  /// How much the screen's code may do before it is taken for code that goes on for ever. Raise what a program really needs:
  ///
  ///     screen.limits.waiting = 1_000_000
  public var limits: ScreenLimits {
    get {
      var limits = ScreenLimits()
      limits.limits = world.limits
      return limits
    }
    set { world.limits = newValue.limits }
  }
}
