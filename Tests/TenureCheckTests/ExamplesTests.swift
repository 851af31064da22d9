import Foundation
import TenureCheck
import Testing

/// The example programs: the right ones have nothing to be named, and the wrong twins are named for what they show.
@Suite struct ExamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private static func project(_ name: String) throws -> Project {
    let folder = Self.folder.appendingPathComponent(name)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted()
    try #require(!paths.isEmpty)
    return Project(
      files: try paths.map { path in
        FileReader.facts(path: path, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(path))))
      })
  }

  /// `File.swift rule`, each once.
  private static func named(_ name: String, _ preset: Preset) throws -> Set<String> {
    Set(
      Check.findings(in: try project(name), rules: AllRules.rules(of: preset)).map { "\($0.place.path) \($0.rule)" })
  }

  @Test(arguments: ["Checkout", "Inbox", "Profile", "Todo"], Preset.allCases)
  func theRightOnesAreClean(_ name: String, _ preset: Preset) throws {
    #expect(try Self.named(name, preset) == [])
  }

  /// The gallery shows some mistakes beside what would be right.
  @Test func theGalleryIsNamedWhereItTeachesAMistake() throws {
    for preset in [Preset.default, .strict] {
      #expect(
        try Self.named("Gallery", preset) == [
          "Lifetimes.swift state-copies-input", "Flow.swift boolean-bag-load-state",
        ])
    }
  }

  @Test func theWrongCheckout() throws {
    #expect(try Self.named("WrongCheckout", .default) == ["PaymentScreen.swift state-object-from-parameter"])
  }

  @Test func theWrongInbox() throws {
    let wrong: Set = [
      "ComposeSheet.swift state-copies-input", "UnreadFilter.swift state-copies-input",
      "InboxModel.swift stored-derived-state", "InboxModel.swift async-result-without-supersession",
      "InboxModel.swift boolean-bag-load-state", "InboxScreen.swift many-presentation-flags",
    ]
    #expect(try Self.named("WrongInbox", .default) == wrong)
    #expect(try Self.named("WrongInbox", .strict) == wrong)
  }

  @Test func theWrongProfile() throws {
    #expect(
      try Self.named("WrongProfile", .default) == [
        "ProfileScreen.swift reference-type-in-state", "QuizScreen.swift state-copies-input",
        "SettingsModel.swift same-entity-in-several-models",
      ])
  }

  @Test func theWrongTodo() throws {
    let wrong: Set = [
      "AddBar.swift observed-object-created-inline", "TodoRow.swift state-copies-input",
      "TodoScreen.swift unstable-identity", "TodoScreen.swift app-storage-precious",
    ]
    #expect(try Self.named("WrongTodo", .default) == wrong)
    #expect(
      try Self.named("WrongTodo", .architecture)
        == wrong.union(["TodoScreen.swift view-calls-service"]))
  }
}
