import Foundation
import TenureElements
import TenureTree

/// A mark as the program has said it: a kind, where it is, and how it looks.
struct ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  var kind: Kind
  var x: MarkExtent?
  var y: MarkExtent?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// What tells lines apart that look the same.
  var series: MarkValue?
  // Of sectors
  var angle: MarkExtent?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var style = MarkStyle()

  init(_ kind: Kind) { self.kind = kind }
}

/// Where a mark is along an axis: at a value, or from one to another.
enum MarkExtent {
  case at(MarkValue)
  case between(MarkValue, MarkValue)

  init?<Value>(_ value: PlottableValue<Value>?) {
    guard let value else { return nil }
    self = .at(value.mark)
  }

  init?<Value>(_ start: PlottableValue<Value>?, _ end: PlottableValue<Value>?) {
    guard let start, let end else { return nil }
    self = .between(start.mark, end.mark)
  }

  var first: MarkValue {
    switch self {
    case .at(let value), .between(let value, _): value
    }
  }

  var isBetween: Bool { if case .between = self { true } else { false } }
}

/// What modifiers say of a mark. What is nearest to the mark counts.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: MarkValue?
  var symbol: MarkSymbol?
  var symbolBy: MarkValue?
  var symbolSize: CGSize?
  var symbolSizeBy: MarkValue?
  var position: (by: MarkValue, axis: Axis?, span: MarkDimension)?
  var line: StrokeStyle?
  var lineBy: MarkValue?
  var interpolation: InterpolationMethod?
  var corners: CGFloat?
  /// What of the mark's rectangle is drawn.
  var clip: (@Sendable (CGRect) -> Path)?
  var opacity = 1.0
  var offset = CGSize.zero
  /// How far each edge is moved: to the right, and down.
  var edges = EdgeInsets()
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var label: String?
  var value: String?
  var isHidden: Bool?
  var identifier: String?
}

/// What stands at each point of a line, or for a point.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
