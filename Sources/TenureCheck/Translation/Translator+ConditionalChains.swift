import SwiftSyntax

/// `#if` in a chain of modifiers.
extension Translator {
  /// What a chain that begins with a dot is applied to: `text` of `text` `#if os(iOS)` `.bold()` `#endif`.
  struct PendingBase {
    let start: Int
    let make: () -> Void
  }

  /// The modifiers of all branches, one after the other, as if nothing stood around them: who asks what is applied to a
  /// view, asks for every platform.
  func conditionalChain(_ node: PostfixIfConfigExprSyntax, as role: NodeRole, _ label: String?) {
    let branches = node.config.clauses.compactMap { clause -> Branch? in
      guard case .postfixExpression(let chain)? = clause.elements, beginsWithDot(Syntax(chain)) else { return nil }
      return Branch(chain: chain, isDebugOnly: isDebugOnly(clause))
    }
    let outer = pendingBase
    pendingBase = nil
    let start = outer?.start ?? node.base.map { beginning(of: $0) } ?? beginning(of: node)
    apply(branches[...], to: node.base, outer, from: start, as: role, label)
  }

  private struct Branch {
    let chain: ExprSyntax
    let isDebugOnly: Bool
  }

  private func apply(
    _ branches: ArraySlice<Branch>, to base: ExprSyntax?, _ outer: PendingBase?, from start: Int, as role: NodeRole,
    _ label: String?
  ) {
    guard let last = branches.last else {
      guard let base else {
        outer?.make()
        return
      }
      pendingBase = outer
      expression(base, as: role, label: label)
      return
    }
    let around = standing
    pendingBase = PendingBase(start: start) { [self] in
      let inside = standing
      standing = around
      apply(branches.dropLast(), to: base, outer, from: start, as: .base, nil)
      standing = inside
    }
    if last.isDebugOnly { standing.insert(.debugOnly) }
    expression(last.chain, as: role, label: label)
    standing = around
  }

  /// At the first thing of a chain, which comes before all arguments.
  func takePendingBase() {
    guard let pending = pendingBase else { return }
    pendingBase = nil
    pending.make()
  }

  private func beginsWithDot(_ syntax: Syntax) -> Bool {
    var current = syntax
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = Syntax(call.calledExpression)
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return true }
        current = Syntax(base)
      } else if let access = current.as(SubscriptCallExprSyntax.self) {
        current = Syntax(access.calledExpression)
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = Syntax(chain.expression)
      } else if let unwrap = current.as(ForceUnwrapExprSyntax.self) {
        current = Syntax(unwrap.expression)
      } else if let inner = current.as(PostfixIfConfigExprSyntax.self) {
        guard let base = inner.base else {
          return inner.config.clauses.contains { clause in
            guard case .postfixExpression(let chain)? = clause.elements else { return false }
            return beginsWithDot(Syntax(chain))
          }
        }
        current = Syntax(base)
      } else {
        return false
      }
    }
  }

  private func beginning(of syntax: some SyntaxProtocol) -> Int { syntax.positionAfterSkippingLeadingTrivia.utf8Offset }
}
