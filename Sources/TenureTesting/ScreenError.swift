/// Why a query or an act failed: the fact, the evidence, the advice.
///
/// Its description begins with the line of the test that asked. Test libraries report an error that leaves a test at the
/// test's first line: the description says which of its lines it was.
public struct ScreenError: Error, CustomStringConvertible {
  /// What is wrong.
  public var fact: String
  /// What the screen shows that proves it.
  public var evidence: String
  /// What to do about it.
  public var advice: String
  /// The file of the test that asked; empty where that is not known.
  public private(set) var fileID = ""
  /// The line of the test that asked; 0 where that is not known.
  public private(set) var line = 0

  init(_ fact: String, _ evidence: String, _ advice: String) {
    self.fact = fact
    self.evidence = evidence
    self.advice = advice
  }

  /// The fact, the evidence and the advice, a line each.
  public var message: String { [fact, evidence, advice].filter { !$0.isEmpty }.joined(separator: "\n") }

  public var description: String { fileID.isEmpty ? message : "\(file):\(line): \(message)" }

  /// The file's name without its module, as compilers and editors write it.
  private var file: Substring { fileID.split(separator: "/").last ?? "" }

  /// The same at the line that a public query or act was called from. The outermost call says last, and so is right: it
  /// is the test's.
  func at(_ fileID: String, _ line: Int) -> ScreenError {
    var error = self
    (error.fileID, error.line) = (fileID, line)
    return error
  }
}

/// Runs the body of a public query or act, whose caller's place becomes that of its errors:
///
///     public func tap(fileID: String = #fileID, line: Int = #line) throws {
///       try asked(fileID, line) { try act(.tap, "tap") }
///     }
func asked<Result>(_ fileID: String, _ line: Int, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as ScreenError {
    throw error.at(fileID, line)
  }
}
