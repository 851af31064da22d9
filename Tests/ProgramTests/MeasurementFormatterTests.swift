import SwiftUI
import Testing

/// `MeasurementFormatter`, which Foundation on Linux does not have.
@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ options: MeasurementFormatter.UnitOptions = .providedUnit, _ style: Formatter.UnitStyle = .medium,
    _ locale: String = "en_US"
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  @Test func `the unit is that of the measurement where it is asked for, else that of the region`() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter().string(from: distance) == "5 km")
    #expect(formatter(.providedUnit, .long).string(from: distance) == "5 kilometers")
    #expect(formatter([]).string(from: distance) == "3.107 mi")
    #expect(formatter([], .medium, "de_DE").string(from: distance) == "5 km")
    #expect(formatter().string(from: Measurement<Dimension>(value: 3, unit: UnitMass.grams)) == "3 g")
  }

  @Test func `a unit has a name of its own`() {
    #expect(formatter().string(from: UnitLength.kilometers) == "km")
    #expect(formatter(.providedUnit, .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter(.providedUnit, .long).string(from: UnitTemperature.celsius) == "degrees Celsius")
  }

  @Test func `digits are those of the number formatter`() {
    let formatter = formatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 1234.567, unit: UnitLength.meters)) == "1,234.6 m")
  }

  @Test func `a large number of metres is kilometres on its natural scale`() {
    #expect(formatter(.naturalScale).string(from: Measurement(value: 5000, unit: UnitLength.meters)) == "5 km")
    #expect(formatter(.naturalScale).string(from: Measurement(value: 0.25, unit: UnitMass.kilograms)) == "250 g")
  }

  @Test func `a temperature may be without its scale`() {
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter([.providedUnit, .temperatureWithoutUnit]).string(from: warm) == "21°")
    #expect(formatter().string(for: warm) == "21°C")
    #expect(formatter().string(for: "21") == nil)
  }
}
