import SwiftSyntax

/// What is known of an `#if` before anything is compiled: that it holds, that it does not, or neither.
enum Condition {
  static func holds(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return holds(not.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    // Programs are built for debugging.
    if condition.trimmedDescription == "DEBUG" { return true }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let word = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return word == "Linux"
    case "targetEnvironment": return false
    case "canImport" where ["AppKit", "Cocoa", "WatchKit", "WidgetKit", "ActivityKit", "RealityKit"].contains(word):
      return false
    case "canImport" where ["SwiftUI", "Combine", "Foundation", "Observation"].contains(word): return true
    default: return nil
    }
  }

  /// Operands with operators between them: `||` is read first, as it binds least.
  private static func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    guard elements.count > 1 else { return elements.first.flatMap(holds) }
    for name in ["||", "&&"] {
      guard let index = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name })
      else { continue }
      let sides = [holds(elements[..<index]), holds(elements[(index + 1)...])]
      let decides = name == "||"
      return sides.contains(decides) ? decides : sides.contains(nil) ? nil : !decides
    }
    return nil
  }

  /// What has to hold for a clause to be compiled, as it would stand behind `#if`; and what is known of that.
  static func of(_ clause: IfConfigClauseSyntax) -> (text: String, holds: Bool?) {
    var (texts, known): ([String], [Bool?]) = ([], [])
    for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let isItself = other.id == clause.id
      if let condition = other.condition {
        texts.append("\(isItself ? "" : "!")(\(condition.trimmedDescription))")
        known.append(isItself ? holds(condition) : holds(condition).map { !$0 })
      }
      if isItself { break }
    }
    return (texts.joined(separator: " && "), known.contains(false) ? false : known.contains(nil) ? nil : true)
  }
}
