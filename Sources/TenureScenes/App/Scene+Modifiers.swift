import Observation
import TenureCombine
import TenureElements
@_spi(Tree) import TenureTree

extension Scene {
  /// Runs `action` with the old and the new value after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: AnyView(_content.onChange(of: value, initial: initial, action))) }

  /// Runs `action` after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { ModifiedScene(content: AnyView(_content.onChange(of: value, initial: initial, action))) }

  /// The older form: its closure gets the new value alone.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: AnyView(_content.onChange(of: value, perform: action)))
  }

  /// Gives an object to all views inside, which read it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: AnyView(_content.environment(object)))
  }

  /// Gives an object to all views inside, which read it with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: AnyView(_content.environmentObject(object)))
  }
}
