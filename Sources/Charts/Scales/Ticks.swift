import Foundation

/// Round numbers along an axis.
enum Ticks {
  /// 1, 2 or 5 times a power of ten: the least that makes no more than `count` steps of the span.
  static func step(over span: Double, count: Int) -> Double {
    guard span.isFinite, span > 0 else { return 1 }
    let least = span / Double(max(count, 1))
    let power = pow(10, log10(least).rounded(.down))
    let step = [1.0, 2, 5, 10].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return step * power
  }

  /// The multiples of a step between two numbers, both included.
  static func multiples(of step: Double, from lower: Double, through upper: Double) -> [Double] {
    guard step > 0, lower.isFinite, upper.isFinite else { return [] }
    let slack = step * 1e-6
    let first = ((lower - slack) / step).rounded(.up)
    let last = ((upper + slack) / step).rounded(.down)
    guard last >= first, last - first <= 1_000 else { return [] }
    // A multiple written with few digits: 0.3, not 0.30000000000000004.
    return stride(from: first, through: last, by: 1).map { clean($0 * step, step) }
  }

  private static func clean(_ number: Double, _ step: Double) -> Double {
    let digits = max(0, 2 - Int(log10(step).rounded(.down)))
    guard digits < 15 else { return number }
    let power = pow(10, Double(digits))
    return (number * power).rounded() / power + 0
  }

  /// The domain widened to whole steps.
  static func widened(_ lower: Double, _ upper: Double, step: Double) -> (Double, Double) {
    let slack = 1e-9
    let first = (lower / step + slack).rounded(.down) * step
    let last = (upper / step - slack).rounded(.up) * step
    return (clean(first, step), clean(last, step))
  }

  /// Powers of ten between two numbers.
  static func powers(from lower: Double, through upper: Double) -> [Double] {
    guard lower > 0, upper > lower else { return [] }
    let (first, last) = (log10(lower).rounded(.up), log10(upper).rounded(.down))
    guard last >= first else { return [lower, upper] }
    return stride(from: first, through: last, by: 1).map { pow(10, $0) }
  }
}
