import TenureCheck
import Testing

/// Copies of what SwiftUI itself keeps: a query, a value of the scene.
@Suite struct CopiedQueryTests {
  private static func plants(_ shown: String, _ modifiers: String, _ delete: String) -> String {
    """
    @Model final class Plant { var name: String; init(name: String) { self.name = name } }
    struct Plants: View {
      @Environment(\\.modelContext) private var context
      @Query private var plants: [Plant]
      \(shown)
      var body: some View {
        List(visible) { Text($0.name) }
          \(modifiers)
        Button("Delete") { \(delete) }
      }
    }
    """
  }

  private static func pages(_ state: String, _ body: String) -> String {
    """
    struct Pages: View {
      @SceneStorage("page") private var saved = 0
      \(state)
      var body: some View {
        TabView(selection: \(body)
          .onOpenURL { saved = $0.pathComponents.count }
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "elements of the copy are deleted; the query itself is shown",
      bad: plants(
        "@State private var visible: [Plant] = []", ".onAppear { /*!*/ visible = plants }", "context.delete(visible[0])"
      ),
      good: plants("private var visible: [Plant] { plants }", "", "context.delete(visible[0])"), severity: .warning),
    Pair(
      "a tab that is saved, and that a link changes; the saved one itself",
      bad: pages(
        "@State private var page = 0",
        """
        $page) { Text("") }
              .onAppear { /*!*/ page = saved }
              .onChange(of: page) { saved = page }
        """),
      good: pages("", "$saved) { Text(\"\") }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
