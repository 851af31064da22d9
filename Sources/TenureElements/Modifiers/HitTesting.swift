import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Whether touches and clicks reach what is inside. Its controls look the same and ignore the user.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { style(.hitTesting, .flag(enabled)) }
}
