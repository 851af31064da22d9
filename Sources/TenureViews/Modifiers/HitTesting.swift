import TenureRender

extension View {
  /// Whether touches and clicks reach what is inside. Its controls look as before, and refuse a person.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { style("hitTesting", .flag(enabled)) }
}
