@_spi(Tree) import TenureTree

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// The one there is.
  public nonisolated static var identity: EmptyModifier { EmptyModifier() }

  /// The one that there is by default.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
