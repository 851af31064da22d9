import SwiftSyntax

/// A type with the older form of previews.
struct ProvidedPreviews: Equatable {
  /// One of several views, each a preview of its own.
  struct One: Equatable {
    let line: Int
    /// What shows it, with the declarations that stand above it.
    let statements: String
    let settings: PreviewSettings
  }

  let name: String
  let line: Int
  /// What the modifiers in it say, of which the first counts.
  let settings: PreviewSettings
  /// What has to hold for it to be compiled; nil where it always is.
  var condition: String?
  /// Its views, where it has more than one: those that stand below one another, alone or in a `Group`.
  let several: [One]

  init(
    _ node: some SyntaxProtocol, name: String, line: Int, condition: String?, lineOf: (ExprSyntax) -> Int
  ) {
    (self.name, self.line, self.condition) = (name, line, condition)
    settings = PreviewSettings(in: node)
    var views = Self.body(in: node).map { Views($0, above: "", around: []) } ?? Views()
    // Where these are said they would mean another type; and one that may not be there cannot be extended.
    let isOfItself = node.tokens(viewMode: .sourceAccurate).contains { $0.text == "Self" || $0.text == "self" }
    if views.all.count < 2 || isOfItself || condition != nil { views = Views() }
    several = views.all.map { view in
      One(
        line: lineOf(view.expression), statements: view.statements,
        settings: view.around.reversed().reduce(PreviewSettings(in: view.expression)) { $0.merging($1) })
    }
  }

  private static func body(in node: some SyntaxProtocol) -> CodeBlockItemListSyntax? {
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    for variable in members?.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) ?? [] {
      guard let binding = variable.bindings.first, binding.pattern.trimmedDescription == "previews" else { continue }
      switch binding.accessorBlock?.accessors {
      case .getter(let items): return items
      case .accessors(let list): return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      default: return nil
      }
    }
    return nil
  }

  /// The views in the lines of a builder.
  private struct Views {
    struct View {
      let expression: ExprSyntax
      let statements: String
      let around: [PreviewSettings]
    }

    var all: [View] = []

    init() {}

    /// None where something else stands there, such as an `#if`.
    init(_ items: CodeBlockItemListSyntax, above: String, around: [PreviewSettings]) {
      var above = above
      if let last = items.last?.item.as(ReturnStmtSyntax.self)?.expression, items.count > 1 {
        // Not a builder's lines, whatever stands before it.
        for item in items.dropLast() { above += "\(item.trimmed)\n" }
        all = Self.views(of: last, above: above, around: around, keyword: "return ")
        return
      }
      for item in items {
        let returned = item.item.as(ReturnStmtSyntax.self)?.expression
        if item.item.is(DeclSyntax.self), !item.item.is(IfConfigDeclSyntax.self) {
          above += "\(item.trimmed)\n"
        } else if let view = returned ?? item.item.as(ExprSyntax.self) {
          all += Self.views(of: view, above: above, around: around)
        } else if let view = item.item.as(ExpressionStmtSyntax.self)?.expression {
          // An `if` or a `switch` is one view.
          all.append(View(expression: view, statements: "\(above)\(view.trimmed)\n", around: around))
        } else {
          all = []
          return
        }
      }
    }

    /// Those in a `Group`, each with the modifiers behind it; else the view alone.
    private static func views(
      of view: ExprSyntax, above: String, around: [PreviewSettings], keyword: String = ""
    ) -> [View] {
      var (inner, modifiers) = (view, [FunctionCallExprSyntax]())
      while let call = inner.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        modifiers.append(call)
        inner = base
      }
      let whole = View(expression: view, statements: "\(above)\(keyword)\(view.trimmed)\n", around: around)
      guard let group = inner.as(FunctionCallExprSyntax.self), let content = group.trailingClosure,
        ["Group", "SwiftUI.Group"].contains(group.calledExpression.trimmedDescription), group.arguments.isEmpty
      else { return [whole] }
      let behind = String(view.trimmedDescription.dropFirst(inner.trimmedDescription.count))
      let inside = Views(content.statements, above: above, around: around + [PreviewSettings(calls: modifiers)]).all
      // The lines above would be a builder's.
      if inside.isEmpty || !keyword.isEmpty { return [whole] }
      return inside.map { one in
        View(
          expression: one.expression,
          statements: behind.isEmpty ? one.statements : "Group {\n\(one.statements)}\(behind)\n",
          around: one.around)
      }
    }
  }
}
