import Foundation
import TenureElements

/// The marks of a chart with all that does not depend on how large it is.
struct ChartModel {
  let settings: ChartSettings
  let styles: StyleBook
  let marks: [PlacedMark]
  let x: AxisModel
  let y: AxisModel
  /// All sectors together; nil where there is none.
  let angles: Double?

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    let styles = StyleBook(marks, settings)
    self.styles = styles
    var stacks = Stacks(marks)
    var slots: [_PlottedValue] = []
    for value in marks.compactMap(\.style.position?.by.value) where !slots.contains(value) { slots.append(value) }
    let sum = marks.reduce(0) { sum, mark in
      if case .at(let value)? = mark.angle, value.bin == nil { sum + max(value.value.number ?? 0, 0) } else { sum }
    }
    let most = marks.reduce(0) { most, mark in
      if let bin = mark.angle?.first.bin { max(most, bin.upper) } else { most }
    }
    let whole = max(sum, most)
    var turned = 0.0
    let placed = marks.map { mark in
      var placed = PlacedMark(mark, styles)
      placed.slot = mark.style.position.flatMap { position in
        slots.firstIndex(of: position.by.value).map { ($0, slots.count) }
      }
      placed.isLevel = mark.isLevel
      if let (start, end) = stacks.next(mark) {
        if placed.isLevel {
          placed.x = .between(.number(start), .number(end))
        } else {
          placed.y = .between(.number(start), .number(end))
        }
      }
      if let value = mark.angle?.first, whole > 0 {
        if let bin = value.bin {
          placed.turn = (bin.lower / whole, bin.upper / whole)
        } else {
          let part = max(value.value.number ?? 0, 0) / whole
          placed.turn = (turned, turned + part)
          turned += part
        }
      }
      return placed
    }
    self.marks = placed
    angles = marks.contains { $0.angle != nil } ? whole : nil
    x = AxisModel(placed.compactMap(\.x), labels: marks.compactMap { $0.x?.first.label }, settings.xScale)
    y = AxisModel(placed.compactMap(\.y), labels: marks.compactMap { $0.y?.first.label }, settings.yScale)
  }
}

extension PlacedMark {
  fileprivate init(_ mark: ChartMark, _ styles: StyleBook) {
    let style = mark.style
    self.mark = mark
    x = mark.x.map(Extent.init)
    y = mark.y.map(Extent.init)
    foreground = style.foreground ?? style.foregroundBy.map { styles.foreground(of: $0.value) } ?? AnyShapeStyle(.blue)
    symbol = style.symbol ?? style.symbolBy.map { .shape(styles.symbol(of: $0.value)) }
    line = style.line ?? style.lineBy.map { styles.line(of: $0.value) }
    symbolSize =
      style.symbolSize ?? style.symbolSizeBy.map { CGSize(side: styles.side(of: $0.value)) } ?? CGSize(side: 7)
    // What the program tells apart by more than a plain style is a line of its own.
    series = [mark.series, style.foregroundBy, style.symbolBy, style.lineBy].map { $0.map { "\($0.value)" } ?? "" }
      .joined(separator: "\u{1}")
  }
}

extension CGSize {
  fileprivate init(side: CGFloat) { self.init(width: side, height: side) }
}

/// What is known of an axis before its length.
struct AxisModel {
  let kind: PlotScale.Kind
  let lower: Double
  let upper: Double
  let categories: [String]
  let setting: ScaleSetting
  /// The unit of which there are bins.
  let unit: Calendar.Component?
  /// True for an axis on which nothing is.
  let isEmpty: Bool
  /// What the values are called.
  let label: String
  /// True where the program has said from where to where.
  let isGiven: Bool
  /// True where the first value is at the far end.
  let isReversed: Bool
  /// The smallest distance between values, for bars without bins.
  let spacing: Double?

  init(_ extents: [PlacedMark.Extent], labels: [String], _ setting: ScaleSetting) {
    self.setting = setting
    label = labels.first { !$0.isEmpty } ?? ""
    var domain = setting.domain
    var values = extents.flatMap(\.values)
    isEmpty = values.isEmpty && domain?.ends == nil && domain?.values == nil
    unit =
      extents.lazy.compactMap { extent -> Calendar.Component? in
        if case .at(_, let bin?) = extent { bin.unit } else { nil }
      }.first
    switch domain?.ends?.first ?? domain?.values?.first ?? values.first {
    case .category?: kind = .category
    case .date?: kind = .date
    default: kind = .number
    }
    var known = Set<String>()
    let named = (domain?.values ?? []).compactMap(\.category)
    let found = (named.isEmpty ? values.compactMap(\.category) : named).filter { known.insert($0).inserted }
    if let modify = domain?.modify {
      let numbers = values.compactMap(\.number) + (kind == .number && domain?.includesZero ?? true ? [0] : [])
      if kind == .category {
        domain?.values = modify(found.map { .category($0) })
      } else if let least = numbers.min(), let most = numbers.max(), let value = values.first {
        domain?.ends = modify([value.with(least), value.with(most)])
      }
    }
    // Category axes that go up begin at the top, as tables do.
    categories = domain?.modify == nil ? found : domain?.values?.compactMap(\.category) ?? found
    if kind != .category, let given = domain?.ends ?? domain?.values, given.count >= 2,
      let first = given.first?.number, let last = given.last?.number
    {
      (lower, upper) = (min(first, last), max(first, last))
      isReversed = (first > last) != (domain?.isReversed ?? false)
      isGiven = true
    } else {
      if kind == .number, domain?.includesZero ?? true, setting.type?.kind != .log { values.append(.number(0)) }
      let numbers = values.compactMap(\.number).filter(\.isFinite)
      (lower, upper) = (numbers.min() ?? 0, numbers.max() ?? 1)
      isReversed = domain?.isReversed ?? false
      isGiven = false
    }
    let places = Set(
      extents.compactMap { extent -> Double? in
        if case .at(let value, nil) = extent { value.number } else { nil }
      }
    ).sorted()
    spacing = zip(places, places.dropFirst()).map { $1 - $0 }.min()
  }
}
