import IssueReporting

/// A clock that is not expected to be looked at: that is an issue. No sleep takes any time on it.
///
///     let model = Search(clock: UnimplementedClock())      // must not wait
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = ImmediateClock<Duration>.Instant

  private let base = ImmediateClock<Duration>(now: Instant())
  private let name: String
  private let place: (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// A clock, and how an issue calls it.
  public init(
    name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    place = (fileID, filePath, line, column)
  }

  /// Zero, or the latest end of a sleep; and an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// No time; and an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Goes on at once; and an issue.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ member: String) {
    reportIssue(
      """
      Unimplemented: '\(name).\(member)' was used.

      The clock was left unimplemented at \(place.fileID):\(place.line). Pass a 'TestClock' or an 'ImmediateClock' to \
      code that needs the time.
      """,
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock, and how an issue calls it.
  public convenience init(
    _ name: String = "Clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that is not expected to be looked at.
  public static var unimplemented: Self { UnimplementedClock() }

  /// A clock that is not expected to be looked at.
  public static func unimplemented(
    name: String = "Clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
