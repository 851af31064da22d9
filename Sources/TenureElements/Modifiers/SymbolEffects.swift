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

/// A symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "scale" }
}

extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }

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

/// A symbol breathes.
public struct BreatheSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "breathe" }
}

extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "rotate" }
}

extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }

/// A symbol wiggles.
public struct WiggleSymbolEffect: SymbolEffect, Hashable {
  public var _name: String { "wiggle" }
}

extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }

extension SymbolEffect {
  /// Layer by layer. Hosts play every effect one way.
  public var byLayer: Self { self }
  /// The symbol as a whole. Hosts play every effect one way.
  public var wholeSymbol: Self { self }
}
