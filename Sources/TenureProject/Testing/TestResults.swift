import Foundation

/// What came of a project's tests, for programs.
struct TestResults: Equatable, Encodable {
  struct Issue: Equatable, Encodable {
    /// Its file and line, seen from the project's folder.
    let place: String
    let text: String
  }

  struct Test: Equatable, Encodable {
    enum State: String, Encodable { case passed, failed, skipped }

    let name: String
    var state: State
    var issues: [Issue] = []
  }

  private(set) var tests: [Test] = []
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var skipped = 0
  /// What was not built.
  var leftOut: [LeftOutTests.File] = []

  /// `events` are those of Swift Testing, a line of JSON each; `output` is what XCTest has written.
  init(events: String, output: String, folder: String) {
    tests = Self.swiftTesting(events, folder) + Self.xctest(output, folder)
    passed = tests.count { $0.state == .passed }
    failed = tests.count { $0.state == .failed }
    skipped = tests.count { $0.state == .skipped }
  }

  private struct Line: Decodable {
    struct Location: Decodable {
      let _filePath: String?
      let fileID: String?
      let line: Int
    }

    struct Payload: Decodable {
      struct Message: Decodable { let text: String }
      struct Issue: Decodable {
        let isKnown: Bool?
        let severity: String?
        let sourceLocation: Location?
      }

      let kind: String
      let name: String?
      let displayName: String?
      let id: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?
    }

    let kind: String
    let payload: Payload
  }

  private static func swiftTesting(_ events: String, _ folder: String) -> [Test] {
    var tests: [String: Test] = [:]
    var order: [String] = []
    var names: [String: String] = [:]
    for text in events.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { continue }
      let payload = line.payload
      if line.kind == "test", payload.kind == "function", let id = payload.id {
        // `Module.Suite/test()/File.swift:1:2`
        names[id] = id.split(separator: "/").dropLast().joined(separator: "/")
      }
      guard line.kind == "event", let id = payload.testID, let name = names[id] else { continue }
      switch payload.kind {
      case "testStarted":
        order.append(id)
        tests[id] = Test(name: name, state: .passed)
      case "testSkipped":
        order.append(id)
        tests[id] = Test(name: name, state: .skipped)
      case "issueRecorded" where payload.issue?.isKnown != true && payload.issue?.severity != "warning":
        let place = payload.issue?.sourceLocation.map {
          "\(Paths.short($0._filePath ?? $0.fileID ?? "", from: folder)):\($0.line)"
        }
        let words = (payload.messages ?? []).map(\.text).joined(separator: "\n")
        tests[id]?.issues.append(Issue(place: place ?? "", text: words))
        tests[id]?.state = .failed
      default: break
      }
    }
    return order.compactMap { tests[$0] }
  }

  private static func xctest(_ output: String, _ folder: String) -> [Test] {
    var issues: [String: [Issue]] = [:]
    var tests: [Test] = []
    for line in output.split(separator: "\n") {
      if let match = line.firstMatch(of: #/^(\S.*?):(\d+): error: (\S+\.\S+) : (.*)$/#) {
        let place = "\(Paths.short(String(match.1), from: folder)):\(match.2)"
        issues[String(match.3), default: []].append(Issue(place: place, text: String(match.4)))
      } else if let match = line.firstMatch(of: #/^Test Case '(\S+)' (passed|failed|skipped) \(/#) {
        let name = String(match.1)
        tests.append(Test(name: name, state: .init(rawValue: String(match.2)) ?? .failed, issues: issues[name] ?? []))
      }
    }
    return tests
  }
}
