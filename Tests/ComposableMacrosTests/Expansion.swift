import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import ComposableMacroExpansions

/// What the macros make of a piece of source, as text, and what they say about it, one `line:column: message` each.
struct Expansion {
  let text: String
  let messages: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(moduleName: "Module", fullFilePath: "Module.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    let macros: [String: any Macro.Type] = [
      "CasePathable": CasePathableMacro.self, "ObservableState": ObservableStateMacro.self,
      "ObservationStateIgnored": ObservationStateIgnoredMacro.self,
      "ObservationStateTracked": ObservationStateTrackedMacro.self, "Presents": PresentsMacro.self,
      "Reducer": ReducerMacro.self, "ViewAction": ViewActionMacro.self,
    ]
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { syntax in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    let lines = expanded.description.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { $0.trimmingSuffix(while: { $0 == " " }) }.joined(separator: "\n")
    messages = context.diagnostics.map { diagnostic in
      let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Module.swift")
      return "\(place.line):\(place.column): \(diagnostic.message)"
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isDropped($0) }) else { return "" }
    return self[...last]
  }
}
