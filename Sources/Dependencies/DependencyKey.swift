import IssueReporting

/// A dependency for tests and previews, without a value for the running program: that may be in another module.
///
///     extension Client: TestDependencyKey {
///       static let testValue = Client(load: unimplemented("Client.load"))
///     }
public protocol TestDependencyKey<Value> {
  /// What the dependency is: by default the type itself.
  associatedtype Value: Sendable = Self

  /// The value in previews. By default that of tests.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// That of tests.
  public static var previewValue: Value { testValue }
}

/// A dependency: its value in the running program, in previews and in tests.
///
///     private enum ClientKey: DependencyKey {
///       static let liveValue = Client.live
///       static let testValue = Client.unimplemented
///     }
///     extension DependencyValues {
///       var client: Client {
///         get { self[ClientKey.self] }
///         set { self[ClientKey.self] = newValue }
///       }
///     }
///
/// The trap: without a `testValue`, a test that uses the dependency and does not override it fails.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in the running program.
  static var liveValue: Value { get }
  /// What the dependency is: by default the type itself.
  associatedtype Value = Self

  /// The value in previews. By default that of the running program.
  static var previewValue: Value { get }
  /// The value in tests. By default that of previews, and an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// That of the running program.
  public static var previewValue: Value { liveValue }

  /// That of previews, and an issue: a test has to say what it uses.
  public static var testValue: Value {
    let access = Access.current ?? Access(use: .key(Self.self), keyType: Self.self)
    access.report(
      """
      \(access.name) was used in a test, and has neither a test value nor an override.

      \(access.overriding) Or give '\(access.key)' a 'testValue'.
      """)
    return previewValue
  }
}
