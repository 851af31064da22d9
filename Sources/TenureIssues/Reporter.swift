import Synchronization

/// Where issues go. A program prints them to standard error; a test collects them.
public enum Issues {
  public typealias Reporter = @Sendable (Issue) -> Void

  /// Where issues go here.
  public static var reporter: Reporter { current.report }

  /// Replaces the reporter for the code run inside, and for the tasks started there.
  public static func withReporter<Result>(_ reporter: @escaping Reporter, _ body: () throws -> Result) rethrows
    -> Result
  {
    try $current.withValue(Current(report: reporter)) { try body() }
  }

  /// The same for code that waits.
  public static func withReporter<Result>(
    _ reporter: @escaping Reporter, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(Current(report: reporter)) { try await body() }
  }

  @TaskLocal private static var current = Current(report: reportUnclaimed)

  /// A type with a name: for a task's own value of a bare function type, optimised code of Swift 6.3 asks the wrong place
  /// for the type, and stops.
  private struct Current: Sendable {
    let report: Reporter
  }

  private static let claims = Mutex<[@Sendable () -> Reporter?]>([])

  /// Adds someone who is asked for a reporter, on the reporting thread, where no task hands one down: in detached tasks
  /// and on bare threads.
  public static func addClaim(_ claim: @escaping @Sendable () -> Reporter?) { claims.withLock { $0.append(claim) } }

  @Sendable private static func reportUnclaimed(_ issue: Issue) {
    for claim in claims.withLock({ $0 }) {
      if let reporter = claim() { return reporter(issue) }
    }
    print(issue)
  }

  public static func report(_ issue: Issue) { reporter(issue) }

  /// Reports a fault and stops the program, unless the reporter in force unwinds in a way of its own.
  public static func stop(_ issue: Issue) -> Never {
    reporter(issue)
    fatalError(issue.description)
  }

  /// A line on standard error.
  public static func log(_ line: String) {
    var output = StandardError()
    output.write(line + "\n")
  }

  /// The default: one block of text on standard error.
  @Sendable public static func print(_ issue: Issue) {
    var output = StandardError()
    let kind =
      switch issue.severity {
      case .note: "Note"
      case .warning: "Warning"
      case .fault: "Fatal"
      }
    // In one piece, its line end too: other threads write there as well.
    output.write("[tenure] \(kind): \(issue)\n")
  }
}
