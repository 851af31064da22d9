import TenureCheck
import Testing

@Suite struct PageOfFormerQuestionTests {
  private static func stamps(
    more: String, show: String = "country = other; stamps = []; await more()", members: String = "",
    country: String = "var country = \"NO\""
  ) -> String {
    """
    struct Stamp: Identifiable { let id: Int }
    @MainActor @Observable final class Stamps {
      private(set) var stamps: [Stamp] = []
      \(country)
      let post: Post
      init(post: Post) { self.post = post }
      func show(_ other: String) async { \(show) }
      func more() async {
        \(more)
      }
      \(members)
    }
    struct Page: View {
      let model: Stamps
      var body: some View { List(model.stamps) { Text("\\($0.id)") } }
    }
    """
  }

  private static let wrong = stamps(more: "let next = await post.stamps(of: country)\n    /*!*/ stamps += next")

  static let pairs = [
    Pair(
      "whatever is asked for now; only what is asked for still", bad: wrong,
      good: stamps(
        more:
          "let asked = country\n    let next = await post.stamps(of: country)\n    guard asked == country else { return }\n    stamps += next"
      ), severity: .warning),
    Pair(
      "emptied by the question itself; by an action that ends the run before",
      bad: stamps(
        more: "/*!*/ stamps.append(contentsOf: await post.stamps(of: country))", show: "country = other",
        country: "var country = \"NO\" { didSet { stamps.removeAll() } }"),
      good: stamps(
        more: "stamps.append(contentsOf: await post.stamps(of: country))",
        show: "run?.cancel(); country = other; stamps = []", members: "var run: Task<Void, Never>?")),
    Pair(
      "of what changes; of what stays", bad: wrong,
      good: stamps(
        more: "let next = await post.stamps(of: country)\n    stamps += next", show: "await more()",
        country: "let country = \"NO\"")),
    Pair(
      "emptied for another question; emptied alone", bad: wrong,
      good: stamps(more: "let next = await post.stamps(of: country)\n    stamps += next", show: "stamps = []")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
