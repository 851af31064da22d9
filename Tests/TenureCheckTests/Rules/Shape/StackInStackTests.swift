import TenureCheck
import Testing

@Suite struct StackInStackTests {
  private static func app(_ link: String, stack: String = "NavigationStack", more: String = "") -> String {
    """
    enum Route: Hashable { case profile, help }

    struct Home: View {
      @State private var shows = false
      var body: some View {
        \(stack) {
          List { Text("Home") }
            \(link)
        }
      }
      \(more)
    }

    """
  }

  private static let profile = """
    struct Profile: View {
      @State private var name = ""
      var body: some View {
        /*!*/ NavigationStack {
          TextField("Name", text: $name)
        }
        .tint(.red)
      }
    }
    """

  static let pairs = [
    Pair(
      "pushed by a route; in a sheet",
      bad: app(".navigationDestination(for: Route.self) { _ in Profile() }") + profile,
      good: app(".sheet(isPresented: $shows) { Profile() }") + profile.unmarked, severity: .warning),
    Pair(
      "pushed by a function of the destination; shown beside a split view's list",
      bad: app(
        ".navigationDestination(for: Route.self) { screen($0) }",
        more: "@ViewBuilder private func screen(_ route: Route) -> some View { if route == .profile { Profile() } }")
        + profile,
      good: app("", stack: "NavigationSplitView", more: "")
        + "struct Side: View { var body: some View { NavigationSplitView { Text(\"\") } detail: { Profile() } } }\n"
        + profile.unmarked),
    Pair(
      "a link in a view that another shows in its stack; the same without a stack around it",
      bad: app("Rows()") + "struct Rows: View { var body: some View { NavigationLink(\"Me\") { Profile() } } }\n"
        + profile,
      good: "struct Rows: View { var body: some View { NavigationLink(\"Me\") { Profile() } } }\n" + profile.unmarked),
    Pair(
      "always a stack; one where none is around it",
      bad: app("NavigationLink(destination: Profile()) { Text(\"Me\") }", stack: "NavigationView") + profile,
      good: app("NavigationLink(destination: Profile(isAlone: false)) { Text(\"Me\") }", stack: "NavigationView")
        + """
        struct Profile: View {
          let isAlone: Bool
          var body: some View {
            if isAlone { NavigationStack { Text("Me") } } else { Text("Me") }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StackInStack.self) }

  @Test("A link of a split view's list fills its detail, which may be a stack") func detail() {
    expect(
      StackInStack.self,
      staysQuiet: Self.app("NavigationLink(\"Me\") { Profile() }", stack: "NavigationSplitView") + Self.profile.unmarked
    )
  }

  @Test func itSaysWhatHappens() {
    expect(
      StackInStack.self, of: StackInStack.about.wrong,
      says: """
        11:5 warning: Settings begins a NavigationStack of its own, and is pushed onto another.
        - 4 pushed here
        - 3 onto this one
        It has two navigation bars, and what it pushes is in another path than it is itself: going back to the root or opening a link misses it.
        Leave it out of Settings. Where Settings is also shown in a sheet, put the stack there.
        """)
  }
}

extension String {
  fileprivate var unmarked: String {
    var parts: [Substring] = []
    var rest = self[...]
    while let mark = rest.firstRange(of: "/*!*/ ") {
      parts.append(rest[..<mark.lowerBound])
      rest = rest[mark.upperBound...]
    }
    return parts.joined() + rest
  }
}
