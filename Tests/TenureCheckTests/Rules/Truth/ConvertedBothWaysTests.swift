import TenureCheck
import Testing

@Suite struct ConvertedBothWaysTests {
  static let pairs = [
    Pair(
      "two amounts, each worked out from the other; one, and a binding that converts",
      bad: """
        struct Tax: View {
          @State private var net = 100.0
          @State private var gross = 119.0
          var body: some View {
            TextField("Net", value: $net, format: .number).onChange(of: net) { /*!*/ gross = net * 1.19 }
            TextField("Gross", value: $gross, format: .number).onChange(of: gross) { _, new in net = Self.net(of: new) }
          }
          static func net(of gross: Double) -> Double { gross / 1.19 }
        }
        """,
      good: """
        struct Tax: View {
          @State private var net = 100.0
          private var gross: Binding<Double> { Binding(get: { net * 1.19 }, set: { net = $0 / 1.19 }) }
          var body: some View {
            TextField("Net", value: $net, format: .number)
            TextField("Gross", value: gross, format: .number)
          }
        }
        """),
    Pair(
      "a choice and a flag of the same; two days that are kept in order",
      bad: """
        struct Tabs: View {
          @State private var tab = 0
          @State private var showsMap = false
          var body: some View {
            Picker("Tab", selection: $tab) { Text("List").tag(0); Text("Map").tag(1) }
              .onChange(of: tab) { _, new in /*!*/ showsMap = new == 1 }
              .onChange(of: showsMap) { _, new in tab = new ? 1 : 0 }
            Toggle("Map", isOn: $showsMap)
          }
        }
        """,
      good: """
        struct Stay: View {
          @State private var arrival = Date.now
          @State private var departure = Date.now
          var body: some View {
            DatePicker("From", selection: $arrival).onChange(of: arrival) { departure = max(departure, arrival) }
            DatePicker("To", selection: $departure).onChange(of: departure) { arrival = min(arrival, departure) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OnChangeMirrorsState.self) }

  @Test func oneWayIsNoPair() {
    expect(
      OnChangeMirrorsState.self,
      staysQuiet: """
        struct Picture: View {
          @State private var scale = 1.0
          @State private var caption = ""
          var body: some View {
            Slider(value: $scale).onChange(of: scale) { _, new in caption = describe(new) }
            TextField("Caption", text: $caption)
          }
        }
        """)
  }
}
