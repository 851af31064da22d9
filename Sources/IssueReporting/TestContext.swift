import IssueReportingTestSupport

/// What runs the test that this code is called from.
///
///     guard TestContext.current == nil else { return }
///
/// The trap: on a thread of its own, or in a detached task, the runner is known and the test is not.
public enum TestContext: Equatable, Sendable {
  /// Swift Testing, and what it says of the test.
  case swiftTesting(Testing?)
  /// XCTest.
  case xcTest

  /// Swift Testing, whichever test runs.
  public static var swiftTesting: Self { .swiftTesting(Testing.current) }

  /// The runner of the tests of this process, nil in a program.
  public static var current: Self? {
    guard TestRunner.library != nil else { return nil }
    return TestRunner.isSwiftTesting ? .swiftTesting : .xcTest
  }

  /// Another number for each test of XCTest, zero outside of them.
  package static var numberOfXCTest: Int { TestRunner.numberOfXCTest }

  /// True in a program that somebody drives by words: it runs as it does for its user, and keeps nothing on disk.
  package static var isDrivenProgram: Bool { TestRunner.isDrivenProgram }

  /// True for Swift Testing.
  public var isSwiftTesting: Bool {
    if case .swiftTesting = self { true } else { false }
  }

  /// What Swift Testing says of the code that runs.
  public struct Testing: Equatable, Sendable {
    /// The test that runs.
    public let test: Test

    static var current: Self? {
      TestRunner.test.map { Self(test: Test(id: Test.ID(rawValue: $0.id), name: $0.name)) }
    }

    /// One test.
    public struct Test: Identifiable, Hashable, Sendable {
      public let id: ID
      /// Its name for people.
      public let name: String

      /// Which test it is, among all of the process.
      public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// The test that Swift Testing writes so.
        public init(rawValue: String) { self.rawValue = rawValue }
      }
    }
  }
}
