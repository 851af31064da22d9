import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What an editor offers to do about a misuse: only where nothing is lost and there is one way to do it.
extension Misuse {
  var fixes: [FixIt] {
    switch kind {
    case .casePathableNeedsEnum: removal(of: "CasePathable", in: declaration?.attributes).map { [$0] } ?? []
    case .observableStateWithPropertyWrapper(_, let wrapper): withoutWrapper(wrapper).map { [$0] } ?? []
    case .presentsNeedsVar: asVariable.map { [$0] } ?? []
    case .presentsNeedsOptional: asOptional.map { [$0] } ?? []
    case .viewActionNeedsStore(let feature): withStore(of: feature).map { [$0] } ?? []
    default: []
    }
  }

  private func removal(of name: String, in list: AttributeListSyntax?) -> FixIt? {
    guard let list, list.has(name) else { return nil }
    return fix("Remove '@\(name)'", list, list.filter { !AttributeListSyntax([$0]).has(name) })
  }

  /// `@Presents` for `@PresentationState`; nothing for `@BindingState`.
  private func withoutWrapper(_ wrapper: String) -> FixIt? {
    guard let property = node.as(VariableDeclSyntax.self),
      let attribute = property.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { $0.attributeName.trimmedDescription == wrapper })
    else { return nil }
    if wrapper == "BindingState" { return removal(of: wrapper, in: property.attributes) }
    guard wrapper == "PresentationState" else { return nil }
    var presents = attribute
    presents.attributeName = TypeSyntax("Presents").with(\.trailingTrivia, attribute.attributeName.trailingTrivia)
    return fix("Replace '@PresentationState' with '@Presents'", attribute, presents)
  }

  private var asVariable: FixIt? {
    guard let property = node.as(VariableDeclSyntax.self), property.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    let specifier = property.bindingSpecifier
    return fix("Replace 'let' with 'var'", specifier, specifier.with(\.tokenKind, .keyword(.var)))
  }

  private var asOptional: FixIt? {
    guard let type = node.as(PatternBindingSyntax.self)?.typeAnnotation?.type else { return nil }
    let isSimple = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    let name = isSimple ? type.trimmedDescription : "(\(type.trimmedDescription))"
    let optional = TypeSyntax("\(raw: name)?").with(\.trailingTrivia, type.trailingTrivia)
    return fix("Replace '\(type.trimmedDescription)' with '\(name)?'", type, optional)
  }

  private func withStore(of feature: String) -> FixIt? {
    guard let members = declaration?.memberBlock.members else { return nil }
    let text = "let store: StoreOf<\(feature)>"
    let margin = members.first?.leadingTrivia ?? Trivia(pieces: [.newlines(1), .spaces(2)])
    let store = MemberBlockItemSyntax(
      leadingTrivia: margin, decl: DeclSyntax("\(raw: text)"), trailingTrivia: margin.isEmpty ? .space : [])
    return fix("Insert '\(text)'", members, MemberBlockItemListSyntax([store] + Array(members)))
  }

  private func fix(_ text: String, _ old: some SyntaxProtocol, _ new: some SyntaxProtocol) -> FixIt {
    FixIt(message: Fix(text: text), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  private struct Fix: FixItMessage {
    let text: String
    var message: String { text }
    var fixItID: MessageID { MessageID(domain: "Composable", id: text) }
  }
}
