import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents var destination: Destination.State?`: the value in a `PresentationState`, which `$destination` is.
package enum PresentsMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else {
      let isComputed = declaration.as(VariableDeclSyntax.self)?.bindings.first?.isComputed ?? false
      context.diagnose(Misuse(isComputed ? .presentsHasAccessors : .presentsNeedsVar, at: declaration))
      return []
    }
    guard let type = property.binding.typeAnnotation?.type, type.wrappedInOptional != nil else {
      context.diagnose(Misuse(.presentsNeedsOptional(property.plainName), at: property.binding))
      return []
    }
    let name = property.plainName
    return ObservationStateTrackedMacro.accessors(
      of: property, store: "_\(name) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)",
      value: "_\(name).wrappedValue")
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration),
      let wrapped = property.binding.typeAnnotation?.type.wrappedInOptional
    else { return [] }
    let (name, access) = (property.plainName, property.syntax.modifiers.access)
    let type = "ComposableArchitecture.PresentationState<\(wrapped.trimmedDescription)>"
    let value = property.binding.initializer?.value.trimmedDescription ?? "nil"
    let accessors = ObservationStateTrackedMacro.plainAccessors(name: name, value: "_\(name)")
      .map { $0.description }.joined(separator: "\n")
    return [
      "\(raw: access)var $\(raw: name): \(raw: type) {\n\(raw: accessors)\n}",
      "@ObservationStateIgnored private var _\(raw: name) = \(raw: type)(wrappedValue: \(raw: value))",
    ]
  }
}

extension TypeSyntax {
  /// `W` where the type is spelled `W?`, `W!` or `Optional<W>`.
  var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return wrapped
  }
}
