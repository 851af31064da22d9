import TenureLayout
import TenureRender

extension LayoutMaker {
  /// `LazyVGrid` and `LazyHGrid`: tracks of a length each, filled one after another.
  ///
  /// All cells have a place, those out of sight too: somebody may ask where they are, and a phone says so once it has
  /// scrolled there.
  func cells(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let code = CellsLayout(
      axis: element[.axis]?.text == "horizontal" ? .vertical : .horizontal,
      tracks: (element[.tracks]?.items ?? []).compactMap { $0.text.map(Track.init(written:)) },
      spacing: element[.spacing]?.number ?? 8, alignment: Alignment(named: element[.alignment]?.text))
    return kept(element, CustomLayoutNode(code, make(element.children, in: styling)))
  }
}

extension LayoutMaker {
  func grid(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    kept(
      element,
      GridNode(
        alignment: Alignment(named: element[.alignment]?.text),
        horizontalSpacing: element[.horizontalSpacing]?.number, verticalSpacing: element[.spacing]?.number,
        make(element.children, in: styling)))
  }
}

extension GridCellNode {
  /// A cell with the wishes that modifiers of the element say; nil where they say none.
  convenience init?(_ node: LayoutNode, _ element: FramedElement) {
    func said(_ name: ModifierName) -> AttributeValue? { element.modifier(name)?.attributes[.value] }
    let columns = said(.gridCellColumns)?.number
    let unsized = said(.gridCellUnsizedAxes)?.number
    let anchor = said(.gridCellAnchor)?.text
    let alignment = said(.gridColumnAlignment)?.text
    guard columns != nil || unsized != nil || anchor != nil || alignment != nil else { return nil }
    self.init(
      node, columns: Int(max(1, min(columns ?? 1, 1000))), unsizedAxes: Axes(rawValue: UInt8(unsized ?? 0)),
      anchor: anchor.map(Point.init(unit:)), columnAlignment: alignment.map { Alignment(named: $0).horizontal })
  }
}

extension Point {
  /// A point in parts of a view, as a screen writes it: `0.25 0.5`.
  fileprivate init(unit text: String) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    self.init(x: numbers.first ?? 0.5, y: numbers.last ?? 0.5)
  }
}

extension Track {
  /// As a screen writes it: `fixed 80`, `flexible 10 200 spacing 4`, `adaptive 120`.
  fileprivate init(written text: String) {
    let words = text.split(separator: " ")
    let first = words.count > 1 ? Double(words[1]) : nil
    let second = words.count > 2 ? Double(words[2]) : nil
    switch words.first {
    case "fixed": self.init(.fixed(first ?? 10))
    case "adaptive": self.init(.adaptive(minimum: max(1, first ?? 10), maximum: second ?? .infinity))
    default: self.init(.flexible(minimum: first ?? 10, maximum: second ?? .infinity))
    }
    if let index = words.firstIndex(of: "spacing"), words.indices.contains(index + 1) {
      spacing = Double(words[index + 1])
    }
    if words.count > 1, let last = words.last, Double(last) == nil { alignment = Alignment(named: String(last)) }
  }
}

/// Cells in lines, each with a place in its track.
private final class CellsLayout: LayoutCode {
  /// Along which the tracks stand side by side.
  let axis: Axis
  let tracks: [Track]
  let spacing: Double
  let alignment: Alignment

  init(axis: Axis, tracks: [Track], spacing: Double, alignment: Alignment) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }

  private func lines(
    _ proposal: Proposal, _ subviews: LayoutSubviews, _ place: (Int, Point, Proposal) -> Void
  ) -> Size {
    let proposed = proposal[axis].flatMap { $0.isFinite ? $0 : nil }
    let places = Track.places(tracks, in: proposed)
    guard let last = places.last else { return Size() }
    var size = Size()
    size[axis] = last.start + last.length
    var across = 0.0
    for start in stride(from: 0, to: subviews.count, by: places.count) {
      let line = (start..<min(start + places.count, subviews.count)).map { index in
        var asked = Proposal.unspecified
        asked[axis] = places[index - start].length
        return (index: index, asked: asked, view: subviews[index].dimensions(in: asked))
      }
      let thickness = line.map { $0.view.size[axis.other] }.max() ?? 0
      for (index, asked, view) in line {
        let track = places[index - start]
        var cell = Size()
        cell[axis] = track.length
        cell[axis.other] = thickness
        let inside = track.alignment ?? alignment
        var origin = Point(
          x: inside.horizontal.standard(in: cell) - view[inside.horizontal],
          y: inside.vertical.standard(in: cell) - view[inside.vertical])
        origin[axis] += track.start
        origin[axis.other] += across
        place(index, origin, asked)
      }
      across += thickness + spacing
    }
    size[axis.other] = max(0, across - spacing)
    return size
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    lines(proposal, subviews) { _, _, _ in }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    _ = lines(Proposal(bounds.size), subviews) { index, origin, proposal in
      subviews[index].place(
        at: Point(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y), proposal: proposal)
    }
  }
}
