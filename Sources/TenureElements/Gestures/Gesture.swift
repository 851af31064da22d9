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
  var _kinds: [_GestureKind] { get }
  /// How far the gesture is after a step. Callbacks on the way are called.
  func _phase(after step: _GestureStep) -> _GesturePhase<Value>
}

extension Gesture where Body.Value == Value {
  public var _kinds: [_GestureKind] { body._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> { body._phase(after: step) }
}

extension Never: Gesture {
  public typealias Value = Never
  public var _kinds: [_GestureKind] { [] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Never> { switch self {} }
}

/// A gesture that the framework itself recognises.
protocol FrameworkGesture: Gesture where Body == Never {}

extension FrameworkGesture {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What of a user's actions a gesture is made of.
public enum _GestureKind: Sendable {
  case tap, longPress, drag, magnify, rotate
  /// Of taps, two in a row.
  case doubleTap
  /// Where a finger was put down, of what a tap alone answers.
  case place

  var modifier: ModifierName {
    switch self {
    case .tap, .doubleTap: .tap
    case .longPress: .longPress
    case .drag, .place: .drag
    case .magnify: .magnify
    case .rotate: .rotate
    }
  }
}

/// One step of a user's action.
public struct _GestureStep {
  enum Stage { case began, moved, ended, cancelled }

  let kind: _GestureKind
  var stage: Stage
  /// How far two fingers have gone apart, or have turned, in radians.
  var amount = 0.0
  /// Two taps in a row, of which the host has told as of one thing.
  var isDouble = false
  var start = CGPoint.zero
  var location = CGPoint.zero
  /// The farthest from the start that it has been.
  var reach = 0.0
  var time = Date()
  var track = DragTrack()
  /// What a gesture made of others has seen so far.
  var memory = _GestureMemory()
}

/// What a gesture that is made of others remembers from one step to the next.
final class _GestureMemory {
  var values: [Int: Any] = [:]
  private var inner: [Int: _GestureMemory] = [:]

  /// That of the gesture at a place in it.
  func of(_ place: Int) -> _GestureMemory {
    if let memory = inner[place] { return memory }
    let memory = _GestureMemory()
    inner[place] = memory
    return memory
  }

  func forget() {
    values = [:]
    inner = [:]
  }
}

extension _GestureStep {
  func inside(_ place: Int) -> _GestureStep {
    var step = self
    step.memory = memory.of(place)
    return step
  }
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
  var priority = ResponderPriority.normal
  var mask = GestureMask.all
}

extension _GestureModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { GestureNode(self, in: place) }
}

private final class GestureNode<G: Gesture>: LifecycleNode<_GestureModifier<G>>, Responder {
  /// The latest step of the drag that goes on here; nil when none does.
  private var drag: _GestureStep?
  private let memory = _GestureMemory()
  /// Where a finger was last, where the host says it.
  private var place: CGPoint?

  /// The first kind's name, with the others.
  override var style: RenderModifier? {
    let kinds = modifier.mask.contains(.gesture) ? modifier.gesture._kinds : []
    guard let first = kinds.first else { return nil }
    var style = RenderModifier(first.modifier)
    let others = kinds.dropFirst().map { $0 == .doubleTap ? "double" : $0.modifier.rawValue }
    if !others.isEmpty { style.attributes[.value] = .list(others.map { .text($0) }) }
    return style
  }

  /// What keeps the views inside from answering answers before them.
  var priority: ResponderPriority { modifier.mask.contains(.subviews) ? modifier.priority : .high }

  func touched(_ x: Double, _ y: Double) { place = CGPoint(x: x, y: y) }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    let kinds = modifier.gesture._kinds
    // A place is no drag: that is for those around.
    if case .drag = action, kinds.contains(.place), !kinds.contains(.drag) { return .waits }
    guard let kind = kind(of: action), modifier.gesture._kinds.contains(kind) else { return .none }
    guard modifier.mask.contains(.gesture) else { return modifier.mask.contains(.subviews) ? .none : .done }
    switch action {
    case .tap, .doubleTap:
      var tap = step(.tap, .ended)
      let room = element.knownRoom ?? .zero
      tap.location = place ?? CGPoint(x: room.width / 2, y: room.height / 2)
      if action == .doubleTap {
        tap.isDouble = true
        if !take(tap) { break }
        // What takes one tap takes both.
        tap.isDouble = false
        let first = take(tap)
        if !take(tap) || !first { break }
        return .waits
      }
      // One that is not the last of several goes to those around too.
      if take(tap) { return .waits }
    case .longPress:
      take(step(.longPress, .began))
      take(step(.longPress, .ended))
    case .drag(let stage, let x, let y): continueDrag(stage, CGPoint(x: x, y: y))
    case .magnify(let stage, let amount): take(step(.magnify, _GestureStep.Stage(stage), amount))
    case .rotate(let stage, let amount): take(step(.rotate, _GestureStep.Stage(stage), amount))
    default: break
    }
    return .done
  }

  private func kind(of action: UserAction) -> _GestureKind? {
    switch action {
    case .tap, .doubleTap: .tap
    case .longPress: .longPress
    case .drag: .drag
    case .magnify: .magnify
    case .rotate: .rotate
    default: nil
    }
  }

  private func step(_ kind: _GestureKind, _ stage: _GestureStep.Stage, _ amount: Double = 0) -> _GestureStep {
    _GestureStep(kind: kind, stage: stage, amount: amount)
  }

  /// True where the gesture waits for more.
  @discardableResult private func take(_ step: _GestureStep) -> Bool {
    var step = step
    step.memory = memory
    return modifier.gesture._phase(after: step).isPossible
  }

  private func continueDrag(_ stage: UserAction.DragStage, _ location: CGPoint) {
    var step = drag ?? _GestureStep(kind: .drag, stage: .began, start: location)
    if stage == .began { step = _GestureStep(kind: .drag, stage: .began, start: location) }
    step.stage = _GestureStep.Stage(stage)
    step.location = location
    step.time = Date()
    step.track.add(location, at: step.time, isLast: stage == .ended)
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

extension _GestureStep.Stage {
  init(_ stage: UserAction.DragStage) {
    switch stage {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

/// Which gestures are recognised: the one that is added, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  /// From its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// Gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Recognises `gesture` on this view, unless a view inside answers to the same action.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask))
  }

  /// Recognises `gesture` on this view while `isEnabled` is true.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Recognises `gesture` on this view before the views inside are asked.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Recognises `gesture` on this view before the views inside are asked, while `isEnabled` is true.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Recognises `gesture` on this view whatever else answers to the same action.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Recognises `gesture` on this view whatever else answers to the same action, while `isEnabled` is true.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Recognises `gesture` on this view while `isEnabled` is true. The name is for UIKit's recognisers.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Says at which edges the program's gestures go before the system's. Taken and not used: hosts have none there.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
