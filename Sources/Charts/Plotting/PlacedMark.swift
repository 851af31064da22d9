import Foundation
import TenureElements

/// A mark whose place is worked out: bars and areas are stacked, and what they are grouped by is known.
struct PlacedMark {
  /// Along one axis.
  enum Extent {
    case at(_PlottedValue, MarkBin?)
    case between(_PlottedValue, _PlottedValue)

    init(_ extent: MarkExtent) {
      switch extent {
      case .at(let value): self = .at(value.value, value.bin)
      case .between(let start, let end): self = .between(start.value, end.value)
      }
    }

    var values: [_PlottedValue] {
      switch self {
      case .at(let value, nil): [value]
      case .at(let value, let bin?): [value.with(bin.lower), value.with(bin.upper)]
      case .between(let start, let end): [start, end]
      }
    }
  }

  var mark: ChartMark
  var x: Extent?
  var y: Extent?
  /// From where to where of a whole turn a sector goes.
  var turn: (start: Double, end: Double)?
  /// True for bars and areas that begin at zero of the x axis.
  var isLevel = false
  /// The line or the area that the mark is a point of.
  var series = ""
  /// Which of the marks side by side it is.
  var slot: (index: Int, count: Int)?
  var foreground: AnyShapeStyle
  var symbol: MarkSymbol?
  var line: StrokeStyle?
  var symbolSize: CGSize
}

extension ChartMark {
  /// Of bars and areas: whether they go along the x axis, from its zero.
  var isLevel: Bool {
    guard kind == .bar || kind == .area else { return false }
    guard let x else { return false }
    if x.isBetween { return y.map { !$0.isBetween } ?? true }
    guard let y else { return x.first.isMeasure }
    if y.isBetween { return false }
    // A category, a bin or a date is what there is a bar for; the other axis says how long it is.
    return x.first.isMeasure && !y.first.isMeasure
  }
}

extension MarkValue {
  /// True for what says how much: a number that stands for itself.
  var isMeasure: Bool { if case .number = value { bin == nil } else { false } }
}
