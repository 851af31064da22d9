import TenureTree

/// What a world does until it comes to rest, counted: so is code that goes on for ever told from code that has much to do.
struct Stretch {
  /// Since when, in the world's time.
  let start: Duration
  /// Generations that have followed one another: what was there, what that set going here or elsewhere, and so on.
  private(set) var generations = 0
  /// Jobs that have run.
  private(set) var jobs = 0
  /// Where its work has been elsewhere, as far as few places are enough to tell.
  private(set) var places: [(what: String, cause: Cause?)] = []
  /// Jobs of the generation that runs which have not run yet.
  private var left = 0
  /// The latest work elsewhere when a generation last came back from there: what is later was set going after that.
  private var latest = 0

  init(since start: Duration = .zero) { self.start = start }

  /// A job runs, while so many others wait.
  mutating func ran(beside others: Int) {
    jobs += 1
    if left == 0 {
      generations += 1
      left = others + 1
    }
    left -= 1
  }

  /// The work elsewhere of that number has come to its end; `made` is the number of the latest. True where it is the first of
  /// another generation.
  mutating func ended(_ number: Int, of place: (what: String, cause: Cause?), made: Int) -> Bool {
    guard number > latest else { return false }
    latest = made
    generations += 1
    if places.count < 5, !places.contains(where: { $0 == place }) { places.append(place) }
    return true
  }
}

/// Generations of work that have come back from elsewhere: those that were there, those that they set going there, and so on.
public struct Trips: Sendable {
  /// How many.
  public var count = 0
  /// How long they were elsewhere, in real time, one after another. It does not count how long the main thread had no time
  /// for what came back.
  public var duration = Duration.zero
}

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
  }
}
