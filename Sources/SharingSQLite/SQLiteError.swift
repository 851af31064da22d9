/// What SQLite says is wrong.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library's own number: 5 for a database that is locked, 13 for a full disk.
  public let code: Int32
  /// The library's own words.
  public let message: String
  /// What was to be done: a statement, a path.
  public let statement: String

  /// What is wrong, in a sentence.
  public var description: String { "SQLite could not do it (\(code)): \(message). It was asked: \(statement)" }
}

/// A write that had failed and was tried again, when somebody else had written meanwhile: theirs stays.
public struct SQLiteConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written to.
  public let name: String

  /// What is wrong, in a sentence.
  public var description: String {
    "A write to '\(name)' had failed, and before it could be tried again somebody else wrote. Theirs stays."
  }
}
