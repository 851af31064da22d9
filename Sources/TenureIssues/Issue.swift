/// One misuse of the API, told to a user: what happened, how we know, what to do.
public struct Issue: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is: a `note` is what Apple's framework says nothing about, a `warning` lets the program
  /// go on, a `fault` stops it in a run.
  public enum Severity: Sendable, Equatable { case note, warning, fault }

  public var severity: Severity
  /// The text that Apple's framework prints for this misuse, or our own where Apple has none.
  public var fact: String
  /// Which view and property, and what was seen there.
  public var evidence: String
  /// What to do about it.
  public var advice: String
  public var fileID: String
  public var line: Int

  public init(
    _ fact: String, severity: Severity = .warning, evidence: String = "", advice: String = "",
    fileID: String = "", line: Int = 0
  ) {
    self.severity = severity
    self.fact = fact
    self.evidence = evidence
    self.advice = advice
    self.fileID = fileID
    self.line = line
  }

  /// The fact on its own line, then our line: where it was seen and what to do.
  public var description: String {
    var text = fact
    let ours = [evidence, advice].filter { !$0.isEmpty }.joined(separator: " ")
    if !ours.isEmpty { text += "\n  \(ours)" }
    if !fileID.isEmpty { text += "\n  at \(fileID):\(line)" }
    return text
  }
}
