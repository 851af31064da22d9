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
    guard modifier.kind == .tap else {
      guard action == modifier.kind else { return .none }
      modifier.action()
      return .done
    }
    guard action == .tap || action == .doubleTap else { return .none }
    let times = taps.times(after: action, of: modifier.count, at: place)
    for _ in 0..<times { modifier.action() }
    return times > 0 ? .done : .waits
  }

  override var style: RenderModifier? {
    modifier.count == 2 ? .doubleTap : RenderModifier(modifier.kind == .tap ? .tap : .longPress)
  }
}

/// Counts taps that follow each other within half a second, and near each other where their places are known.
struct TapsInARow {
  private var count = 0
  private var last: (time: Date, place: CGPoint?)?

  /// How often what takes so many is done after one tap, or after two of which the host has told in one: what takes one
  /// tap takes both.
  mutating func times(after action: UserAction, of wanted: Int, at place: CGPoint?) -> Int {
    if action == .doubleTap, wanted == 2 {
      count = 0
      return 1
    }
    let first = isLast(of: wanted, at: place) ? 1 : 0
    if action == .tap { return first }
    return first + (isLast(of: wanted, at: place) ? 1 : 0)
  }

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
    guard action == .tap || action == .doubleTap else { return .none }
    let room = element.knownRoom ?? .zero
    let times = taps.times(after: action, of: modifier.count, at: place)
    for _ in 0..<times { modifier.action(place ?? CGPoint(x: room.width / 2, y: room.height / 2)) }
    return times > 0 ? .done : .waits
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
