import Foundation

/// Writes measurements with their units: `5 km`, `21 degrees Celsius`. Foundation on Linux has none.
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.unitOptions = .providedUnit
/// formatter.unitStyle = .long
/// Text(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))   // 5 kilometers
/// ```
///
/// The trap: unless `unitOptions` has `providedUnit`, the unit is that of the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits that they are stored as.
    public let rawValue: UInt
    /// Options from the bits that they are stored as.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that the measurement has.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit of the size that the amount asks for: kilometres for 5000 metres. Metric lengths, masses and volumes only.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Without the letter of a temperature's scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How much of the unit's name is written.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language, and the region whose units are used.
  open var locale: Locale! = .autoupdatingCurrent
  /// How the number is written: its digits after the point and its separators are used.
  open var numberFormatter: NumberFormatter! {
    get {
      if let set { return set }
      let made = NumberFormatter()
      made.numberStyle = .decimal
      made.locale = locale
      set = made
      return made
    }
    set { set = newValue }
  }
  private var set: NumberFormatter?

  /// A measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return "\(number.locale(language).format(measurement.value)) \(measurement.unit.symbol)"
    }
    return string(
      from: unitOptions.contains(.naturalScale) ? natural(measurement.value, unit) : (measurement.value, unit))
  }

  /// The name of a unit, without an amount: `km`, `kilometers`.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let unit = unit as? Dimension, MeasuredUnits.name(of: unit) != nil else {
      return unit.symbol
    }
    let words = Measurement<Dimension>.FormatStyle(width: .wide, locale: language, usage: .asProvided)
      .format(Measurement(value: 2, unit: unit))
    return words.trimmingCharacters(in: .decimalDigits.union(.whitespaces))
  }

  /// A measurement in words; nil for other things.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? any MeasuredAmount).map { string(from: $0.amount) }
  }

  private var language: Locale { locale ?? .current }

  private var number: FloatingPointFormatStyle<Double> {
    guard let set else { return FloatingPointFormatStyle().precision(.fractionLength(0...3)) }
    let style = FloatingPointFormatStyle<Double>()
      .precision(.fractionLength(set.minimumFractionDigits...max(set.minimumFractionDigits, set.maximumFractionDigits)))
    return set.usesGroupingSeparator ? style : style.grouping(.never)
  }

  private func string(from amount: (value: Double, unit: Dimension)) -> String {
    let stays = unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale)
    var style = Measurement<Dimension>.FormatStyle(
      width: unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated, locale: language,
      usage: stays ? .asProvided : .general, numberFormatStyle: number)
    style.hidesScaleName = amount.unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
    return style.format(Measurement(value: amount.value, unit: amount.unit))
  }

  /// The largest unit of which there is at least one.
  private func natural(_ value: Double, _ unit: Dimension) -> (value: Double, unit: Dimension) {
    let units: [Dimension]
    switch unit {
    case is UnitLength:
      units = [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
    case is UnitMass: units = [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitVolume: units = [UnitVolume.liters, UnitVolume.milliliters]
    default: return (value, unit)
    }
    let measured = Measurement(value: value, unit: unit)
    for unit in units where abs(measured.converted(to: unit).value) >= 1 || unit == units.last {
      return (measured.converted(to: unit).value, unit)
    }
    return (value, unit)
  }
}

/// A measurement of whatever unit.
private protocol MeasuredAmount { var amount: (value: Double, unit: Dimension) { get } }

extension Measurement: MeasuredAmount where UnitType: Dimension {
  fileprivate var amount: (value: Double, unit: Dimension) { (value, unit) }
}
