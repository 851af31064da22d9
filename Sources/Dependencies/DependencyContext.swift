import Foundation
import IssueReporting

/// What the program runs for: that decides which value a dependency has by default.
public enum DependencyContext: Sendable, Hashable {
  /// The program itself: `liveValue`.
  case live
  /// A preview: `previewValue`.
  case preview
  /// A test: `testValue`.
  case test

  /// What this process runs for. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` (live, preview or test) says
  /// otherwise.
  static let ofProcess: Self = {
    let environment = ProcessInfo.processInfo.environment
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    case let other?:
      reportIssue(
        """
        The environment variable SWIFT_DEPENDENCIES_CONTEXT is '\(other)', which is no context.

        It may be 'live', 'preview' or 'test'. What the process is was found out without it.
        """)
    case nil: break
    }
    if isTesting { return .test }
    return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
  }()
}

extension DependencyValues {
  /// What the program runs for.
  ///
  ///     withDependencies { $0.context = .preview } operation: { Model() }
  public var context: DependencyContext {
    get { stored(ContextKey.self) ?? defaults.prepared(ContextKey.self) ?? .ofProcess }
    set { self[ContextKey.self] = newValue }
  }

  enum ContextKey: TestDependencyKey {
    static let testValue = DependencyContext.ofProcess
  }
}
