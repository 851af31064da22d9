import Foundation
import TenureElements

/// Where the parts of a chart are that is so large.
struct ChartGeometry {
  let size: CGSize
  /// Where the marks are: all of them, also those that are scrolled away.
  private(set) var plot: CGRect
  /// What of the plot is seen at once.
  private(set) var window: CGRect
  private(set) var x: AxisPlan
  private(set) var y: AxisPlan
  private(set) var legend: LegendPlan?
  private(set) var legendFrame = CGRect.zero
  private(set) var titles: [(title: AxisTitle, frame: CGRect, alignment: Alignment)] = []
  /// How far the labels reach on each side.
  private(set) var insets = EdgeInsets()

  static let labelSpacing: CGFloat = 5

  @MainActor init(_ model: ChartModel, _ size: CGSize, _ locale: Locale, _ calendar: Calendar) {
    self.size = size
    let settings = model.settings
    var rest = CGRect(origin: .zero, size: size)
    if let plan = LegendPlan(model, width: size.width, locale) {
      legendFrame = plan.take(from: &rest, settings.legend)
      legend = plan
    }
    for title in settings.xTitles + settings.yTitles {
      let isX = titles.count < settings.xTitles.count
      let position = title.position ?? (isX ? .bottom : .top)
      let alignment = title.alignment ?? (isX ? .leading : .trailing)
      titles.append((title, Self.cut(position, title.size, title.spacing, &rest), alignment))
    }
    let plan = { (isVertical: Bool, length: CGFloat, seen: CGFloat) in
      AxisPlan(
        isVertical ? model.y : model.x, isVertical ? settings.yAxis : settings.xAxis, isVertical: isVertical,
        length: max(length, 1), seen: max(seen, 1), locale, calendar)
    }
    // Labels need space that depends on how many there are, which depends on the space: once for a guess, once for good.
    x = plan(false, rest.width - 30, rest.width - 30)
    y = plan(true, rest.height - 20, rest.height - 20)
    insets = Self.insets(x, y, model)
    let guess = CGSize(
      width: rest.width - insets.leading - insets.trailing, height: rest.height - insets.top - insets.bottom)
    x = plan(false, guess.width, guess.width)
    y = plan(true, guess.height, guess.height)
    insets = Self.insets(x, y, model)
    // Whole points: lines and edges of bars are sharp.
    plot = CGRect(
      x: (rest.minX + insets.leading).rounded(), y: (rest.minY + insets.top).rounded(),
      width: max(rest.width - insets.leading - insets.trailing, 1).rounded(),
      height: max(rest.height - insets.top - insets.bottom, 1).rounded())
    window = plot
    if settings.scrolls.contains(.horizontal), let part = Self.part(settings.visibleX, x.scale) {
      plot.size.width /= part
    }
    if settings.scrolls.contains(.vertical), let part = Self.part(settings.visibleY, y.scale) {
      plot.size.height /= part
    }
    // What is longer has more marks, as many on each stretch that is seen.
    x = plan(false, plot.width, window.width)
    y = plan(true, plot.height, window.height)
  }

  /// How much of a scale is seen at once; nil for all of it. A half, unless the program says.
  private static func part(_ length: Double?, _ scale: PlotScale) -> CGFloat? {
    let whole = scale.kind == .category ? Double(scale.categories.count) : abs(scale.upper - scale.lower)
    guard let length else { return 0.5 }
    guard length > 0, whole > length else { return nil }
    return CGFloat(length / whole)
  }

  private static func insets(_ x: AxisPlan, _ y: AxisPlan, _ model: ChartModel) -> EdgeInsets {
    var insets = EdgeInsets()
    for group in y.groups where group.preset != .inset {
      let width = group.labels.map(\.size.width).max() ?? 0
      if width == 0 { continue }
      let space = width + labelSpacing
      if group.side == .leading { insets.leading = max(insets.leading, space) }
      if group.side == .trailing { insets.trailing = max(insets.trailing, space) }
      insets.top = max(insets.top, LabelSize.lineHeight / 2)
      insets.bottom = max(insets.bottom, LabelSize.lineHeight / 2)
    }
    for group in x.groups where group.preset != .inset {
      let height = group.labels.map(\.size.height).max() ?? 0
      if height == 0 { continue }
      let space = height + labelSpacing
      if group.side == .top { insets.top = max(insets.top, space) } else { insets.bottom = max(insets.bottom, space) }
    }
    return insets
  }

  /// Takes a strip off one side.
  static func cut(
    _ position: AnnotationPosition, _ size: CGSize, _ spacing: CGFloat, _ rest: inout CGRect
  ) -> CGRect {
    var strip = rest
    if position.x != 0, position.y == 0 {
      let width = min(size.width + spacing, rest.width)
      strip.size.width = max(width - spacing, 0)
      if position.x < 0 { rest.origin.x += width } else { strip.origin.x = rest.maxX - strip.width }
      rest.size.width -= width
    } else {
      let height = min(size.height + spacing, rest.height)
      strip.size.height = max(height - spacing, 0)
      if position.y < 0 { rest.origin.y += height } else { strip.origin.y = rest.maxY - strip.height }
      rest.size.height -= height
    }
    return strip
  }
}

extension AxisPlan.Group {
  /// The labels of all values, as large as they are probably drawn.
  var labels: [(item: AxisPlan.Item, piece: _AxisPiece, label: AxisLabel, size: CGSize)] {
    items.flatMap { item in
      item.pieces.compactMap { piece in
        guard case .label(let label) = piece.kind else { return nil }
        var size = label.size(item)
        if label.orientation.isUpright { size = CGSize(width: size.height, height: size.width) }
        return (item, piece, label, size)
      }
    }
  }
}

extension AxisLabel {
  func words(_ item: AxisPlan.Item) -> String? {
    switch content {
    case .automatic: item.words
    case .text(let words): words
    case .format(let write): write(item.value.value) ?? item.words
    case .view: nil
    }
  }

  func size(_ item: AxisPlan.Item) -> CGSize {
    if case .view(_, let size) = content { return size }
    return LabelSize.of(words(item) ?? "")
  }
}
