import Foundation
import TenureElements
import TenureTree

/// The lines, ticks and labels of one axis.
@MainActor struct AxisLines {
  let plan: AxisPlan
  let isVertical: Bool
  let plot: CGRect
  /// What labels stay inside of.
  let bounds: CGSize

  static let style = AnyShapeStyle(Color.gray.opacity(0.35))
  static let stroke = StrokeStyle(lineWidth: 0.5)
}

extension AxisLines: View {
  var body: some View {
    ForEach(Array(plan.groups.enumerated()), id: \.offset) { group in
      ForEach(Array(lines(group.element).enumerated()), id: \.offset) { entry in
        entry.element.path.stroke(entry.element.style, style: entry.element.stroke).accessibilityHidden(true)
          .placed(in: CGRect(origin: .zero, size: bounds), .topLeading)
      }
      ForEach(labels(group.element)) { label in
        label.view.placed(at: label.place, label.anchor, space: label.space)
      }
    }
  }

  // MARK: Lines

  private struct Line {
    var path: Path
    var style: AnyShapeStyle
    var stroke: StrokeStyle
  }

  /// Lines that look the same are one path.
  private func lines(_ group: AxisPlan.Group) -> [Line] {
    var lines: [Line] = []
    let longest = group.labels.map { isVertical ? $0.size.width : $0.size.height }.max() ?? 0
    for item in group.items {
      for piece in item.pieces {
        let ends: (CGPoint, CGPoint)
        let stroke: StrokeStyle
        switch piece.kind {
        case .line(let own):
          ends = across(place(of: item, piece), group.preset == .extended ? longest : 0, group)
          stroke = own ?? Self.stroke
        case .tick(let length, let own):
          let points: CGFloat =
            switch length.kind {
            case .automatic: 4
            case .points(let points): points
            case .label(let extra): longest + ChartGeometry.labelSpacing + extra
            }
          ends = outward(place(of: item, piece), points, group)
          stroke = own ?? Self.stroke
        case .label: continue
        }
        let style = piece.style ?? Self.style
        var path = Path()
        path.addLines(
          [ends.0, ends.1].map { CGPoint(x: $0.x + piece.offset.width, y: $0.y + piece.offset.height) })
        if let index = lines.firstIndex(where: { $0.style == style && $0.stroke == stroke }) {
          lines[index].path.addPath(path)
        } else {
          lines.append(Line(path: path, style: style, stroke: stroke))
        }
      }
    }
    return lines
  }

  /// In points along the chart.
  private func place(of item: AxisPlan.Item, _ piece: _AxisPiece) -> CGFloat {
    let own = piece.isCentered == true ? item.next.map { (item.place + $0) / 2 } ?? item.place : item.place
    return own + (isVertical ? plot.minY : plot.minX)
  }

  /// Across the plot, and on to the labels.
  private func across(_ place: CGFloat, _ more: CGFloat, _ group: AxisPlan.Group) -> (CGPoint, CGPoint) {
    let way = more > 0 ? more + ChartGeometry.labelSpacing : 0
    let (before, after) = group.side == .leading || group.side == .top ? (way, 0) : (0, way)
    return isVertical
      ? (CGPoint(x: plot.minX - before, y: place), CGPoint(x: plot.maxX + after, y: place))
      : (CGPoint(x: place, y: plot.minY - before), CGPoint(x: place, y: plot.maxY + after))
  }

  /// From the plot's edge away from it.
  private func outward(_ place: CGFloat, _ length: CGFloat, _ group: AxisPlan.Group) -> (CGPoint, CGPoint) {
    let way = group.preset == .inset ? -length : length
    switch group.side {
    case .leading: return (CGPoint(x: plot.minX - way, y: place), CGPoint(x: plot.minX, y: place))
    case .top: return (CGPoint(x: place, y: plot.minY - way), CGPoint(x: place, y: plot.minY))
    case .trailing: return (CGPoint(x: plot.maxX, y: place), CGPoint(x: plot.maxX + way, y: place))
    default: return (CGPoint(x: place, y: plot.maxY), CGPoint(x: place, y: plot.maxY + way))
    }
  }

  // MARK: Labels

  private struct Label: Identifiable {
    var id: Int
    var view: AnyView
    var place: CGPoint
    var anchor: UnitPoint
    var space: CGSize
  }

  private func labels(_ group: AxisPlan.Group) -> [Label] {
    var labels: [Label] = []
    var last = -CGFloat.infinity
    // From the start of the axis to its end, whichever way it runs.
    let all = group.labels.sorted { $0.item.place < $1.item.place }
    for (item, piece, label, size) in all {
      let own = place(of: item, piece)
      var (place, anchor) = spot(own, item, piece, label, group)
      var length = isVertical ? size.height : size.width
      // Custom views are guessed at.
      if length == 0 { length = 1 }
      let start = isVertical ? place.y - length * anchor.y : place.x - length * anchor.x
      if !label.collision.isDisabled {
        if start < last - 0.5 { continue }
        if !isVertical, anchor.x == 0, start + length > bounds.width + 1 { continue }
      }
      last = start + length + (isVertical ? 0 : label.collision.spacing)
      if !isVertical, anchor.x == 0.5 {
        place.x = min(max(place.x, size.width / 2), max(bounds.width - size.width / 2, size.width / 2))
      }
      place.x += piece.offset.width
      place.y += piece.offset.height
      labels.append(
        Label(
          id: item.value.index, view: view(item, piece, label), place: place, anchor: anchor,
          space: CGSize(width: size.width + 24, height: size.height + 8)))
    }
    return labels
  }

  /// Where a label is, and which point of it.
  private func spot(
    _ place: CGFloat, _ item: AxisPlan.Item, _ piece: _AxisPiece, _ label: AxisLabel, _ group: AxisPlan.Group
  ) -> (CGPoint, UnitPoint) {
    let isInset = group.preset == .inset
    let spacing = (isVertical ? label.horizontalSpacing : label.verticalSpacing) ?? ChartGeometry.labelSpacing
    switch group.side {
    case .leading:
      let point = CGPoint(x: plot.minX + (isInset ? spacing : -spacing), y: place)
      return (point, label.anchor ?? (isInset ? .bottomLeading : .trailing))
    case .trailing:
      let point = CGPoint(x: plot.maxX + (isInset ? -spacing : spacing), y: place)
      return (point, label.anchor ?? (isInset ? .bottomTrailing : .leading))
    default:
      let isTop = group.side == .top
      // A date stands beside the line where it begins, unless it is in the middle of its stretch.
      let isBeside = plan.scale.kind == .date && piece.isCentered != true && item.next != nil
      let x = isBeside ? place + (label.horizontalSpacing ?? 4) : place
      let away = isInset ? -spacing : spacing
      let point = CGPoint(x: x, y: isTop ? plot.minY - away : plot.maxY + away)
      let isAbove = isTop != isInset
      var usual = UnitPoint(x: isBeside ? 0 : 0.5, y: isAbove ? 1 : 0)
      if group.preset == .aligned, !isBeside, item.value.index == 0 { usual.x = 0 }
      if group.preset == .aligned, item.value.index == item.value.count - 1 { usual.x = 1 }
      return (point, label.anchor ?? usual)
    }
  }

  private func view(_ item: AxisPlan.Item, _ piece: _AxisPiece, _ label: AxisLabel) -> AnyView {
    let content: AnyView
    if case .view(let own, _) = label.content {
      content = own
    } else {
      content = AnyView(Text(label.words(item) ?? ""))
    }
    let styled = content.font(piece.font ?? .system(size: LabelSize.fontSize))
      .foregroundStyle(piece.style ?? AnyShapeStyle(.secondary))
    switch label.orientation.kind {
    case .vertical: return AnyView(styled.fixedSize().rotationEffect(.degrees(90)))
    case .verticalReversed: return AnyView(styled.fixedSize().rotationEffect(.degrees(-90)))
    default: return AnyView(styled)
    }
  }
}
