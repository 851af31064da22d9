import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Model` attaches to every stored property: accessors that observe, over a stored property of its own.
package enum PersistedPropertyMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration),
      let index = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
    else { return [] }
    let stored = "_\(property.plainName)"
    return [
      """
      @storageRestrictions(initializes: \(raw: stored))
      init(initialValue) { \(raw: stored) = initialValue }
      """,
      """
      get {
        _$model.read(self, \\.\(raw: property.name), \(raw: index))
        return \(raw: stored)
      }
      """,
      """
      set {
        let old = _$model.willWrite(self, \\.\(raw: property.name), \(raw: index), \\.\(raw: stored))
        \(raw: stored) = newValue
        _$model.didWrite(self, \\.\(raw: property.name), \(raw: index), from: old, to: newValue)
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let value = property.value.map { " = \($0)" } ?? ""
    return ["@SwiftData.Transient private var _\(raw: property.plainName)\(raw: property.type ?? "")\(raw: value)"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` reads; by themselves they add nothing.
package enum ModelMarkMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index` in a model: read by `@Model`.
package enum ModelRuleMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
