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
      guard declaration.hasDistinctCases(or: context) else { return [] }
      return EnumReducer(declaration, SynthesizedConformances(node)).members
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(Misuse(.reducerNeedsStructOrEnum, at: node))
      return []
    }
    if node.arguments != nil { context.diagnose(Misuse(.reducerConformancesNeedEnum, at: node)) }
    let (members, access) = (Members(declaration, in: context), declaration.modifiers.access)
    if members.hasReduce, let body = members.body {
      context.diagnose(Misuse(.reducerBodyAndReduce, at: body))
    }
    var added: [DeclSyntax] = []
    let (state, action) = members.givenTypes
    if let state, !members.types.contains("State") {
      added.append("\(raw: access)typealias State = \(raw: state)")
    } else if !members.types.contains("State") {
      // With what `@ObservableState` adds: see EnumReducer.
      let protocols = ObservableStateText.protocols + ["Codable", "Equatable", "Hashable", "Sendable"]
      let observation = ObservableStateText.members(observing: [], access: access)
      added.append(
        """
        \(raw: access)struct State: \(raw: protocols.joined(separator: ", ")) {
          \(raw: access)init() {
          }
          \(raw: observation.joined(separator: "\n"))
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
  var reduce: FunctionDeclSyntax?
  /// The feature in which this one stands.
  private let outer: String?

  var hasReduce: Bool { reduce != nil }

  /// The types that `body` or `reduce(into:action:)` name, where they are not the feature's own.
  var givenTypes: (state: String?, action: String?) {
    let named = body.map(Self.types) ?? reduce.map(Self.types) ?? (nil, nil)
    if let outer, named == ("State", "Action"), types.isDisjoint(with: ["State", "Action"]) {
      return ("\(outer).State", "\(outer).Action")
    }
    return (
      named.0.flatMap { ["State", "Self.State"].contains($0) ? nil : $0 },
      named.1.flatMap { ["Action", "Self.Action"].contains($0) ? nil : $0 }
    )
  }

  /// `some Reducer<A, B>`, `some ReducerOf<Feature>`, or what a value says of itself: `let body = EmptyReducer<A, B>()`.
  private static func types(of body: VariableDeclSyntax) -> (String?, String?) {
    guard let binding = body.bindings.first else { return (nil, nil) }
    guard var type = binding.typeAnnotation?.type else { return types(of: binding.initializer?.value) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { type = some.constraint }
    let arguments =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let names = arguments?.arguments.map(\.argument.trimmedDescription) ?? []
    if names.count == 1, names[0] != "Self" { return ("\(names[0]).State", "\(names[0]).Action") }
    return names.count == 2 ? (names[0], names[1]) : (nil, nil)
  }

  /// The reducers of the library that have the state and the action first among their parameters.
  private static let generic = ["EmptyReducer", "Reduce", "CombineReducers", "BindingReducer", "Scope"]

  private static func types(of value: ExprSyntax?) -> (String?, String?) {
    guard let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression else { return (nil, nil) }
    if let called = called.as(GenericSpecializationExprSyntax.self) {
      let name = called.expression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      let arguments = called.genericArgumentClause.arguments.map(\.argument.trimmedDescription)
      if generic.contains(name), arguments.count >= 2 { return (arguments[0], arguments[1]) }
    }
    let name = called.trimmedDescription
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard last.first?.isUppercase == true, !generic.contains(last.prefix { $0 != "<" }.description) else {
      return (nil, nil)
    }
    return ("\(name).State", "\(name).Action")
  }

  private static func types(of reduce: FunctionDeclSyntax) -> (String?, String?) {
    let types = reduce.signature.parameterClause.parameters.map { parameter in
      parameter.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? parameter.type.trimmedDescription
    }
    return types.count == 2 ? (types[0], types[1]) : (nil, nil)
  }

  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let around = context.lexicalContext.first?.as(StructDeclSyntax.self)
    outer = around.flatMap { $0.attributes.has("Reducer") ? $0.name.text : nil }
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
        if function.name.text == "reduce", parameters == ["into", "action"] { reduce = function }
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
