/// What a layout written in code answers: SwiftUI's `Layout` stands on it.
public protocol LayoutCode: AnyObject {
  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size
  /// Calls `place` of the subviews; those that it forgets stand in the middle.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews)
  /// `nil` merges what the subviews say.
  func explicitAlignment(of guide: Guide, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) -> Double?
  /// The distance from neighbours that the whole likes to have.
  func spacing(at edge: Edge, subviews: LayoutSubviews) -> EdgeSpacing?
  /// Subviews have come, gone or moved, or answer otherwise than before: what the code has kept of them may be wrong.
  func subviewsChanged()
}

extension LayoutCode {
  /// Merges what the subviews say.
  public func explicitAlignment(
    of guide: Guide, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews
  ) -> Double? { nil }

  /// The most that a subview likes to have on that side.
  public func spacing(at edge: Edge, subviews: LayoutSubviews) -> EdgeSpacing? {
    let spacings = subviews.compactMap { $0.spacing(at: edge) }
    return spacings.first.map { spacings.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Nothing is kept.
  public func subviewsChanged() {}
}

/// The views that a layout in code arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let node: CustomLayoutNode
  let places: Places?

  /// Subviews are in written order, from zero.
  public var startIndex: Int { 0 }
  /// One more than the last subview's index.
  public var endIndex: Int { node.children.count }
  /// In which the whole is laid out. Places are mirrored for the code: it counts from the left.
  public var direction: LayoutDirection { node.directionInside }
  /// Out of `placeSubviews`, it can be measured and not placed.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: node.children[index], places: places) }
}

/// One of the views that a layout in code arranges.
public struct LayoutSubview {
  /// To find the view again that it stands for.
  public let node: LayoutNode
  let places: Places?

  /// Its answer is kept: to ask the same again costs little.
  public func sizeThatFits(_ proposal: Proposal) -> Size { node.fit(proposal).size }
  /// Its size, with its guides.
  public func dimensions(in proposal: Proposal) -> Dimensions { node.dimensions(proposal) }
  /// Set by `layoutPriority`; zero otherwise.
  public var priority: Double { node.layoutPriority }
  /// The distance it likes to have on that side; `nil` if it is space itself.
  public func spacing(at edge: Edge) -> EdgeSpacing? { node.spacing(at: edge) }

  /// What the view says under a key, if it says anything.
  public func value(_ key: ObjectIdentifier) -> Any? { node.layoutValue(key) }

  /// Puts a point of the view, `anchor` in parts of its size, at `position`. Outside of `placeSubviews` it does nothing.
  public func place(at position: Point, anchor: Point = .zero, proposal: Proposal) {
    let size = node.fit(proposal).size
    let origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    places?.all[node.index] = (origin, proposal)
  }
}

/// Where `placeSubviews` puts the views.
final class Places {
  var all: [(origin: Point, proposal: Proposal)?]
  init(_ count: Int) { all = Array(repeating: nil, count: count) }
}

/// A node that asks code for its layout.
public final class CustomLayoutNode: LayoutNode {
  /// Another one is asked for everything anew.
  public var code: any LayoutCode { didSet { setParentNeedsLayout() } }

  /// The code is asked as often as layout likes: it keeps its own cache if asking is dear.
  public init(_ code: any LayoutCode, _ children: [LayoutNode] = []) {
    self.code = code
    super.init(children)
  }

  private var subviews: LayoutSubviews { LayoutSubviews(node: self, places: nil) }

  override func valuesChanged() { code.subviewsChanged() }
  override func childChanged(_ child: LayoutNode) { code.subviewsChanged() }

  override func measure(_ proposal: Proposal) -> Fit { Fit(code.sizeThatFits(proposal, subviews: subviews)) }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let places = Places(children.count)
    code.placeSubviews(
      in: Rect(size: size), proposal: proposal, subviews: LayoutSubviews(node: self, places: places))
    for index in children.indices {
      if let (origin, proposal) = places.all[index] {
        place(index, origin, proposal)
      } else {
        let child = children[index].fit(proposal).size
        place(index, Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2), proposal)
      }
    }
  }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    code.explicitAlignment(of: guide, in: Rect(size: size), proposal: proposal, subviews: subviews)
  }

  // What the code says of guides is not known before it is asked.
  override var ownTraits: Traits { .guides }

  override func spacing(at edge: Edge) -> EdgeSpacing? { code.spacing(at: edge, subviews: subviews) }
}
