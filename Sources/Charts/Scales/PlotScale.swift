import Foundation

/// Where values are along an axis: its domain, and the points that it goes over.
struct PlotScale {
  enum Kind { case number, date, category }

  var kind = Kind.number
  /// From where to where; of dates in seconds. Not for categories.
  var lower = 0.0
  var upper = 1.0
  var categories: [String] = []
  var type = ScaleType.linear
  /// Where the first and the last value are, in points.
  var start: CGFloat = 0
  var end: CGFloat = 1

  /// How far two neighbouring categories are apart, in points.
  var step: CGFloat { categories.isEmpty ? abs(end - start) : abs(end - start) / CGFloat(categories.count) }

  /// The place of a value; that of a category is its middle. Nil for values of another kind and for unknown categories.
  func position(of value: _PlottedValue) -> CGFloat? {
    switch (kind, value) {
    case (.category, .category(let name)):
      guard let index = categories.firstIndex(of: name) else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(categories.count)
    case (.number, .number(let number)): return position(of: number)
    case (.date, .date(let date)): return position(of: date.timeIntervalSinceReferenceDate)
    default: return nil
    }
  }

  /// The place of a number, or of a date's seconds.
  func position(of number: Double) -> CGFloat? {
    let (first, last, own) = (type.bent(lower), type.bent(upper), type.bent(number))
    guard first.isFinite, last.isFinite, own.isFinite else { return nil }
    if last == first { return (start + end) / 2 }
    return start + (end - start) * CGFloat((own - first) / (last - first))
  }

  /// The value at a place: of categories the one whose band it is in.
  func value(at position: CGFloat) -> _PlottedValue? {
    guard end != start else { return nil }
    let part = Double((position - start) / (end - start))
    switch kind {
    case .category:
      guard !categories.isEmpty, part >= 0, part <= 1 else { return nil }
      return .category(categories[min(Int(part * Double(categories.count)), categories.count - 1)])
    case .number: return .number(number(at: part))
    case .date: return .date(Date(timeIntervalSinceReferenceDate: number(at: part)))
    }
  }

  private func number(at part: Double) -> Double {
    let (first, last) = (type.bent(lower), type.bent(upper))
    return type.straightened(first + part * (last - first))
  }

  /// From where to where a category's band or a bin goes, in points.
  func band(of value: _PlottedValue, _ bin: MarkBin?) -> (CGFloat, CGFloat)? {
    if let bin, kind != .category, let first = position(of: bin.lower), let last = position(of: bin.upper) {
      return (min(first, last), max(first, last))
    }
    guard let middle = position(of: value) else { return nil }
    return kind == .category ? (middle - step / 2, middle + step / 2) : (middle, middle)
  }

  func contains(_ value: _PlottedValue) -> Bool {
    if let category = value.category { return categories.contains(category) }
    guard let number = value.number else { return false }
    let slack = abs(upper - lower) * 1e-9
    return number >= min(lower, upper) - slack && number <= max(lower, upper) + slack
  }
}
