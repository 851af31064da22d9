import TenureRender

/// A kind of value that hosts show for the views that have it in their environment: a font, a colour scheme. So
/// `environment(\.font, .title)` looks as `font(.title)` does.
package protocol ShownEnvironmentValue {
  static var look: EnvironmentLook<Self> { get }
}

/// One whose key has a value or none.
package protocol ShownIfPresent {
  static var look: EnvironmentLook<Self?> { get }
}

extension Optional: ShownEnvironmentValue where Wrapped: ShownIfPresent {
  package static var look: EnvironmentLook<Wrapped?> { Wrapped.look }
}

/// The key whose values hosts show, and how they are told of one. Of keys of the program's own they are told nothing.
package struct EnvironmentLook<Value> {
  private let key: KeyPath<EnvironmentValues, Value>
  private let name: ModifierName
  private let word: (Value) -> AttributeValue

  package init(
    _ key: KeyPath<EnvironmentValues, Value>, _ name: ModifierName, _ word: @escaping (Value) -> AttributeValue
  ) {
    (self.key, self.name, self.word) = (key, name, word)
  }

  func modifier(_ value: Value, at key: AnyKeyPath) -> RenderModifier? {
    key == self.key ? RenderModifier(name, value: word(value)) : nil
  }
}

/// What hosts are told of a value that is written at a key.
func shown<Value>(_ value: Value, at key: AnyKeyPath) -> RenderModifier? {
  func ask<Kind: ShownEnvironmentValue>(_ kind: Kind.Type) -> RenderModifier? {
    Kind.look.modifier(value as! Kind, at: key)
  }
  return (Value.self as? any ShownEnvironmentValue.Type).flatMap { ask($0) }
}
