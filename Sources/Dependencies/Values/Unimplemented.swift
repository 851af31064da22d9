extension Access {
  /// A built-in dependency was used in a test that did not override it.
  func reportUnimplemented(_ override: String) {
    report(
      """
      \(name) was used in a test that does not override it.

      Say what it is: 'withDependencies { \(override) } operation: { … }'.
      """)
  }
}
