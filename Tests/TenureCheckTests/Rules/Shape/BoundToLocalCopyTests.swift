import TenureCheck
import Testing

/// A binding changes the original.
@Suite struct BoundToLocalCopyTests {
  private static func lamps(_ code: String, kind: String = "struct") -> String {
    """
    \(kind) Lamp: Identifiable { let id = 0; var isOn = false }
    struct Lamps: View {
      @State private var lamps: [Lamp] = []
      func isOn(_ lamp: Lamp) -> Binding<Bool> {
        \(code)
      }
      var body: some View { ForEach(lamps) { Toggle("Lamp", isOn: isOn($0)) } }
    }
    """
  }

  private static let wrong = lamps(
    "var copy = lamp\n    return /*!*/ Binding(get: { copy.isOn }, set: { copy.isOn = $0 })")

  static let pairs = [
    Pair(
      "a copy; the element", bad: wrong,
      good: lamps(
        "Binding(get: { lamp.isOn }, set: { isOn in lamps = lamps.map { Lamp(isOn: $0.id == lamp.id ? isOn : $0.isOn) } })"
      ),
      severity: .warning),
    Pair(
      "a value; an object", bad: wrong,
      good: lamps(
        "let copy = lamp\n    return Binding(get: { copy.isOn }, set: { copy.isOn = $0 })", kind: "final class")),
    Pair(
      "nothing more; put back",
      bad: lamps("var on = lamp.isOn\n    return /*!*/ Binding { on } set: { on = $0 }"),
      good: lamps("var copy = lamp\n    return Binding { copy.isOn } set: { copy.isOn = $0; lamps[0] = copy }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
}
