import Foundation
@_spi(Tree) import TenureTree

/// A tap, with the place where it was.
///
///     Color.mint.gesture(SpatialTapGesture().onEnded { tap in dots.append(tap.location) })
///
/// The trap: places are told from the view's own corner, whatever the coordinate space. In a test, `tap(at:)` says where.
public struct SpatialTapGesture {
  /// How many taps it takes.
  public var count: Int
  /// The space that places are told in. Here every place is told from the view's own corner.
  public var coordinateSpace: CoordinateSpace

  /// A tap, or several.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A tap, or several.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place in the view.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { count == 2 ? [.tap, .doubleTap, .place] : [.tap, .place] }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    step.isLastTap(of: count) ? .ended(Value(location: step.location)) : .possible
  }
}
