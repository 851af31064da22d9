import IssueReporting

/// What a closure of a client throws that nobody has implemented.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  /// The client and its closure: `AudioPlayer.play`.
  public let endpoint: String

  public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// Reports that a closure was called that nobody has implemented.
public func _unimplemented(
  _ endpoint: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Unimplemented {
  reportIssue(
    """
    Unimplemented: '\(endpoint)' was called.

    Implement it before this code runs: in a test with 'withDependencies', in the program in its 'liveValue'.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
  return Unimplemented(endpoint: endpoint)
}
