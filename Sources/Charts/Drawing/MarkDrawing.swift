import Foundation
import TenureElements
import TenureTree

/// What is drawn for a mark, in points of the plot, and what assistive technology reads of it.
struct MarkDrawing: Identifiable {
  enum Figure {
    case rectangle(CGRect, corners: CGFloat)
    /// A path in a rectangle, from its corner.
    case shape(Path, in: CGRect)
    case area(Path)
    case line(Path, StrokeStyle)
    case symbol(any ChartSymbolShape, CGRect)
    case view(AnyView, CGRect)
    /// A point of a line: it is read, not seen.
    case unseen(CGRect)
  }

  struct Words {
    var label: String
    var value: String
    var identifier: String?
  }

  var id: Int
  var figure: Figure
  var style: AnyShapeStyle
  var opacity = 1.0
  var zIndex = 0.0
  /// Nil for what assistive technology passes over.
  var words: Words?
  var annotations: [MarkAnnotation] = []
  /// The mark's own rectangle, for annotations.
  var frame: CGRect
}

/// Works out what is drawn.
@MainActor struct MarkDrawer {
  let model: ChartModel
  let geometry: ChartGeometry
  let locale: Locale
  let calendar: Calendar
  private var drawings: [MarkDrawing] = []

  static func drawings(_ model: ChartModel, _ geometry: ChartGeometry, _ locale: Locale, _ calendar: Calendar)
    -> [MarkDrawing]
  {
    var drawer = MarkDrawer(model: model, geometry: geometry, locale: locale, calendar: calendar)
    drawer.draw()
    // Stable: marks of the same index stay in written order.
    return drawer.drawings.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private init(model: ChartModel, geometry: ChartGeometry, locale: Locale, calendar: Calendar) {
    (self.model, self.geometry, self.locale, self.calendar) = (model, geometry, locale, calendar)
  }

  private var plot: CGRect { CGRect(origin: .zero, size: geometry.plot.size) }

  private mutating func draw() {
    var drawn = Set<String>()
    for mark in model.marks {
      switch mark.mark.kind {
      case .bar, .rectangle: rectangle(mark)
      case .rule: rule(mark)
      case .sector: sector(mark)
      case .point: symbol(mark, words(mark))
      case .line, .area:
        // All points of a series are drawn where its first one stands.
        let key = "\(mark.mark.kind) \(mark.series)"
        if drawn.insert(key).inserted {
          let points = model.marks.filter { $0.mark.kind == mark.mark.kind && $0.series == mark.series }
          mark.mark.kind == .line ? line(points) : area(points)
        }
      }
    }
  }

  private mutating func add(_ mark: PlacedMark, _ figure: MarkDrawing.Figure, _ frame: CGRect, _ words: Bool) {
    let style = mark.mark.style
    let offset = style.offset
    drawings.append(
      MarkDrawing(
        id: drawings.count, figure: figure.moved(offset), style: mark.foreground, opacity: style.opacity,
        zIndex: style.zIndex ?? 0, words: words ? self.words(mark) : nil,
        annotations: words ? style.annotations : [], frame: frame.offsetBy(dx: offset.width, dy: offset.height)))
  }

  // MARK: Marks

  private mutating func rectangle(_ mark: PlacedMark) {
    guard let across = span(mark, isVertical: false), let up = span(mark, isVertical: true) else { return }
    // On half points, so that neighbours meet without a seam.
    let half = { (place: CGFloat) in (place * 2).rounded() / 2 }
    let (left, right) = (half(min(across.0, across.1)), half(max(across.0, across.1)))
    let (top, bottom) = (half(min(up.0, up.1)), half(max(up.0, up.1)))
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top).moved(mark.mark.style.edges)
    let figure: MarkDrawing.Figure =
      if let clip = mark.mark.style.clip {
        .shape(clip(CGRect(origin: .zero, size: rect.size)), in: rect)
      } else {
        .rectangle(rect, corners: mark.mark.style.corners ?? 0)
      }
    add(mark, figure, rect, true)
  }

  private mutating func rule(_ mark: PlacedMark) {
    let (x, y) = (ends(mark.x, geometry.x.scale), ends(mark.y, geometry.y.scale))
    if mark.x != nil && x == nil || mark.y != nil && y == nil { return }
    let isLevel = mark.mark.x == nil || mark.mark.x?.isBetween == true
    let start: CGPoint
    let end: CGPoint
    if isLevel {
      let height = y?.0 ?? plot.midY
      (start, end) = (CGPoint(x: x?.0 ?? 0, y: height), CGPoint(x: x?.1 ?? plot.maxX, y: height))
    } else {
      let place = x?.0 ?? plot.midX
      (start, end) = (CGPoint(x: place, y: y?.0 ?? plot.maxY), CGPoint(x: place, y: y?.1 ?? 0))
    }
    var path = Path()
    path.addLines([start.moved(mark.mark.style.edges, from: end), end.moved(mark.mark.style.edges, from: start)])
    let frame = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)
    ).moved(mark.mark.style.edges)
    add(mark, .line(path, mark.line ?? StrokeStyle(lineWidth: 1)), frame, true)
  }

  private mutating func sector(_ mark: PlacedMark) {
    guard let turn = mark.turn, turn.end > turn.start else { return }
    let most = min(plot.width, plot.height) / 2
    let outer = most - mark.mark.outerRadius.missing(of: most)
    let inner = mark.mark.innerRadius.innerRadius(of: most)
    let path = Sectors.path(
      center: CGPoint(x: plot.midX, y: plot.midY), inner: inner, outer: outer, from: turn.start, to: turn.end,
      inset: mark.mark.angularInset, corners: mark.mark.style.corners ?? 0)
    let middle = (turn.start + turn.end) * .pi - .pi / 2
    let radius = (inner + outer) / 2
    let place = CGPoint(x: plot.midX + radius * cos(middle), y: plot.midY + radius * sin(middle))
    add(mark, .area(path), CGRect(origin: place, size: .zero), true)
  }

  private mutating func symbol(_ mark: PlacedMark, _ words: MarkDrawing.Words?) {
    guard let place = point(mark) else { return }
    let size = mark.symbolSize
    let rect = CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height
    ).offsetBy(dx: mark.mark.style.edges.leading, dy: mark.mark.style.edges.top)
    switch mark.symbol {
    case .view(let view)?: add(mark, .view(view, rect), rect, true)
    case .shape(let shape)?: add(mark, .symbol(shape, rect), rect, true)
    case nil: add(mark, .symbol(BasicChartSymbolShape.circle, rect), rect, true)
    }
  }

  private mutating func line(_ marks: [PlacedMark]) {
    guard let first = marks.first else { return }
    var path = Path()
    Curves.add(marks.compactMap(point), first.mark.style.interpolation ?? .linear, to: &path)
    if path.isEmpty { return }
    let stroke = first.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var whole = first
    whole.mark.style.annotations = []
    add(whole, .line(path, stroke), plot, false)
    for mark in marks {
      if mark.symbol != nil { symbol(mark, words(mark)) } else { unseen(mark, point(mark)) }
    }
  }

  private mutating func area(_ marks: [PlacedMark]) {
    guard let first = marks.first else { return }
    var near: [CGPoint] = []
    var far: [CGPoint] = []
    for mark in marks {
      guard let x = ends(mark.x, geometry.x.scale), let y = ends(mark.y, geometry.y.scale) else { continue }
      near.append(CGPoint(x: x.0, y: y.0))
      far.append(CGPoint(x: x.1, y: y.1))
    }
    let method = first.mark.style.interpolation ?? .linear
    var path = Path()
    Curves.add(far, method, to: &path)
    Curves.add(near.reversed(), method.reversed, to: &path)
    path.closeSubpath()
    if path.isEmpty { return }
    add(first, .area(path), plot, false)
    for mark in marks { unseen(mark, point(mark)) }
  }

  private mutating func unseen(_ mark: PlacedMark, _ place: CGPoint?) {
    guard let place else { return }
    let frame = CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8)
    add(mark, .unseen(frame), frame, true)
  }

  // MARK: Places

  /// Where a point of a line, of an area's edge or a symbol is.
  private func point(_ mark: PlacedMark) -> CGPoint? {
    let (x, y) = (ends(mark.x, geometry.x.scale), ends(mark.y, geometry.y.scale))
    if mark.x != nil && x == nil || mark.y != nil && y == nil { return nil }
    var place = CGPoint(x: x?.1 ?? plot.midX, y: y?.1 ?? plot.midY)
    if let slot = mark.slot {
      // Beside each other, as bars would be.
      let isVertical = mark.mark.style.position?.axis == .vertical
      let scale = isVertical ? geometry.y.scale : geometry.x.scale
      let space = scale.step * 0.8
      let shift = space * ((CGFloat(slot.index) + 0.5) / CGFloat(slot.count) - 0.5)
      if scale.kind == .category { if isVertical { place.y += shift } else { place.x += shift } }
    }
    return place
  }

  /// From where to where, without any width: a bin is its middle.
  private func ends(_ extent: PlacedMark.Extent?, _ scale: PlotScale) -> (CGFloat, CGFloat)? {
    switch extent {
    case .at(let value, let bin)?:
      guard let band = scale.band(of: value, bin) else { return nil }
      return ((band.0 + band.1) / 2, (band.0 + band.1) / 2)
    case .between(let start, let end)?:
      guard let first = scale.position(of: start), let last = scale.position(of: end) else { return nil }
      return (first, last)
    case nil: return nil
    }
  }

  /// From where to where a bar or a rectangle is along an axis.
  private func span(_ mark: PlacedMark, isVertical: Bool) -> (CGFloat, CGFloat)? {
    let length = isVertical ? plot.height : plot.width
    let dimension = isVertical ? mark.mark.height : mark.mark.width
    let plan = isVertical ? geometry.y : geometry.x
    switch isVertical ? mark.y : mark.x {
    case nil:
      let own = dimension.length(in: length, automatic: length)
      return ((length - own) / 2, (length + own) / 2)
    case .between?: return ends(isVertical ? mark.y : mark.x, plan.scale)
    case .at(let value, let bin)?:
      guard var band = plan.scale.band(of: value, bin) else { return nil }
      if band.0 == band.1 {
        // No band and no bin: as much as there is between two neighbours.
        let axis = isVertical ? model.y : model.x
        let whole = max(plan.scale.upper - plan.scale.lower, 1e-12)
        let space = axis.spacing.map { abs($0 / whole) * length } ?? length / 10
        let half = min(max(space, 1), length / 4) / 2
        band = (band.0 - half, band.1 + half)
      }
      var share = mark.mark.kind == .rectangle ? 1.0 : 0.7
      // Side by side along the axis that does not say how long they are.
      let axis = mark.mark.style.position?.axis ?? (mark.isLevel ? .vertical : .horizontal)
      if let slot = mark.slot, axis == (isVertical ? .vertical : .horizontal) {
        let whole = (mark.mark.style.position?.span ?? .automatic)
          .length(in: band.1 - band.0, automatic: (band.1 - band.0) * 0.8)
        let start = (band.0 + band.1 - whole) / 2
        let own = whole / CGFloat(slot.count)
        band = (start + own * CGFloat(slot.index), start + own * CGFloat(slot.index + 1))
        share = 1
      }
      let space = band.1 - band.0
      let own = dimension.length(in: space, automatic: space * share)
      let middle = (band.0 + band.1) / 2
      return (middle - own / 2, middle + own / 2)
    }
  }

  // MARK: Words

  private func words(_ mark: PlacedMark) -> MarkDrawing.Words? {
    let style = mark.mark.style
    if style.isHidden == true { return nil }
    let say = { (extent: MarkExtent?) -> String? in
      switch extent {
      case .at(let value)?: return value.words(locale, calendar)
      case .between(let start, let end)?: return "\(start.words(locale, calendar)) – \(end.words(locale, calendar))"
      case nil: return nil
      }
    }
    let series = [style.foregroundBy, style.position?.by, mark.mark.series, style.symbolBy, style.lineBy]
      .compactMap { $0?.words(locale, calendar) }
    let (x, y, angle) = (say(mark.mark.x), say(mark.mark.y), say(mark.mark.angle))
    // A level bar is called by what it is for, which is on the y axis.
    let (name, value) = mark.isLevel && y != nil ? (y, x) : x != nil && y != nil ? (x, y) : (nil, x ?? y ?? angle)
    var parts = [name].compactMap(\.self)
    for word in series where !parts.contains(word) && word != value { parts.append(word) }
    if parts.isEmpty {
      parts = [[mark.mark.x, mark.mark.y, mark.mark.angle].lazy.compactMap { $0?.first.label }.first ?? ""]
    }
    return MarkDrawing.Words(
      label: style.label ?? parts.joined(separator: ", "), value: style.value ?? value ?? "",
      identifier: style.identifier)
  }
}

extension MarkValue {
  func words(_ locale: Locale, _ calendar: Calendar) -> String {
    if let bin, bin.unit == nil {
      return "\(value.with(bin.lower).words(locale)) – \(value.with(bin.upper).words(locale))"
    }
    return value.words(locale, unit: bin?.unit, calendar)
  }
}

extension MarkDrawing.Figure {
  func moved(_ offset: CGSize) -> Self {
    if offset == .zero { return self }
    let move = { (rect: CGRect) in rect.offsetBy(dx: offset.width, dy: offset.height) }
    switch self {
    case .rectangle(let rect, let corners): return .rectangle(move(rect), corners: corners)
    case .shape(let path, let rect): return .shape(path, in: move(rect))
    case .area(let path): return .area(path.offsetBy(dx: offset.width, dy: offset.height))
    case .line(let path, let stroke): return .line(path.offsetBy(dx: offset.width, dy: offset.height), stroke)
    case .symbol(let shape, let rect): return .symbol(shape, move(rect))
    case .view(let view, let rect): return .view(view, move(rect))
    case .unseen(let rect): return .unseen(move(rect))
    }
  }
}

extension CGRect {
  /// The same with each edge moved.
  fileprivate func moved(_ edges: EdgeInsets) -> CGRect {
    let (left, top) = (minX + edges.leading, minY + edges.top)
    return CGRect(
      x: left, y: top, width: max(maxX + edges.trailing - left, 0), height: max(maxY + edges.bottom - top, 0))
  }
}

extension CGPoint {
  /// An end of a line, moved as the edge is that it is at.
  fileprivate func moved(_ edges: EdgeInsets, from other: CGPoint) -> CGPoint {
    CGPoint(
      x: x + (x > other.x ? edges.trailing : edges.leading), y: y + (y > other.y ? edges.bottom : edges.top))
  }
}

extension InterpolationMethod {
  /// The same seen from the other end.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension MarkDimension {
  /// How much shorter than the greatest radius the outer one is.
  func missing(of most: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: 0
    case .fixed(let radius): most - min(radius, most)
    case .inset(let inset): inset
    case .ratio(let ratio): most * (1 - ratio)
    }
  }

  /// The radius of the hole.
  func innerRadius(of most: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: 0
    case .fixed(let radius): radius
    case .inset(let inset): max(most - inset, 0)
    case .ratio(let ratio): most * ratio
    }
  }
}
