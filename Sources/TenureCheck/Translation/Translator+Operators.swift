import SwiftSyntax

extension Translator {
  /// `a = b ? c + d : e`: the parser leaves such a row of operands and operators flat.
  func operators(_ node: SequenceExprSyntax, _ role: NodeRole, _ label: String?) {
    fold(node.elements.map { $0 }[...], role, label)
  }

  private func fold(_ row: ArraySlice<ExprSyntax>, _ role: NodeRole, _ label: String?) {
    guard row.count > 1, row.count < 200, let split = weakest(row) else {
      if row.count == 1, let only = row.first {
        expression(only, as: role, label: label)
      } else if let first = row.first, let last = row.last {
        emit(.other, role, range(first, last), label: label) {
          for element in row where operatorName(element) == nil { expression(element, as: .element) }
        }
      }
      return
    }
    let (left, middle, right) = (row[..<split], row[split], row[(split + 1)...])
    let place = range(row[row.startIndex], row[row.endIndex - 1])
    switch middle.as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      emit(.assignment, role, place, name: "=", label: label) {
        fold(left, .left, nil)
        fold(right, .right, nil)
      }
    case .unresolvedTernaryExpr(let ternary):
      emit(.ternary, role, place, label: label) {
        fold(left, .condition, nil)
        expression(ternary.thenExpression, as: .then)
        fold(right, .else, nil)
      }
    case .unresolvedAsExpr(let node):
      cast(left, "as" + (node.questionOrExclamationMark?.text ?? ""), right, place, role, label)
    case .unresolvedIsExpr:
      cast(left, "is", right, place, role, label)
    default:
      let name = operatorName(middle) ?? ""
      let kind: NodeKind = Self.isAssignment(name) ? .assignment : .binary
      emit(kind, role, place, name: name, label: label) {
        fold(left, .left, nil)
        fold(right, .right, nil)
      }
    }
  }

  private func cast(
    _ left: ArraySlice<ExprSyntax>, _ name: String, _ right: ArraySlice<ExprSyntax>, _ place: Range<Int>,
    _ role: NodeRole, _ label: String?
  ) {
    emit(.cast, role, place, name: name, label: label) {
      fold(left, .base, nil)
      if let node = right.first?.as(TypeExprSyntax.self) { type(node.type, as: .type) }
    }
  }

  private func range(_ first: ExprSyntax, _ last: ExprSyntax) -> Range<Int> {
    first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Where the operator stands that binds least: the last of them, or the first where it groups to the right.
  private func weakest(_ row: ArraySlice<ExprSyntax>) -> Int? {
    var found: (index: Int, strength: Int)?
    for index in row.indices {
      guard let name = operatorName(row[index]) else { continue }
      let strength = Self.strength(name)
      let groupsRight = strength <= 1 || strength == 6
      if let found, groupsRight ? strength >= found.strength : strength > found.strength { continue }
      found = (index, strength)
    }
    guard let found, found.index > row.startIndex, found.index < row.endIndex - 1 else { return nil }
    return found.index
  }

  private func operatorName(_ element: ExprSyntax) -> String? {
    switch element.kind {
    case .binaryOperatorExpr: element.cast(BinaryOperatorExprSyntax.self).operator.text
    case .assignmentExpr: "="
    case .unresolvedTernaryExpr: "?:"
    case .unresolvedAsExpr, .unresolvedIsExpr: "as"
    case .arrowExpr: "->"
    default: nil
    }
  }

  private static func isAssignment(_ name: String) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="].contains(name)
  }

  private static func strength(_ name: String) -> Int {
    switch name {
    case _ where name == "=" || isAssignment(name): 0
    case "?:": 1
    case "||": 2
    case "&&": 3
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=": 4
    case "as": 7
    case "??": 6
    case "...", "..<": 8
    case "+", "-", "&+", "&-", "|", "^", ".|", ".^": 9
    case "*", "/", "%", "&*", "&", ".&": 10
    case "<<", ">>", "&<<", "&>>": 11
    default: 5
    }
  }
}
