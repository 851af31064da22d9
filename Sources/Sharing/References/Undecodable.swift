import IssueReporting

/// An error of what decodes a value, whatever it throws: the value is there, and is none of the property's type.
///
/// Keys tell it to what loads for a property, and to nobody else: a key of one's own gets the error as it was thrown.
package struct Undecodable: Error {
  package let base: any Error

  package init(base: any Error) { self.base = base }

  /// Calls what decodes.
  package static func told<Value>(_ decode: () throws -> Value) throws -> Value {
    do { return try decode() } catch { throw Undecodable(base: error) }
  }
}

extension Result where Failure == any Error {
  /// The error as it was thrown.
  var asThrown: Self { mapError { ($0 as? Undecodable)?.base ?? $0 } }
}

/// Where values lie that could not be decoded, beside the place that they were in: 'settings.json.undecodable-1'.
package enum Aside {
  package static func name(_ name: String, _ number: Int) -> String { "\(name).\(ending(number))" }
  package static func ending(_ number: Int) -> String { "undecodable-\(number)" }

  /// What becomes of what lies in a place, for an issue.
  package static func fate(_ first: String) -> String {
    "the next change puts what is stored aside, as \(first) or the next number that is free"
  }

  /// Puts a value to the next number that is free, unless the same one lies at the number before.
  ///
  /// Of a thousand numbers twenty are looked at: each one twice the one before, and then the middle of those between.
  package static func put(
    isTaken: (_ number: Int) throws -> Bool, isSame: (_ number: Int) throws -> Bool,
    write: (_ number: Int) throws -> Void
  ) rethrows {
    var free = 1
    while try isTaken(free) { free *= 2 }
    var taken = free / 2
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if try isTaken(middle) { taken = middle } else { free = middle }
    }
    if taken > 0, try isSame(taken) { return }
    try write(free)
  }
}

/// A key that does not let go of what it could not decode.
package protocol KeepsUndecodable {
  /// What becomes of it, as a sentence.
  var whereUndecodableGoes: String { get }
}

extension RootReference.Store {
  /// What is stored is not what its property holds. Whoever calls 'load()' is told by what it throws; nobody else would be.
  func reportUndecodable(_ error: any Error) {
    let message = """
      What is stored cannot be decoded as '\(Value.self)'.

        Key: \(name)
        Error: \(error)

      The property keeps the value that it has, and \(whereUndecodableGoes). Let 'init(from:)' decode what older versions \
      have written, or look at 'loadError' before anything is changed.
      """
    withIssueReporters(reporters) {
      if let line { line.report(message) } else { reportIssue(message) }
    }
  }

  /// Something could not be loaded or saved.
  func report(_ error: any Error) {
    // Who let go of a continuation has been told.
    if error is DroppedContinuation { return }
    withIssueReporters(reporters) {
      if let line { line.report(error) } else { reportIssue(error) }
    }
  }
}

/// What a key is called in an issue.
func name(of key: some SharedReaderKey) -> String {
  if let wrapper = key as? any WrapperOfKey { return name(of: wrapper.wrapped) }
  return (key as? any CustomStringConvertible)?.description ?? "\(type(of: key))"
}

/// A key as it is written, with the value that it brings.
func description(of key: some SharedReaderKey) -> String {
  (key as? any CustomStringConvertible)?.description ?? "\(type(of: key))"
}

/// What becomes of what a key could not decode.
func whereUndecodableGoes(_ key: some SharedReaderKey) -> String {
  if let wrapper = key as? any WrapperOfKey { return whereUndecodableGoes(wrapper.wrapped) }
  return (key as? any KeepsUndecodable)?.whereUndecodableGoes
    ?? "what is stored stays until the next change writes over it"
}
