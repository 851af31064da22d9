import TenureTree

/// Shows what the closure makes. What that reads is observed by this view, and it alone is evaluated anew when it changes.
///
///     var body: some View {
///       WithPerceptionTracking { Text("\(store.count)") }
///     }
///
/// Programs write it for systems whose SwiftUI does not observe. Here every view does: it may be left out.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// With what is shown.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// What the closure makes.
  public var body: some View { content() }
}
