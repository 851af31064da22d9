import IssueReporting

/// Says that something has to be true.
public protocol AssertionEffect: Sendable {
  /// Checks it.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)
}

extension AssertionEffect {
  /// Checks it, at the caller's line.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { self(condition(), message(), fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Says that a place must not be reached.
public struct AssertionFailureEffect: Sendable {
  let assert: any AssertionEffect

  /// Fails.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { assert(false, message(), fileID: fileID, filePath: filePath, line: line, column: column) }
}

extension DependencyValues {
  /// `assert`, which in a test fails the test and goes on.
  ///
  ///     @Dependency(\.assert) var assert
  ///     assert(index < count, "There are only \(count) rows.")
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// `assertionFailure`, which in a test fails the test and goes on.
  public var assertionFailure: AssertionFailureEffect { AssertionFailureEffect(assert: assert) }

  /// `precondition`, which in a test fails the test and goes on.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = LiveAssert()
    static let testValue: any AssertionEffect = Reporting(kind: "Assertion")
  }

  private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = LivePrecondition()
    static let testValue: any AssertionEffect = Reporting(kind: "Precondition")
  }
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) { Swift.assert(condition(), message(), file: filePath, line: line) }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) { Swift.precondition(condition(), message(), file: filePath, line: line) }
}

private struct Reporting: AssertionEffect {
  let kind: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    if condition() { return }
    let message = message()
    reportIssue(
      "\(kind) failed" + (message.isEmpty ? "." : ": \(message)"), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
