import Foundation

/// Keyframes of one track: from each to the next in its own way.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// The ways, one after the other.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// One way to a value.
public struct _KeyframeStep<Value: Animatable> {
  let target: Value
  let duration: Double
  let way: Way

  enum Way {
    case jump
    case curve(UnitCurve)
    case spring(Spring, startVelocity: Value?)
    case cubic(startVelocity: Value?, endVelocity: Value?)
  }
}

/// Goes to a value at a steady speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The way to the value.
  public let _steps: [_KeyframeStep<Value>]

  /// To a value, in so many seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(target: to, duration: max(duration, 0), way: .curve(timingCurve))]
  }
}

/// Goes to a value smoothly: the speed does not jump between two of them.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The way to the value.
  public let _steps: [_KeyframeStep<Value>]

  /// To a value, in so many seconds. Speeds that are not said follow from the neighbours.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [
      _KeyframeStep(
        target: to, duration: max(duration, 0), way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
    ]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The way to the value.
  public let _steps: [_KeyframeStep<Value>]

  /// To a value, in so many seconds; without a duration, until the spring is at rest.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [
      _KeyframeStep(
        target: to, duration: max(duration ?? spring.settlingDuration, 0),
        way: .spring(spring, startVelocity: startVelocity))
    ]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The way to the value.
  public let _steps: [_KeyframeStep<Value>]

  /// To a value, at once.
  public init(_ to: Value) { _steps = [_KeyframeStep(target: to, duration: 0, way: .jump)] }
}

/// What a builder makes of several keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The ways, one after the other.
  public let _steps: [_KeyframeStep<Value>]
}

/// Puts keyframes of one track after each other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_steps: expression._steps) }
  /// Several.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: parts.flatMap(\._steps))
  }
  /// Those of a loop.
  public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: components.flatMap(\._steps))
  }
  /// Those of a condition.
  public static func buildEither(first component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
  /// Those of its other branch.
  public static func buildEither(second component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
  /// Those of a condition that may not hold.
  public static func buildOptional(_ component: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    component ?? _KeyframeSequence(_steps: [])
  }
}
