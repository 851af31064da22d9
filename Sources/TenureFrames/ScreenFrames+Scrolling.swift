import TenureLayout
import TenureRender

// Scrolling: where it has come to is kept by element, however often its layout is made anew.

extension ScreenFrames {
  /// Scrolls to where the program has asked for.
  public func scroll(_ request: ScrollRequest) {
    guard let id = elements[request.node]?.firstScrolling?.id else { return }
    update()
    var offset = offsets[id] ?? .zero
    if let x = request.x { offset.x = x }
    if let y = request.y { offset.y = y }
    move(id, to: offset)
  }

  /// Scrolls what is around an element, or the element, by so many points. Nil where nothing there scrolls; else what did.
  public func scroll(by distance: Point, at id: NodeID) -> NodeID? {
    update()
    guard let element = elements[id], let scrolling = element.scrollNode == nil ? element.scrolling : element else {
      return nil
    }
    let offset = offsets[scrolling.id] ?? .zero
    move(scrolling.id, to: rest(Point(x: offset.x + distance.x, y: offset.y + distance.y), from: offset, in: scrolling))
    return scrolling.id
  }

  /// Where scrolling comes to rest that a user has let go at a place: at whole pages, or at the edge of a view.
  private func rest(_ place: Point, from start: Point, in scrolling: FramedElement) -> Point {
    guard let behavior = scrolling.modifier(.scrollTarget)?.attributes[.value]?.text,
      let shown = scrolling.scrollNode?.windowFrame
    else { return place }
    func page(_ place: Double, _ length: Double) -> Double { length > 0 ? (place / length).rounded() * length : place }
    if behavior == "paging" { return Point(x: page(place.x, shown.size.width), y: page(place.y, shown.size.height)) }
    let frames = row(in: scrolling).compactMap { $0.outer?.windowFrame }
    // The edges of the views, in the content.
    func nearest(_ place: Double, _ edges: [Double]) -> Double {
      edges.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    return Point(
      x: place.x == start.x
        ? place.x : nearest(place.x, frames.map { $0.origin.x - shown.origin.x + start.x }),
      y: place.y == start.y
        ? place.y : nearest(place.y, frames.map { $0.origin.y - shown.origin.y + start.y }))
  }

  /// The elements that stand next to one another in what scrolls.
  private func row(in scrolling: FramedElement) -> [FramedElement] {
    var holder = scrolling
    while holder.children.count == 1, let only = holder.children.first { holder = only }
    return holder.children
  }

  /// Scrolls as little as brings the element into sight.
  public func reveal(_ id: NodeID) { reveal(RevealRequest(node: id)) }

  /// Brings an element to where it is asked for.
  public func reveal(_ request: RevealRequest) {
    guard let element = elements[request.node] else { return }
    var around = element.scrolling
    while let scrolling = around {
      update()
      if let frame = element.outer?.windowFrame, let shown = scrolling.scrollNode?.windowFrame {
        var offset = offsets[scrolling.id] ?? .zero
        offset.x += Self.step(from: frame.origin.x, frame.size.width, to: shown.origin.x, shown.size.width, request.x)
        offset.y += Self.step(from: frame.origin.y, frame.size.height, to: shown.origin.y, shown.size.height, request.y)
        move(scrolling.id, to: offset)
      }
      around = scrolling.id == request.outermost ? nil : scrolling.scrolling
    }
  }

  private static func step(
    from start: Double, _ length: Double, to shown: Double, _ shownLength: Double, _ anchor: Double?
  ) -> Double {
    if let anchor { return start + length * anchor - shown - shownLength * anchor }
    if start < shown || length > shownLength { return start - shown }
    return max(0, start + length - shown - shownLength)
  }

  /// The uppermost element in sight of those that stand next to one another in what scrolls.
  public func firstInSight(of id: NodeID) -> NodeID? {
    update()
    guard let scrolling = elements[id], let shown = scrolling.scrollNode?.windowFrame else { return nil }
    return row(in: scrolling).first { child in
      guard let frame = child.outer?.windowFrame else { return false }
      return frame.origin.y + frame.size.height > shown.origin.y + 0.5
        && frame.origin.x + frame.size.width > shown.origin.x + 0.5
    }?.id
  }

  private func move(_ id: NodeID, to offset: Point) {
    offsets[id] = offset
    applyOffsets()
    tree?.update()
  }

  /// Holds what is scrolled to what there is, once its size is known.
  func applyOffsets() {
    for (id, offset) in offsets {
      guard let node = elements[id]?.scrollNode else { continue }
      let (content, shown) = (node.contentSize, node.frame.size)
      let held = Point(
        x: node.axes.contains(.horizontal) ? max(0, min(offset.x, content.width - shown.width)) : 0,
        y: node.axes.contains(.vertical) ? max(0, min(offset.y, content.height - shown.height)) : 0)
      offsets[id] = held
      node.contentOffset = held
    }
  }

  /// Puts what is scrolled where it begins, and again as it grows, until somebody has scrolled it away from there.
  func holdAnchor(of element: FramedElement) {
    guard let anchor = element.scrollAnchor, let scrolling = element.firstScrolling, let node = scrolling.scrollNode
    else { return }
    let (content, shown) = (node.contentSize, node.frame.size)
    let place = Point(
      x: node.axes.contains(.horizontal) ? anchor.x * max(0, content.width - shown.width) : 0,
      y: node.axes.contains(.vertical) ? anchor.y * max(0, content.height - shown.height) : 0)
    if let before = anchored[element.id] {
      let now = offsets[scrolling.id] ?? .zero
      if abs(now.x - before.x) < 1, abs(now.y - before.y) < 1 { offsets[scrolling.id] = place }
    } else {
      offsets[scrolling.id] = place
    }
    anchored[element.id] = place
  }

  /// How far is scrolled, for the views that ask.
  func scroll(askedBy element: FramedElement) -> MeasuredScroll? {
    guard let node = element.firstScrolling?.scrollNode else { return nil }
    let (offset, content, shown) = (node.contentOffset, node.contentSize, node.frame.size)
    return MeasuredScroll(
      node: element.id, x: offset.x, y: offset.y, contentWidth: content.width, contentHeight: content.height,
      width: shown.width, height: shown.height)
  }
}
