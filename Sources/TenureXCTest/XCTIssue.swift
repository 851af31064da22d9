import XCTest

/// A failure of a test, as the matcher of an expected failure is asked about it.
///
///     XCTExpectFailure("The rate is rounded.") { $0.compactDescription.contains("0.99") }
///
/// On Linux XCTest knows the words and the place of a failure: there are no attachments and no call stack.
public struct XCTIssue: Equatable, CustomStringConvertible, Sendable {
  /// What kind of failure it is.
  public enum IssueType: Int, Sendable {
    case assertionFailure
    case thrownError
    case uncaughtException
    case performanceRegression
    case system
    case unmatchedExpectedFailure
  }

  /// What kind of failure it is.
  public var type: IssueType
  /// What the assertion says, without its place.
  public var compactDescription: String
  /// More words, where whoever made the issue had some: an assertion has none.
  public var detailedDescription: String?
  /// Where it is in the code.
  public var sourceCodeContext: XCTSourceCodeContext

  /// Makes an issue, for `record(_:)`.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
  }

  /// What the assertion says.
  public var description: String { compactDescription }
}

/// The place of a failure.
public struct XCTSourceCodeContext: Equatable, Sendable {
  /// The file and the line; nil where they are not known.
  public var location: XCTSourceCodeLocation?

  /// Makes a place of a file and a line.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A line of a file.
public struct XCTSourceCodeLocation: Equatable, Sendable {
  /// The file.
  public var fileURL: URL
  /// Its line; the first is 1.
  public var lineNumber: Int

  /// A line of the file at an address.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// A line of the file at a path.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

extension XCTestCase {
  /// Fails the test with an issue of its own, at the place that the issue says. It cannot be overridden here.
  public func record(_ issue: XCTIssue) {
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
      atLine: place?.lineNumber ?? 0, expected: issue.type != .thrownError)
  }
}
