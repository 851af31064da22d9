extension KeyPath {
  /// Two key paths that may be sent, one after the other: the result may be sent too, which the compiler does not know.
  package func joined<Appended>(
    _ path: KeyPath<Value, Appended> & Sendable
  ) -> KeyPath<Root, Appended> & Sendable {
    unsafe unsafeBitCast(appending(path: path), to: (KeyPath<Root, Appended> & Sendable).self)
  }
}
