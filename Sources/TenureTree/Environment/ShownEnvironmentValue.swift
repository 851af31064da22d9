import TenureRender

/// A kind of value that hosts show for the views that have it in their environment: a font, a colour scheme. So
/// `environment(\.font, .title)` looks as `font(.title)` does.
package protocol ShownEnvironmentValue {
  /// What hosts are told of the value at a key; nil for a key of the program's own.
  static func shown(_ value: Self, at key: AnyKeyPath) -> RenderModifier?
}

/// One whose key has a value or none.
package protocol ShownIfPresent {
  static func shown(_ value: Self?, at key: AnyKeyPath) -> RenderModifier?
}

extension Optional: ShownEnvironmentValue where Wrapped: ShownIfPresent {
  package static func shown(_ value: Wrapped?, at key: AnyKeyPath) -> RenderModifier? {
    Wrapped.shown(value, at: key)
  }
}

/// What hosts are told of a value that is written at a key.
func shown<Value>(_ value: Value, at key: AnyKeyPath) -> RenderModifier? {
  func ask<Kind: ShownEnvironmentValue>(_ kind: Kind.Type) -> RenderModifier? { Kind.shown(value as! Kind, at: key) }
  return (Value.self as? any ShownEnvironmentValue.Type).flatMap { ask($0) }
}
