import TenureLayout
import TenureRender

extension LayoutMaker {
  /// `LazyVGrid` and `LazyHGrid`: tracks of a length each, filled one after another.
  ///
  /// All cells have a place, those out of sight too: somebody may ask where they are, and a phone says so once it has
  /// scrolled there.
  func cells(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    kept(element, CustomLayoutNode(CellsLayout(element), make(element.children, in: styling)))
  }

  /// A section of a lazy grid: header and footer take whole lines, and its views begin a line in the grid's own tracks.
  func section(_ element: FramedElement, of cells: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let code = CellsLayout(cells)
    func part(_ name: String) -> [LayoutNode] { make([element.part(name)].compactMap(\.self), in: styling) }
    let views = CustomLayoutNode(code, make(element.children.filter(\.isRow), in: styling))
    let lines = part("header") + (views.children.isEmpty ? [] : [views]) + part("footer")
    let stack = StackNode(
      code.axis == .horizontal ? .vertical : .horizontal,
      alignment: code.axis == .horizontal ? code.alignment.horizontal : code.alignment.vertical,
      spacing: code.spacing, lines)
    return LayoutValueNode(stack, CellsLayout.wholeLine, true)
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

  /// The key under which a view says that it takes all tracks.
  static let wholeLine = ObjectIdentifier(CellsLayout.self)

  init(_ grid: FramedElement) {
    axis = grid[.axis]?.text == "horizontal" ? .vertical : .horizontal
    tracks = (grid[.tracks]?.items ?? []).compactMap { $0.text.map(Track.init(written:)) }
    spacing = grid[.spacing]?.number ?? 8
    alignment = Alignment(named: grid[.alignment]?.text)
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
    var end = 0
    while end < subviews.count {
      let start = end
      let isWhole = isWholeLine(subviews[start])
      let count = isWhole ? 1 : places.count
      repeat { end += 1 } while end < min(start + count, subviews.count) && !isWholeLine(subviews[end])
      let line = (start..<end).map { index in
        var asked = Proposal.unspecified
        asked[axis] = isWhole ? size[axis] : places[index - start].length
        return (index: index, asked: asked, view: subviews[index].dimensions(in: asked))
      }
      let thickness = line.map { $0.view.size[axis.other] }.max() ?? 0
      for (index, asked, view) in line {
        let track = places[index - start]
        var cell = Size()
        cell[axis] = isWhole ? size[axis] : track.length
        cell[axis.other] = thickness
        let inside = (isWhole ? nil : track.alignment) ?? alignment
        var origin = Point(
          x: inside.horizontal.standard(in: cell) - view[inside.horizontal],
          y: inside.vertical.standard(in: cell) - view[inside.vertical])
        if !isWhole { origin[axis] += track.start }
        origin[axis.other] += across
        place(index, origin, asked)
      }
      across += thickness + spacing
    }
    size[axis.other] = max(0, across - spacing)
    return size
  }

  private func isWholeLine(_ view: LayoutSubview) -> Bool { view.value(Self.wholeLine) != nil }

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
