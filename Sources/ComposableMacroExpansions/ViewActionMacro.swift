import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for: Feature.self) struct FeatureView: View { let store … }`: `send(.tapped)` for `store.send(.view(.tapped))`.
package enum ViewActionMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let hasStore = declaration.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "store" } ?? false
    }
    if !hasStore {
      context.diagnose(Misuse(.viewActionNeedsStore(feature: feature(of: node)), at: node, of: declaration))
      return []
    }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}")]
  }

  /// `Feature` of `@ViewAction(for: Feature.self)`
  private static func feature(of node: AttributeSyntax) -> String {
    let type = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(MemberAccessExprSyntax.self)?.base
    return type?.trimmedDescription ?? "Feature"
  }
}

/// Marks a case of an enum reducer that holds no feature.
package enum ReducerCaseIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// Marks a case of an enum reducer that is gone with its first action.
package enum ReducerCaseEphemeralMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
