import Foundation
import SwiftSyntax

/// A part of a file, and what is written in its place.
struct Cut {
  let range: Range<Int>
  /// What it is called where it is listed.
  let name: String
  private let replacement: String

  private init(_ range: Range<Int>, _ name: String, _ replacement: String = "") {
    self.range = range
    self.name = name
    self.replacement = replacement
  }

  private init(_ node: some SyntaxProtocol, _ name: String, _ replacement: String = StandIn.mark) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    self.init(start..<start + node.trimmedLength.utf8Length, name, replacement)
  }

  /// With as many lines as were there.
  func text(of old: ArraySlice<UInt8>) -> String {
    replacement + String(repeating: "\n", count: old.count { $0 == UInt8(ascii: "\n") })
  }

  /// The smallest around a token that is not left out already.
  static func smallest(at token: TokenSyntax, _ mistake: CutFile.Mistake) -> Cut? {
    var node = Syntax(token)
    while let parent = node.parent {
      if let cut = cut(parent, from: node, at: token, mistake) { return cut }
      node = parent
    }
    return nil
  }

  /// `child` is the part of a node that the mistake is in.
  private static func cut(
    _ node: Syntax, from child: Syntax, at token: TokenSyntax, _ mistake: CutFile.Mistake
  ) -> Cut? {
    if let item = node.as(ImportDeclSyntax.self) { return Cut(item, item.trimmedDescription) }
    if let call = node.as(FunctionCallExprSyntax.self) { return link(call, from: child, at: token, mistake) }
    if let item = node.as(CodeBlockItemSyntax.self) {
      return statement(item, mistake) ?? topLevel(item, at: token, mistake)
    }
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body, child.is(CodeBlockSyntax.self) {
      return inside(body, returning: function.signature.returnClause?.type, mistake)
    }
    if let start = node.as(InitializerDeclSyntax.self), let body = start.body, child.is(CodeBlockSyntax.self) {
      return start.optionalMark == nil
        ? inside(body, "\(StandIn.mark) fatalError(\(mistake.words.debugDescription))")
        : inside(body, "\(StandIn.mark) return nil")
    }
    if let end = node.as(DeinitializerDeclSyntax.self), let body = end.body { return inside(body, StandIn.mark) }
    if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
      let reads = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      return inside(body, returning: reads ? typeRead(through: Syntax(accessor)) : nil, mistake)
    }
    if let block = node.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors {
      return inside(block, items, StandIn.body(returning: typeRead(through: node), mistake.words))
    }
    if let item = node.as(MemberBlockItemSyntax.self) { return member(item, at: token, mistake) }
    return nil
  }

  /// A link of a chain that is a statement among views: of a modifier the view goes on without it, and for the view that the
  /// chain begins with there is one that says so, with its modifiers.
  private static func link(
    _ call: FunctionCallExprSyntax, from child: Syntax, at token: TokenSyntax, _ mistake: CutFile.Mistake
  ) -> Cut? {
    guard isAmongViews(Syntax(call)) == true else { return nil }
    var chain = Syntax(call)
    while let above = chain.parent,
      let called = above.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    { chain = Syntax(called) }
    guard chain.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    if let view = call.calledExpression.as(DeclReferenceExprSyntax.self), view.baseName.text.first?.isUppercase == true
    {
      return Cut(call, "\(view.baseName.text)(…)", StandIn.view(mistake.words))
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, isOfViews(base),
      child.id != member.id || member.declName.baseName == token
    else { return nil }
    return Cut(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset,
      ".\(member.declName.baseName.text)(…)", " \(StandIn.mark)")
  }

  /// Whether a chain begins with a call, as `Text("…").bold()` does and `UIDevice.current.name()` does not.
  private static func isOfViews(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
        return isOfViews(base)
      }
      return call.calledExpression.is(DeclReferenceExprSyntax.self)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    // What stands in names its module.
    return name.first?.isLowercase == true || name == "SwiftUI"
  }

  /// Whether the function or property around a node makes views; nil outside of both.
  private static func isAmongViews(_ node: Syntax) -> Bool? {
    var node = node
    while let parent = node.parent {
      if let function = parent.as(FunctionDeclSyntax.self) { return isView(function.signature.returnClause?.type) }
      if parent.is(AccessorBlockSyntax.self) { return isView(typeRead(through: parent)) }
      if parent.is(InitializerDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self) { return false }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    guard let text = type?.trimmedDescription, text.hasPrefix("some ") else { return false }
    return text.hasSuffix("View") || text.hasSuffix("Scene") || text.hasSuffix("Content") || text.hasSuffix("Commands")
  }

  /// Whether a statement is a view that stands in already.
  private static func isStandIn(_ item: CodeBlockItemSyntax) -> Bool {
    item.trimmedDescription.hasPrefix(StandIn.view("").prefix { $0 != "\"" }.dropFirst(StandIn.mark.count + 1))
  }

  private static func statement(_ item: CodeBlockItemSyntax, _ mistake: CutFile.Mistake) -> Cut? {
    guard let isAmongViews = isAmongViews(Syntax(item)), !isStandIn(item) else { return nil }
    let name = "a statement\(owner(of: Syntax(item)).map { " of \($0)" } ?? "")"
    guard let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression else {
      // Of what a closure does; what uses the variable goes in the next round.
      let isInClosure = item.parent?.parent?.is(ClosureExprSyntax.self) == true
      return item.item.is(VariableDeclSyntax.self) && isInClosure ? Cut(item, name) : nil
    }
    let changes =
      expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } == true
      || expression.is(TryExprSyntax.self) || expression.is(AwaitExprSyntax.self)
    // What gives the whole value of a body goes with the body.
    let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    if isAmongViews {
      return Cut(item, name, changes ? StandIn.mark : StandIn.view(mistake.words))
    }
    let isIf = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    return isAlone || isIf ? nil : Cut(item, name)
  }

  private static func inside(_ body: CodeBlockSyntax, returning type: TypeSyntax?, _ mistake: CutFile.Mistake) -> Cut? {
    inside(body, StandIn.body(returning: type, mistake.words))
  }

  private static func inside(_ body: CodeBlockSyntax, _ text: String) -> Cut? {
    inside(body, body.statements, text)
  }

  /// What stands between two braces.
  private static func inside(_ block: some BracedSyntax, _ items: CodeBlockItemListSyntax, _ text: String) -> Cut? {
    // Up to the words, which differ from mistake to mistake.
    func kind(_ text: String) -> Substring { text.drop { $0.isWhitespace }.prefix { $0 != "\"" } }
    let now =
      (block.leftBrace.trailingTrivia.description + items.description + block.rightBrace.leadingTrivia.description)
    guard kind(now).trimmingCharacters(in: .whitespacesAndNewlines) != kind(text).trimmingCharacters(in: .whitespaces)
    else { return nil }
    let name = "the body\(owner(of: Syntax(block)).map { " of \($0)" } ?? "")"
    return Cut(
      block.leftBrace.endPositionBeforeTrailingTrivia
        .utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, name, " \(text) ")
  }

  /// The type of the property or subscript whose accessor a node is.
  private static func typeRead(through node: Syntax) -> TypeSyntax? {
    var node = node
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let subscripted = parent.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
      node = parent
    }
    return nil
  }

  private static func member(_ item: MemberBlockItemSyntax, at token: TokenSyntax, _ mistake: CutFile.Mistake) -> Cut? {
    conformance(item.decl, at: token, mistake) ?? Cut(item, owner(of: Syntax(item.decl)) ?? "a member")
  }

  private static func topLevel(_ item: CodeBlockItemSyntax, at token: TokenSyntax, _ mistake: CutFile.Mistake) -> Cut? {
    guard item.parent?.parent?.is(SourceFileSyntax.self) == true else { return nil }
    guard case .decl(let declaration) = item.item else { return Cut(item, "a statement") }
    return conformance(declaration, at: token, mistake) ?? Cut(item, owner(of: Syntax(declaration)) ?? "a declaration")
  }

  /// A type that cannot conform to a protocol here goes on without it; one that was to show a view of UIKit's is a view.
  private static func conformance(
    _ declaration: DeclSyntax, at token: TokenSyntax, _ mistake: CutFile.Mistake
  ) -> Cut? {
    guard let type = declaration.asProtocol(DeclGroupSyntax.self) else { return nil }
    let name = owner(of: Syntax(declaration)) ?? "a type"
    let missing = mistake.message.firstMatch(of: #/does not conform to (?:inherited )?protocol '(\w+)'/#).map {
      String($0.1)
    }
    let braces = type.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    if missing == "View", !type.memberBlock.description.contains("\(StandIn.mark) var body") {
      return Cut(braces..<braces, "\(name).body", body(mistake.words))
    }
    guard let clause = type.inheritanceClause else { return nil }
    let types = Array(clause.inheritedTypes)
    let named = types.first { item in
      item.type.trimmedDescription == missing || item.tokens(viewMode: .sourceAccurate).contains { $0.id == token.id }
    }
    guard let named else { return nil }
    let text = named.type.trimmedDescription
    let rest = types.filter { $0.id != named.id }.map { $0.type.trimmedDescription }
    let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = clause.endPositionBeforeTrailingTrivia.utf8Offset
    if text.hasSuffix("Representable"), braces > end {
      return Cut(
        start..<braces, "\(name): \(text)",
        ": \((rest + ["SwiftUI.View"]).joined(separator: ", ")) {\(body(mistake.words))")
    }
    return Cut(
      start..<end, "\(name): \(text)", (rest.isEmpty ? "" : ": \(rest.joined(separator: ", ")) ") + StandIn.mark)
  }

  private static func body(_ words: String) -> String {
    " \(StandIn.mark) var body: some SwiftUI.View { \(StandIn.view(words)) };"
  }

  /// `Map.body`, as the place of a part is said.
  private static func owner(of node: Syntax) -> String? {
    var names: [String] = []
    var next: Syntax? = node
    while let node = next {
      if let name = named(node) { names.insert(name, at: 0) }
      next = node.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private static func named(_ node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) { return "\(function.name.text)()" }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if let variable = node.as(VariableDeclSyntax.self) { return variable.bindings.first?.pattern.trimmedDescription }
    if let type = node.asProtocol(NamedDeclSyntax.self) { return type.name.text }
    if let more = node.as(ExtensionDeclSyntax.self) { return more.extendedType.trimmedDescription }
    return nil
  }
}
