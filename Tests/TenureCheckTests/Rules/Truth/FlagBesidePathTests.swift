import TenureCheck
import Testing

@Suite struct FlagBesidePathTests {
  static let pairs = [
    Pair(
      "a flag of a router for a screen that is on its path",
      bad: """
        enum Screen: Hashable { case basket, order(Int) }
        @Observable final class Navigator {
          var path: [Screen] = []
          /*!*/ var isBasketOpen = false
          func openBasket() { path.append(.basket); isBasketOpen = true }
        }
        struct Shop: View {
          @State private var navigator = Navigator()
          var body: some View {
            NavigationStack(path: $navigator.path) {
              Button("Basket") { navigator.openBasket() }.opacity(navigator.isBasketOpen ? 0 : 1)
            }
          }
        }
        """,
      good: """
        enum Screen: Hashable { case basket, order(Int) }
        @Observable final class Navigator {
          var path: [Screen] = []
          var isBasketOpen: Bool { path.contains(.basket) }
          func openBasket() { path.append(.basket) }
        }
        struct Shop: View {
          @State private var navigator = Navigator()
          var body: some View {
            NavigationStack(path: $navigator.path) {
              Button("Basket") { navigator.openBasket() }.opacity(navigator.isBasketOpen ? 0 : 1)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "in a view, also taken back by a button of its own",
      bad: """
        struct Settings: View {
          @State private var path = NavigationPath()
          /*!*/ @State private var showsAdvanced = false
          var body: some View {
            NavigationStack(path: $path) {
              Text(showsAdvanced ? "Advanced" : "Simple")
              Button("Open") {
                path.append("advanced")
                showsAdvanced = true
              }
              Button("Close") {
                path.removeLast()
                showsAdvanced = false
              }
            }
          }
        }
        """,
      good: """
        struct Settings: View {
          @State private var path = NavigationPath()
          @State private var showsAdvanced = false
          var body: some View {
            NavigationStack(path: $path) {
              Text(showsAdvanced ? "Advanced" : "Simple")
              Button("Open") {
                path.append("advanced")
                showsAdvanced = true
              }
            }
            .onChange(of: path) { showsAdvanced = !path.isEmpty }
          }
        }
        """),
    Pair(
      "the route itself, beside the path; the last of the path",
      bad: """
        enum Step: Hashable { case name, review }
        @Observable final class Wizard {
          var path: [Step] = []
          /*!*/ private(set) var current: Step?
          func advance(to step: Step) { path.append(step); current = step }
          func restart() { path = []; current = nil }
        }
        struct WizardView: View {
          @State private var wizard = Wizard()
          var body: some View {
            NavigationStack(path: $wizard.path) { Button("Start") { wizard.advance(to: .name) } }
              .overlay { Text(wizard.current == .review ? "Almost done" : "Go on") }
          }
        }
        """,
      good: """
        enum Step: Hashable { case name, review }
        @Observable final class Wizard {
          var path: [Step] = []
          private(set) var chosen: Step?
          func advance(to step: Step) { path.append(step); chosen = step }
          func choose(_ step: Step) { chosen = step }
        }
        struct WizardView: View {
          @State private var wizard = Wizard()
          var body: some View {
            NavigationStack(path: $wizard.path) { Button("Start") { wizard.advance(to: .name) } }
              .overlay { Text(wizard.chosen == .review ? "Almost done" : "Go on") }
          }
        }
        """),
  ]

  @Test("Where somebody was last stays when the way leads back")
  func past() {
    func source(_ name: String, mark: String = "") -> String {
      """
      @Observable final class Router {
        var path: [Int] = []
        \(mark)var \(name) = 0
        func open(_ page: Int) { path.append(page); \(name) = page }
      }
      struct RouterView: View {
        @State private var router = Router()
        var body: some View {
          Text("\\(router.\(name))")
          NavigationStack(path: $router.path) { Button("Open") { router.open(1) } }
        }
      }
      """
    }
    expect(StoredDerivedState.self, fires: source("shownPage", mark: "/*!*/ "))
    expect(StoredDerivedState.self, staysQuiet: source("lastPage"))
    expect(StoredDerivedState.self, staysQuiet: source("visitedPage"))
  }

  @Test("A step that is counted with the pushes")
  func step() {
    func source(_ step: String, _ count: String) -> String {
      """
      @Observable final class Flow {
        var path: [Int] = []
        \(step)
        func next() { path.append(path.count); \(count) }
      }
      struct FlowView: View {
        @State private var flow = Flow()
        var body: some View {
          Text("\\(flow.step)")
          NavigationStack(path: $flow.path) { Button("Next") { flow.next() } }
        }
      }
      """
    }
    expect(StoredDerivedState.self, fires: source("/*!*/ var step = 0", "step += 1"), severity: .warning)
    expect(StoredDerivedState.self, staysQuiet: source("var step: Int { path.count }", ""))
    expect(StoredDerivedState.self, staysQuiet: source("var step: Int { path.count }\n var taps = 0", "taps += 1"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
