/// A write that had failed and was tried again, when somebody else had written meanwhile: theirs stays.
public struct SharedConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written to.
  public let name: String

  package init(name: String) { self.name = name }

  /// What is wrong, in a sentence.
  public var description: String {
    "A write to '\(name)' had failed, and before it could be tried again somebody else wrote. Theirs stays. "
      + "Look at what is there now, and write again what still holds."
  }
}
