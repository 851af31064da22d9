import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// What the modifiers around a chart say.
struct ChartSettings {
  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var xScale = ScaleSetting()
  var yScale = ScaleSetting()
  var legend = LegendSetting()
  var foreground: StyleScale?
  var symbols: SymbolScale?
  var lines: LineScale?
  var xTitles: [AxisTitle] = []
  var yTitles: [AxisTitle] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selectX: ((_PlottedValue?) -> Void)?
  var selectY: ((_PlottedValue?) -> Void)?
  /// Of the two values that a drag is between.
  var selectXRange: (((_PlottedValue, _PlottedValue)?) -> Void)?
  var selectYRange: (((_PlottedValue, _PlottedValue)?) -> Void)?
  var selectAngle: ((_PlottedValue?) -> Void)?
  /// Puts a gesture of the program's own on the marks.
  var gesture: ((AnyView, ChartProxy) -> AnyView)?
  var scrolls: Axis.Set = []
  var visibleX: Double?
  var visibleY: Double?
  /// Where the x axis is scrolled to: the value at the leading edge.
  var scrollX: ScrollSetting?
}

/// What an axis consists of.
enum AxisSetting {
  case automatic
  case hidden
  case own([_AxisMarks])
}

/// What a program says of a scale.
struct ScaleSetting {
  var domain: _ScaleDomain?
  var range: _PositionScaleRange?
  var type: ScaleType?
}

struct LegendSetting {
  var isHidden = false
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  var spacing: CGFloat = 8
  var content: AnyView?
}

/// The words that say what an axis is.
struct AxisTitle {
  var position: AnnotationPosition?
  var alignment: Alignment?
  var spacing: CGFloat
  var content: AnyView
  var size: CGSize
}

/// A view in front of a chart, or behind it.
struct ChartLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

struct ScrollSetting {
  /// The value at the leading edge.
  var value: () -> _PlottedValue?
  var write: (_PlottedValue) -> Void
}

/// Which style marks have for a value.
struct StyleScale {
  var domain: [_PlottedValue]?
  /// From where to where numbers are coloured.
  var ends: [_PlottedValue]?
  var styles: [AnyShapeStyle] = []
  /// For numbers.
  var gradient: [Color]?
  var mapping: ((_PlottedValue) -> AnyShapeStyle?)?
}

struct SymbolScale {
  var domain: [_PlottedValue]?
  var symbols: [any ChartSymbolShape] = []
  var mapping: ((_PlottedValue) -> (any ChartSymbolShape)?)?
}

struct LineScale {
  var domain: [_PlottedValue]?
  var styles: [StrokeStyle] = []
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension View {
  nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    modifier(ChartSettingModifier(change: change))
  }
}

private struct ChartSettingModifier {
  let change: (inout ChartSettings) -> Void
}

extension ChartSettingModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) { change(&values.chartSettings) }
}
