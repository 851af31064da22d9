import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a piece of source, as text, what they say about it, one `line:column: message` each, and what
/// they offer to do.
package struct Expansion {
  package let text: String
  package let messages: [String]
  package let fixes: [String]

  package init(_ source: String, _ macros: [String: any Macro.Type]) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(moduleName: "Module", fullFilePath: "Module.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { syntax in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    let lines = expanded.description.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { line in line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? "" }.joined(separator: "\n")
    messages = context.diagnostics.map { diagnostic in
      let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Module.swift")
      return "\(place.line):\(place.column): \(diagnostic.message)"
    }
    fixes = context.diagnostics.flatMap(\.fixIts).map { fix in
      let changes = fix.changes.map { change -> String in
        if case .replace(let old, let new) = change { return "\(old.trimmedDescription) → \(new.trimmedDescription)" }
        return "another change"
      }
      return "\(fix.message.message): \(changes.joined(separator: "; "))"
    }
  }
}
