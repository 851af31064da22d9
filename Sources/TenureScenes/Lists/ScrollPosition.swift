import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Where a scroll view is scrolled to: a row, an edge or a place. The program moves it, and so does the user.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     ScrollView { … }.scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: Equatable, Sendable {
  private var target: Target?
  /// Counts what the program has asked for: to scroll to where it was asked to before is something new.
  private var requests = 0
  private let idType: any (Hashable & Sendable).Type
  private var id: RowID?

  /// True once a user has scrolled since the program did.
  public private(set) var isPositionedByUser = false

  fileprivate enum Target: Equatable {
    case row(RowID, UnitPoint?)
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
  }

  /// At the beginning; while a user scrolls, `viewID` is the id of the row at the upper edge, where ids are of this type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.idType = idType }

  /// At a row.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ID.self
    scrollTo(id: id, anchor: anchor)
  }

  /// At an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.idType = idType
    scrollTo(edge: edge)
  }

  /// At a place.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.idType = idType
    scrollTo(point: point)
  }

  /// At a place.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.idType = idType
    scrollTo(x: x, y: y)
  }

  /// At a place.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.idType = idType
    scrollTo(x: x)
  }

  /// At a place.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.idType = idType
    scrollTo(y: y)
  }

  /// Scrolls to a row.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    let row = RowID(id)
    self.id = row
    ask(.row(row, anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls to a place in the content.
  public mutating func scrollTo(point: CGPoint) { ask(.place(x: point.x, y: point.y)) }

  /// Scrolls to a place in the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.place(x: x, y: y)) }

  /// Scrolls to the side.
  public mutating func scrollTo(x: CGFloat) { ask(.place(x: x, y: nil)) }

  /// Scrolls down or up.
  public mutating func scrollTo(y: CGFloat) { ask(.place(x: nil, y: y)) }

  private mutating func ask(_ target: Target) {
    self.target = target
    if case .row = target {} else { id = nil }
    requests += 1
    isPositionedByUser = false
  }

  /// The edge that the program has scrolled to; nil once a user has scrolled.
  public var edge: Edge? {
    if case .edge(let edge)? = target { edge } else { nil }
  }

  /// The place that the program has scrolled to; nil once a user has scrolled.
  public var point: CGPoint? {
    if case .place(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// That of the place that the program has scrolled to.
  public var x: CGFloat? {
    if case .place(let x, _)? = target { x } else { nil }
  }

  /// That of the place that the program has scrolled to.
  public var y: CGFloat? {
    if case .place(_, let y)? = target { y } else { nil }
  }

  /// The id of the row that is scrolled to.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// The id of the row that is scrolled to, where it is of this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }

  /// What is the same but for its count is the same position.
  public static func == (a: Self, b: Self) -> Bool {
    a.target == b.target && a.requests == b.requests && a.id == b.id && a.isPositionedByUser == b.isPositionedByUser
  }
}

extension ScrollPosition {
  fileprivate var asked: (target: Target?, number: Int) { (target, requests) }

  /// A user has scrolled, to this row where it is one whose id can be told.
  @MainActor fileprivate func moved(to row: ViewNode?, in container: ViewNode) -> ScrollPosition {
    var moved = self
    moved.target = nil
    moved.isPositionedByUser = true
    if let row {
      func find<ID: Hashable & Sendable>(_ type: ID.Type) -> RowID? {
        row.rowID(as: type, in: container).map { RowID($0) }
      }
      moved.id = idType == Never.self && id != nil ? id.flatMap { $0.find(in: row, container) } : find(idType)
    }
    return moved
  }
}

/// The id of a row, whatever its type.
private struct RowID: Equatable, Sendable {
  let value: any Hashable & Sendable

  init<ID: Hashable & Sendable>(_ id: ID) { value = id }

  static func == (a: RowID, b: RowID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }

  /// The row; that of an optional's value too.
  @MainActor func view(in node: ViewNode) -> ViewNode? {
    func find(_ id: some Hashable) -> ViewNode? { node.view(with: id) }
    return find(value) ?? (value as? any OptionalID)?.wrappedID.flatMap { find($0) }
  }

  /// The id of the same type of another row.
  @MainActor func find(in row: ViewNode, _ container: ViewNode) -> RowID? {
    func find<ID: Hashable & Sendable>(_ id: ID) -> RowID? { row.rowID(as: ID.self, in: container).map { RowID($0) } }
    return find(value)
  }
}

private protocol OptionalID {
  var wrappedID: (any Hashable)? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  fileprivate var wrappedID: (any Hashable)? { map { $0 as any Hashable } }
}

private struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { PositionNode(self, in: place) }
}

/// Keeps a position and what is scrolled to the same.
private final class PositionNode: LifecycleNode<ScrollPositionModifier>, ScrollWatcher, ScrollGeometryWatcher {
  private var observing: NodeObserver!
  /// What the program asked for last.
  private var current = 0

  override init(_ modifier: ScrollPositionModifier, in place: Place) {
    super.init(modifier, in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var style: RenderModifier? { RenderModifier(.scrollGeometry) }

  override func began() {
    window.watchScrolling(self)
    window.watchScrollGeometry(self)
    rerun()
  }

  override func changed(from old: ScrollPositionModifier) {
    observing.markClean()
    rerun()
  }

  /// The program has said where to.
  override func rerun() {
    let (target, number) = tracked { modifier.position.wrappedValue.asked }
    guard number != current else { return }
    current = number
    guard let target else { return }
    window.afterBodies { [weak self] in
      guard let self, !hasLeft, current == number else { return }
      scroll(to: target)
    }
  }

  private func scroll(to target: ScrollPosition.Target) {
    guard let scrolling = firstElement?.id else { return }
    switch target {
    case .row(let id, let anchor):
      guard let row = id.view(in: self)?.firstElement else { return }
      window.reveal(row, at: (anchor ?? modifier.anchor)?.place, for: self)
    case .edge(let edge):
      let place = edge == .top || edge == .leading ? 0 : ScrollRequest.end
      let isVertical = edge == .top || edge == .bottom
      window.scroll(
        ScrollRequest(node: scrolling, x: isVertical ? nil : place, y: isVertical ? place : nil))
    case .place(let x, let y):
      window.scroll(ScrollRequest(node: scrolling, x: x.map { Double($0) }, y: y.map { Double($0) }))
    }
  }

  func scrolled(to row: ViewNode) {
    // What the program scrolls to once bodies have run is no user's doing.
    guard !window.isEvaluating, row.isInside(self) else { return }
    move(to: row)
  }

  func scrolled(_ scroll: MeasuredScroll) {
    if scroll.phase == .interacting, scroll.node == firstElement?.id { move(to: nil) }
  }

  private func move(to row: ViewNode?) {
    let position = modifier.position.wrappedValue
    let moved = position.moved(to: row, in: self)
    if moved != position { modifier.position.wrappedValue = moved }
  }

  override func leave() {
    window.stopWatchingScrolling(self)
    window.stopWatchingScrollGeometry(self)
  }
}

extension ViewNode {
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The outermost identity of the type between the row and a view around it: rows hold other collections.
  func rowID<ID: Hashable>(as type: ID.Type, in container: ViewNode) -> ID? {
    var found: ID?
    var node = self
    while node !== container {
      guard let parent = node.parent else { return nil }
      found = node.identifying?.ownID(as: ID.self) ?? found
      found = parent.identifying?.tag(of: node, as: ID.self) ?? found
      node = parent
    }
    return found
  }
}

extension View {
  /// Keeps `position` where the first scroll view is scrolled to: the user moves it, and the program does.
  ///
  /// A row that the program scrolls to comes to `anchor`, or to that of its `scrollTo`.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
