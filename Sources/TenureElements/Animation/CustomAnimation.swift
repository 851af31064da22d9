import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// An animation that a program works out.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
///
/// The trap: values jump here and hosts animate. It is asked once, before the change, for a number that goes from 0 to
/// 1: sixty times for each second until it answers nil, for a minute at most. Animations that follow one another are not
/// merged.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// How far towards `value` it is after `time` seconds; nil once it is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast it is after `time` seconds.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether it goes on from another one in its place. It is not asked here.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A value that an animation keeps from one step to the next.
public protocol AnimationStateKey {
  associatedtype Value
  /// What it is at first.
  static var defaultValue: Value { get }
}

/// What an animation keeps from one step to the next, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing is kept yet.
  public init() {}

  /// What is kept for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation of the program's own knows and keeps.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state: AnimationState<Value>
  /// Whether the change counts as complete, though something may still move.
  public var isLogicallyComplete = false
  /// What the views around say: what there is by default, as the animation is asked before the change.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// The same with what another animation keeps.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

extension Animation {
  /// An animation that a program works out.
  public init<A: CustomAnimation>(_ base: A) {
    let perSecond = 60.0
    var context = AnimationContext<Double>()
    var (parts, logical) = ([Double](), Double?.none)
    while parts.count < 60 * Int(perSecond) {
      let time = Double(parts.count) / perSecond
      guard let part = base.animate(value: 1.0, time: time, context: &context) else { break }
      parts.append(part)
      if context.isLogicallyComplete, logical == nil { logical = time }
    }
    // It ends where it is to go, whatever it said last.
    parts.append(1)
    self.init(parts: parts, duration: Double(parts.count - 1) / perSecond, logicalLength: logical)
  }

  /// How far towards `value` it is after `time` seconds; nil once it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { part(at: time).map { value.scaled(by: $0) } }

  /// How fast it is after `time` seconds; nil once it is over.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 1e-4
    guard let before = part(at: max(time - step, 0)), let after = part(at: time + step) else { return nil }
    return value.scaled(by: (after - before) / (time + step - max(time - step, 0)))
  }

  /// Whether it goes on from another one in its place: it does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// How much of the way it has covered; nil once it is over.
  private func part(at time: TimeInterval) -> Double? {
    let movement = movement
    let time = time - movement.delay
    guard time >= 0 else { return 0 }
    var length = movement.duration
    if case .spring(let bounce) = movement.curve {
      length = Spring(duration: movement.duration, bounce: bounce).settlingDuration
    }
    guard length > 0, time < length * Double(movement.repeats ?? .max) else { return nil }
    let way = (time / length).rounded(.down)
    let onTheWay = time - way * length
    let isBack = movement.autoreverses && way.truncatingRemainder(dividingBy: 2) == 1
    return movement.curve.part(at: isBack ? length - onTheWay : onTheWay, of: movement.duration)
  }
}

extension Movement.Curve {
  fileprivate func part(at time: Double, of duration: Double) -> Double {
    let progress = time / duration
    switch self {
    case .linear: return progress
    case .easeIn: return UnitCurve.easeIn.value(at: progress)
    case .easeOut: return UnitCurve.easeOut.value(at: progress)
    case .easeInOut: return UnitCurve.easeInOut.value(at: progress)
    case .bezier(let x1, let y1, let x2, let y2):
      let (first, second) = (UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2))
      return UnitCurve.bezier(startControlPoint: first, endControlPoint: second).value(at: progress)
    case .spring(let bounce): return Spring(duration: duration, bounce: bounce).value(target: 1, time: time)
    case .parts(let parts):
      let place = min(max(progress, 0), 1) * Double(parts.count - 1)
      let index = min(Int(place), max(parts.count - 2, 0))
      guard parts.count > 1 else { return 1 }
      return parts[index] + (parts[index + 1] - parts[index]) * (place - Double(index))
    }
  }
}
