/// A type that is written as a text of its own when it is dumped.
///
///     extension Money: CustomDumpStringConvertible {
///       var customDumpDescription: String { "Money(\(cents / 100).\(cents % 100))" }
///     }
public protocol CustomDumpStringConvertible {
  /// What is written.
  var customDumpDescription: String { get }
}

/// A type that says itself which fields are dumped.
///
///     extension Login: CustomDumpReflectable {
///       var customDumpMirror: Mirror { Mirror(self, children: ["name": name], displayStyle: .struct) }      // no password
///     }
public protocol CustomDumpReflectable {
  /// What is dumped of it.
  var customDumpMirror: Mirror { get }
}

/// A type that is dumped as another value.
///
///     extension UserID: CustomDumpRepresentable { var customDumpValue: Any { rawValue } }
public protocol CustomDumpRepresentable {
  /// The value that is dumped.
  var customDumpValue: Any { get }
}

/// The first or the second value of a diff.
package enum DiffSide: Sendable { case first, second }

/// A value that stands for another one on each side of a diff.
package protocol DumpedOnSides {
  /// What is written.
  func customDumpValue(on side: DiffSide) -> Any
  /// What holds the value: it is written with a number, `#1 0`, by which one sees where it is there again.
  var customDumpHolder: ObjectIdentifier { get }
}
