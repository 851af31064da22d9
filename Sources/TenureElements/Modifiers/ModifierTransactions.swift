@_spi(Tree) import TenureTree

extension ViewModifier {
  /// The modifier, with an animation for what changes in it.
  ///
  ///     content.modifier(Shimmer(phase: phase).animation(.linear(duration: 1.5)))
  ///
  /// The trap: what changes at the same time in the view that it is applied to is animated alike.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier, with a transaction that is changed for what is in it.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(base: self, transform: transform)
  }
}

/// A modifier whose changes have a transaction of their own.
private struct TransactedModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension TransactedModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(base).transaction(transform) }
}
