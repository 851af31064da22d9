import TenureCheck
import Testing

@Suite struct StateNotPrivateTests {
  static let pairs = [
    Pair(
      "a disclosure that nobody sets",
      bad: """
        struct FAQRow: View {
          let question: String
          let answer: String
          /*!*/ @State var isExpanded = false

          var body: some View {
            DisclosureGroup(isExpanded: $isExpanded) {
              Text(answer).font(.callout)
            } label: {
              Text(question).font(.headline)
            }
          }
        }

        struct FAQScreen: View {
          var body: some View {
            List {
              FAQRow(question: "How do I cancel?", answer: "In Settings.")
              FAQRow(question: "Where is my order?", answer: "On its way.")
            }
          }
        }
        """,
      good: """
        struct FAQRow: View {
          let question: String
          let answer: String
          @State private var isExpanded = false

          var body: some View {
            DisclosureGroup(isExpanded: $isExpanded) {
              Text(answer).font(.callout)
            } label: {
              Text(question).font(.headline)
            }
          }
        }
        """, severity: .info),
    Pair(
      "an owned model; one that callers hand in is somebody else's",
      bad: """
        final class PlayerModel: ObservableObject { @Published var isPlaying = false }

        struct PlayerScreen: View {
          /*!*/ @StateObject var player = PlayerModel()

          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          }
        }
        """,
      good: """
        final class PlayerModel: ObservableObject { @Published var isPlaying = false }

        struct PlayerScreen: View {
          @ObservedObject var player: PlayerModel
          @Environment(\\.dismiss) var dismiss

          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          }
        }
        """),
    Pair(
      "callers that pass a constant; a preview that does",
      bad: """
        struct QuantityStepper: View {
          let title: String
          /*!*/ @State var quantity = 1

          var body: some View {
            Stepper("\\(title): \\(quantity)", value: $quantity, in: 1...9)
          }
        }

        struct CartScreen: View {
          var body: some View {
            VStack {
              QuantityStepper(title: "Apples", quantity: 3)
              QuantityStepper(title: "Pears", quantity: 5)
            }
          }
        }
        """,
      good: """
        struct QuantityStepper: View {
          let title: String
          @State var quantity = 1

          var body: some View {
            Stepper("\\(title): \\(quantity)", value: $quantity, in: 1...9)
          }
        }

        struct CartScreen: View {
          var body: some View { QuantityStepper(title: "Apples") }
        }

        #Preview("Many") { QuantityStepper(title: "Apples", quantity: 8) }
        """),
    Pair(
      "a modifier's state; what a library offers",
      bad: """
        struct Shake: ViewModifier {
          /*!*/ @State var isShaking = false
          let trigger: Int

          func body(content: Content) -> some View {
            content
              .rotationEffect(.degrees(isShaking ? 3 : 0))
              .onChange(of: trigger) { isShaking.toggle() }
          }
        }
        """,
      good: """
        public struct Shake: ViewModifier {
          @State public var isShaking = false
          private let trigger: Int
          public init(trigger: Int) { self.trigger = trigger }

          public func body(content: Content) -> some View {
            content
              .rotationEffect(.degrees(isShaking ? 3 : 0))
              .onChange(of: trigger) { isShaking.toggle() }
          }
        }
        """),
    Pair(
      "an initializer that fills it; bindings and environment values are no state",
      bad: """
        struct RangeSlider: View {
          /*!*/ @State var lower: Double
          let bounds: ClosedRange<Double>

          init(bounds: ClosedRange<Double>) {
            self.bounds = bounds
            _lower = State(initialValue: bounds.lowerBound)
          }

          var body: some View { Slider(value: $lower, in: bounds) }
        }
        """,
      good: """
        struct RangeSlider: View {
          @Binding var lower: Double
          @Environment(\\.isEnabled) var isEnabled
          @AppStorage("steps") var steps = 10
          static var shared = 1
          let bounds: ClosedRange<Double>

          var body: some View { Slider(value: $lower, in: bounds).opacity(isEnabled ? 1 : 0.4) }
        }
        """),
    Pair(
      "nobody writes it, and callers pass constants",
      bad: """
        struct Pill: View {
          /*!*/ @State var isLarge: Bool
          var body: some View { Text(isLarge ? "A" : "a") }
        }
        struct Pills: View { var body: some View { Pill(isLarge: true); Pill(isLarge: false) } }
        """,
      good: """
        struct Pill: View {
          @State var isLarge: Bool
          var body: some View { Toggle("Large", isOn: $isLarge) }
        }
        struct Pills: View { var body: some View { Pill(isLarge: true); Pill(isLarge: false) } }
        """, severity: .info),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateNotPrivate.self) }

  private static func fix(_ source: String) -> Fix? {
    Check.findings(in: Snippet(source).project(), rules: [StateNotPrivate.self]).first?.fix
  }

  @Test func theFixPutsOneWordBeforeVar() throws {
    let source =
      "struct Lamp: View {\n  @State\n  var isOn = false\n  var body: some View { Toggle(\"On\", isOn: $isOn) }\n}"
    let fix = try #require(Self.fix(source))
    #expect(fix.applied(to: source).contains("@State\n  private var isOn = false"))
  }

  @Test func noFixWhereAnotherFileNamesIt() {
    let source = """
      // file: Lamp.swift
      struct Lamp: View {
        @State var isOn = false
        var body: some View { bulb }
      }
      // file: Lamp+Bulb.swift
      extension Lamp {
        var bulb: some View { Toggle("On", isOn: $isOn) }
      }
      """
    #expect(Self.fix(source) == nil)
  }

  @Test func whatTestsSetIsLeftAlone() {
    expect(
      StateNotPrivate.self,
      staysQuiet: """
        // file: Lamp.swift
        struct Lamp: View {
          @State var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        // file: LampTests.swift
        import XCTest
        final class LampTests: XCTestCase {
          func testLit() { _ = Lamp(isOn: true).isOn }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      StateNotPrivate.self, of: StateNotPrivate.about.wrong,
      says: """
        3:3 info: 'isOpen' is Disclosure's own state, and any caller could set it.
        Nobody does. A caller that did would be heard once, when Disclosure appears.
        Make it private: '@State private var isOpen'.
        """)
  }

  @Test("State is made private unasked where all its users are seen and none needs it")
  func makingPrivate() {
    let lamp = "struct Lamp: View { @State var isOn = false; var body: some View { Toggle(\"On\", isOn: $isOn) } }\n"
    func isSafe(_ source: String, isWhole: Bool = true) -> Bool? {
      Snippet(source).fixIsSafe(StateNotPrivate.self, isWhole: isWhole)
    }
    #expect(isSafe(lamp) == true)
    #expect(isSafe(lamp, isWhole: false) == false)
    let lit = "protocol Lit { var isOn: Bool { get } }\n"
    #expect(isSafe(lit + lamp.replacing("Lamp: View", with: "Lamp: View, Lit")) == false)
    #expect(isSafe(lamp + "func count(_ lamps: Lamps) -> Int { lamps.filter { $0.isOn }.count }") == nil)
  }
}
