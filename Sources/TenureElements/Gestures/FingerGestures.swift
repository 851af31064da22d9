import Foundation
@_spi(Tree) import TenureTree

/// Two fingers that go apart or together. A test does it with `magnify(by:)`; the browser does not tell of it.
public struct MagnifyGesture {
  /// The minimum scale delta.
  public var minimumScaleDelta: CGFloat

  /// Made with minimum scale delta.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// How far apart the fingers are.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The magnification.
    public var magnification: CGFloat
    /// Hosts do not tell how fast.
    public var velocity: CGFloat { 0 }
    /// The start anchor.
    public var startAnchor: UnitPoint { .center }
    /// The start location.
    public var startLocation: CGPoint { .zero }
  }
}

extension MagnifyGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.magnify] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    step.spread(.magnify, from: 1, least: minimumScaleDelta) { Value(time: step.time, magnification: $0) }
  }
}

/// Two fingers that turn around each other. A test does it with `rotate(by:)`; the browser does not tell of it.
public struct RotateGesture {
  /// The minimum angle delta.
  public var minimumAngleDelta: Angle

  /// Made with minimum angle delta.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The rotation.
    public var rotation: Angle
    /// Hosts do not tell how fast.
    public var velocity: Angle { .zero }
    /// The start anchor.
    public var startAnchor: UnitPoint { .center }
    /// The start location.
    public var startLocation: CGPoint { .zero }
  }
}

extension RotateGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.rotate] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    step.spread(.rotate, from: 0, least: minimumAngleDelta.radians) {
      Value(time: step.time, rotation: Angle(radians: $0))
    }
  }
}

/// The older form of `MagnifyGesture`, whose value is the magnification alone.
public struct MagnificationGesture {
  /// The minimum scale delta.
  public var minimumScaleDelta: CGFloat
  /// Made with minimum scale delta.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.magnify] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<CGFloat> {
    step.spread(.magnify, from: 1, least: minimumScaleDelta) { CGFloat($0) }
  }
}

/// The older form of `RotateGesture`, whose value is the angle alone.
public struct RotationGesture {
  /// The minimum angle delta.
  public var minimumAngleDelta: Angle
  /// Made with minimum angle delta.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.rotate] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Angle> {
    step.spread(.rotate, from: 0, least: minimumAngleDelta.radians) { Angle(radians: $0) }
  }
}

extension _GestureStep {
  /// The phase of a gesture of two fingers, which begins once its number has changed enough.
  fileprivate func spread<Value>(
    _ kind: _GestureKind, from start: Double, least: Double, _ value: (Double) -> Value
  ) -> _GesturePhase<Value> {
    if self.kind != kind { return .possible }
    if stage == .cancelled { return .cancelled }
    if abs(amount - start) < least { return .possible }
    return stage == .ended ? .ended(value(amount)) : .active(value(amount))
  }
}
