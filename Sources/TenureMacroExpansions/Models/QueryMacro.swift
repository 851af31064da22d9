import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(sort: \.date) var trips: [Trip]`: a stored `_trips` that fetches, and an accessor that reads it.
package enum QueryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do {
      let query = try QueriedProperty(declaration)
      // In the closure of a '#Preview' it is a local variable, which is never read: the preview's own view has the property.
      if context.isInPreviewClosure {
        return [
          """
          get { fatalError("The closure of a #Preview is not run: the macro makes a view of it, which has the query.") }
          """
        ]
      }
      return ["get { _\(raw: query.name).wrappedValue }"]
    } catch let misuse as Misuse {
      context.diagnose(misuse)
      return []
    }
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // A misuse is told once, by the accessor.
    guard let query = try? QueriedProperty(declaration) else { return [] }
    let arguments = node.arguments?.trimmedDescription ?? ""
    // Not private: a private one would make the initialiser private that the compiler writes for the view.
    return [
      """
      var _\(raw: query.name): SwiftData.Query<\(query.type).Element, \(query.type)> = .init(\(raw: arguments))
      """
    ]
  }
}

extension MacroExpansionContext {
  /// True in the closure of a `#Preview`, and false in the view that is made of it.
  fileprivate var isInPreviewClosure: Bool {
    for scope in lexicalContext {
      if scope.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      if scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview" { return true }
    }
    return false
  }
}

/// The parts of one `@Query` that its expansion needs.
struct QueriedProperty {
  let name: String
  let type: TypeSyntax

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw Misuse(.queryNeedsVar, at: declaration) }
    self.name = name.text.filter { $0 != "`" }
    guard let type = binding.typeAnnotation?.type.trimmed else { throw Misuse(.queryNeedsType(self.name), at: binding) }
    if let value = binding.initializer { throw Misuse(.queryHasValue(self.name), at: value) }
    self.type = type
  }
}

/// `@ModelActor actor Importer`: an actor with a context of its own.
package enum ModelActorMacro: ExtensionMacro, MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ActorDeclSyntax.self) else {
      context.diagnose(Misuse(.modelActorNeedsActor, at: node))
      return []
    }
    let isPublic = type.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    let access = isPublic ? "public " : ""
    let storage: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    let isOwn = arguments?.contains { $0.label?.text == "disableGenerateInit" && "\($0.expression.trimmed)" == "true" }
    if isOwn == true { return storage }
    return storage + [
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
    ]
  }
}
