import SwiftSyntax

/// One checked closure of a client: what the expansions need of it.
struct Endpoint {
  let name: TokenSyntax
  /// The type as it is spelled.
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  /// What the closure returns where it is not implemented.
  let fallback: ExprSyntax?
  let access: String

  /// A stored `var` whose type is spelled as a function; nil for anything else.
  init?(_ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1, !variable.isStatic,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.trimmed, let function = type.function
    else { return nil }
    name = pattern.identifier.trimmed
    self.type = type
    self.function = function
    fallback = binding.initializer?.value.trimmed
    access = variable.access
  }

  var effects: String { function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? "" }
  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
  /// True where any error may be thrown: one of a type of the client's own cannot be.
  var throwsAny: Bool { function.effectSpecifiers?.throwsClause.map { $0.type == nil } ?? false }
  var canThrow: Bool { function.effectSpecifiers?.throwsClause != nil }

  var returnsNothing: Bool {
    ["Void", "()", "Swift.Void"].contains(function.returnClause.type.trimmedDescription)
  }

  private var returnsOptional: Bool {
    let type = function.returnClause.type
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    return (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)?.text == "Optional"
  }

  var needsFallback: Bool { fallback == nil && !throwsAny && !returnsNothing && !returnsOptional }

  /// `p0, p1`
  private func parameters(_ name: (Int) -> String) -> String {
    function.parameters.indices.enumerated().map { name($0.offset) }.joined(separator: ", ")
  }

  /// What is there before somebody implements it: an issue, and an error or the fallback.
  func unimplemented(in client: String) -> String {
    let report = #"DependenciesMacros._unimplemented("\#(client.isEmpty ? "" : "\(client).")\#(plainName)")"#
    guard let fallback else {
      let names = function.parameters.isEmpty ? "" : " \(parameters { _ in "_" }) in"
      if throwsAny { return "{\(names) throw \(report) }" }
      return returnsOptional ? "{\(names)\n  _ = \(report)\n  return nil\n}" : "{\(names) _ = \(report) }"
    }
    let names = function.parameters.isEmpty ? "" : " \(parameters { "p\($0)" }) in"
    let call = "\(canThrow ? "try " : "")\(isAsync ? "await " : "")(\(fallback))(\(parameters { "p\($0)" }))"
    return "{\(names)\n  _ = \(report)\n  return \(call)\n}"
  }

  /// The method that names the parameters; nil where none has a name.
  func method(named custom: String?) -> String? {
    guard custom != nil || function.parameters.contains(where: { $0.secondName != nil }) else { return nil }
    var (declared, passed): ([String], [String]) = ([], [])
    for (index, parameter) in function.parameters.enumerated() {
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.secondName.map { $0.trimmed.text } ?? "_"
      declared.append("\(label) p\(index): \(parameter.type.escaping)")
      passed.append("\(isInout ? "&" : "")p\(index)")
    }
    let result = returnsNothing ? "" : " \(function.returnClause.trimmedDescription)"
    let call = "\(canThrow ? "try " : "")\(isAsync ? "await " : "")self.\(name)(\(passed.joined(separator: ", ")))"
    return """
      \(access)func \(custom ?? name.text)(\(declared.joined(separator: ", ")))\(effects)\(result) {
        \(call)
      }
      """
  }

  private var plainName: String { name.text.filter { $0 != "`" } }

  /// The property that keeps the closure.
  var storage: TokenSyntax { .identifier("_\(plainName)") }
}

extension VariableDeclSyntax {
  var isStatic: Bool { modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } }

  /// `public ` or nothing.
  var access: String { modifiers.access }

  func has(_ attribute: String) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == attribute[...]
    }
  }
}

extension DeclModifierListSyntax {
  private static let levels = ["public", "package", "internal", "fileprivate", "private"]

  var access: String {
    first { Self.levels.contains($0.name.text) && $0.detail == nil }.map { "\($0.name.text) " } ?? ""
  }
}

extension TypeSyntax {
  /// The function type itself, without attributes and parentheses.
  var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
      element.firstName == nil
    {
      return element.type.function
    }
    return nil
  }

  /// The type as a parameter's, which is kept.
  var escaping: String {
    let text = trimmedDescription
    let isEscaping =
      self.as(AttributedTypeSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "escaping"
      } ?? false
    return function == nil || isEscaping ? text : "@escaping \(text)"
  }
}
