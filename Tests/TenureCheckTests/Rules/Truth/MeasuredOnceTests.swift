import TenureCheck
import Testing

/// A size that is kept follows the size.
@Suite struct MeasuredOnceTests {
  private static func wall(_ modifier: String, more: String = "") -> String {
    """
    struct Wall: View {
      @State private var isWide = false
      @State private var isReady = false
      @Environment(\\.horizontalSizeClass) private var width
      var body: some View {
        GeometryReader { space in
          Text(isWide ? "Wide" : "Narrow").opacity(isReady ? 1 : 0)\(modifier)
        }
        \(more)
      }
    }
    """
  }

  private static let wrong = wall(".onAppear { /*!*/ isWide = space.size.width > 600 }")

  static let pairs = [
    Pair(
      "when it appears; with each size", bad: wrong,
      good: wall(".onChange(of: space.size, initial: true) { isWide = space.size.width > 600 }"), severity: .warning),
    Pair(
      "a size class; one that is followed", bad: wall(".onAppear { /*!*/ isWide = width == .regular }"),
      good: wall(".onAppear { isWide = width == .regular }.onChange(of: width) { isWide = width == .regular }")),
    Pair("a size; something else", bad: wrong, good: wall(".onAppear { isReady = true }")),
    Pair(
      "nothing else; a user decides later", bad: wrong,
      good: wall(".onAppear { isWide = space.size.width > 600 }", more: "Toggle(\"Wide\", isOn: $isWide)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
