import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@ObservableState` attaches to every stored property: accessors that observe, over a stored property of its own.
package enum ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    return accessors(of: property, store: "_\(property.plainName) = initialValue", value: "_\(property.plainName)")
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty(declaration) else { return [] }
    let type = property.binding.typeAnnotation?.trimmedDescription ?? ""
    let value = property.binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    return ["@ObservationStateIgnored private var _\(raw: property.plainName)\(raw: type)\(raw: value)"]
  }

  /// The accessors of a property whose value lies in `value`.
  static func accessors(of property: StoredProperty, store: String, value: String) -> [AccessorDeclSyntax] {
    let initial: AccessorDeclSyntax = """
      @storageRestrictions(initializes: _\(raw: property.plainName))
      init(initialValue) { \(raw: store) }
      """
    return [initial] + plainAccessors(name: property.name, value: value)
  }

  /// `get`, `set` and `_modify` over `value`, which tell of it under the key path of `name`.
  static func plainAccessors(name: String, value: String) -> [AccessorDeclSyntax] {
    let registrar = "_$observationRegistrar"
    let module = "ComposableArchitecture"
    return [
      """
      get {
        \(raw: registrar).access(self, keyPath: \\.\(raw: name))
        return \(raw: value)
      }
      """,
      """
      set {
        let change = \(raw: module)._$change(from: \(raw: value), to: newValue)
        \(raw: registrar).begin(change)
        \(raw: registrar).willSet(self, keyPath: \\.\(raw: name), change)
        \(raw: value) = newValue
        \(raw: registrar).didSet(self, keyPath: \\.\(raw: name), change)
      }
      """,
      """
      _modify {
        let change = \(raw: module)._$change(within: \(raw: value))
        \(raw: registrar).begin(change)
        \(raw: registrar).willSet(self, keyPath: \\.\(raw: name), change)
        yield &\(raw: value)
        let end = change.end(\(raw: module)._$mark(of: \(raw: value)))
        \(raw: registrar).end(end)
        \(raw: registrar).didModify(self, keyPath: \\.\(raw: name), end)
      }
      """,
    ]
  }
}

/// Leaves a property of an `@ObservableState` unobserved.
package enum ObservationStateIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
