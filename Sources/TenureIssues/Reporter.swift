import Synchronization

/// Where issues go. A program prints them to standard error; a test collects them.
public enum Issues {
  public typealias Reporter = @Sendable (Issue) -> Void

  /// Replaces the reporter for the code run inside, and for the tasks started there.
  @TaskLocal public static var reporter: Reporter = Issues.reportUnclaimed

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
