import Foundation
import TenureElements
import TenureTree

extension View {
  /// Sets the style of each value that `foregroundStyle(by:)` names.
  ///
  ///     .chartForegroundStyleScale(["Tea": .green, "Coffee": .brown])
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    foreground(StyleScale(domain: mapping.map(\.key.place), styles: mapping.map { AnyShapeStyle($0.value) }))
  }

  /// Sets the order of the values that `foregroundStyle(by:)` names.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    foreground(StyleScale(domain: domain._domain.values, ends: domain._domain.ends))
  }

  /// Sets the styles that the values have in their order.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    foreground(StyleScale(styles: range.map { AnyShapeStyle($0) }, gradient: range as? [Color]))
  }

  /// Sets the colours that numbers have, from the least to the greatest.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    foreground(StyleScale(gradient: range.stops.map(\.color)))
  }

  /// Sets the values that `foregroundStyle(by:)` names, and their styles in the same order.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
    domain: Domain, range: [S]
  ) -> some View {
    foreground(
      StyleScale(
        domain: domain._domain.values, ends: domain._domain.ends, styles: range.map { AnyShapeStyle($0) },
        gradient: range as? [Color]))
  }

  /// Sets from where to where numbers are coloured, from the least to the greatest.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient
  ) -> some View { foreground(StyleScale(ends: domain._domain.ends, gradient: range.stops.map(\.color))) }

  /// Sets the values that `foregroundStyle(by:)` names, and the style of each.
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    foreground(
      StyleScale(
        domain: domain.map(\.place), mapping: { Domain.Element(at: $0).map { AnyShapeStyle(mapping($0)) } }))
  }

  /// Sets the style of each value that `foregroundStyle(by:)` names.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { foreground(StyleScale(mapping: { DataValue(at: $0).map { AnyShapeStyle(mapping($0)) } })) }

  private nonisolated func foreground(_ scale: StyleScale) -> some View { chartSetting { $0.foreground = scale } }

  /// Sets the symbol of each value that `symbol(by:)` names.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let scale = SymbolScale(domain: mapping.map(\.key.place), symbols: mapping.map(\.value))
    return chartSetting { $0.symbols = scale }
  }

  /// Sets the symbols that the values have in their order.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let scale = SymbolScale(symbols: range)
    return chartSetting { $0.symbols = scale }
  }

  /// Sets the values that `symbol(by:)` names, and their symbols in the same order.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S]
  ) -> some View {
    let scale = SymbolScale(domain: domain._domain.values, symbols: range)
    return chartSetting { $0.symbols = scale }
  }

  /// Sets how the lines are drawn of each value that `lineStyle(by:)` names.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let scale = LineScale(domain: mapping.map(\.key.place), styles: mapping.map(\.value))
    return chartSetting { $0.lines = scale }
  }

  /// Sets how lines are drawn, for the values in their order.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSetting { $0.lines = LineScale(styles: range) }
  }

  /// Hides the legend of charts inside, or shows it.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.isHidden = visibility == .hidden }
  }

  /// Sets where the legend of charts inside is.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { legend(position, alignment, spacing, nil) }

  /// Puts a view in the place of the legend.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { legend(position, alignment, spacing, AnyView(content())) }

  private nonisolated func legend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView?
  ) -> some View {
    chartSetting {
      $0.legend = LegendSetting(
        position: position == .automatic ? .bottom : position, alignment: alignment, spacing: spacing ?? 8,
        content: content)
    }
  }
}
