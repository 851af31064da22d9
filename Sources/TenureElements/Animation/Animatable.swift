import Foundation
@_spi(Tree) import TenureTree

/// A value that can be added, subtracted and scaled: what lies between two values is found with it.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, scaled.
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }

  /// Goes a part of the way to another value: 0 is here, 1 is there.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// What is a part of the way to another value: 0 is here, 1 is there.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var value = self
    value.interpolate(towards: other, amount: amount)
    return value
  }
}

extension Double: VectorArithmetic {
  /// Scale, by by.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The magnitude squared.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Scale, by by.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The magnitude squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Scale, by by.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The magnitude squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No data to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The one that there is by default.
  public init() {}
  /// Zero.
  public static var zero: Self { Self() }
  /// Value by value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Value by value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Scale, by by.
  public mutating func scale(by rhs: Double) {}
  /// The magnitude squared.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Made with first and second.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// Value by value.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Value by value.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Scale, by by.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The magnitude squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A view, modifier or shape of which some data can be animated.
///
/// The trap: values jump to their new ones here, and a host animates what it draws: `animatableData` is not set step by step.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animatable data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The animatable data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}

extension CGPoint: Animatable {
  /// The animatable data.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The animatable data.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The animatable data.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The animatable data.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// A modifier of which some data can be animated. The older form of conforming to both.
public protocol AnimatableModifier: Animatable, ViewModifier {}
