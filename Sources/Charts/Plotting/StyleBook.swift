import Foundation
import TenureElements
import TenureTree

/// Which colours, symbols and lines the values have that marks are told apart by.
struct StyleBook {
  /// In the order in which a chart gives them out.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo, .mint, .brown]
  static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5], [1, 2]]

  let settings: ChartSettings
  /// What the legend lists, in order.
  let foregrounds: [_PlottedValue]
  let symbolValues: [_PlottedValue]
  let lineValues: [_PlottedValue]
  private let numbers: ClosedRange<Double>?
  private let sizes: ClosedRange<Double>?

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    foregrounds = Self.values(marks.compactMap(\.style.foregroundBy), settings.foreground?.domain)
    symbolValues = Self.values(marks.compactMap(\.style.symbolBy), settings.symbols?.domain)
    lineValues = Self.values(marks.compactMap(\.style.lineBy), settings.lines?.domain)
    numbers = Self.range(
      (settings.foreground?.ends ?? marks.compactMap(\.style.foregroundBy?.value)).compactMap(\.number))
    sizes = Self.range(marks.compactMap { $0.style.symbolSizeBy?.value.number })
  }

  private static func range(_ numbers: [Double]) -> ClosedRange<Double>? {
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }

  /// Each once: first those that the program has listed.
  private static func values(_ found: [MarkValue], _ domain: [_PlottedValue]?) -> [_PlottedValue] {
    if found.isEmpty { return [] }
    var known = Set<_PlottedValue>()
    return ((domain ?? []) + found.map(\.value)).filter { known.insert($0).inserted }
  }

  /// True where marks are coloured by how great a number is.
  var isByNumber: Bool { foregrounds.contains { if case .number = $0 { true } else { false } } }

  func foreground(of value: _PlottedValue) -> AnyShapeStyle {
    let scale = settings.foreground
    if let style = scale?.mapping?(value) { return style }
    let index = foregrounds.firstIndex(of: value) ?? 0
    let isListed = scale?.domain?.contains(value) == true || scale?.gradient == nil
    if let styles = scale?.styles, !styles.isEmpty, value.number == nil || isListed {
      return styles[index % styles.count]
    }
    if case .number(let number) = value, let numbers {
      let span = numbers.upperBound - numbers.lowerBound
      return AnyShapeStyle(
        Self.blend(scale?.gradient ?? Self.numbers, at: span > 0 ? (number - numbers.lowerBound) / span : 1))
    }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  func symbol(of value: _PlottedValue) -> any ChartSymbolShape {
    if let symbol = settings.symbols?.mapping?(value) { return symbol }
    let index = symbolValues.firstIndex(of: value) ?? 0
    if let symbols = settings.symbols?.symbols, !symbols.isEmpty { return symbols[index % symbols.count] }
    return Self.symbols[index % Self.symbols.count]
  }

  func line(of value: _PlottedValue) -> StrokeStyle {
    let index = lineValues.firstIndex(of: value) ?? 0
    if let styles = settings.lines?.styles, !styles.isEmpty { return styles[index % styles.count] }
    return StrokeStyle(lineWidth: 2, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
  }

  /// The side of a symbol whose area says how great a number is.
  func side(of value: _PlottedValue) -> CGFloat {
    guard let number = value.number, let sizes, sizes.upperBound > sizes.lowerBound else { return 8 }
    let part = (number - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
    return (16 + part * 240).squareRoot()
  }

  private static let numbers: [Color] = [
    Color(red: 0.87, green: 0.94, blue: 1), Color(red: 0, green: 0.48, blue: 1), Color(red: 0, green: 0.16, blue: 0.43),
  ]

  private static func blend(_ colors: [Color], at part: Double) -> Color {
    guard colors.count > 1 else { return colors.first ?? .blue }
    let place = min(max(part, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let rest = place - Double(index)
    let (from, to) = (colors[index].resolvedOnLight, colors[index + 1].resolvedOnLight)
    let mix = { (a: Float, b: Float) in Double(a) + (Double(b) - Double(a)) * rest }
    return Color(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      opacity: mix(from.opacity, to.opacity))
  }
}
