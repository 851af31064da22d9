import Observation
import TenureCombine
import TenureRender

public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriting {
  package func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
  package func look(of values: EnvironmentValues) -> RenderModifier? { shown(value, at: keyPath) }
}

public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriting {
  package func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
  package func look(of values: EnvironmentValues) -> RenderModifier? { shown(values[keyPath: keyPath], at: keyPath) }
}

public struct _EnvironmentObjectWritingModifier<Object: AnyObject> {
  let object: Object?
}

extension _EnvironmentObjectWritingModifier: EnvironmentWriting {
  package func write(to values: inout EnvironmentValues) { values[object: Object.self] = object }
}

extension View {
  /// Sets a value in the environment of the views inside.
  public nonisolated consuming func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the views inside, by its type; nil hides one from further above.
  public nonisolated consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectWritingModifier(object: object))
  }

  /// Puts an observable object into the environment of the views inside, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectWritingModifier(object: object))
  }

  /// Changes an inherited value for the views inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
