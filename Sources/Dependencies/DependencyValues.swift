/// The values of all dependencies, as they are here: those that were overridden, and the defaults of their keys.
///
/// Use `@Dependency` to read one and `withDependencies` to override some.
public struct DependencyValues: Sendable {
  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// No overrides.
  public init() {}

  /// Those in force for the task that runs.
  @TaskLocal public static var _current = Self()

  /// The value under a key: what was set, or the key's own value for the context.
  ///
  /// The other parameters say where it is used: leave them out.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column, function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = stored(key) { return value }
      let (context, defaults) = (context, Defaults.current)
      if let value = defaults.known(key, in: context) { return value }
      var access = Access.current ?? Access(use: .property(function))
      // Another dependency, which asks for this one while its own value is made.
      if access.keyType != nil { access = Access(use: .property(function), isOverriding: access.isOverriding) }
      access.keyType = key
      access.property = function
      let make = { Access.$current.withValue(access) { Self.default(key, in: context, access) } }
      // What is read on the way to an override of a part of it is nobody's value.
      return access.isOverriding ? make() : defaults.value(of: key, in: context, make: make)
    }
    set {
      if Defaults.isPreparing {
        Defaults.current.prepare(key, newValue, name: "\\.\(function)")
      } else {
        overrides[ObjectIdentifier(key)] = newValue
      }
    }
  }

  /// True where nothing is overridden.
  package var isEmpty: Bool { overrides.isEmpty }

  func stored<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? { overrides[ObjectIdentifier(key)] as? Key.Value }

  /// These values, where `other` has no override of its own.
  func merging(_ other: Self) -> Self {
    if other.overrides.isEmpty { return self }
    var merged = self
    merged.overrides.merge(other.overrides) { $1 }
    return merged
  }

  private static func `default`<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext, _ access: Access
  )
    -> Key.Value
  {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      func live<Live: DependencyKey>(_ key: Live.Type) -> any Sendable { key.liveValue }
      if let liveKey = key as? any DependencyKey.Type, let value = live(liveKey) as? Key.Value { return value }
      access.report(
        """
        \(access.name) has no live value, and was used in the running program.

        '\(access.key)' is a 'TestDependencyKey' only. Make it a 'DependencyKey' with a 'liveValue', in a module that is \
        linked to the program. Until then its test value is used.
        """)
      return key.testValue
    }
  }
}
