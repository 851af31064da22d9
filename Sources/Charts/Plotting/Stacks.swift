import Foundation

/// What has been put on top of each other at each place.
struct Stacks {
  private struct Place: Hashable {
    var kind: ChartMark.Kind
    var isLevel: Bool
    var base: _PlottedValue?
    var slot: String
  }

  private var totals: [Place: Double] = [:]
  private var above: [Place: Double] = [:]
  private var below: [Place: Double] = [:]

  /// Reads all marks first: shares need to know the whole.
  init(_ marks: [ChartMark]) {
    for mark in marks {
      guard let (place, length) = Self.read(mark) else { continue }
      totals[place, default: 0] += abs(length)
    }
  }

  /// From where to where a mark goes; nil for one that says so itself.
  mutating func next(_ mark: ChartMark) -> (Double, Double)? {
    guard let (place, length) = Self.read(mark) else { return nil }
    let total = totals[place] ?? 0
    switch mark.stacking {
    case .unstacked: return (0, length)
    case .normalized: return push(place, total == 0 ? 0 : length / total)
    case .center:
      let (start, end) = push(place, abs(length))
      return (start - total / 2, end - total / 2)
    default: return push(place, length)
    }
  }

  private mutating func push(_ place: Place, _ length: Double) -> (Double, Double) {
    if length < 0 {
      let start = below[place] ?? 0
      below[place] = start + length
      return (start, start + length)
    }
    let start = above[place] ?? 0
    above[place] = start + length
    return (start, start + length)
  }

  /// Where a mark is put, and how long it is.
  private static func read(_ mark: ChartMark) -> (Place, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isLevel = mark.isLevel
    let (measure, base) = isLevel ? (mark.x, mark.y) : (mark.y, mark.x)
    guard case .at(let value)? = measure, let length = value.value.number, case .number = value.value else {
      return nil
    }
    var own: _PlottedValue?
    if let base = base?.first { own = base.bin.map { base.value.with($0.lower) } ?? base.value }
    let slot = mark.style.position.map { "\($0.by.value)" } ?? ""
    return (Place(kind: mark.kind, isLevel: isLevel, base: own, slot: slot), length)
  }
}
