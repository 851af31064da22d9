import SwiftSyntax

/// The systems that the `#if`s of a project may be about.
package enum Platform: Sendable {
  /// As the compiler has it.
  case linux
  /// An app's: what is shown of it is a phone's screen.
  case phone

  /// A chain of conditions in which Linux was thought of is about Linux.
  func of(_ chain: IfConfigClauseListSyntax?) -> Platform {
    guard self == .phone, let chain else { return self }
    let isAboutLinux = chain.tokens(viewMode: .sourceAccurate).contains { token in
      guard let before = token.previousToken(viewMode: .sourceAccurate) else { return false }
      return token.text == "Linux" && before.tokenKind == .leftParen
        || ["Glibc", "Musl", "Darwin"].contains(token.text) && before.tokenKind == .keyword(.import)
    }
    return isAboutLinux ? .linux : self
  }
}

/// What is known of an `#if` before anything is compiled: that it holds, that it does not, or neither.
struct Condition {
  let platform: Platform

  private func holds(_ condition: ExprSyntax) -> Bool? {
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
    case "os": return word == "Linux" || word == "iOS" && platform == .phone
    case "targetEnvironment": return false
    case "canImport" where ["AppKit", "Cocoa", "WatchKit", "WidgetKit", "ActivityKit", "RealityKit"].contains(word):
      return false
    case "canImport" where ["SwiftUI", "Combine", "Foundation", "Observation"].contains(word): return true
    default: return nil
    }
  }

  /// Operands with operators between them: `||` is read first, as it binds least.
  private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    guard elements.count > 1 else { return elements.first.flatMap { holds($0) } }
    for name in ["||", "&&"] {
      guard let index = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name })
      else { continue }
      let sides = [holds(elements[..<index]), holds(elements[(index + 1)...])]
      let decides = name == "||"
      return sides.contains(decides) ? decides : sides.contains(nil) ? nil : !decides
    }
    return nil
  }

  /// What has to hold for a clause to be compiled, as it would stand behind `#if`; what is known of that; and what its chain
  /// of conditions is about.
  static func of(
    _ clause: IfConfigClauseSyntax, on platform: Platform
  ) -> (text: String, holds: Bool?, platform: Platform) {
    let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
    let platform = platform.of(chain)
    let reading = Condition(platform: platform)
    var (texts, known): ([String], [Bool?]) = ([], [])
    for other in chain ?? [] {
      let isItself = other.id == clause.id
      if let condition = other.condition {
        var text = condition.trimmedDescription
        if platform == .phone { text.replace(#/os\(\s*iOS\s*\)/#, with: "true") }
        texts.append("\(isItself ? "" : "!")(\(text))")
        known.append(isItself ? reading.holds(condition) : reading.holds(condition).map { !$0 })
      }
      if isItself { break }
    }
    let holds = known.contains(false) ? false : known.contains(nil) ? nil : true
    return (texts.joined(separator: " && "), holds, platform)
  }
}
