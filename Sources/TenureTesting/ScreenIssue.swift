import TenureIssues

/// A misuse of the API while a screen ran: what happened, how we know, what to do.
public struct ScreenIssue: Sendable, Equatable, CustomStringConvertible {
  let issue: Issue

  /// How bad it is.
  public enum Severity: Sendable, Equatable {
    /// Apple's framework says nothing about it.
    case note
    /// The program goes on.
    case warning
    /// It stops the program in a run.
    case fault
  }

  /// How bad the issue is.
  public var severity: Severity {
    switch issue.severity {
    case .note: .note
    case .warning: .warning
    case .fault: .fault
    }
  }

  /// The text that Apple's framework prints for this misuse, or our own where Apple has none.
  public var fact: String { issue.fact }
  /// Which view and property, and what was seen there.
  public var evidence: String { issue.evidence }
  /// What to do about it.
  public var advice: String { issue.advice }
  /// Where it was written; empty and 0 where that is not known.
  public var fileID: String { issue.fileID }
  /// The line where it was written; 0 where that is not known.
  public var line: Int { issue.line }

  public var description: String { issue.description }
}
