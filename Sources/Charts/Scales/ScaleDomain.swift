import Foundation

/// From where to where a scale goes, or its categories in order.
public protocol ScaleDomain {
  /// What a chart needs to know of it.
  var _domain: _ScaleDomain { get }
}

/// From where to where a scale goes, as far as the program has said.
public struct _ScaleDomain {
  /// Both ends, the first one first.
  var ends: [_PlottedValue]?
  /// All values, in order.
  var values: [_PlottedValue]?
  var includesZero: Bool?
  var isReversed = false
  /// Changes what was found: both ends of numbers and dates, or all categories.
  var modify: (([_PlottedValue]) -> [_PlottedValue])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _domain: _ScaleDomain { _ScaleDomain(ends: [lowerBound.place, upperBound.place]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _domain: _ScaleDomain { _ScaleDomain(ends: [lowerBound.place, upperBound.place]) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Categories in order, or from the first number to the last: `[100, 0]` is upside down.
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.place)) }
}

/// A domain that is found from what is plotted.
public struct AutomaticScaleDomain: ScaleDomain {
  /// What a chart needs to know of it.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What is plotted, and zero for numbers.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _ScaleDomain()) }

  /// What is plotted, with or without zero, in this direction or the other.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What is plotted, changed by a closure: it is given both ends of numbers and dates, or all categories in order.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    domain.modify = { found in
      var values = found.compactMap { DataValue(at: $0) }
      guard values.count == found.count else { return found }
      modifyInferredDomain(&values)
      return values.map(\.place)
    }
    return AutomaticScaleDomain(_domain: domain)
  }
}

/// Which part of the plot a scale goes over.
public protocol PositionScaleRange {
  /// What a chart needs to know of it.
  var _scaleRange: _PositionScaleRange { get }
}

/// Which part of the plot a scale goes over.
public struct _PositionScaleRange: Hashable, Sendable {
  /// In points from the plot's leading or lower edge.
  var points: [CGFloat]?
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
  /// In points.
  public var _scaleRange: _PositionScaleRange {
    _PositionScaleRange(points: [CGFloat(lowerBound), CGFloat(upperBound)])
  }
}

/// The whole plot, less some padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// What a chart needs to know of it.
  public let _scaleRange: _PositionScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// The plot less some padding at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The plot less some padding at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_scaleRange: _PositionScaleRange(startPadding: startPadding, endPadding: endPadding))
  }
}
