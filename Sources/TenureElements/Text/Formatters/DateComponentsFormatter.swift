import Foundation

/// Writes how long something takes: `1:30`, `1h 30m`, `1 hour, 30 minutes`. Foundation on Linux has none.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.zeroFormattingBehavior = .pad
/// Text(formatter.string(from: seconds) ?? "")
/// ```
///
/// The trap: `spellOut` writes numbers in digits.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:30:05`.
    case positional
    /// `1h 30m 5s`.
    case abbreviated
    /// `1 hr, 30 min, 5 sec`.
    case short
    /// `1 hour, 30 minutes, 5 seconds`.
    case full
    /// As `full`, in words.
    case spellOut
    /// `1hr 30min 5sec`.
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// That of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In `positional` leading ones are left out, in all others every one.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None is left out, and in `positional` each has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// Which units are written; all from years to seconds where none is named.
  open var allowedUnits: NSCalendar.Unit = []
  /// How they are written.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of those that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; all where it is zero.
  open var maximumUnitCount = 0
  /// By which months and days are counted, and whose locale the words are of.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when on months and days are counted.
  open var referenceDate: Date?

  /// So many seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time from one moment to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    return string(from: calendar.dateComponents(Set(units), from: startDate, to: endDate), in: calendar)
  }

  /// What some components say, carried over to the units that are written.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// The same for components or a number of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// With a style and no other wish.
  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let order: [(bit: NSCalendar.Unit, unit: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  private var units: [Calendar.Component] {
    var allowed = allowedUnits
    if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
    if allowed.isEmpty { allowed = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] }
    return Self.order.filter { allowed.contains($0.bit) }.map(\.unit)
  }

  private func string(from components: DateComponents, in calendar: Calendar) -> String {
    var parts = units.map { (unit: $0, value: components.value(for: $0) ?? 0) }
    let isNegative = parts.contains { $0.value < 0 }
    parts = parts.map { ($0.unit, abs($0.value)) }
    let last = parts.last
    parts = kept(of: parts)
    if parts.isEmpty, let last { parts = [last] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return (isNegative ? "-" : "") + written(parts, calendar.locale ?? .current)
  }

  private func kept(
    of parts: [(unit: Calendar.Component, value: Int)]
  ) -> [(unit: Calendar.Component, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let end = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? parts : [] }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > end ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func written(_ parts: [(unit: Calendar.Component, value: Int)], _ locale: Locale) -> String {
    switch unitsStyle {
    case .positional:
      // Days and what is longer have no sign between them.
      if parts.contains(where: { ![.hour, .minute, .second].contains($0.unit) }) {
        return TimeFields(parts).written(.narrow, in: locale)
      }
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        let digits = "\(part.value)"
        return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
    case .abbreviated: return TimeFields(parts).written(.narrow, in: locale)
    case .short: return TimeFields(parts).written(.short, in: locale)
    case .full, .spellOut: return TimeFields(parts).written(.full, in: locale)
    case .brief:
      return parts.map { TimeFields([$0]).written(.short, in: locale).filter { !$0.isWhitespace } }
        .joined(separator: " ")
    }
  }
}
