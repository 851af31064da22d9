import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var accent: Color = .blue` in an extension of one of the `EntryHost`s: a private key type, and an accessor
/// pair that reads and writes through it.
///
/// The default is a computed property: its expression runs at each access, as Apple's does.
package enum EntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry: Entry
    do {
      entry = try Entry(declaration, in: context.lexicalContext)
    } catch let misuse as Misuse {
      context.diagnose(misuse)
      // Nothing runs after an error. Without a getter, or with two, the compiler would add errors of its own.
      return misuse.kind == .entryHasAccessors ? [] : ["get { fatalError(\(literal: misuse.kind.fact)) }"]
    }
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // A misuse is told once, by the accessors.
    guard let entry = try? Entry(declaration, in: context.lexicalContext) else { return [] }
    return [entry.keyType]
  }
}

/// The types that can have entries, and the protocol their keys conform to.
enum EntryHost: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  var keyProtocol: TokenSyntax {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }
}

/// One checked use of `@Entry`: the parts of the declaration that the expansion needs.
struct Entry {
  let host: EntryHost
  let name: String
  /// The type as it is spelled; nil when it follows from the initial value, and then `value` is there.
  let type: TypeSyntax?
  let value: ExprSyntax?
  /// `nonisolated ` where the property says so: the key then has to be it too, whatever the module's default is.
  let isolation: String

  var key: TokenSyntax { .identifier("__Key_\(name)") }

  init(_ declaration: some DeclSyntaxProtocol, in context: [Syntax]) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var)
    else { throw Misuse(.entryNeedsVar, at: declaration) }
    guard let host = context.first.flatMap(EntryHost.init(extension:)),
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
    else { throw Misuse(.entryOutsideHost, at: declaration) }
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw Misuse(.entryNeedsOneName, at: variable) }
    if binding.accessorBlock != nil { throw Misuse(.entryHasAccessors, at: binding) }

    self.host = host
    self.name = name.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    isolation = variable.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } ? "nonisolated " : ""

    if host == .focused {
      guard let type, type.wrappedInOptional != nil else {
        throw Misuse(.focusedEntryNotOptional(self.name), at: binding)
      }
      if let value, !value.is(NilLiteralExprSyntax.self) { throw Misuse(.focusedEntryHasValue(self.name), at: binding) }
    } else if value == nil, type?.wrappedInOptional == nil {
      throw Misuse(.entryNeedsValue(self.name), at: binding)
    }
  }

  var keyType: DeclSyntax {
    if host == .focused, let wrapped = type?.wrappedInOptional {
      return """
        \(raw: isolation)private struct \(key): \(host.keyProtocol) {
          typealias Value = \(wrapped)
        }
        """
    }
    guard let type else { return inferringKeyType }
    return """
      \(raw: isolation)private struct \(key): \(host.keyProtocol) {
        typealias Value = \(type)
        static var defaultValue: Value { \(value ?? "nil") }
      }
      """
  }

  /// No macro sees inferred types. The accessors' type is inferred by the compiler from the initial value, and fixes
  /// `Value` where they say `self[__Key_name.self]`; the same expression has the same type here, so the cast holds.
  private var inferringKeyType: DeclSyntax {
    """
    \(raw: isolation)private struct \(key)<Value>: \(host.keyProtocol) {
      static var defaultValue: Value {
        let value = \(value ?? "nil")
        return value as! Value
      }
    }
    """
  }
}

extension EntryHost {
  init?(extension syntax: Syntax) {
    guard let extended = syntax.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    // `extension EnvironmentValues` and `extension SwiftUI.EnvironmentValues`
    let name = extended.as(MemberTypeSyntax.self)?.name ?? extended.as(IdentifierTypeSyntax.self)?.name
    self.init(rawValue: name?.text ?? "")
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
