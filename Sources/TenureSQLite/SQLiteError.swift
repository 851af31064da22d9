/// What SQLite says is wrong.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library's own number: 5 for a database that is locked, 13 for a full disk.
  public let code: Int32
  /// The library's own words.
  public let message: String
  /// What was to be done: a statement, a path.
  public let statement: String

  /// Another connection holds the database, for now.
  package var isLocked: Bool { code == 5 || code == 6 }

  /// What is wrong, in a sentence.
  public var description: String {
    "SQLite could not do it (\(code)): \(message). It was asked: \(statement). \(advice)"
  }

  private var advice: String {
    switch code {
    case _ where isLocked: "Another connection holds the database: end its transaction, or make it shorter."
    case 8, 14: "Look whether the folder is there and may be written to."
    case 10, 13: "Make room on the disk. What is shared or autosaved is written again until that works."
    case 11, 26: "The file is damaged or no database: put another one in its place."
    default: "Compare the statement with the tables of the database."
    }
  }
}
