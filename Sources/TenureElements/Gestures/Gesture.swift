import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Something that a user does with a finger or a pointer, recognised on the view that `.gesture(_:)` is put on.
///
///     Text("Drag me").gesture(
///       DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// What of a user's actions it is made of.
  var _kind: _GestureKind { get }
  /// How far the gesture is after a step. Callbacks on the way are called.
  func _phase(after step: _GestureStep) -> _GesturePhase<Value>
}

extension Gesture where Body.Value == Value {
  public var _kind: _GestureKind { body._kind }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> { body._phase(after: step) }
}

extension Never: Gesture {
  public typealias Value = Never
  public var _kind: _GestureKind { switch self {} }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Never> { switch self {} }
}

/// A gesture that the framework itself recognises.
protocol FrameworkGesture: Gesture where Body == Never {}

extension FrameworkGesture {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What of a user's actions a gesture is made of.
public enum _GestureKind: Sendable {
  case tap, longPress, drag

  var modifier: ModifierName {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .drag: .drag
    }
  }
}

/// One step of a user's action.
public struct _GestureStep {
  enum Stage { case began, moved, ended, cancelled }

  var stage: Stage
  var start = CGPoint.zero
  var location = CGPoint.zero
  /// The farthest from the start that it has been.
  var reach = 0.0
  var time = Date()
}

/// How far a gesture is.
public enum _GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case cancelled
}

public struct _GestureModifier<G: Gesture> {
  let gesture: G
}

extension _GestureModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { GestureNode(self, in: place) }
}

private final class GestureNode<G: Gesture>: LifecycleNode<_GestureModifier<G>>, Responder {
  /// The latest step of the drag that goes on here; nil when none does.
  private var drag: _GestureStep?

  override var style: RenderModifier? { RenderModifier(modifier.gesture._kind.modifier) }

  func respond(to action: UserAction) -> Answer {
    switch (action, modifier.gesture._kind) {
    case (.tap, .tap): take(_GestureStep(stage: .ended))
    case (.longPress, .longPress):
      take(_GestureStep(stage: .began))
      take(_GestureStep(stage: .ended))
    case (.drag(let stage, let x, let y), .drag): continueDrag(stage, CGPoint(x: x, y: y))
    default: return .none
    }
    return .done
  }

  private func take(_ step: _GestureStep) { _ = modifier.gesture._phase(after: step) }

  private func continueDrag(_ stage: UserAction.DragStage, _ location: CGPoint) {
    var step = drag ?? _GestureStep(stage: .began, start: location)
    switch stage {
    case .began: step = _GestureStep(stage: .began, start: location)
    case .moved: step.stage = .moved
    case .ended: step.stage = .ended
    case .cancelled: step.stage = .cancelled
    }
    step.location = location
    step.time = Date()
    step.reach = max(step.reach, hypot(location.x - step.start.x, location.y - step.start.y))
    drag = step.stage == .ended || step.stage == .cancelled ? nil : step
    take(step)
  }

  /// A view that leaves under a finger: the gesture is cancelled.
  override func leave() {
    guard var step = drag else { return }
    drag = nil
    step.stage = .cancelled
    window.asDeparture { [self] in take(step) }
  }
}

extension View {
  /// Recognises `gesture` on this view, unless a view inside answers to the same action.
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(_GestureModifier(gesture: gesture))
  }
}
