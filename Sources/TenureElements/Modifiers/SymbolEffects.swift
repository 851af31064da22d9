import TenureRender
@_spi(Tree) import TenureTree

/// An effect that a symbol can play.
public protocol SymbolEffect: Sendable {
  /// For hosts.
  var _name: String { get }
}

/// A symbol jumps once.
public struct BounceSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "bounce" }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }

extension BounceSymbolEffect {
  /// Upwards. Hosts play every effect one way.
  public var up: Self { self }
  /// Downwards. Hosts play every effect one way.
  public var down: Self { self }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "pulse" }
}

extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }

/// A symbol lights up part by part.
public struct VariableColorSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "variableColor" }
}

extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }

// Hosts light up a symbol one way.
extension VariableColorSymbolEffect {
  /// One part after the other.
  public var iterative: Self { self }
  /// Part by part, and those before stay.
  public var cumulative: Self { self }
  /// Back again at the end.
  public var reversing: Self { self }
  /// From the beginning again at the end.
  public var nonReversing: Self { self }
  /// Parts that are not lit are not seen.
  public var hideInactiveLayers: Self { self }
  /// Parts that are not lit are dim.
  public var dimInactiveLayers: Self { self }
}

/// A symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "scale" }
}

extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }

extension ScaleSymbolEffect {
  /// Larger. Hosts play every effect one way.
  public var up: Self { self }
  /// Smaller. Hosts play every effect one way.
  public var down: Self { self }
}

/// A symbol appears.
public struct AppearSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "appear" }
}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }

/// A symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "disappear" }
}

extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }

/// A symbol becomes another one.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "replace" }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

extension ReplaceSymbolEffect {
  /// The one goes down and the other comes up. Hosts play every effect one way.
  public var downUp: Self { self }
  /// The one goes up and the other comes up. Hosts play every effect one way.
  public var upUp: Self { self }
  /// The one goes away. Hosts play every effect one way.
  public var offUp: Self { self }
  /// The one goes down and the other comes up. Hosts play every effect one way.
  public static var downUp: Self { Self() }
  /// The one goes up and the other comes up. Hosts play every effect one way.
  public static var upUp: Self { Self() }
  /// The one goes away. Hosts play every effect one way.
  public static var offUp: Self { Self() }

  /// What the symbols share stays. Hosts play every effect one way, so `fallback` is not used.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// A symbol becomes another one, and what they share stays.
  public struct MagicReplace: SymbolEffect, Hashable {
    /// That of the effect which is played.
    public var _name: String { "replace" }
  }
}

/// A symbol breathes.
public struct BreatheSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "breathe" }
}

extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

extension BreatheSymbolEffect {
  /// Larger and smaller. Hosts play every effect one way.
  public var plain: Self { self }
  /// Larger and smaller, brighter and dimmer. Hosts play every effect one way.
  public var pulse: Self { self }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "rotate" }
}

extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }

extension RotateSymbolEffect {
  /// To the right. Hosts play every effect one way.
  public var clockwise: Self { self }
  /// To the left. Hosts play every effect one way.
  public var counterClockwise: Self { self }
}

/// A symbol is drawn line by line. Hosts let it appear.
public struct DrawOnSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "appear" }
  /// Part by part. Hosts play every effect one way.
  public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }

/// A symbol is taken away line by line. Hosts let it disappear.
public struct DrawOffSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "disappear" }
  /// Part by part. Hosts play every effect one way.
  public var individually: Self { self }
  /// Backwards. Hosts play every effect one way.
  public var reversed: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }

/// A symbol wiggles.
public struct WiggleSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "wiggle" }
}

extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }

extension WiggleSymbolEffect {
  /// Up and down. Hosts play every effect one way.
  public var up: Self { self }
  /// Down and up. Hosts play every effect one way.
  public var down: Self { self }
  /// To the left and back. Hosts play every effect one way.
  public var left: Self { self }
  /// To the right and back. Hosts play every effect one way.
  public var right: Self { self }
  /// Forwards. Hosts play every effect one way.
  public var forward: Self { self }
  /// Backwards. Hosts play every effect one way.
  public var backward: Self { self }
  /// Round to the right. Hosts play every effect one way.
  public var clockwise: Self { self }
  /// Round to the left. Hosts play every effect one way.
  public var counterClockwise: Self { self }
  /// In a direction of the program's own. Hosts play every effect one way.
  public func custom(angle: Angle) -> Self { self }
}

extension SymbolEffect {
  /// Layer by layer. Hosts play every effect one way.
  public var byLayer: Self { self }
  /// The symbol as a whole. Hosts play every effect one way.
  public var wholeSymbol: Self { self }
}

/// How fast an effect of a symbol is played, and how often.
public struct SymbolEffectOptions: Equatable, Sendable {
  private var pace: Double?
  /// Infinite where it is played without an end.
  private var times: Double?

  /// As each effect is played by itself.
  public static let `default` = Self()
  /// Again and again.
  public static let repeating = Self(times: .infinity)
  /// Once.
  public static let nonRepeating = Self(times: 1)
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self(pace: speed) }
  /// So many times; without an end where none is named.
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }
  /// Again and again, as the behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self.default.repeat(behavior) }

  /// Again and again.
  public var repeating: Self { Self(pace: pace, times: .infinity) }
  /// Once.
  public var nonRepeating: Self { Self(pace: pace, times: 1) }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self { Self(pace: speed, times: times) }
  /// So many times; without an end where none is named.
  public func `repeat`(_ count: Int?) -> Self { Self(pace: pace, times: count.map { Double(max($0, 0)) } ?? .infinity) }
  /// Again and again, as the behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(pace: pace, times: behavior.times) }

  /// How an effect is repeated. Hosts leave no time between one and the next.
  public struct RepeatBehavior: Equatable, Sendable {
    fileprivate let times: Double
    /// Without an end.
    public static let continuous = Self(times: .infinity)
    /// Without an end, with a rest in between.
    public static let periodic = Self(times: .infinity)
    /// So many times, with a rest in between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(times: count.map { Double(max($0, 0)) } ?? .infinity)
    }
  }

  func describe(_ attributes: inout Attributes) {
    if let pace, pace > 0, pace.isFinite { attributes[.x] = .number(pace) }
    if let times { attributes[.y] = times.isFinite ? .number(times) : .text("infinite") }
  }
}
