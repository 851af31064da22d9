import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Everything that these macros say to the user who uses them: the fact, then the advice.
enum MisuseKind: Hashable {
  case clientNeedsStruct
  case propertyNeedsType(String)
  case endpointNeedsClosure
  /// Its name, how many parameters it has, and what it returns.
  case endpointNeedsFallback(String, Int, String)

  var fact: String {
    switch self {
    case .clientNeedsStruct: "'@DependencyClient' can only be attached to a struct."
    case .propertyNeedsType(let name): "'\(name)' has no type that its client's initializer could name."
    case .endpointNeedsClosure:
      "'@DependencyEndpoint' can only be attached to a 'var' whose type is spelled as a function."
    case .endpointNeedsFallback(let name, _, let result):
      "'\(name)' throws no error of any type, so where it is not implemented it has no '\(result)' to return."
    }
  }

  var advice: String {
    switch self {
    case .clientNeedsStruct: "Make it a struct whose properties are closures."
    case .propertyNeedsType(let name): "Write 'var \(name): Type = value'."
    case .endpointNeedsClosure: "Write '@DependencyEndpoint var name: () async throws -> Value'."
    case .endpointNeedsFallback: "Let it throw, or give a value for that case: '= \(fallback)'."
    }
  }

  var text: String { "\(fact) \(advice)" }

  private var fallback: String { fallback { "<\($0)>" } }

  /// The closure that the fix inserts.
  private func fallback(_ placeholder: (String) -> String) -> String {
    guard case .endpointNeedsFallback(_, let count, let result) = self else { return "" }
    let names = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    return "{ \(names)\(placeholder(result)) }"
  }

  /// The closure with a placeholder of an editor.
  var inserted: String { fallback { "<#" + $0 + "#>" } }
}

/// A misuse at its place in the source.
struct Misuse: Error, DiagnosticMessage {
  let kind: MisuseKind
  let node: Syntax

  init(_ kind: MisuseKind, at node: some SyntaxProtocol) {
    self.kind = kind
    self.node = Syntax(node)
  }

  var message: String { kind.text }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Dependencies", id: "\(kind)") }

  var fixes: [FixIt] {
    guard case .endpointNeedsFallback = kind, let binding = node.as(PatternBindingSyntax.self) else { return [] }
    var fixed = binding
    fixed.typeAnnotation?.trailingTrivia = []
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: ExprSyntax("\(raw: kind.inserted)"))
    return [
      FixIt(
        message: Fix(text: "Insert '= \(kind.inserted)'"),
        changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))])
    ]
  }

  private struct Fix: FixItMessage {
    let text: String
    var message: String { text }
    var fixItID: MessageID { MessageID(domain: "Dependencies", id: "insert") }
  }
}

extension MacroExpansionContext {
  func diagnose(_ misuse: Misuse) {
    diagnose(Diagnostic(node: misuse.node, message: misuse, fixIts: misuse.fixes))
  }
}
