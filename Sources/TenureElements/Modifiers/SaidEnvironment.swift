import TenureRender
@_spi(Tree) import TenureTree

/// Writes a value into the environment, and says it to hosts.
package struct SaidEnvironment<Value> {
  let key: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  let said: RenderModifier
}

extension SaidEnvironment: EnvironmentWriting {
  package typealias Body = Never

  package func write(to values: inout EnvironmentValues) { values[keyPath: key] = value }
  package func look(of values: EnvironmentValues) -> RenderModifier? { said }
}

/// Writes several values into the environment, or none of them, and says it to hosts.
package struct SaidEnvironmentChange {
  private let said: RenderModifier
  private let change: (inout EnvironmentValues) -> Void

  package init(said: RenderModifier, change: @escaping (inout EnvironmentValues) -> Void) {
    (self.said, self.change) = (said, change)
  }
}

extension SaidEnvironmentChange: EnvironmentWriting {
  package typealias Body = Never

  package func write(to values: inout EnvironmentValues) { change(&values) }
  package func look(of values: EnvironmentValues) -> RenderModifier? { said }
}

extension View {
  /// Writes a value into the environment, which hosts know by the name of a modifier.
  package nonisolated func environment<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ name: ModifierName, _ word: AttributeValue
  ) -> some View { modifier(SaidEnvironment(key: key, value: value, said: RenderModifier(name, value: word))) }
}
