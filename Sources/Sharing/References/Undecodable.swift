import IssueReporting

/// A key that does not let go of what it could not decode.
package protocol KeepsUndecodable {
  /// What becomes of it, as a sentence.
  var whereUndecodableGoes: String { get }
}

extension RootReference.Store {
  /// What is stored is not what its property holds. Whoever calls 'load()' is told by what it throws; nobody else would be.
  /// What was known before says the same no second time.
  func reportUndecodable(_ error: any Error, before: (any Error)?) {
    guard error is DecodingError, before.map({ "\($0)" }) != "\(error)" else { return }
    let message = """
      What is stored cannot be decoded as '\(Value.self)'.

        Key: \(name)
        Error: \(error)

      The property keeps the value that it has, and \(whereUndecodableGoes). Let 'init(from:)' decode what older versions \
      have written, or look at 'loadError' before anything is changed.
      """
    withIssueReporters(reporters) {
      if let line {
        reportIssue(message, fileID: line.fileID, filePath: line.filePath, line: line.line, column: line.column)
      } else {
        reportIssue(message)
      }
    }
  }
}

/// What a key is called in an issue.
func name(of key: some SharedReaderKey) -> String {
  if let wrapper = key as? any WrapperOfKey { return name(of: wrapper.wrapped) }
  return (key as? any CustomStringConvertible)?.description ?? "\(type(of: key))"
}

/// What becomes of what a key could not decode.
func whereUndecodableGoes(_ key: some SharedReaderKey) -> String {
  if let wrapper = key as? any WrapperOfKey { return whereUndecodableGoes(wrapper.wrapped) }
  return (key as? any KeepsUndecodable)?.whereUndecodableGoes
    ?? "what is stored stays until the next change writes over it"
}
