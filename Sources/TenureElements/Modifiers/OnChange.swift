import TenureIssues
@_spi(Tree) import TenureTree

public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// True for the older form, whose closure is that of the view value before the change (R120).
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { ValueActionNode(self, in: place) }
}

private final class ValueActionNode<Value: Equatable>: AppearanceNode<_ValueActionModifier<Value>> {
  /// The frame that `calls` counts in.
  private var frame = 0
  /// Calls in that frame; more than two are a loop (R058).
  private var calls = 0

  /// The initial call belongs to the appearance, and so does its repetition (R122).
  override func appeared() {
    guard modifier.isInitial else { return }
    let (action, value) = (modifier.action, modifier.value)
    window.asAction { [self] in if isPresent { action(value, value) } }
  }

  override func changed(from old: _ValueActionModifier<Value>) {
    let (before, now) = (old.value, modifier.value)
    if before == now { return }
    if frame != window.frame {
      frame = window.frame
      calls = 0
    }
    calls += 1
    if calls > 2 { return reportLoop() }
    let action = modifier.usesOldClosure ? old.action : modifier.action
    window.asAction { action(before, now) }
  }

  private func reportLoop() {
    Issues.report(
      Issue(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.",
        evidence: "Its action ran twice in this frame and changed the value that it watches each time.",
        advice: "Do not write the watched value in its own onChange, or write it only until it is right."))
  }
}

extension View {
  /// Runs `action` with the old and the new value after an update in which `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, usesOldClosure: false, action: action))
  }

  /// Runs `action` after an update in which `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, isInitial: initial, usesOldClosure: false) { _, _ in action() })
  }

  /// The older form: its closure sees what it captured before the change, and gets the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false, usesOldClosure: true) { action($1) })
  }
}
