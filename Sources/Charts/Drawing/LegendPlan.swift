import Foundation
import TenureElements
import TenureTree

/// What a legend lists, in rows.
struct LegendPlan {
  struct Entry: Identifiable {
    let id: Int
    let words: String
    let style: AnyShapeStyle
    let symbol: (any ChartSymbolShape)?
    let line: StrokeStyle?
    var width: CGFloat { 8 + 5 + LabelSize.width(of: words) }
  }

  /// Colours of numbers, from the least to the greatest.
  struct Range {
    let colors: [Color]
    let least: String
    let most: String
  }

  let rows: [[Entry]]
  let own: AnyView?
  static let gap: CGFloat = 12
  static let rowHeight: CGFloat = 14

  /// Nil where there is nothing to list, or the program does not want it.
  @MainActor init?(_ model: ChartModel, width: CGFloat, _ locale: Locale) {
    let settings = model.settings
    if settings.legend.isHidden { return nil }
    own = settings.legend.content
    let entries = Self.entries(model, locale)
    if entries.isEmpty, own == nil { return nil }
    let isBeside = settings.legend.position.y == 0
    var rows: [[Entry]] = []
    var used: CGFloat = 0
    for entry in entries {
      if rows.isEmpty || isBeside || used + entry.width > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(entry)
      used += entry.width + Self.gap
    }
    self.rows = rows
  }

  @MainActor private static func entries(_ model: ChartModel, _ locale: Locale) -> [Entry] {
    let styles = model.styles
    var values = styles.foregrounds
    if styles.isByNumber {
      // As many as an axis would have.
      let numbers = values.compactMap(\.number)
      let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 1)
      let step = Ticks.step(over: most - least, count: 4)
      values = Ticks.multiples(of: step, from: least, through: most).map { .number($0) }
    }
    for value in styles.symbolValues + styles.lineValues where !values.contains(value) { values.append(value) }
    return values.enumerated().map { number, value in
      let isStyled = styles.foregrounds.contains(value) || styles.isByNumber
      return Entry(
        id: number, words: value.words(locale),
        style: isStyled ? styles.foreground(of: value) : AnyShapeStyle(Color.gray),
        symbol: styles.symbolValues.contains(value) ? styles.symbol(of: value) : nil,
        line: styles.lineValues.contains(value) ? styles.line(of: value) : nil)
    }
  }

  var size: CGSize {
    CGSize(
      width: rows.map { row in row.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(row.count - 1, 0)) }.max() ?? 0,
      height: Self.rowHeight * CGFloat(rows.count) + 4 * CGFloat(max(rows.count - 1, 0)))
  }

  /// Takes the legend's strip off one side.
  func take(from rest: inout CGRect, _ setting: LegendSetting) -> CGRect {
    // The program's own legend is as large as it is: its host lays it out, under the chart.
    if own != nil { return .zero }
    if setting.position == .overlay { return rest }
    return ChartGeometry.cut(setting.position, size, setting.spacing, &rest)
  }
}
