import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model final class Trip`: every stored property tells who read it and who should read it again, and is listed for the
/// store; an initialiser makes an object of a row.
package enum ModelMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel, Observation.Observable {}")]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(Misuse(.modelNeedsClass, at: node))
      return []
    }
    for misuse in ModelProperty.misuses(in: type) { context.diagnose(misuse) }
    let access = type.access
    let properties = ModelProperty.all(in: type)
    let loads = properties.enumerated().map { "_\($1.plainName) = row.value(\($0))\n" }.joined()
    let list = properties.map { $0.listed(in: type.name.trimmedDescription) }.joined(separator: ",\n")
    return [
      "\(raw: access)let _$model = SwiftData._ModelState()",
      """
      \(raw: access)required init(_$row row: SwiftData._ModelRow) {
      \(raw: loads)}
      """,
      """
      \(raw: access)static var _$properties: [SwiftData._ModelProperty] {
      [
      \(raw: list)
      ]
      }
      """,
    ] + unique(in: type, access)
  }

  /// What `#Unique` and `#Index` at the top of the class say.
  private static func unique(in type: ClassDeclSyntax, _ access: String) -> [DeclSyntax] {
    let groups = type.memberBlock.members.flatMap { member -> [String] in
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" else {
        return []
      }
      return macro.arguments.map { $0.expression.trimmedDescription }
    }
    if groups.isEmpty { return [] }
    return [
      """
      \(raw: access)static var _$unique: [[Swift.AnyKeyPath]] {
      [\(raw: groups.joined(separator: ", "))] as [[Swift.PartialKeyPath<\(type.name.trimmed)>]]
      }
      """
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self), let property = ModelProperty(member),
      let index = ModelProperty.all(in: type).firstIndex(where: { $0.name == property.name })
    else { return [] }
    return ["@SwiftData._PersistedProperty(\(raw: index))"]
  }
}

/// A stored property of a model that its store keeps.
struct ModelProperty {
  let name: String
  let type: String?
  let value: String?
  /// The arguments of `@Attribute` or `@Relationship`, as a call of the settings' function of that name.
  let settings: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let syntax = declaration.as(VariableDeclSyntax.self), syntax.bindingSpecifier.tokenKind == .keyword(.var),
      Self.isKept(syntax), syntax.bindings.count == 1, let binding = syntax.bindings.first, !binding.hasAccessors,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
    settings = syntax.attributes.lazy.compactMap { Self.settings(of: $0) }.first
  }

  /// The name without the marks of a name that is a keyword.
  var plainName: String { name.filter { $0 != "`" } }

  static func all(in type: ClassDeclSyntax) -> [ModelProperty] {
    type.memberBlock.members.compactMap { ModelProperty($0.decl) }
  }

  static func misuses(in type: ClassDeclSyntax) -> [Misuse] {
    var misuses: [Misuse] = []
    for member in type.memberBlock.members {
      guard let syntax = member.decl.as(VariableDeclSyntax.self), isKept(syntax) else { continue }
      if syntax.bindingSpecifier.tokenKind == .keyword(.let) {
        for binding in syntax.bindings where binding.initializer == nil {
          misuses.append(Misuse(.modelPropertyNeedsVar(binding.pattern.trimmedDescription), at: syntax))
        }
      } else if syntax.bindings.count > 1 {
        misuses.append(Misuse(.modelPropertyNeedsOneName, at: syntax))
      } else if let binding = syntax.bindings.first, binding.hasObservers {
        misuses.append(Misuse(.modelPropertyHasObservers(binding.pattern.trimmedDescription), at: syntax))
      }
    }
    return misuses
  }

  private static func isKept(_ syntax: VariableDeclSyntax) -> Bool {
    let isOfInstances = !syntax.modifiers.contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    return isOfInstances && !syntax.attributes.contains { ["Transient", "_PersistedProperty"].contains($0.lastName) }
  }

  private static func settings(of attribute: AttributeListSyntax.Element) -> String? {
    guard case .attribute(let syntax) = attribute, let name = attribute.lastName,
      ["Attribute", "Relationship"].contains(name)
    else { return nil }
    let arguments = syntax.arguments?.trimmedDescription ?? ""
    return "SwiftData._PropertySettings.\(name.lowercased())(\(arguments))"
  }

  /// The property in the list of a class.
  func listed(in type: String) -> String {
    var arguments = ["\"\(plainName)\"", "\\\(type).\(name)", "\\\(type)._\(plainName)"]
    if let settings { arguments.append(settings) }
    if let value { arguments.append("initial: { \(value) }") }
    return "SwiftData._$property(\(arguments.joined(separator: ", ")))"
  }
}

extension PatternBindingSyntax {
  fileprivate var hasAccessors: Bool { accessorBlock != nil }

  fileprivate var hasObservers: Bool {
    guard let list = accessorBlock?.accessors.as(AccessorDeclListSyntax.self) else { return false }
    return list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }
}

extension AttributeListSyntax.Element {
  /// `Relationship` of `@SwiftData.Relationship(…)`.
  fileprivate var lastName: String? {
    guard case .attribute(let attribute) = self else { return nil }
    return attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
  }
}

extension ClassDeclSyntax {
  /// What members have to say so that they are seen as far as the class.
  fileprivate var access: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}
