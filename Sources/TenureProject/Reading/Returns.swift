import SwiftSyntax

/// How many statements `return` from a closure itself, not from functions and closures inside.
final class Returns: SyntaxVisitor {
  private var count = 0

  static func count(in statements: CodeBlockItemListSyntax) -> Int {
    let returns = Returns(viewMode: .sourceAccurate)
    returns.walk(statements)
    return returns.count
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
