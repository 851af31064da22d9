/// Makes one view of the statements in a closure. What it makes of several, of none and of conditions is said beside those
/// views.
@resultBuilder public enum ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
