/// The views of a lazy stack or grid, made when they come in sight.
public protocol LazyViews: AnyObject {
  var count: Int { get }
  /// Makes the node of a view. A view that was out of sight and comes back is asked for again.
  func node(at index: Int) -> LayoutNode
}

/// `LazyVStack`, `LazyHStack`, `LazyVGrid` and `LazyHGrid`: lines of views along an axis, of which those in sight have places.
///
/// 1. A stack has one view a line; a grid has one for each track, and asks no view how long the tracks are.
/// 2. A view is proposed nothing along the axis, and its track's length (what the stack is proposed) across.
/// 3. A line is as long as its longest view. A line that was never in sight counts with the mean of those that were.
/// 4. In sight is what the scroll view around shows; without one, everything.
/// 5. Across, the whole takes what it is proposed; a stack that is proposed nothing is as broad as its broadest view in sight.
public final class LazyNode: LayoutNode {
  /// The direction in which it scrolls.
  public let axis: Axis
  /// `nil` for a stack.
  public var tracks: [Track]? { didSet { if tracks != oldValue { forgetLines() } } }
  /// Between lines; `nil` for 8 points.
  public var spacing: Double? { didSet { if spacing != oldValue { forgetLines() } } }
  /// Of views in their line and track, and of all tracks in a breadth that they do not fill.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  private let views: any LazyViews

  /// For the proposed breadth, which tracks there are and how long the lines are that were in sight.
  private var lines: LazyLines?
  /// Indices of the views that `children` are of, which are in the same order.
  public private(set) var indicesInSight: [Int] = []

  /// `views` is asked as they come in sight, and again if they come back.
  public init(
    _ axis: Axis, tracks: [Track]? = nil, spacing: Double? = nil, alignment: Alignment = .center,
    _ views: any LazyViews
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
    self.views = views
    super.init()
  }

  override var ownTraits: Traits { [.surroundings, .sight] }
  override var childrenWithGuides: Int { 0 }
  override var passesGuides: Bool { false }

  /// The number or the order of the views has changed.
  public func reloadViews() {
    replaceChildren([])
    indicesInSight = []
    forgetLines()
  }

  private func forgetLines() {
    lines = nil
    setNeedsLayout()
  }

  override func childChanged(_ child: LayoutNode) {
    guard child.index < indicesInSight.count else { return }
    lines?.forget(lineOf: indicesInSight[child.index])
  }

  override func measure(_ proposal: Proposal) -> Fit {
    let breadth = proposal[axis.other]
    fill(breadth)
    var size = Size.zero
    size[axis] = lines?.length ?? 0
    size[axis.other] = breadth ?? broadest
    return Fit(size, ignores: Axes(axis))
  }

  private var broadest: Double {
    if tracks != nil { return lines?.tracks.last.map { $0.start + $0.length } ?? 0 }
    return children.reduce(0) { max($0, $1.fit(.unspecified).size[axis.other]) }
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    fill(proposal[axis.other])
    guard let lines else { return }
    // What came in sight has changed what the rest is taken to need: the next round gives the right size.
    if lines.length != size[axis] { setNeedsLayout() }
    var line = lines.first.line
    var start = lines.first.start
    let used = sized(tracks == nil ? size[axis.other] : broadest)
    let guide = axis == .vertical ? alignment.horizontal : alignment.vertical
    let inset = standard(guide, size) - standard(guide, used)
    for (index, child) in children.enumerated() {
      let view = indicesInSight[index]
      while line < view / lines.tracks.count {
        start += lines.length(of: line) + lines.spacing
        line += 1
      }
      let track = lines.tracks[view % lines.tracks.count]
      let asked = self.proposal(in: track)
      let fit = child.fit(asked).size
      var cell = sized(tracks == nil ? size[axis.other] : track.length)
      cell[axis] = lines.length(of: line)
      let inside = track.alignment ?? alignment
      var origin = Point(
        x: standard(inside.horizontal, cell) - child.guide(inside.horizontal, size: fit, asked),
        y: standard(inside.vertical, cell) - child.guide(inside.vertical, size: fit, asked))
      origin[axis] += start
      origin[axis.other] += track.start + inset
      place(index, origin, asked)
    }
  }

  private func standard(_ guide: Guide, _ size: Size) -> Double {
    guide.standard(in: Dimensions(node: nil, proposal: .unspecified, size: size), size: size)
  }

  private func sized(_ breadth: Double) -> Size {
    var size = Size.zero
    size[axis.other] = breadth
    return size
  }

  // MARK: What is in sight

  /// Makes and measures the views that are in sight, and lets go of the others.
  private func fill(_ breadth: Double?) {
    let sight = visibleRange
    if let lines, lines.breadth == breadth, lines.sight == sight { return }
    var lines = lines
    self.lines = nil
    if lines?.breadth != breadth || lines == nil {
      let places = tracks.map { Track.places($0, in: breadth) }
      lines = LazyLines(
        count: views.count, breadth: breadth, tracks: places ?? [Track.Place(start: 0, length: breadth ?? .nan)],
        spacing: spacing ?? defaultSpacing)
    }
    let tracks = lines?.tracks ?? []
    var known: [Int: LayoutNode] = [:]
    for (index, child) in children.enumerated() { known[indicesInSight[index]] = child }
    var shown: [(index: Int, node: LayoutNode)] = []
    lines?.fill(sight) { line in
      var length = 0.0
      for track in tracks.indices {
        let index = line * tracks.count + track
        guard index < views.count else { break }
        let node = known[index] ?? views.node(at: index)
        shown.append((index, node))
        hold(node)
        length = max(length, node.fit(proposal(in: tracks[track])).size[axis])
      }
      return length
    }
    if shown.map(\.index) != indicesInSight || shown.count != children.count {
      indicesInSight = shown.map(\.index)
      replaceChildren(shown.map(\.node))
      needsPlacement = true
    }
    self.lines = lines
  }

  private func proposal(in track: Track.Place) -> Proposal {
    Proposal(along: axis, nil, across: track.length.isNaN ? nil : track.length)
  }

  /// What the nearest scroll view shows, in this node's coordinates.
  private var visibleRange: ClosedRange<Double> {
    var position = 0.0
    var node: LayoutNode = self
    while let parent = node.parent {
      if let scroll = parent as? ScrollNode, scroll.axes.contains(Axes(axis)) {
        let start = scroll.contentOffset[axis] - position
        return start...start + max(0, scroll.visibleLength(axis))
      }
      position += node.isPlaced ? node.frame.origin[axis] : 0
      node = parent
    }
    return -Double.infinity...Double.infinity
  }
}
