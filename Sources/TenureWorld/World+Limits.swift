extension World {
  /// How much may go on before it is taken for something that goes on for ever.
  public struct Limits: Sendable, Hashable {
    /// How many generations of tasks and of work on the main queue may follow one another without time passing: those that
    /// were there, those that they set going, and so on. Code that goes on for ever has no last one.
    public var generations = 100_000
    /// How many pieces of work, which are more than one for each generation where tasks become more and more.
    public var jobs = 10_000_000
    /// How many tasks and pieces of work on the main queue, and how many timers, may wait at a time.
    public var waiting = 100_000
    /// How many views may appear and begin their tasks in one generation, where each had more of them than the one before.
    public var appearing = 1_000
    /// How many pieces of work may wait at a time on other queues and threads.
    public var waitingElsewhere = 50_000

    /// What holds unless somebody says otherwise.
    public init() {}
  }

  /// What tells code that goes on for ever.
  public enum Excess {
    /// As many generations as the limits say, or jobs: how many, and of what.
    case followed(Int, String)
    /// So many wait at once, and more come.
    case waits(Int, String)
    /// In each of the last generations more views appeared and began their tasks than in the one before, whose tasks had
    /// brought them: how many there were in the last. Each is shown before the next task runs, so few of them take hours.
    case grows(Int)
  }
}
