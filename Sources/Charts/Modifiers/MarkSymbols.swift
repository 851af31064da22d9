import Foundation
import TenureElements
import TenureTree

extension ChartContent {
  /// Sets the symbol of points, and one at each point of a line.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changed { $0.style.symbol = $0.style.symbol ?? .shape(symbol) }
  }

  /// Puts a view where the points are.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.style.symbol = $0.style.symbol ?? .view(view) }
  }

  /// Gives the points symbols by a value: each category has one of its own.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.mark
    return changed { $0.style.symbolBy = $0.style.symbolBy ?? value }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    symbolSize(CGSize(width: max(area, 0).squareRoot(), height: max(area, 0).squareRoot()))
  }

  /// Sets the size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.style.symbolSize = $0.style.symbolSize ?? size }
  }

  /// Sets the area of symbols by a value: the greater, the larger.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.mark
    return changed { $0.style.symbolSizeBy = $0.style.symbolSizeBy ?? value }
  }
}
