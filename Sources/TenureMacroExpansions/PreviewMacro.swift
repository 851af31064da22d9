import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { … }`: a view of its own that nothing makes, so that the closure is compiled as the
/// body it would be. Variables marked `@Previewable` become stored properties of that view. Where it has several `return`s,
/// as in `do` and `catch`, these may be views of different types.
package enum PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let body = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let closure = node.trailingClosure ?? body else {
      context.diagnose(Misuse(.previewNeedsBody, at: node))
      return []
    }
    let (properties, statements) = split(closure.statements)
    let stored = properties.map { "\($0.trimmed)\n" }.joined()
    let code = statements.map { "\($0.trimmed)\n" }.joined()
    if Returns.count(in: statements) > 1 {
      return [
        """
        @MainActor private struct \(context.makeUniqueName("Preview")): View {
        \(raw: stored)private var view: any View {
        \(raw: code)}
        var body: some View {
        AnyView(view)
        }
        }
        """
      ]
    }
    return [
      """
      @MainActor private struct \(context.makeUniqueName("Preview")): View {
      \(raw: stored)var body: some View {
      \(raw: code)}
      }
      """
    ]
  }

  private static func split(_ items: CodeBlockItemListSyntax) -> ([VariableDeclSyntax], [CodeBlockItemSyntax]) {
    var properties: [VariableDeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for item in items {
      guard var variable = item.item.as(VariableDeclSyntax.self),
        let mark = variable.attributes.firstIndex(where: { $0.isPreviewable })
      else {
        statements.append(item)
        continue
      }
      variable.attributes.remove(at: mark)
      properties.append(variable)
    }
    return (properties, statements)
  }
}

/// How many statements `return` from a closure itself, not from functions and closures inside.
private final class Returns: SyntaxVisitor {
  private var count = 0

  static func count(in statements: [CodeBlockItemSyntax]) -> Int {
    let returns = Returns(viewMode: .sourceAccurate)
    for statement in statements { returns.walk(statement) }
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

/// `@Previewable @State var n = 0`: a mark for `PreviewMacro`, which moves the variable; by itself it adds nothing.
package enum PreviewableMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      context.diagnose(Misuse(.previewableNeedsVar, at: node))
      return []
    }
    let inside = context.lexicalContext.contains {
      $0.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    if !inside { context.diagnose(Misuse(.previewableOutsidePreview, at: node)) }
    return []
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
  }
}
