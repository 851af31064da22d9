/// The values of all dependencies, as they are here: those that were overridden, and the defaults of their keys.
///
/// Use `@Dependency` to read one and `withDependencies` to override some.
public struct DependencyValues: Sendable {
  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  /// Where the defaults are kept that these values ask for; nil for those of the test that runs, or of the process.
  private var own: Defaults?

  /// No overrides, and all defaults anew: what keys have made for other values before is theirs.
  ///
  ///     withDependencies { $0 = DependencyValues() } operation: { … }
  public init() { own = Defaults() }

  private init(own: Defaults?) { self.own = own }

  /// Values of a test without overrides, all of them anew.
  public static var test: Self {
    var values = Self()
    values.overrides[ObjectIdentifier(ContextKey.self)] = DependencyContext.test
    return values
  }

  /// Those in force for the task that runs.
  @TaskLocal public static var _current = Self(own: nil)

  /// What keys make from here on they make anew.
  package mutating func startAnew() { own = Defaults() }

  /// The value under a key: what was set, or the key's own value for the context.
  ///
  /// The other parameters say where it is used: leave them out.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column, function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = stored(key) { return value }
      let (context, defaults) = (context, defaults)
      if let value = defaults.known(key, in: context) { return value }
      var access = Access.current ?? Access(use: .property(function))
      // Another dependency, which asks for this one while its own value is made.
      if access.keyType != nil { access = Access(use: .property(function), isOverriding: access.isOverriding) }
      access.keyType = key
      access.property = function
      let make = { Access.$current.withValue(access) { Self.default(key, in: context, access) } }
      guard access.isOverriding else { return defaults.value(of: key, in: context, make: make) }
      // What is read on the way to an override of a part of it is nobody's value. An object is everybody's: what is set in
      // it while others are overridden is read from it later.
      let made = make()
      guard Defaults.preparation == nil, type(of: made as Any) is AnyClass else { return made }
      return defaults.value(of: key, in: context) { made }
    }
    set {
      if Defaults.preparation != nil {
        let name = "\(function)".contains("(") ? "\(key).self" : "\\.\(function)"
        defaults.prepare(key, newValue, name: name, isPreview: context == .preview)
      } else {
        overrides[ObjectIdentifier(key)] = newValue
      }
    }
  }

  /// True where nothing is overridden.
  package var isEmpty: Bool { overrides.isEmpty && own == nil }

  var defaults: Defaults { own ?? .current }

  func stored<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    // Not cast where there is nothing: nil would be a value where the value is an optional.
    overrides[ObjectIdentifier(key)].flatMap { $0 as? Key.Value }
  }

  /// These values, where `other` has no override of its own.
  func merging(_ other: Self) -> Self {
    if other.isEmpty { return self }
    var merged = self
    merged.own = other.own ?? own
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
