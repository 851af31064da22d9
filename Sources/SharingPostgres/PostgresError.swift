/// What a PostgreSQL server says is wrong.
public struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The server's own code of five letters: `40001` for two writes at the same time, `42P01` for a table that is not there;
  /// `08006` where no server answers.
  public let code: String
  /// The server's own words.
  public let message: String
  /// What was to be done.
  public let statement: String

  /// What is wrong, in a sentence.
  public var description: String {
    "PostgreSQL could not do it (\(code)): \(message). It was asked: \(statement). \(advice)"
  }

  private var advice: String {
    switch code.prefix(2) {
    case "08", "57": "Look whether the server runs. A shared value is read and written again when it is back."
    case "28", "3D": "Compare user, password and database with those of the server."
    case "40": "Somebody else wrote at the same time. A shared value is written again."
    case "53": "Make room on the server. A shared value is written again until that works."
    case "42" where code == "42501": "Let the user have the right, or the tables made by one who has it."
    default: "Compare the statement with the tables of the database."
    }
  }
}
