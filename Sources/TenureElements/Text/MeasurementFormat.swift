import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: `distance.formatted(.measurement(width: .wide, usage: .road))`.
  ///
  /// The trap: unless it is used as provided, the unit is that of the locale, as on a phone: 18 °C are 65 °F in the USA.
  public struct FormatStyle: Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// `18 degrees Celsius`
      public static var wide: UnitWidth { UnitWidth(name: "full-name") }
      /// `18°C`
      public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
      /// `18°`
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// The language, and the region whose units are used.
    public var locale: Locale
    /// What is measured, which decides on the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScaleName = false

    /// Made with a width, a locale, a usage and a style for the number.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }
  }

  /// The measurement as a format writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in the unit of the current locale, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Made with a width, a locale, a usage and a style for the number; `hidesScaleName` leaves out `C` and `F`.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension Measurement.FormatStyle: Foundation.FormatStyle {
  /// The measurement in words.
  public func format(_ value: Measurement<UnitType>) -> String {
    let number = numberFormatStyle ?? FloatingPointFormatStyle()
    var (amount, unit) = (value.value, MeasuredUnits.name(of: value.unit))
    var usage = usage?.name
    if hidesScaleName {
      let inFahrenheit = usage == nil ? unit == "fahrenheit" : locale.usesFahrenheit
      amount = value.converted(to: (inFahrenheit ? UnitTemperature.fahrenheit : .celsius) as! UnitType).value
      (unit, usage) = ("temperature-generic", nil)
    }
    if usage == "default", !MeasuredUnits.dependsOnRegion(value.unit) { usage = nil }
    func plain() -> String { "\(number.locale(locale).format(amount)) \(value.unit.symbol)" }
    guard let unit else { return plain() }
    let words = [unit == "temperature-generic" ? "measure-unit/\(unit)" : "unit/\(unit)", "unit-width-\(width.name)"]
    // What the region decides on is rounded where nothing says how: whole, or to two digits.
    let precision = hidesScaleName && self.usage?.name != nil && numberFormatStyle == nil ? ["./@@+"] : []
    let skeleton = words + (usage.map { ["usage/\($0)"] } ?? []) + precision + NumberSkeleton.words(of: number)
    return formattedNumber(amount, skeleton: skeleton.joined(separator: " "), locale: locale.identifier) ?? plain()
  }

  /// The same in another language and region.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature with its unit; `hidesScaleName` leaves out `C` and `F`.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// What is measured: regions have a unit for each.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String?

  /// The region's usual unit.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How far away a person is.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// Rain that has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow that has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature outside.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self(name: "food") }
  /// What a workout took: in calories, as food gives it.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension Locale {
  fileprivate var usesFahrenheit: Bool {
    ["US", "BS", "BZ", "KY", "PR", "PW"].contains(region?.identifier ?? "")
  }
}
