import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// What is said about drawing and has no effect in a host yet: each is recorded, so that a host can take it up.

extension View {
  /// Keeps the geometry of the views inside together while it is animated. Recorded; hosts animate each view by itself.
  public nonisolated func geometryGroup() -> some View { style(.geometryGroup, .flag(true)) }

  /// Mirrors the view where words go from right to left. Recorded; hosts do not mirror it.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    style(.flipsForRightToLeftLayoutDirection, .flag(enabled))
  }

  /// Turns brightness into opacity. Recorded; hosts do not show it.
  public nonisolated func luminanceToAlpha() -> some View { style(.luminanceToAlpha, .flag(true)) }

  /// Sets how bright images may be. Recorded; hosts show the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range, .allowedDynamicRange, .text(range?.name ?? "standard"))
  }

  /// Names the language that the text inside is set in. Recorded; hosts set it as any other.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    style(.typesettingLanguage, .text(isEnabled ? language.minimalIdentifier : ""))
  }

  /// Sets the shape that `ContainerRelativeShape` follows. Recorded; that shape is a rectangle here.
  public nonisolated func containerShape<S: Shape>(_ shape: S) -> some View {
    style(.containerShape) { shape._outline.describe(&$0) }
  }

  /// Adds the space that a scene has at its edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the space that a scene has at its edges.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Continues the view's edge beyond the safe area, as a background. Recorded; hosts do not show it.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    style(.backgroundExtensionEffect, .flag(isEnabled))
  }

  /// Sets what a pointer over the view does to it. Recorded; hosts show their own.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    style(.hoverEffect, .text(isEnabled ? effect.name : "none"))
  }

  /// Keeps a pointer over the view from changing it. Recorded; hosts show their own.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    style(.hoverEffect, .text(disabled ? "none" : "automatic"))
  }

  /// Sets what a pointer over a row does to it. Recorded; hosts show their own.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    style(.listRowHoverEffect, .text(effect?.name ?? "none"))
  }

  /// Keeps a pointer over a row from changing it. Recorded; hosts show their own.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    style(.listRowHoverEffect, .text(disabled ? "none" : "automatic"))
  }

  /// Colours every other row. Recorded; hosts show all rows alike.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { style(.alternatingRowBackgrounds, .text(behavior.name)) }

  /// Moves the view together with one of the same id and namespace: as one comes in the place of the other, a page passes it
  /// from there. The browser leaves one that is no source where it is.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    style(.matchedGeometryEffect) {
      $0[.value] = .text("\(id)")
      $0[.place] = namespace.number.map { .number(Double($0)) }
      $0[.anchor] = .text(anchor.name)
      $0[.active] = .flag(isSource)
    }
  }

  /// Draws glass behind the view, in a shape. Hosts show a material.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    style(.glassEffect, .text(glass.name)).background(glass.material, in: shape)
  }

  /// Draws glass behind the view, in a capsule. Hosts show a material.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Names a piece of glass for what it becomes. Recorded; hosts do not show it.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    style(.glassEffectID, .text(id.map { "\($0)" } ?? ""))
  }

  /// Joins pieces of glass. Recorded; hosts show each by itself.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { style(.glassEffectID, .text(id.map { "\($0)" } ?? "")) }

  /// Plays an effect of a symbol while `isActive` is true.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    style(.symbolEffect) {
      $0[.value] = .text(isActive ? effect._name : "")
      options.describe(&$0)
    }
  }

  /// Plays an effect of a symbol when `value` changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    style(.symbolEffect) {
      $0[.value] = .text(effect._name)
      $0[.scale] = .text("\(value)")
      options.describe(&$0)
    }
  }

  /// Plays haptic feedback when `trigger` changes. Recorded; no host can play it.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    style(.sensoryFeedback) {
      $0[.value] = .text(feedback.name)
      $0[.selection] = .text("\(trigger)")
    }
  }

  /// Plays haptic feedback when `trigger` changes so that `condition` holds. Recorded; no host can play it.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { sensoryFeedback(feedback, trigger: trigger) }

  /// Plays the haptic feedback that `feedback` says when `trigger` changes. Recorded; no host can play it.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    style(.sensoryFeedback, .text("\(trigger)"))
  }

  /// Plays the haptic feedback that `feedback` says when `trigger` changes. Recorded; no host can play it.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { sensoryFeedback(trigger: trigger) { _, _ in feedback() } }
}

/// Which padding a scene has at its edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// Minimum.
  public static let minimum = Self(name: "minimum")
  /// Navigation bar.
  public static let navigationBar = Self(name: "navigationBar")
}

/// What a pointer over a view does to it.
public struct HoverEffect: Equatable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Highlight.
  public static let highlight = Self(name: "highlight")
  /// Lift.
  public static let lift = Self(name: "lift")
}

/// Whether every other row has another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// What views of the same id have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  /// From its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Position.
  public static let position = Self(rawValue: 1)
  /// Size.
  public static let size = Self(rawValue: 2)
  /// Frame.
  public static let frame: Self = [.position, .size]
}

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  let name: String
  var material: Material { name == "clear" ? .ultraThin : .regular }

  /// Regular.
  public static var regular: Glass { Glass(name: "regular") }
  /// Clear.
  public static var clear: Glass { Glass(name: "clear") }
  /// Identity.
  public static var identity: Glass { Glass(name: "identity") }

  /// The same glass, coloured. Hosts show it without the colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The same glass, which answers to touches. Hosts show it at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Pieces of glass that are drawn together. Hosts show each by itself.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Made with spacing and content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// Haptic feedback or a sound.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Success.
  public static let success = Self(name: "success")
  /// Warning.
  public static let warning = Self(name: "warning")
  /// Error.
  public static let error = Self(name: "error")
  /// Selection.
  public static let selection = Self(name: "selection")
  /// Increase.
  public static let increase = Self(name: "increase")
  /// Decrease.
  public static let decrease = Self(name: "decrease")
  /// Start.
  public static let start = Self(name: "start")
  /// Stop.
  public static let stop = Self(name: "stop")
  /// Alignment.
  public static let alignment = Self(name: "alignment")
  /// Level change.
  public static let levelChange = Self(name: "levelChange")
  /// Impact.
  public static let impact = Self(name: "impact")
  /// Path complete.
  public static let pathComplete = Self(name: "pathComplete")

  /// Impact, by weight and intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact \(weight.name) \(intensity)")
  }
  /// Impact, by flexibility and intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(name: "impact \(flexibility.name) \(intensity)")
  }

  /// How heavy what hits is.
  public struct Weight: Equatable, Sendable {
    let name: String
    /// Light.
    public static let light = Self(name: "light")
    /// Medium.
    public static let medium = Self(name: "medium")
    /// Heavy.
    public static let heavy = Self(name: "heavy")
  }

  /// How soft what hits is.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    /// Rigid.
    public static let rigid = Self(name: "rigid")
    /// Solid.
    public static let solid = Self(name: "solid")
    /// Soft.
    public static let soft = Self(name: "soft")
  }
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// Standard.
    public static let standard = Self(name: "standard")
    /// Constrained high.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// High.
    public static let high = Self(name: "high")
  }

  /// How the pixels of a scaled image are found. Hosts find them their own way.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Says how the pixels of the scaled image are found.
  public func interpolation(_ interpolation: Interpolation) -> Image { with(.interpolation, "\(interpolation)") }

  /// Says whether edges are smoothed. Hosts smooth them.
  public func antialiased(_ isAntialiased: Bool) -> Image { with(.antialiased, "\(isAntialiased)") }
}

/// A shape that follows the container's. Hosts show a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// The one that there is by default.
  public nonisolated init() {}
  /// Path, by in.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that follows the container's. Hosts show a rectangle.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
