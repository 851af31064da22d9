import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState struct State`: every stored property tells who read it and who should read it again.
package enum ObservableStateMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      declaration.lacksConformance(to: "ObservableState")
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): \(raw: ObservableStateText.protocols.joined(separator: ", ")) {}")
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.access
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return [DeclSyntax(stringLiteral: ObservableStateText.mark(ofCases: declaration.allCases.map(\.0)))]
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(Misuse(.observableStateNeedsStructOrEnum, at: node))
      return []
    }
    return ObservableStateText.members(observing: observed(in: declaration), access: access).map {
      DeclSyntax(stringLiteral: $0)
    }
  }

  private static func observed(in declaration: some DeclGroupSyntax) -> [String] {
    declaration.memberBlock.members.flatMap { member -> [String] in
      guard let property = StoredProperty(member.decl) else { return [] }
      if property.syntax.attributes.has("Presents") { return [property.name, "$\(property.plainName)"] }
      return isTracked(property) ? [property.name] : []
    }
  }

  private static let untracked = [
    "ObservationStateIgnored", "ObservationStateTracked", "Presents", "Shared", "SharedReader", "Fetch", "FetchAll",
    "FetchOne",
  ]

  private static func isTracked(_ property: StoredProperty) -> Bool {
    !untracked.contains { property.syntax.attributes.has($0) }
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = StoredProperty(member) else { return [] }
    guard isTracked(property) else { return [] }
    for wrapper in ["PresentationState", "BindingState"] where property.syntax.attributes.has(wrapper) {
      context.diagnose(
        Misuse(.observableStateWithPropertyWrapper(property: property.name, wrapper: wrapper), at: property.syntax))
      return []
    }
    return ["@ObservationStateTracked"]
  }
}

/// What a type that conforms to `ObservableState` says. What the protocol asks for is public, in a type that is so by the
/// extension around it too.
enum ObservableStateText {
  static let protocols = ["ComposableArchitecture.ObservableState", "Observation.Observable"]

  /// Those of a struct: with the registrar, and every observed property with the way to change it where it lies.
  static func members(observing names: [String], access: String) -> [String] {
    let places = names.map { name in
      "ComposableArchitecture._$place(\\Self.\(name), \"\(name)\", { $0.\(name) }) { $1(&$0.\(name)) }"
    }
    .joined(separator: ",\n")
    return [
      "\(access)var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()",
      "public var _$mark: ComposableArchitecture.StateMark { _$observationRegistrar.mark }",
      """
      public static var _$places: [ComposableArchitecture.StatePlace<Self>] {
        [
        \(places)
        ]
      }
      """,
    ]
  }

  static func mark(ofCases cases: [EnumCase]) -> String {
    let choices = cases.enumerated().map { index, each in
      if each.parameters.count == 1 {
        return "case .\(each.name)(let value): return ComposableArchitecture._$mark(of: value).inCase(\(index))"
      }
      let mark = "ComposableArchitecture.StateMark\(each.parameters.isEmpty ? ".empty" : ".unknown")"
      return "case .\(each.name): return \(mark).inCase(\(index))"
    }
    return """
      public var _$mark: ComposableArchitecture.StateMark {
        switch self {
        \(choices.joined(separator: "\n  "))
        }
      }
      """
  }
}

/// A `var` that is kept in the value itself.
struct StoredProperty {
  let syntax: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let syntax = declaration.as(VariableDeclSyntax.self), syntax.bindingSpecifier.tokenKind == .keyword(.var),
      !syntax.modifiers.contains(where: {
        [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
      }), syntax.bindings.count == 1, let binding = syntax.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !binding.isComputed
    else { return nil }
    (self.syntax, self.binding, self.name) = (syntax, binding, name)
  }

  /// The name without the marks of a name that is a keyword.
  var plainName: String { name.filter { $0 != "`" } }
}

extension PatternBindingSyntax {
  /// True with accessors other than observers.
  var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    guard let list = block.accessors.as(AccessorDeclListSyntax.self) else { return true }
    return list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}
