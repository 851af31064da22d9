import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Wedge: Shape { var angle: Double }`: the conformance, and `animatableData` made of the stored
/// variables, as pairs of pairs where there are several.
package enum AnimatableMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    var data: [(name: String, type: String)] = []
    for variable in declaration.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where variable.isAnimated {
      for binding in variable.bindings where binding.accessorBlock.map(\.isObserving) ?? true {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        guard let type = binding.animatedType else {
          context.diagnose(Misuse(.animatableNeedsType(name), at: binding))
          continue
        }
        data.append((name, type))
      }
    }
    // What the type writes itself stays.
    let writesData = declaration.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "animatableData"
    }
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let members = writesData || data.isEmpty ? "" : accessors(data, access)
    let conformance = protocols.isEmpty ? "" : ": Animatable"
    return [try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: conformance) {\(raw: members)}")]
  }

  private static func accessors(_ data: [(name: String, type: String)], _ access: String) -> String {
    let last = data.count - 1
    var type = "\(data[last].type).AnimatableData"
    var value = "\(data[last].name).animatableData"
    for (name, nameType) in data.dropLast().reversed() {
      type = "AnimatablePair<\(nameType).AnimatableData, \(type)>"
      value = "AnimatablePair(\(name).animatableData, \(value))"
    }
    let writes = data.indices.map { index in
      let path = String(repeating: ".second", count: index) + (index < last ? ".first" : "")
      return "\(data[index].name).animatableData = newValue\(path)\n"
    }
    return "\n\(access)nonisolated var animatableData: \(type) {\nget {\n\(value)\n}\nset {\n\(writes.joined())}\n}\n"
  }
}

/// `@AnimatableIgnored var isClockwise = false`: a mark for `AnimatableMacro`; by itself it adds nothing.
package enum AnimatableIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension VariableDeclSyntax {
  fileprivate var isAnimated: Bool {
    let isStatic = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    return bindingSpecifier.text == "var" && !isStatic && attributes.isEmpty
  }
}

extension AccessorBlockSyntax {
  /// True where the variable is stored and has observers.
  fileprivate var isObserving: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

extension PatternBindingSyntax {
  /// The type as it is spelled, or that of a number with a point.
  fileprivate var animatedType: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard let value = initializer?.value else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let call = value.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      return type.baseName.text
    }
    return nil
  }
}
