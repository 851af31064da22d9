import IssueReporting
import Synchronization

/// What a continuation calls. Where a key lets go of the continuation and has never resumed it, who waits is told so.
final class Resumption<Success: Sendable>: Sendable {
  private let end: @Sendable (Result<Success, any Error>) -> Void
  private let isResumed = Atomic(false)
  /// Of which key, and what it was asked to do; nil where nobody has to be told.
  private let question: (key: String, function: String)?
  private let reporters = IssueReporters.current

  init(
    of question: (key: String, function: String)? = nil, _ end: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    (self.question, self.end) = (question, end)
  }

  deinit {
    guard let question, !isResumed.load(ordering: .relaxed) else { return }
    let error = DroppedContinuation(key: question.key, function: question.function)
    withIssueReporters(reporters) { reportIssue(error.description) }
    end(.failure(error))
  }

  func callAsFunction(_ result: Result<Success, any Error>) {
    isResumed.store(true, ordering: .relaxed)
    end(result)
  }
}

/// A key has let go of a continuation without an answer.
struct DroppedContinuation: Error, CustomStringConvertible {
  let key: String
  let function: String

  var description: String {
    """
    The key '\(key)' has let go of the continuation of '\(function)' and never resumed it.

    Who waits for it goes on with this as an error. Resume the continuation once, on every way through '\(function)'.
    """
  }
}
