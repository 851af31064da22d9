@_spi(Tree) import TenureTree

/// When a default focus is asked for: here at every appearance, whichever of the two is said.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = Self()
  public static let userInitiated = Self()
}

extension View {
  /// Moves focus to the field bound to `value` when the views inside appear, unless one of the fields bound to `binding`
  /// has been asked for by then.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.box.idle { binding.wrappedValue = value }
    }
  }
}
