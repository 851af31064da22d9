import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient struct Client { var load: (Int) async throws -> [Item] }`: each closure becomes an endpoint, and the
/// struct gets an initializer for its properties, and one where nothing is implemented.
package enum DependencyClientMacro: MemberMacro, MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      Endpoint(variable) != nil, !variable.has("DependencyEndpoint"), !variable.has("DependencyEndpointIgnored")
    else { return [] }
    return ["@DependencyEndpoint"]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(Misuse(.clientNeedsStruct, at: node))
      return []
    }
    // Those of all properties, and of those that are no endpoints.
    var (parameters, others): ([String], [String]) = ([], [])
    // What is stored has to be there before closures are set.
    var (stored, closures): ([String], [String]) = ([], [])
    for member in client.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      let isPrivate = ["private ", "fileprivate "].contains(variable.access)
      let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
      let isEndpoint = Endpoint(variable) != nil && !variable.has("DependencyEndpointIgnored")
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed else { continue }
        if isPrivate || (isLet && binding.initializer != nil) { continue }
        guard let type = binding.typeAnnotation?.type ?? binding.initializer?.value.typeOfLiteral else {
          context.diagnose(Misuse(.propertyNeedsType(name.text), at: binding))
          return []
        }
        let isOptional = type.is(OptionalTypeSyntax.self)
        var parameter = "\(name): \(type.escaping)"
        if !isEndpoint {
          if let value = binding.initializer?.value {
            parameter += " = \(value.trimmedDescription)"
          } else if isOptional, !isLet {
            parameter += " = nil"
          }
          others.append(parameter)
        }
        parameters.append(parameter)
        if isEndpoint {
          closures.append("self.\(name) = \(name)")
        } else {
          stored.append("self.\(name) = \(name)")
        }
      }
    }
    let access = client.modifiers.access == "private " ? "" : client.modifiers.access
    var members: [DeclSyntax] = []
    func add(_ parameters: [String], _ assignments: [String]) {
      members.append(
        parameters.isEmpty
          ? "\(raw: access)init() {\n}"
          : """
          \(raw: access)init(
            \(raw: parameters.joined(separator: ",\n  "))
          ) {
            \(raw: assignments.joined(separator: "\n  "))
          }
          """)
    }
    if !parameters.isEmpty { add(parameters, stored + closures) }
    // Where nothing is implemented.
    if parameters.isEmpty || !closures.isEmpty { add(others, stored) }
    return members
  }
}

extension ExprSyntax {
  /// What a literal is without a type beside it.
  fileprivate var typeOfLiteral: TypeSyntax? {
    if let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      return prefixed.expression.typeOfLiteral
    }
    return switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}

/// Keeps a closure of a client as it is.
package enum DependencyEndpointIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
