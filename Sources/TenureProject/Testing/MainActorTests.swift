import SwiftSyntax

/// Tests of XCTest that belong to the main actor. On Linux SwiftPM lists tests as if each belonged to nobody, and such a list
/// ends the program when it is read. A test that is `async` is listed as what it is: so these are built as if they were.
enum MainActorTests {
  /// What files say instead, by their paths: of those alone that have such tests. `isUsual` is true where the module's
  /// declarations belong to the main actor unless they say otherwise.
  static func texts(of paths: [String], isUsual: Bool = false) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in paths { texts[path] = text(of: try SwiftFile(path: path), isUsual: isUsual) }
    return texts
  }

  /// nil for a file without them. Lines stay where they are.
  static func text(of file: SwiftFile, isUsual: Bool = false) -> String? {
    guard file.text.contains("TestCase"), isUsual || file.text.contains("@MainActor") else { return nil }
    let reader = Reader(isUsual: isUsual)
    reader.walk(file.tree)
    if reader.insertions.isEmpty { return nil }
    var bytes = Array(file.text.utf8)
    for (place, words) in reader.insertions.sorted(by: { $0.place > $1.place }) {
      bytes.insert(contentsOf: words.utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Reader: SyntaxVisitor {
    private let isUsual: Bool
    private(set) var insertions: [(place: Int, words: String)] = []

    init(isUsual: Bool) {
      self.isUsual = isUsual
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
      guard parent.hasSuffix("TestCase") else { return .visitChildren }
      let isOfMainActor =
        Self.isMarked(node.attributes) || isUsual && !node.modifiers.contains { $0.name.text == "nonisolated" }
      for member in node.memberBlock.members {
        if let test = member.decl.as(FunctionDeclSyntax.self) { note(test, isOfMainActor: isOfMainActor) }
      }
      return .skipChildren
    }

    private static func isMarked(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { $0.trimmedDescription == "@MainActor" }
    }

    private func note(_ test: FunctionDeclSyntax, isOfMainActor: Bool) {
      let effects = test.signature.effectSpecifiers
      let isMarked = Self.isMarked(test.attributes)
      guard test.name.text.hasPrefix("test"), test.signature.parameterClause.parameters.isEmpty,
        effects?.asyncSpecifier == nil, isMarked || isOfMainActor, let body = test.body,
        !test.modifiers.contains(where: { ["static", "class", "private", "nonisolated"].contains($0.name.text) })
      else { return }
      func insert(_ words: String, at place: AbsolutePosition) { insertions.append((place.utf8Offset, words)) }
      let words = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
      if !isMarked, !words.isDisjoint(with: ["wait", "waitForExpectations"]) {
        // One that is async may not stand still. XCTest runs all others on the main thread.
        insert("nonisolated ", at: test.funcKeyword.positionAfterSkippingLeadingTrivia)
        let tries = effects?.throwsClause == nil ? "" : "try "
        insert(" \(tries)MainActor.assumeIsolated {", at: body.leftBrace.endPositionBeforeTrailingTrivia)
        insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
      } else {
        insert(" async", at: test.signature.parameterClause.endPositionBeforeTrailingTrivia)
      }
    }
  }
}

extension FileProject {
  /// Builds the tests of it that belong to the main actor so that they are listed.
  mutating func listMainActorTests() throws {
    for index in tests.indices {
      let isUsual = tests[index].arguments.contains("MainActor")
      tests[index] = tests[index].replacing(try MainActorTests.texts(of: tests[index].sources, isUsual: isUsual))
    }
  }
}
