import TenureCheck
import Testing

/// Each stack has a path of its own.
@Suite struct PathOfTwoStacksTests {
  private static func tabs(_ body: String) -> String {
    """
    @Observable final class Routes { var path: [Int] = []; var other: [Int] = [] }
    struct Tabs: View {
      @State private var routes = Routes()
      @State private var isWide = false
      var body: some View { \(body) }
    }
    """
  }

  private static func stack(_ path: String) -> String { "NavigationStack(path: \(path)) { Text(\"\") }" }

  private static let wrong = tabs(
    "TabView { \(stack("$routes.path")).tag(0); \(stack("/*!*/ $routes.path")).tag(1) }")

  static let pairs = [
    Pair(
      "one for both; one for each", bad: wrong,
      good: tabs("TabView { \(stack("$routes.path")); \(stack("$routes.other")) }"), severity: .warning),
    Pair(
      "both are there; one or the other", bad: wrong,
      good: tabs("if isWide { \(stack("$routes.path")) } else { \(stack("$routes.path")) }")),
    Pair(
      "a path; a constant", bad: wrong,
      good: tabs("TabView { \(stack(".constant([])")); \(stack(".constant([])")) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StackInStack.self) }
}
