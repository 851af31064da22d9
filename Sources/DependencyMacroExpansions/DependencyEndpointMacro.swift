import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint var load: (_ id: Int) async throws -> Item`: the closure reports an issue until it is implemented,
/// and a method `load(id:)` calls it by name.
package enum DependencyEndpointMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do {
      let endpoint = try check(declaration, node)
      let access: [AccessorDeclSyntax] = ["get { \(endpoint.storage) }", "set { \(endpoint.storage) = newValue }"]
      // With an initial value the compiler would put that into the storage, and nothing would be reported.
      guard endpoint.fallback == nil else { return access }
      return [
        """
        @storageRestrictions(initializes: \(endpoint.storage))
        init(initialValue) {
          \(endpoint.storage) = initialValue
        }
        """
      ] + access
    } catch let misuse as Misuse {
      context.diagnose(misuse)
      return []
    }
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // A misuse is told once, by the accessors.
    guard let endpoint = try? check(declaration, node) else { return [] }
    let storage: DeclSyntax = """
      private var \(endpoint.storage): \(endpoint.type) = \(raw: endpoint.unimplemented(in: client(context)))
      """
    let method = endpoint.method(named: methodName(node)).map { DeclSyntax("\(raw: $0)") }
    return [storage] + (method.map { [$0] } ?? [])
  }

  private static func check(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) throws -> Endpoint {
    guard let variable = declaration.as(VariableDeclSyntax.self), let endpoint = Endpoint(variable) else {
      throw Misuse(.endpointNeedsClosure, at: node)
    }
    if endpoint.needsFallback, let binding = variable.bindings.first {
      throw Misuse(
        .endpointNeedsFallback(
          endpoint.name.text, endpoint.function.parameters.count,
          endpoint.function.returnClause.type.trimmedDescription),
        at: binding)
    }
    return endpoint
  }

  /// The types around the property: `Outer.Client`.
  private static func client(_ context: some MacroExpansionContext) -> String {
    context.lexicalContext.reversed().compactMap { syntax -> String? in
      if let type = syntax.asProtocol((any NamedDeclSyntax).self), syntax.isProtocol((any DeclGroupSyntax).self) {
        return type.name.text
      }
      return syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    .joined(separator: ".")
  }

  /// `"load"` of `@DependencyEndpoint(method: "load")`.
  private static func methodName(_ node: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments)? = node.arguments,
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return nil }
    return literal.representedLiteralValue
  }
}
