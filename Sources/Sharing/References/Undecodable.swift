import IssueReporting

/// What is stored is not what its property holds. Whoever calls 'load()' is told by what it throws; nobody else would be.
func reportUndecodable(_ error: any Error, _ type: Any.Type, _ key: String, _ reporters: [any IssueReporter]) {
  guard error is DecodingError else { return }
  withIssueReporters(reporters) {
    reportIssue(
      """
      What is stored cannot be decoded as '\(type)'.

        Key: \(key)
        Error: \(error)

      The property keeps the value that it has, and what is stored stays until the next change writes over it. Let \
      'init(from:)' decode what older versions have written, or look at 'loadError' before anything is changed.
      """)
  }
}

/// What a key is called in an issue.
func name(of key: some SharedReaderKey) -> String {
  if let wrapper = key as? any WrapperOfKey { return name(of: wrapper.wrapped) }
  return (key as? any CustomStringConvertible)?.description ?? "\(type(of: key))"
}
