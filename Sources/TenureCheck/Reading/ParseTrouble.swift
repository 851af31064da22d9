import SwiftSyntax

/// What keeps a file from being Swift, as the parser's own tree shows it. The library's sentences about it are not asked
/// for: making them can end the process on some broken files.
struct ParseTrouble {
  /// In bytes from the start of the file.
  let offset: Int
  let text: String

  static func all(in tree: SourceFileSyntax) -> [ParseTrouble] {
    let finder = TroubleFinder(viewMode: .all)
    finder.walk(tree)
    return finder.found
  }
}

private final class TroubleFinder: SyntaxVisitor {
  var found: [ParseTrouble] = []

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.prefix { !$0.isNewline }.prefix(40)
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(ParseTrouble(offset: offset, text: "unexpected code '\(text)'"))
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .missing else { return .skipChildren }
    let text = token.text.isEmpty ? "a name or a value" : "'\(token.text)'"
    found.append(ParseTrouble(offset: token.position.utf8Offset, text: "expected \(text)"))
    return .skipChildren
  }
}
