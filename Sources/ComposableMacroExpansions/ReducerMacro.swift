import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer struct Feature`: the conformance, case paths of its actions, and what it leaves out. On an enum of features:
/// their state, their actions and the reducer of all of them.
package enum ReducerMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if declaration.is(EnumDeclSyntax.self) {
      return [
        try ExtensionDeclSyntax(
          "extension \(type.trimmed): ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {}")
      ]
    }
    guard declaration.is(StructDeclSyntax.self), declaration.lacksConformance(to: "Reducer") else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.Reducer {}")]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return EnumReducer(declaration, SynthesizedConformances(node)).members
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(Misuse(.reducerNeedsStructOrEnum, at: node))
      return []
    }
    if node.arguments != nil { context.diagnose(Misuse(.reducerConformancesNeedEnum, at: node)) }
    let (members, access) = (Members(declaration), declaration.modifiers.access)
    if members.hasReduce, let body = members.body {
      context.diagnose(Misuse(.reducerBodyAndReduce, at: body))
    }
    var added: [DeclSyntax] = []
    let (state, action) = members.bodyTypes
    if let state, !members.types.contains("State") {
      added.append("\(raw: access)typealias State = \(raw: state)")
    } else if !members.types.contains("State") {
      added.append(
        """
        @ObservableState
        \(raw: access)struct State: Codable, Equatable, Hashable, Sendable {
          \(raw: access)init() {
          }
        }
        """)
    }
    if let action, !members.types.contains("Action") {
      added.append("\(raw: access)typealias Action = \(raw: action)")
    } else if !members.types.contains("Action") {
      added.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {\n}")
    }
    if members.body == nil, !members.hasReduce {
      added.append("\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
    }
    return added
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let nested = member.as(EnumDeclSyntax.self), ["Action", "State"].contains(nested.name.text) {
      return ["CasePathable", "dynamicMemberLookup"]
        .filter { !nested.attributes.has($0) && ($0 != "CasePathable" || nested.lacksConformance(to: $0)) }
        .map { AttributeSyntax(TypeSyntax(stringLiteral: $0)) }
    }
    guard let property = member.as(VariableDeclSyntax.self), property.isBody,
      property.bindings.first?.accessorBlock != nil, property.attributes.isEmpty
    else { return [] }
    return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
  }
}

/// What a struct declares itself.
private struct Members {
  var types: Set<String> = []
  var body: VariableDeclSyntax?
  var hasReduce = false

  /// The types that `some Reducer<SharedState, SharedAction>` names, where they are not the feature's own.
  var bodyTypes: (state: String?, action: String?) {
    var type = body?.bindings.first?.typeAnnotation?.type
    if let some = type?.as(SomeOrAnyTypeSyntax.self) { type = some.constraint }
    let arguments =
      type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type?.as(MemberTypeSyntax.self)?
      .genericArgumentClause
    let names = arguments?.arguments.map(\.argument.trimmedDescription) ?? []
    if names.count == 1, names[0] != "Self" { return ("\(names[0]).State", "\(names[0]).Action") }
    guard names.count == 2 else { return (nil, nil) }
    return (
      ["State", "Self.State"].contains(names[0]) ? nil : names[0],
      ["Action", "Self.Action"].contains(names[1]) ? nil : names[1]
    )
  }

  init(_ declaration: some DeclGroupSyntax) {
    for member in declaration.memberBlock.members {
      let member = member.decl
      if let type = member.as(StructDeclSyntax.self) {
        types.insert(type.name.text)
      } else if let type = member.as(EnumDeclSyntax.self) {
        types.insert(type.name.text)
      } else if let type = member.as(TypeAliasDeclSyntax.self) {
        types.insert(type.name.text)
      } else if let type = member.as(ClassDeclSyntax.self) {
        types.insert(type.name.text)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters.map(\.firstName.text)
        if function.name.text == "reduce", parameters == ["into", "action"] { hasReduce = true }
      } else if let property = member.as(VariableDeclSyntax.self),
        property.isBody
      {
        body = property
      }
    }
  }
}

extension VariableDeclSyntax {
  /// `var body: some ReducerOf<Self>`, of an enum with `static`.
  var isBody: Bool { bindings.first?.pattern.trimmedDescription == "body" }
}
