import TenureRender
@_spi(Tree) import TenureTree

/// What a safe area keeps free: bars and cut corners, or the keyboard.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  /// The regions of these bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and the containers around the view take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a software keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: UInt.max)

  var name: String {
    if self == .all { return "all" }
    return [(Self.container, "container"), (.keyboard, "keyboard")].filter { contains($0.0) }.map(\.1)
      .joined(separator: " ")
  }
}

extension View {
  /// Extends the view beyond the safe area. In the browser: up behind the bar of its screen.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    style(.ignoresSafeArea) {
      $0[.value] = .text(edges.name)
      if regions != .all { $0[.name] = .text(regions.name) }
    }
  }

  /// Extends the view beyond the safe area. The older form.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
