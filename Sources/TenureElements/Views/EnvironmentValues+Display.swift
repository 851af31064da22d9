import Foundation
@_spi(Tree) import TenureTree

/// A size class: how much space there is along an axis, compact or regular.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// The size of text that the user has chosen.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// How heavy letters are to be, as the user of a phone chooses with Bold Text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The contrast that the user's system asks for: standard, unless a host or `.environment` says otherwise.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether movements are to be few: off.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  /// Whether transparent surfaces are to be opaque: off.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a screen reader runs: off.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether colour alone must not tell things apart: off.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted: off.
  public var accessibilityInvertColors: Bool { false }
  /// Whether switches control the screen: off.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons show their shapes: off.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether pictures that move do so by themselves: on.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed: off.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether a long press shows small controls large: off.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the system shows simplified programs alone: off.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// How heavy letters are to be: regular unless `.environment` says otherwise. Hosts do not make them heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// Whether any assistive technology runs; off unless `.environment` says otherwise.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Keeps the size that a user has chosen within bounds.
  public nonisolated func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let nearest = allowed.min(by: { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }) {
        size = nearest
      }
    }
  }
}
