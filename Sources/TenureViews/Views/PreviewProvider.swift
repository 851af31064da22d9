/// Views for people to look at while they work on them, in the form from before `#Preview`.
///
/// Nothing shows previews yet: they are compiled, and never run.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable, Equatable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

extension View {
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    style("previewLayout", .text("\(value)"))
  }

  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    style("previewName", .text(value ?? ""))
  }
}
