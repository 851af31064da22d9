import Foundation
import TenureElements
import TenureTree

extension View {
  /// Sets from where to where the x axis goes, or its categories in order.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.xScale, domain._domain, nil, type)
  }

  /// Sets which part of the plot the x axis goes over.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.xScale, nil, range._scaleRange, type)
  }

  /// Sets from where to where the x axis goes, and over which part of the plot.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.xScale, domain._domain, range._scaleRange, type) }

  /// Sets how values are spread along the x axis.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { scale(\.xScale, nil, nil, type) }

  /// Sets from where to where the y axis goes, or its categories in order.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.yScale, domain._domain, nil, type)
  }

  /// Sets which part of the plot the y axis goes over.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.yScale, nil, range._scaleRange, type)
  }

  /// Sets from where to where the y axis goes, and over which part of the plot.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.yScale, domain._domain, range._scaleRange, type) }

  /// Sets how values are spread along the y axis.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { scale(\.yScale, nil, nil, type) }

  private nonisolated func scale(
    _ path: WritableKeyPath<ChartSettings, ScaleSetting>, _ domain: _ScaleDomain?, _ range: _PositionScaleRange?,
    _ type: ScaleType?
  ) -> some View {
    chartSetting {
      // What is nearest to the chart counts.
      if let domain { $0[keyPath: path].domain = domain }
      if let range { $0[keyPath: path].range = range }
      if let type { $0[keyPath: path].type = type }
    }
  }
}
