import Foundation
import TenureElements
import TenureTree

/// Lines, ticks and labels at the values of an axis.
///
///     .chartYAxis {
///       AxisMarks(position: .leading, values: [0, 50, 100]) { value in
///         AxisGridLine()
///         AxisValueLabel { if let percent = value.as(Int.self) { Text("\(percent) %") } }
///       }
///     }
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The marks, for a chart.
  public let _axisMarks: [_AxisMarks]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: _AxisMarks.Content
  ) {
    _axisMarks = [_AxisMarks(preset: preset, position: position, values: values, content: content)]
  }

  /// What the closure makes of each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(preset, position, values, .own { content($0)._pieces }) }

  /// The same at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) { self.init(preset, position, values, .own { _ in content()._pieces }) }

  /// What the closure makes of each of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(preset, position, AxisMarkValues(.values(values.map(\.place))), .own { content($0)._pieces }) }

  /// The same at each of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) { self.init(preset, position, AxisMarkValues(.values(values.map(\.place))), .own { _ in content()._pieces }) }
}

extension AxisMarks where Content == AnyAxisMark {
  /// A line and a label at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, .usual(stroke, .automatic)) }

  /// A line and a label at each of these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(.values(values.map(\.place))), .usual(stroke, .automatic))
  }

  /// A line and a label in a format at each value.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, .usual(stroke, .formatted(format)))
  }

  /// A line and a label in a format at each of these values.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, AxisMarkValues(.values(values.map(\.place))), .usual(stroke, .formatted(format)))
  }
}
