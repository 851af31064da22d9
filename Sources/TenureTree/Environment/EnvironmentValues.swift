/// A key for a value in the environment, with its type and its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values of the environment, as the views above have set them.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
public struct EnvironmentValues: @unchecked Sendable {
  /// The scope that unset keys are looked up in; nil away from any view.
  let scope: EnvironmentScope?

  /// The window of the view; nil away from any view.
  package var window: Window? { scope?.window }
  /// What was set on this value itself, newest last.
  var overrides: [EnvironmentCell] = []

  /// Every value is its default.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { set(newValue, for: key) }
  }

  /// The object of a type; the same place holds both kinds of observable objects.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(for: ObjectIdentifier(type), as: Object?.self) ?? nil }
    set { set(newValue, for: type) }
  }

  private func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    guard let cell = overrides.last(where: { $0.key == key }) ?? scope?.cell(for: key) else {
      scope?.missed(key)
      return nil
    }
    cell.access()
    return cast(cell, to: ValueCell<Value>.self).value
  }

  /// The cells of what was set on this value, for a scope of its own: those that another value has too are copied.
  mutating func takeOverrides() -> [EnvironmentCell] {
    for index in overrides.indices where !isKnownUniquelyReferenced(&overrides[index]) {
      overrides[index] = overrides[index].copy()
    }
    return overrides
  }

  private mutating func set<Value>(_ value: Value, for key: Any.Type) {
    overrides.removeAll { $0.key == ObjectIdentifier(key) }
    overrides.append(ValueCell(key: key, value))
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues" }
}
