import SwiftSyntax

/// Tests of XCTest that belong to the main actor. On Linux SwiftPM lists tests as if each belonged to nobody, and such a list
/// ends the program when it is read. A test that is `async` is listed as what it is: so these are built as if they were. What
/// prepares them, `setUp()`, belongs to nobody in XCTest here, nor in Apple's, where a class may take it over all the same.
struct MainActorTests {
  /// Classes of tests: those of XCTest, and those made from them, in whichever file.
  private var tests: Set<String> = []
  /// Those among them that belong to the main actor.
  private var ofMainActor: Set<String> = []

  /// What files say instead, by their paths: of those alone that have such tests. `isUsual` is true where the module's
  /// declarations belong to the main actor unless they say otherwise.
  static func texts(of paths: [String], isUsual: Bool = false) throws -> [String: String] {
    texts(of: try paths.map { try SwiftFile(path: $0) }, isUsual: isUsual)
  }

  static func texts(of files: [SwiftFile], isUsual: Bool) -> [String: String] {
    guard files.contains(where: { $0.text.contains("TestCase") }),
      isUsual || files.contains(where: { $0.text.contains("@MainActor") })
    else { return [:] }
    let classes = MainActorTests(files, isUsual: isUsual)
    var texts: [String: String] = [:]
    for file in files { texts[file.path] = classes.text(of: file) }
    return texts
  }

  private init(_ files: [SwiftFile], isUsual: Bool) {
    let found = Classes(viewMode: .sourceAccurate)
    for file in files { found.walk(file.tree) }
    var count = -1
    while count != tests.count + ofMainActor.count {
      count = tests.count + ofMainActor.count
      for each in found.all where each.parent.hasSuffix("TestCase") || tests.contains(each.parent) {
        tests.insert(each.name)
        if each.isMarked || ofMainActor.contains(each.parent) || isUsual && !each.isNonisolated {
          ofMainActor.insert(each.name)
        }
      }
    }
  }

  /// nil for a file without them. Lines stay where they are.
  private func text(of file: SwiftFile) -> String? {
    let reader = Reader(self)
    reader.walk(file.tree)
    if reader.edits.isEmpty { return nil }
    var bytes = Array(file.text.utf8)
    for edit in reader.edits.sorted(by: { $0.place > $1.place }) {
      bytes.replaceSubrange(edit.place..<(edit.place + edit.length), with: edit.words.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isMarked(_ attributes: AttributeListSyntax) -> Bool { mark(attributes) != nil }

  private static func mark(_ attributes: AttributeListSyntax) -> Syntax? {
    attributes.first { $0.trimmedDescription == "@MainActor" }.map(Syntax.init)
  }

  private final class Classes: SyntaxVisitor {
    private(set) var all: [(name: String, parent: String, isMarked: Bool, isNonisolated: Bool)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      all.append(
        (
          node.name.text, node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? "",
          isMarked(node.attributes), node.modifiers.contains { $0.name.text == "nonisolated" }
        ))
      return .visitChildren
    }
  }

  private final class Reader: SyntaxVisitor {
    private let classes: MainActorTests
    private(set) var edits: [(place: Int, length: Int, words: String)] = []
    /// The class of tests that is gone through, if one is, and whether that belongs to the main actor.
    private var around: [(isTests: Bool, isOfMainActor: Bool)] = []

    init(_ classes: MainActorTests) {
      self.classes = classes
      super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      around.append((classes.tests.contains(name), classes.ofMainActor.contains(name)))
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ test: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if let around = around.last, around.isTests { note(test, isOfMainActor: around.isOfMainActor) }
      return .skipChildren
    }

    private static let preparing: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    private func note(_ test: FunctionDeclSyntax, isOfMainActor: Bool) {
      let effects = test.signature.effectSpecifiers
      let mark = MainActorTests.mark(test.attributes)
      let modifiers = Set(test.modifiers.map(\.name.text))
      let prepares = Self.preparing.contains(test.name.text) && modifiers.contains("override")
      guard prepares || test.name.text.hasPrefix("test") && modifiers.isDisjoint(with: ["static", "class", "private"]),
        !modifiers.contains("nonisolated"), test.signature.parameterClause.parameters.isEmpty,
        effects?.asyncSpecifier == nil, mark != nil || isOfMainActor, let body = test.body
      else { return }
      func insert(_ words: String, at place: AbsolutePosition) { edits.append((place.utf8Offset, 0, words)) }
      let words = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
      if prepares || !words.isDisjoint(with: ["wait", "waitForExpectations", "advance", "run"]) {
        // One that is async may not stand still, and there `queue.advance()` means the form that is to be awaited. XCTest runs
        // all others on the main thread.
        if let mark {
          let place = mark.positionAfterSkippingLeadingTrivia.utf8Offset
          edits.append((place, "@MainActor".utf8.count, String(repeating: " ", count: "@MainActor".utf8.count)))
        }
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
