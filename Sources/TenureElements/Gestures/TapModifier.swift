import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A modifier that answers what a user does to the elements inside.
public struct _TapModifier {
  let kind: UserAction
  /// Taps in a row that it takes.
  var count = 1
  let action: () -> Void
}

extension _TapModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { TapNode(self, in: place) }
}

private final class TapNode: LifecycleNode<_TapModifier>, Responder {
  private var taps = TapsInARow()
  private var place: CGPoint?

  func touched(_ x: Double, _ y: Double) { place = CGPoint(x: x, y: y) }

  func respond(to action: UserAction) -> Answer {
    if action == .doubleTap, modifier.kind == .tap {
      if modifier.count > 2 { return .none }
      // The nearest one answers: where it takes one tap, both.
      for _ in modifier.count..<3 { modifier.action() }
      return .done
    }
    guard action == modifier.kind else { return .none }
    if !taps.isLast(of: modifier.count, at: place) { return .waits }
    modifier.action()
    return .done
  }

  override var style: RenderModifier? {
    modifier.count == 2 ? .doubleTap : RenderModifier(modifier.kind == .tap ? .tap : .longPress)
  }
}

/// Counts taps that follow each other within half a second, and near each other where their places are known.
struct TapsInARow {
  private var count = 0
  private var last: (time: Date, place: CGPoint?)?

  /// True for the tap that is still missing for so many; counting begins anew with the next one.
  mutating func isLast(of wanted: Int, at place: CGPoint?) -> Bool {
    if wanted < 2 { return true }
    if let last {
      let way = place.flatMap { here in last.place.map { hypot(here.x - $0.x, here.y - $0.y) } } ?? 0
      if Date().timeIntervalSince(last.time) > 0.5 || way > 45 { count = 0 }
    }
    count += 1
    last = (Date(), place)
    if count < wanted { return false }
    count = 0
    return true
  }
}

/// A modifier that answers taps and says where they were.
public struct _PlacedTapModifier {
  var count = 1
  let action: (CGPoint) -> Void
}

extension _PlacedTapModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { PlacedTapNode(self, in: place) }
}

private final class PlacedTapNode: LifecycleNode<_PlacedTapModifier>, Responder {
  private var taps = TapsInARow()
  /// Where the finger was put down last, where the host says it.
  private var place: CGPoint?

  func touched(_ x: Double, _ y: Double) { place = CGPoint(x: x, y: y) }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    if case .drag = action { return .waits }
    guard action == .tap || action == .doubleTap && modifier.count <= 2 else { return .none }
    if action == .tap, !taps.isLast(of: modifier.count, at: place) { return .waits }
    let room = element.knownRoom ?? .zero
    for _ in (action == .tap ? 2 : modifier.count)..<3 {
      modifier.action(place ?? CGPoint(x: room.width / 2, y: room.height / 2))
    }
    return .done
  }

  override var style: RenderModifier? { modifier.count == 2 ? .doubleTap : RenderModifier(.tap) }
}

extension RenderModifier {
  /// Hosts wait whether a second tap follows.
  static var doubleTap: RenderModifier { RenderModifier(.tap, value: .list([.text("double")])) }
}

extension View {
  /// Runs `action` at every `count`th tap, with the place of the tap in the view.
  ///
  /// The trap: places are told from the view's own corner, whatever the coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_PlacedTapModifier(count: count, action: action)).style(.drag, .flag(true))
  }

  /// Runs `action` at every `count`th tap, with the place of the tap in the view.
  ///
  /// The trap: places are told from the view's own corner, whatever the coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` at a tap, or at every `count`th one. A tap that is not the last of several goes to those around too.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(kind: .tap, count: count, action: action))
  }

  /// Runs `action` when the user presses the view for long. In a test, `longPress()` does, and no time passes.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(kind: .longPress, action: action))
  }

  /// Runs `action` when the user presses the view for long, and says when a finger is put on it and lifted again.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    modifier(_TapModifier(kind: .longPress, action: action)).modifier(
      PressModifier(action: onPressingChanged ?? { _ in }))
  }

  /// Runs `action` when the user presses the view for long, and says when a finger is put on it and lifted again.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
