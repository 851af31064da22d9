import TenureCheck
import Testing

@Suite struct LeftOutOfUpdateTests {
  private static func gauge(
    make: String, update: String = "", members: String = "", maker: String = "", input: String = "var level: Double",
    argument: String = "level: level"
  ) -> String {
    """
    struct Gauge: UIViewRepresentable {
      \(input)
      func makeUIView(context: Context) -> UIProgressView {
        let view = UIProgressView()
        \(make)
        return view
      }
      func updateUIView(_ view: UIProgressView, context: Context) { \(update) }
      \(maker)
    }
    \(members)
    struct Boiler: View {
      @State private var level = 0.2
      @State private var marks: [Double] = []
      var body: some View {
        Gauge(\(argument))
        Button("Heat") { level += 0.1; marks.append(level) }
      }
    }
    """
  }

  private static func needle(_ keeper: String, _ update: String = "", _ mark: String = "") -> String {
    gauge(
      make: "view.tag = 1", update: update,
      members: """
        final class Needle: NSObject {
          \(keeper)
          init(_ parent: Gauge) { self.parent = parent }
          func angle() -> Double { \(mark)parent.level * 90 }
        }
        """, maker: "func makeCoordinator() -> Needle { Needle(self) }")
  }

  static let pairs = [
    Pair(
      "filled once; with each change",
      bad: gauge(make: "view.progress = Float(/*!*/ level)"),
      good: gauge(make: "view.progress = Float(level)", update: "view.progress = Float(level)"), severity: .warning),
    Pair(
      "a list; by a function of both",
      bad: gauge(
        make: "for mark in /*!*/ marks { view.addSubview(Mark(mark)) }", input: "let marks: [Double]",
        argument: "marks: marks"),
      good: gauge(
        make: "fill(view)", update: "fill(view)",
        maker: "func fill(_ view: UIProgressView) { for mark in marks { view.addSubview(Mark(mark)) } }",
        input: "let marks: [Double]", argument: "marks: marks")),
    Pair(
      "in a function of making; a representable that hands itself on",
      bad: gauge(
        make: "fill(view)", maker: "func fill(_ view: UIProgressView) { view.progress = Float(/*!*/ level) }"),
      good: gauge(make: "view.progress = Float(level)", update: "context.coordinator.update(view, from: self)")),
    Pair(
      "what changes; what stays, and what is only asked at first",
      bad: gauge(make: "view.progress = Float(/*!*/ level)"),
      good: gauge(
        make: "view.progress = Float(level); if isFirst { view.becomeFirstResponder() }",
        input: "var level: Double; var isFirst: Bool", argument: "level: 0.5, isFirst: level > 0")),
    Pair(
      "a coordinator with the first one; with the newest",
      bad: needle("let parent: Gauge", "", "/*!*/ "),
      good: needle("var parent: Gauge", "context.coordinator.parent = self")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }

  @Test func itSaysWhatHappens() {
    expect(
      StateCopiesInput.self, of: Self.gauge(make: "view.progress = Float(level)"),
      says: """
        5:27 warning: Gauge reads 'level' when it makes its view, and 'updateUIView' does not.
        - 16 'level' is passed here
        - 17 'level' of Boiler changes here
        - 8 called when 'level' has changed
        When 'level' changes, what is on the screen still has the value of that time.
        Bring the view up to date in 'updateUIView', which is called behind 'make' as well.
        """)
  }
}
