import Foundation
@_spi(Tree) import TenureTree

/// A tap, or several: `count` says how many.
///
/// The trap: one of two that are waited for is another gesture's at once.
public struct TapGesture {
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { count == 2 ? [.tap, .doubleTap] : [.tap] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Void> {
    step.isLastTap(of: count) ? .ended(()) : .possible
  }
}

extension _GestureStep {
  /// Whether it is the tap that is still missing for so many.
  func isLastTap(of count: Int) -> Bool {
    guard kind == .tap, stage == .ended else { return false }
    if isDouble { return count == 2 }
    var taps = memory.values[0] as? TapsInARow ?? TapsInARow()
    defer { memory.values[0] = taps }
    return taps.isLast(of: count, at: location)
  }
}

/// A press that lasts. Its value is true while it does.
public struct LongPressGesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.longPress] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Bool> {
    if step.kind != .longPress { return .possible }
    return switch step.stage {
    case .began, .moved: .active(true)
    case .ended: .ended(true)
    case .cancelled: .cancelled
    }
  }
}

/// A drag, from the moment that it has gone `minimumDistance` away from its start.
public struct DragGesture {
  /// How far a finger goes before it drags.
  public var minimumDistance: CGFloat
  /// The space that places are told in. Here every place is told from the view's own corner.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins once it has gone so far.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag that begins once it has gone so far.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was put down.
    public var startLocation: CGPoint

    /// How far the drag has gone.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger is, in points a second: by the last tenth of a second. In a test, time passes by `advance(by:)`.
    public let velocity: CGSize
    /// Where the drag would come to rest: where a quarter of a second as fast as now leads.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far the drag would go.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }
}

extension DragGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { [.drag] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    if step.kind != .drag { return .possible }
    if step.stage == .cancelled { return .cancelled }
    if step.reach < minimumDistance { return .possible }
    let value = Value(
      time: step.time, location: step.location, startLocation: step.start, velocity: step.track.velocity)
    return step.stage == .ended ? .ended(value) : .active(value)
  }
}
