import SwiftSyntax

/// One case of an enum, as the macros need it.
struct EnumCase {
  let name: String
  let parameters: [Parameter]
  /// Of `#if`, for a case that only some builds have.
  var condition: String?

  struct Parameter {
    let label: String?
    let type: String
    /// What it is where it is left out: `case edit(Edit = Edit(isNew: true))`.
    var value: String?
  }

  /// The type of what the case holds: `Void`, the one type, or a tuple.
  var payload: String {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].type
    default: "(\(parameters.map { label(of: $0) + $0.type }.joined(separator: ", ")))"
    }
  }

  /// The function that makes the case of `payload`, as an argument.
  func embed(in root: String) -> String {
    switch parameters.count {
    case 0: return "embed: { \(root).\(name) }"
    case 1: return "_case: \(root).\(name)\(parameters[0].label.map { "(\($0):)" } ?? "")"
    default:
      let values = parameters.enumerated().map { "\(label(of: $0.element))$0.\($0.offset)" }
      return "embed: { \(root).\(name)(\(values.joined(separator: ", "))) }"
    }
  }

  /// `if case .name(let v0) = $0 { return v0 }`
  var extract: String {
    if parameters.isEmpty { return "if case .\(name) = $0 { return () }" }
    let values = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
    let bound = parameters.count == 1 ? values : "(\(values))"
    return "if case let .\(name)(\(values)) = $0 { return \(bound) }"
  }

  private func label(of parameter: Parameter) -> String { parameter.label.map { "\($0): " } ?? "" }
}

extension EnumDeclSyntax {
  /// All cases, those behind conditions of the build left out.
  var allCases: [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] {
    casesOfAllBuilds.filter { $0.0.condition == nil }
  }

  /// Those behind conditions of the build too.
  var casesOfAllBuilds: [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] {
    memberBlock.members.cases(where: nil)
  }
}

extension MemberBlockItemListSyntax {
  fileprivate func cases(where condition: String?) -> [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] {
    flatMap { member -> [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] in
      if let choice = member.decl.as(IfConfigDeclSyntax.self) { return choice.cases(where: condition) }
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { element in
        let parameters: [EnumCase.Parameter] =
          element.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
            return EnumCase.Parameter(
              label: label, type: parameter.type.trimmedDescription,
              value: parameter.defaultValue?.value.trimmedDescription)
          } ?? []
        return (
          EnumCase(name: element.name.text, parameters: parameters, condition: condition), declaration, element
        )
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// Each clause holds where its own condition does, and none of those before it.
  fileprivate func cases(
    where outer: String?
  ) -> [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] {
    var before: [String] = outer.map { [$0] } ?? []
    return clauses.flatMap { clause -> [(EnumCase, EnumCaseDeclSyntax, EnumCaseElementSyntax)] in
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      let condition = (before + (own.map { [$0] } ?? [])).joined(separator: " && ")
      if let own { before.append("!\(own)") }
      guard case .decls(let members)? = clause.elements else { return [] }
      return members.cases(where: condition)
    }
  }
}

extension DeclModifierListSyntax {
  /// `public ` or `package `, as the members that a macro adds have to say too.
  var access: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension AttributeListSyntax {
  /// True with the attribute of that name, whatever module it is spelled with.
  func has(_ name: String) -> Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      let type = attribute.attributeName
      return (type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name)?.text == name
    }
  }
}
