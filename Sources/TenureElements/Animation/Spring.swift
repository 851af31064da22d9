import Foundation
@_spi(Tree) import TenureTree

/// A weight on a spring: how something comes to rest.
public struct Spring: Hashable, Sendable {
  /// Seconds of one swing without damping.
  public private(set) var duration: Double
  /// How far it swings over its end: 0 for not at all, 1 for for ever.
  public private(set) var bounce: Double
  /// The mass.
  public private(set) var mass = 1.0

  /// Made with duration and bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Made with response and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// Made with mass, stiffness, damping and allow over damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    self.mass = mass
  }

  /// The response.
  public var response: Double { duration }
  /// The damping ratio.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The stiffness.
  public var stiffness: Double { mass * frequency * frequency }
  /// The damping.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// Smooth.
  public static var smooth: Spring { Spring() }
  /// Smooth, by duration and extra bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Snappy.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// Snappy, by duration and extra bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Bouncy.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// Bouncy, by duration and extra bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { 2 * .pi / duration }

  /// Seconds until it is as good as at rest.
  public var settlingDuration: Double { 7.4 / (min(dampingRatio, 1) * frequency) }

  /// How far it is after `time` seconds on the way from 0 to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let (part, push) = position(at: time)
    var (value, speed) = (target, initialVelocity)
    value.scale(by: part)
    speed.scale(by: push)
    return value + speed
  }

  /// How fast it is after `time` seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let step = 1e-5
    var difference =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    difference.scale(by: 1 / (time + step - max(time - step, 0)))
    return difference
  }

  /// How far of the way it is, and how far a speed of one has carried it.
  private func position(at time: Double) -> (part: Double, push: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      let (wave, side) = (cos(swing * time), sin(swing * time) / swing)
      return (1 - decay * (wave + ratio * frequency * side), decay * side)
    }
    if ratio == 1 {
      let decay = exp(-frequency * time)
      return (1 - decay * (1 + frequency * time), decay * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let (a, b) = (exp(slow * time), exp(fast * time))
    return (1 - (fast * a - slow * b) / (fast - slow), (b - a) / (fast - slow))
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// A spring that keeps the speed that a value has.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring(duration: spring.duration, bounce: spring.bounce)
  }
}
