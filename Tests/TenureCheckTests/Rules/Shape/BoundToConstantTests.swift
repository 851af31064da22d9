import TenureCheck
import Testing

/// A view of the project that is bound to a constant, and changes it.
@Suite struct BoundToConstantTests {
  private static func alarm(_ volume: String, row: String = "Slider(value: $volume)", modifier: String = "") -> String {
    """
    @Observable final class Alarm { var isOn = true; var volume = 0.5 }
    struct AlarmView: View {
      @Bindable var alarm: Alarm
      let isLocked: Bool
      var body: some View {
        Toggle("On", isOn: $alarm.isOn)
        VolumeRow(volume: \(volume))\(modifier)
      }
    }
    struct VolumeRow: View {
      @Binding var volume: Double
      var body: some View { \(row) }
    }
    """
  }

  private static let constant = ".constant(alarm.volume)"

  static let pairs = [
    Pair(
      "a constant; a binding", bad: alarm("/*!*/ " + constant), good: alarm("$alarm.volume"), severity: .warning),
    Pair(
      "changed by a control; only shown", bad: alarm("/*!*/ " + constant),
      good: alarm(constant, row: "Text(\"\\(volume)\")")),
    Pair(
      "changed by a button; by a control that is switched off",
      bad: alarm("/*!*/ " + constant, row: "Button(\"Mute\") { volume = 0 }"),
      good: alarm(constant, row: "Slider(value: $volume).disabled(true)")),
    Pair(
      "off for a while; for good",
      bad: alarm("/*!*/ " + constant, modifier: ".disabled(!alarm.isOn)"),
      good: alarm(constant, modifier: ".disabled(isLocked)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
}
