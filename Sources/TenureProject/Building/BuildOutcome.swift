/// What came of building a program.
enum BuildOutcome {
  /// The path of the program.
  case built(String)
  /// What the compiler said, with paths of the project's own files.
  case failed(String)
}
