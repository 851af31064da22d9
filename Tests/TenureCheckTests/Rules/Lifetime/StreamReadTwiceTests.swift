import TenureCheck
import Testing

@Suite struct StreamReadTwiceTests {
  private static func radio(
    _ members: String, first: String = "radio.news", second: String = "radio.news", holder: String = "let radio: Radio"
  ) -> String {
    """
    final class Radio: Sendable {
      \(members)
    }
    struct Ticker: View {
      \(holder)
      @State private var line = ""
      var body: some View { Text(line).task { for await news in \(first) { line = news } } }
    }
    struct Count: View {
      \(holder)
      @State private var count = 0
      var body: some View { Text("\\(count)").task { for await _ in \(second) { count += 1 } } }
    }
    """
  }

  private static let one = "let news: AsyncStream<String>\n  init(news: AsyncStream<String>) { self.news = news }"
  private static let wrong = radio(one, second: "/*!*/ radio.news")

  static let pairs = [
    Pair(
      "one stream; one for each",
      bad: wrong,
      good: radio(
        "func news() -> AsyncStream<String> { AsyncStream { $0.yield(\"\") } }", first: "radio.news()",
        second: "radio.news()"), severity: .warning),
    Pair(
      "filtered; one reader",
      bad: radio(one, second: "/*!*/ radio.news.filter { $0.isEmpty }"), good: radio(one, second: "other.news")),
    Pair(
      "one continuation; one for each key",
      bad: radio(
        "var last: AsyncStream<String>.Continuation?\n  func news() -> AsyncStream<String> { AsyncStream { self.last = $0 } }",
        first: "radio.news()", second: "/*!*/ radio.news()"),
      good: radio(
        "var all: [Int: AsyncStream<String>.Continuation] = [:]\n  func news() -> AsyncStream<String> { AsyncStream { all[all.count] = $0 } }",
        first: "radio.news()", second: "radio.news()")),
    Pair(
      "handed in; each with its own", bad: wrong,
      good: radio("let news = AsyncStream<String> { $0.finish() }", holder: "@State private var radio = Radio()")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }

  @Test func itSaysWhatHappens() {
    expect(
      UnpublishedModelProperty.self, of: Self.radio(Self.one),
      says: """
        13:64 warning: Two loops read 'news' of Radio, which is one stream.
        - 8 the other loop
        - 2 the stream
        A stream gives each element to one reader: the other never hears of it.
        Make a stream for each reader: keep the continuations in a dictionary, and yield to all of them; or read it once, into a property that views show.
        """)
  }
}
