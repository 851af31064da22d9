import Foundation
import TenureElements
import TenureScenes
import TenureTree

/// The axes of a chart and its marks, which may scroll.
@MainActor struct PlotArea {
  let model: ChartModel
  let geometry: ChartGeometry
  let locale: Locale
  let calendar: Calendar
}

extension PlotArea: View {
  var body: some View {
    let plot = geometry.plot
    let window = geometry.window
    if plot.size == window.size {
      Layers(size: geometry.size) {
        AxisLines(plan: geometry.x, isVertical: false, plot: plot, bounds: geometry.size)
        AxisLines(plan: geometry.y, isVertical: true, plot: plot, bounds: geometry.size)
        marks.placed(in: plot, .topLeading)
      }
    } else {
      scrolling
    }
  }

  /// What moves, in the space that it has; the axis along the other side stands still.
  @ViewBuilder private var scrolling: some View {
    let (plot, window) = (geometry.plot, geometry.window)
    let isLong = plot.width > window.width
    let isHigh = plot.height > window.height
    let bottom = isLong ? geometry.insets.bottom : 0
    let top = isLong ? geometry.insets.top : 0
    let side = isHigh ? (geometry.insets.leading, geometry.insets.trailing) : (0, 0)
    let space = CGSize(width: plot.width + side.0 + side.1, height: plot.height + top + bottom)
    let inside = CGRect(x: side.0, y: top, width: plot.width, height: plot.height)
    let frame = CGRect(
      x: window.minX - side.0, y: window.minY - top, width: window.width + side.0 + side.1,
      height: window.height + top + bottom)
    Layers(size: geometry.size) {
      if !isHigh { AxisLines(plan: geometry.y, isVertical: true, plot: window, bounds: geometry.size) }
      if !isLong { AxisLines(plan: geometry.x, isVertical: false, plot: window, bounds: geometry.size) }
      ScrollingPlot(
        axes: isLong && isHigh ? [.horizontal, .vertical] : isLong ? .horizontal : .vertical, size: space,
        seen: frame.size, stretches: isLong ? stretches : nil
      ) {
        Layers(size: space) {
          if isLong { AxisLines(plan: geometry.x, isVertical: false, plot: inside, bounds: space) }
          if isHigh { AxisLines(plan: geometry.y, isVertical: true, plot: inside, bounds: space) }
          marks.placed(in: inside, .topLeading)
        }
      }
      .placed(in: frame, .topLeading)
    }
  }

  private var stretches: ScrollStretches? {
    let settings = model.settings
    return ScrollStretches(
      geometry.x.scale, settings.scrollX, unit: model.x.unit, visible: settings.visibleX ?? 1, locale)
  }

  @ViewBuilder private var marks: some View {
    let content = PlotMarks(
      drawings: MarkDrawer.drawings(model, geometry, locale, calendar), size: geometry.plot.size)
    let styled = model.settings.plotStyle.map { $0(ChartPlotContent(content: AnyView(content))) } ?? AnyView(content)
    if let gesture = model.settings.gesture {
      gesture(AnyView(styled.contentShape(Rectangle())), proxy).accessibilityIdentifier("Chart")
    } else if model.settings.isSelectable {
      styled.contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { select($0.location, from: $0.startLocation) }
            .onEnded { _ in select(nil, from: nil) }
        )
        .accessibilityIdentifier("Chart")
    } else {
      styled
    }
  }

  private var proxy: ChartProxy {
    ChartProxy(
      x: geometry.x.scale, y: geometry.y.scale, plot: geometry.plot, angles: model.angles, settings: model.settings)
  }

  /// The nearest place in the plot.
  private func held(_ place: CGPoint) -> CGPoint {
    CGPoint(x: min(max(place.x, 0), geometry.plot.width), y: min(max(place.y, 0), geometry.plot.height))
  }

  private func ends(_ start: _PlottedValue?, _ end: _PlottedValue?) -> (_PlottedValue, _PlottedValue)? {
    if let start, let end { (start, end) } else { nil }
  }

  private func select(_ place: CGPoint?, from start: CGPoint?) {
    let settings = model.settings
    let inside = place.map(held), start = start.map(held)
    settings.selectXRange?(
      ends(start.flatMap { geometry.x.scale.value(at: $0.x) }, inside.flatMap { geometry.x.scale.value(at: $0.x) }))
    settings.selectYRange?(
      ends(start.flatMap { geometry.y.scale.value(at: $0.y) }, inside.flatMap { geometry.y.scale.value(at: $0.y) }))
    settings.selectX?(inside.flatMap { geometry.x.scale.value(at: $0.x) })
    settings.selectY?(inside.flatMap { geometry.y.scale.value(at: $0.y) })
    guard let select = settings.selectAngle else { return }
    select(
      place.flatMap { place in
        model.angles.map { .number($0 * proxy.angle(at: place).degrees / 360) }
      })
  }
}

extension ChartSettings {
  var isSelectable: Bool {
    selectX != nil || selectY != nil || selectXRange != nil || selectYRange != nil || selectAngle != nil
  }
}

/// The marks of a chart, in the plot.
@MainActor struct PlotMarks {
  let drawings: [MarkDrawing]
  let size: CGSize
}

extension PlotMarks: View {
  var body: some View {
    Layers(size: size) {
      ForEach(drawings) { drawing in
        MarkView(drawing: drawing, size: size)
        ForEach(Array(drawing.annotations.enumerated()), id: \.offset) { entry in
          AnnotationView(annotation: entry.element, frame: drawing.frame, plot: size)
        }
      }
    }
  }
}
