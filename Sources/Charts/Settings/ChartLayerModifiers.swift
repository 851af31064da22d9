import Foundation
import TenureElements
import TenureTree

/// What is inside the axes of a chart: its marks.
public struct ChartPlotContent {
  let content: AnyView
}

extension ChartPlotContent: View {
  /// The marks.
  public var body: some View { content }
}

extension View {
  /// Changes how the plot looks: its background, its border. Its size is what the axes leave.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chartSetting { $0.plotStyle = { AnyView(content($0)) } } }

  /// Puts a view in front of charts inside, made with a proxy that knows where values are.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return chartSetting { $0.overlays.append(layer) }
  }

  /// Puts a view behind charts inside, made with a proxy that knows where values are.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return chartSetting { $0.backgrounds.append(layer) }
  }

  /// Puts a gesture on charts inside, in place of the one that selects. Its proxy knows where values are, and selects.
  ///
  ///     .chartXSelection(value: $month)
  ///     .chartGesture { proxy in
  ///       DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
  ///     }
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSetting { $0.gesture = { view, proxy in AnyView(view.gesture(gesture(proxy))) } }
  }

  /// Keeps the x value under the user's finger; nil while there is none.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selectX = { value.wrappedValue = $0.flatMap { P(at: $0) } } }
  }

  /// Keeps the y value under the user's finger; nil while there is none.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selectY = { value.wrappedValue = $0.flatMap { P(at: $0) } } }
  }

  /// Keeps the range of x values that the user's finger has gone over; nil while there is none.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.selectXRange = { range.wrappedValue = $0.flatMap { values($0, $1) } } }
  }

  /// Keeps the range of y values that the user's finger has gone over; nil while there is none.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.selectYRange = { range.wrappedValue = $0.flatMap { values($0, $1) } } }
  }

  /// Keeps the value of the angle under the user's finger: how much all sectors up to there are together.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selectAngle = { value.wrappedValue = $0.flatMap { P(at: $0) } } }
  }

  /// Makes charts inside scroll. `chartXVisibleDomain(length:)` says how much is seen at once.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartSetting { $0.scrolls = axes } }

  /// Keeps `x` the value at the leading edge of charts that scroll.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSetting {
      $0.scrollX = ScrollSetting(
        value: { x.wrappedValue.place }, write: { if let value = P(at: $0) { x.wrappedValue = value } })
    }
  }

  /// Sets which value is at the leading edge of charts that scroll, at first.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let place = initialX.place
    return chartSetting { $0.scrollX = ScrollSetting(value: { place }, write: { _ in }) }
  }

  /// Keeps `y` the value at the upper edge of charts that scroll.
  @available(*, unavailable, message: "Hosts tell of charts that scroll along the x axis only.")
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets which value is at the upper edge of charts that scroll, at first.
  @available(*, unavailable, message: "Hosts tell of charts that scroll along the x axis only.")
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Sets how much of the x axis is seen at once, where it scrolls: of dates in seconds, of categories how many.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.place.number
    return chartSetting { $0.visibleX = length }
  }

  /// Sets how much of the y axis is seen at once, where it scrolls: of dates in seconds, of categories how many.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.place.number
    return chartSetting { $0.visibleY = length }
  }
}

/// From the lesser to the greater of two values.
private func values<P: Plottable & Comparable>(_ one: _PlottedValue, _ other: _PlottedValue) -> ClosedRange<P>? {
  guard let one = P(at: one), let other = P(at: other) else { return nil }
  return min(one, other)...max(one, other)
}
