import Foundation
import Testing

/// The properties that SARIF 2.1.0 requires, and what services make use of.
@Suite struct SARIFTests {
  private func run(_ work: Workspace) throws -> [String: Any] {
    let answer = try work.tenure("check", "--format", "sarif", ".")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  private func region(_ result: [String: Any]) throws -> (uri: String, region: [String: Int]) {
    let locations = try #require(result["locations"] as? [[String: Any]])
    let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    return (try #require(artifact["uri"] as? String), try #require(physical["region"] as? [String: Int]))
  }

  @Test func everyResultNamesARuleThatIsDescribed() throws {
    let run = try run(Workspace(["Feed.swift": Programs.feed, "Badge.swift": Programs.badge]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tenure")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try results(run)
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect((0...100).contains(try #require(result["rank"] as? Double)))
      #expect(["low", "medium", "high"].contains((result["properties"] as? [String: Any])?["confidence"] as? String))
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["partialFingerprints"] as? [String: String])?["tenure/v1"]?.count == 16)
    }
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((rule["help"] as? [String: String])?["markdown"]?.isEmpty == false)
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
  }

  @Test func pathsAreURIsAndColumnsAreOfUTF16() throws {
    let program = Programs.feed.replacing("  @ObservedObject", with: "  /* 👩‍🚀ö */ @ObservedObject")
    let run = try run(Workspace(["My Föld#er/Feed.swift": program]))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let (uri, region) = try region(try #require(try results(run).first))
    #expect(uri == "My%20F%C3%B6ld%23er/Feed.swift")
    // The comment is 13 units of UTF-16 and a blank.
    #expect(region == ["startLine": 6, "startColumn": 43, "endLine": 6, "endColumn": 54])
  }

  @Test func whatCannotBeReadIsANotification() throws {
    let run = try run(Workspace(["Broken.swift": "struct {"]))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(try results(run).isEmpty)
  }

  @Test func aFindingKeepsItsFingerprintWhenLinesMove() throws {
    let one = try results(run(Workspace(["Feed.swift": Programs.feed])))
    let other = try results(run(Workspace(["Feed.swift": "// More\n\n" + Programs.feed])))
    #expect(
      one.first?["partialFingerprints"] as? [String: String] == other.first?["partialFingerprints"] as? [String: String]
    )
  }
}
