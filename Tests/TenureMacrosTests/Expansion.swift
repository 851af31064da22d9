import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import TenureMacros

/// What the macros make of a piece of source, as text, and what they say about it, one `line:column: message` each.
struct Expansion {
  let text: String
  let messages: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(moduleName: "Module", fullFilePath: "Module.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    let macros: [String: any Macro.Type] = [
      "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
    ]
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { syntax in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    text = expanded.description
    messages = context.diagnostics.map { diagnostic in
      let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Module.swift")
      return "\(place.line):\(place.column): \(diagnostic.message)"
    }
  }
}
