/// When a whole run has to be done: what is not ready by then is left out, and said to be.
public struct Deadline: Sendable {
  /// How long the run has, from its start.
  public let limit: Duration
  let end: ContinuousClock.Instant

  /// Counts from now on.
  public init(_ limit: Duration) {
    self.limit = limit
    end = ContinuousClock.now.advanced(by: limit)
  }

  /// Whether the time is over.
  public var isOver: Bool { ContinuousClock.now >= end }

  /// What `work` makes, or nil where it is not done in time; it is then left to itself.
  public func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) -> Result? {
    let run = LimitedRun<Void, Result?>([()], limit: limit) { _, _ in
      nil
    } work: { _ in
      work()
    }
    return run.run(threads: 1, until: self).first ?? nil
  }

  /// Says that it was over before there was a project to judge.
  public static func note(at path: String) -> FileNote {
    FileNote(
      path: path, line: 1,
      text: "Nothing is judged: the time of the whole run was over before the files were put together. "
        + "Give the run more time with --deadline, or ask about fewer paths.")
  }
}

/// Why a piece of a run was given up.
enum GivenUp: Sendable {
  /// It took longer than one may take.
  case tooLong
  /// The time of the whole run was over.
  case runIsOver
}
