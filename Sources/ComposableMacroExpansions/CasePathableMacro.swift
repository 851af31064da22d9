import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable enum Route { case home, detail(Int) }`: a struct with a case path for each case, and the conformance.
package enum CasePathableMacro: ExtensionMacro, MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    let names = ["CasePathable", "CasePathIterable"].filter(declaration.lacksConformance(to:)).map { "CasePaths.\($0)" }
    if names.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {}")]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(Misuse(.casePathableNeedsEnum, at: node, of: declaration))
      return []
    }
    guard declaration.hasDistinctCases(or: context) else { return [] }
    let text = CasePathableText(
      cases: declaration.casesOfAllBuilds.map(\.0), root: declaration.name.text, access: declaration.modifiers.access)
    return [DeclSyntax(stringLiteral: text.paths), DeclSyntax(stringLiteral: text.allCasePaths)]
  }
}

/// The members of an enum that conforms to `CasePathable`.
struct CasePathableText {
  let cases: [EnumCase]
  let root: String
  let access: String

  var text: String { "\(paths)\n\(allCasePaths)" }

  var allCasePaths: String { "\(access)static var allCasePaths: AllCasePaths { AllCasePaths() }" }

  var paths: String {
    """
    \(access)struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
      \(access)subscript(root\(cases.isEmpty ? " _" : ""): \(root)) -> CasePaths.PartialCaseKeyPath<\(root)> {
        \(choice)
      }
    \(cases.map(property).joined(separator: "\n"))
      \(access)func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<\(root)>]> {
        \(iterator)
      }
    }
    """
  }

  private var iterator: String {
    let path = "CasePaths.PartialCaseKeyPath<\(root)>"
    if !cases.contains(where: { $0.condition != nil }) {
      return "return ([\(cases.map { "\\.\($0.name)" }.joined(separator: ", "))] as [\(path)]).makeIterator()"
    }
    let additions = cases.map { $0.conditional("cases.append(\\.\($0.name))") }
    return (["var cases: [\(path)] = []"] + additions + ["return cases.makeIterator()"]).joined(separator: "\n")
  }

  /// Swift 6 refuses a switch over the cases of an enum none of which has a value: each holds a feature without actions.
  private var choice: String {
    guard cases.allSatisfy({ !$0.parameters.isEmpty && $0.condition == nil }) else {
      let choices = cases.map { $0.conditional("case .\($0.name): return \\.\($0.name)") }
      return "switch root {\n" + choices.joined(separator: "\n") + "\n}"
    }
    let tests = cases.dropLast().map { "if case .\($0.name) = root { return \\.\($0.name) }" }
    return (tests + cases.suffix(1).map { "return \\.\($0.name)" }).joined(separator: "\n")
  }

  private func property(_ each: EnumCase) -> String {
    each.conditional(
      """
      \(access)var \(each.name): CasePaths.AnyCasePath<\(root), \(each.payload)> {
        CasePaths.AnyCasePath<\(root), \(each.payload)>(
          embed: \(each.embed(in: root)),
          extract: {
            \(each.extract)
            return nil
          })
      }
      """)
  }
}

extension EnumDeclSyntax {
  /// False, and said, with two cases of one name: a key path could mean either.
  func hasDistinctCases(or context: some MacroExpansionContext) -> Bool {
    var names: Set<String> = []
    for (each, _, element) in allCases where !names.insert(each.name).inserted {
      context.diagnose(Misuse(.caseNamedTwice(each.name), at: element))
      return false
    }
    return true
  }
}

extension EnumCase {
  /// What is there in the builds that have the case.
  fileprivate func conditional(_ text: String) -> String { condition.map { "#if \($0)\n\(text)\n#endif" } ?? text }
}

extension DeclGroupSyntax {
  /// False where the declaration itself says that it conforms.
  func lacksConformance(to name: String) -> Bool {
    !(inheritanceClause?.inheritedTypes.contains { inherited in
      let type = inherited.type
      return (type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name)?.text == name
    } ?? false)
  }
}
