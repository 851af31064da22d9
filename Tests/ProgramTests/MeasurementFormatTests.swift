import SwiftUI
import TenureTesting
import Testing

private func measured<Unit: Dimension>(_ value: Double, _ unit: Unit) -> Measurement<Unit> {
  Measurement(value: value, unit: unit)
}

/// Measurements in the words and the units of a region, as on a phone.
@MainActor @Suite struct MeasurementFormatTests {
  private let us = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let warm = measured(18.4, UnitTemperature.celsius)

  @Test("A measurement is in the unit of its region, unless it is used as provided")
  func region() {
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(us)) == "65°F")
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(german)) == "18 °C")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "18.4°C")
    let drive = measured(5, UnitLength.kilometers)
    #expect(drive.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "3.1 mi")
    #expect(drive.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "5 km")
    #expect(measured(200, UnitMass.grams).formatted(.measurement(width: .abbreviated).locale(us)) == "7.1 oz")
    let tall = measured(1.8, UnitLength.meters)
    #expect(tall.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 11 in")
    #expect(tall.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(german)) == "180 cm")
  }

  @Test("Its width says how much of the unit is written")
  func width() {
    #expect(warm.formatted(.measurement(width: .narrow).locale(us)) == "65°")
    #expect(warm.formatted(.measurement(width: .wide).locale(us)) == "65 degrees Fahrenheit")
    #expect(warm.formatted(.measurement(width: .wide).locale(german)) == "18 Grad Celsius")
    #expect(
      measured(1, UnitVolume.cups).formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "1 cup")
    #expect(
      measured(3, UnitVolume.cups).formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "3 cups")
    #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(us)) == "65°")
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(us)) == "18.4°")
  }

  @Test(
    "Its number is written as a number style says",
    arguments: [
      (FloatingPointFormatStyle<Double>().precision(.fractionLength(0)), "1,235 m"),
      (.init().precision(.fractionLength(2)), "1,234.57 m"), (.init().precision(.fractionLength(1...2)), "1,234.57 m"),
      (.init().precision(.fractionLength(1...)), "1,234.5678 m"), (.init().precision(.significantDigits(2)), "1,200 m"),
      (.init().precision(.significantDigits(2...3)), "1,230 m"),
      (.init().precision(.integerLength(5)), "01,234.5678 m"),
      (.init().rounded(rule: .up, increment: 5), "1,235 m"), (.init().rounded(rule: .down, increment: 5), "1,230 m"),
      (.init().grouping(.never), "1234.5678 m"), (.init().sign(strategy: .always()), "+1,234.5678 m"),
      (.init().notation(.compactName), "1.2K m"), (.init().notation(.scientific), "1.234568E3 m"),
      (.init().scale(2), "2,469.1356 m"),
    ] as [(FloatingPointFormatStyle<Double>, String)])
  func number(style: FloatingPointFormatStyle<Double>, text: String) {
    let length = measured(1234.5678, UnitLength.meters)
    #expect(
      length.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(us))
        == text)
  }

  @Test("A unit that nobody has words for is written with its symbol")
  func ownUnit() {
    let smoots = measured(5, UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018)))
    #expect(smoots.formatted(.measurement(width: .wide).locale(us)) == "5 smoot")
  }

  @Test("Every unit of Foundation that has words has them in every language", arguments: ["en_US", "de_DE", "ja_JP"])
  func everyUnit(locale: String) {
    func words<Unit: Dimension>(_ unit: Unit) -> String {
      measured(2, unit).formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: locale)))
    }
    let all = [
      words(UnitLength.lightyears), words(UnitMass.stones), words(UnitSpeed.knots), words(UnitDuration.hours),
      words(UnitArea.hectares), words(UnitVolume.gallons), words(UnitEnergy.kilowattHours), words(UnitPower.horsepower),
      words(UnitPressure.inchesOfMercury), words(UnitAngle.degrees), words(UnitFrequency.megahertz),
      words(UnitElectricPotentialDifference.volts), words(UnitInformationStorage.gigabytes),
      words(UnitFuelEfficiency.milesPerGallon), words(UnitAcceleration.gravity), words(UnitIlluminance.lux),
    ]
    let symbols = ["ly", "st", "kn", "hr", "ha", "gal", "kWh", "hp", "inHg", "°", "MHz", "V", "GB", "mpg", "g", "lx"]
    for (text, symbol) in zip(all, symbols) { #expect(text != "2 \(symbol)") }
    #expect(Set(all).count == all.count)
  }

  @Test("A text in a view follows the locale around it")
  func text() throws {
    struct Weather: View {
      @State private var celsius = 18.4
      var body: some View {
        Text(Measurement(value: celsius, unit: UnitTemperature.celsius), format: .measurement(width: .narrow))
        Text("Now \(Measurement(value: celsius, unit: UnitTemperature.celsius), format: .measurement(width: .wide))")
        Button("Warmer") { celsius += 1 }
      }
    }
    let screen = Screen(Weather().environment(\.locale, us))
    #expect(screen.shows("65°") && screen.shows("Now 65 degrees Fahrenheit"))
    try screen.button("Warmer").tap()
    #expect(screen.shows("67°"))
    screen.close()
  }

  @Test("A time from one moment to another names days where they differ")
  func interval() throws {
    struct Lesson: View {
      let hours: Double
      private let start = Date(timeIntervalSince1970: 0)
      @Environment(\.sizeCategory) private var size
      var body: some View {
        Text(start...start.addingTimeInterval(hours * 3600))
        Text(DateInterval(start: start, duration: hours * 3600))
        Text("Size \(String(describing: size))")
      }
    }
    let short = Screen(
      NavigationView { Lesson(hours: 1) }.navigationViewStyle(DoubleColumnNavigationViewStyle())
        .environment(\.locale, us).environment(\.timeZone, .gmt).environment(\.sizeCategory, .extraLarge))
    #expect(short.shows("Size extraLarge"))
    #expect(short.text.contains("12:00") && short.text.contains("1:00") && !short.text.contains("1/"))
    let long = Screen(Lesson(hours: 100).environment(\.locale, us))
    #expect(long.text.contains("1/1/1970"))
  }
}
