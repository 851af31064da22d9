import Foundation
import Testing

@Suite struct StatsTests {
  @Test func whatAPersonReads() throws {
    let work = try Workspace(["Shop.swift": MapTests.shop, "Tests/ShopTests.swift": Programs.feed])
    let answer = try work.tenure("stats", ".")
    #expect(answer.status == 0)
    #expect(
      answer.out == """
        Code
          files                           1
          lines                           43
          views                           3
          models, ObservableObject        1
          models, @Observable             1

        Wrappers
          @State                          3
          @Binding                        2
          @EnvironmentObject              1
          @ObservedObject                 1
          @Published                      1
          @StateObject                    1

        Findings
          model-not-main-actor            1
          observed-object-created-inline  1
          per thousand lines              46.51

        """)
  }

  @Test func theWayFromABaseline() throws {
    struct Numbers: Decodable {
      struct Trend: Decodable, Equatable { let known, new, gone: Int }
      let trend: Trend?
      let findings: [String: Int]
    }
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--write-baseline", "known.json", ".")
    try work.write("Feed.swift", Programs.feedFixed)
    try work.write("Badge.swift", Programs.badge)
    let text = try work.tenure("stats", "--baseline", "known.json", "--format", "json", ".").out
    let numbers = try JSONDecoder().decode(Numbers.self, from: Data(text.utf8))
    #expect(numbers.trend == Numbers.Trend(known: 1, new: 1, gone: 1))
    #expect(numbers.findings == ["unstable-identity": 1])
    #expect(try work.tenure("stats", "--baseline", "none.json", ".").status == 2)
  }

  @Test func aPage() throws {
    let page = try Workspace(["Feed.swift": Programs.feed]).tenure("stats", "--format", "html", ".").out
    #expect(page.contains("<tr><td>@ObservedObject</td><td>1</td></tr>"))
    #expect(!page.contains("http"))
  }
}
