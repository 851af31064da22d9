import Foundation

/// Foundation's units under the names that the Unicode consortium has for them.
enum MeasuredUnits {
  /// Nil for a unit of the program's own.
  static func name(of unit: Dimension) -> String? { names[key(of: unit)] }

  /// True where regions differ in the unit that they use.
  static func dependsOnRegion(_ unit: Dimension) -> Bool {
    switch unit {
    case is UnitLength, is UnitMass, is UnitTemperature, is UnitSpeed, is UnitArea, is UnitVolume: true
    default: false
    }
  }

  private static func key(of unit: Dimension) -> String { "\(type(of: unit)) \(unit.symbol)" }

  private static let names: [String: String] = {
    let all: [(Dimension, String)] =
      [
        (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
        (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
        (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
        (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
        (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
        (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
        (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
        (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
        (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
      ] + [
        (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
        (UnitTemperature.fahrenheit, "fahrenheit"),
      ] + [
        (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
        (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
        (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
        (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
        (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
      ] + [
        (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
        (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      ] + [
        (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
      ] + [
        (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
        (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
        (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
        (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
        (UnitArea.hectares, "hectare"),
      ] + [
        (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
        (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.megaliters, "megaliter"),
        (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
        (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicInches, "cubic-inch"),
        (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
        (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.teaspoons, "teaspoon"),
        (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
        (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
        (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
      ] + [
        (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
        (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
      ] + [
        (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
        (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
      ] + [
        (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
        (UnitPressure.megapascals, "megapascal"), (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
        (UnitPressure.millimetersOfMercury, "millimeter-ofhg"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
        (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      ] + [
        (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
        (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
      ] + [
        (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
        (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      ] + [
        (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricCurrent.amperes, "ampere"),
        (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricResistance.ohms, "ohm"),
      ] + [
        (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
        (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
        (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
        (UnitInformationStorage.petabytes, "petabyte"),
      ] + [
        (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
        (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      ] + [
        (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
      ] + [(UnitIlluminance.lux, "lux")]
    return Dictionary(all.map { (key(of: $0.0), $0.1) }) { first, _ in first }
  }()
}
