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
    return (text.otherNames + [text.paths, text.allCasePaths]).map { DeclSyntax(stringLiteral: $0) }
  }
}

/// The members of an enum that conforms to `CasePathable`.
struct CasePathableText {
  let cases: [EnumCase]
  let root: String
  let access: String
  /// Types of the enum that have the name of a type of `AllCasePaths`, where their name means that one.
  private let hidden: Set<String>

  init(cases: [EnumCase], root: String, access: String) {
    let used = UsedTypes(cases.flatMap(\.parameters).map(\.type))
    self.cases = cases.map { $0.withTypes(used.renamed) }
    self.root = root
    self.access = access
    hidden = used.hidden
  }

  var text: String { (otherNames + [paths, allCasePaths]).joined(separator: "\n") }

  /// Other names for what is hidden: `enum Row<Element> { case element(Element) }`.
  var otherNames: [String] { hidden.sorted().map { "\(access)typealias _$\($0) = \($0)" } }

  var allCasePaths: String { "\(access)static var allCasePaths: AllCasePaths { AllCasePaths() }" }

  var paths: String {
    """
    \(access)struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
      \(access)subscript(\(cases.isEmpty ? "_" : "root"): \(root)) -> CasePaths.PartialCaseKeyPath<\(root)> {
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
  /// Of one over no cases at all it says that it is never executed.
  private var choice: String {
    if cases.isEmpty { return "Swift.fatalError()" }
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
          \(each.embed(in: root)),
          extract: {
            \(each.extract)
            return nil
          })
      }
      """)
  }
}

/// The types that cases name, looked through for those that mean something else within `AllCasePaths`.
private final class UsedTypes: SyntaxRewriter {
  /// What its protocols call their types.
  private static let taken: Set<String> = ["Element", "Iterator", "Root"]
  private(set) var hidden: Set<String> = []
  private(set) var renamed: [String: String] = [:]

  init(_ types: [String]) {
    super.init()
    for type in Set(types) where Self.taken.contains(where: type.contains) {
      renamed[type] = rewrite(TypeSyntax(stringLiteral: type)).description
    }
  }

  override func visit(_ type: IdentifierTypeSyntax) -> TypeSyntax {
    guard let type = super.visit(type).as(IdentifierTypeSyntax.self) else { return TypeSyntax(type) }
    let name = type.name.text
    guard Self.taken.contains(name) else { return TypeSyntax(type) }
    hidden.insert(name)
    return TypeSyntax(type.with(\.name.tokenKind, .identifier("_$\(name)")))
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

extension EnumCase {
  /// The same with other names of types.
  fileprivate func withTypes(_ names: [String: String]) -> EnumCase {
    let parameters = parameters.map { Parameter(label: $0.label, type: names[$0.type] ?? $0.type, value: $0.value) }
    return EnumCase(name: name, parameters: parameters, condition: condition)
  }
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
