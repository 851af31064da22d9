import SwiftSyntax

extension Translator {
  func statement(_ syntax: Syntax, as role: NodeRole) -> Bool {
    switch syntax.kind {
    case .expressionStmt:
      expression(syntax.cast(ExpressionStmtSyntax.self).expression, as: role)
    case .returnStmt:
      emit(.returnStatement, role, syntax) {
        if let value = syntax.cast(ReturnStmtSyntax.self).expression { expression(value, as: .value) }
      }
    case .throwStmt:
      emit(.throwStatement, role, syntax) {
        expression(syntax.cast(ThrowStmtSyntax.self).expression, as: .value)
      }
    case .guardStmt:
      let node = syntax.cast(GuardStmtSyntax.self)
      emit(.guardStatement, role, node) {
        conditions(node.conditions)
        block(node.body, as: .else)
      }
    case .forStmt:
      let node = syntax.cast(ForStmtSyntax.self)
      emit(.forLoop, role, node, traits: node.awaitKeyword == nil ? [] : .async) {
        pattern(node.pattern, as: .pattern)
        expression(node.sequence, as: .subject)
        if let condition = node.whereClause?.condition { expression(condition, as: .condition) }
        block(node.body, as: .body)
      }
    case .whileStmt:
      let node = syntax.cast(WhileStmtSyntax.self)
      emit(.whileLoop, role, node) {
        conditions(node.conditions)
        block(node.body, as: .body)
      }
    case .repeatStmt:
      let node = syntax.cast(RepeatStmtSyntax.self)
      emit(.repeatLoop, role, node) {
        block(node.body, as: .body)
        expression(node.condition, as: .condition)
      }
    case .doStmt:
      let node = syntax.cast(DoStmtSyntax.self)
      emit(.doStatement, role, node) {
        block(node.body, as: .body)
        for clause in node.catchClauses {
          emit(.catchClause, .case, clause) {
            for item in clause.catchItems {
              if let pattern = item.pattern { self.pattern(pattern, as: .pattern) }
              if let condition = item.whereClause?.condition { expression(condition, as: .condition) }
            }
            items(clause.body.statements, as: .statement)
          }
        }
      }
    case .deferStmt:
      emit(.deferStatement, role, syntax) { block(syntax.cast(DeferStmtSyntax.self).body, as: .body) }
    case .labeledStmt:
      return statement(Syntax(syntax.cast(LabeledStmtSyntax.self).statement), as: role)
    case .breakStmt: emit(.jump, role, syntax, name: "break")
    case .continueStmt: emit(.jump, role, syntax, name: "continue")
    case .fallThroughStmt: emit(.jump, role, syntax, name: "fallthrough")
    case .codeBlock: block(syntax.cast(CodeBlockSyntax.self), as: role)
    default:
      return false
    }
    return true
  }

  func block(_ node: CodeBlockSyntax, as role: NodeRole) {
    emit(.block, role, node) { items(node.statements, as: .statement) }
  }

  func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let node): expression(node, as: .condition)
      case .optionalBinding(let node):
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        emit(
          .optionalBinding, .condition, node,
          name: (node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text).map(plain) ?? "",
          traits: isConstant ? .constant : []
        ) {
          if let annotation = node.typeAnnotation { type(annotation.type, as: .type) }
          if let value = node.initializer?.value {
            expression(value, as: .value)
          } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
            // `if let name`: what is bound is what has that name around it.
            emit(.reference, .value, name, name: plain(name.identifier.text))
          }
        }
      case .matchingPattern(let node):
        emit(.patternCondition, .condition, node) {
          pattern(node.pattern, as: .pattern)
          expression(node.initializer.value, as: .value)
        }
      case .availability(let node):
        emit(.availability, .condition, node, name: code(node))
      @unknown default:
        emit(.other, .condition, element)
      }
    }
  }

  func ifBranch(_ node: IfExprSyntax, as role: NodeRole) {
    emit(.ifBranch, role, node) {
      conditions(node.conditions)
      block(node.body, as: .then)
      switch node.elseBody {
      case .ifExpr(let other): ifBranch(other, as: .else)
      case .codeBlock(let body): block(body, as: .else)
      case nil: break
      @unknown default: break
      }
    }
  }

  func switchBranch(_ node: SwitchExprSyntax, as role: NodeRole) {
    emit(.switchBranch, role, node) {
      expression(node.subject, as: .subject)
      for element in node.cases {
        switch element {
        case .switchCase(let node): switchCase(node, as: .case)
        case .ifConfigDecl(let node): conditional(node, .case)
        @unknown default: break
        }
      }
    }
  }

  func switchCase(_ node: SwitchCaseSyntax, as role: NodeRole) {
    var isDefault = true
    if case .case = node.label { isDefault = false }
    emit(.switchCase, role, node, name: isDefault ? "default" : "") {
      if case .case(let label) = node.label {
        for item in label.caseItems {
          pattern(item.pattern, as: .pattern)
          if let condition = item.whereClause?.condition { expression(condition, as: .condition) }
        }
      }
      items(node.statements, as: .statement)
    }
  }
}
