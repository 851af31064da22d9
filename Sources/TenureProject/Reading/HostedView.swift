import SwiftSyntax

/// A SwiftUI view that UIKit's delegates host, as Xcode's templates had it before there was `App`:
///
///     window.rootViewController = UIHostingController(rootView: contentView)
///
/// There is no UIKit here that calls them: they are not compiled, and the view is shown as an app would show it.
struct HostedView: Equatable {
  /// What makes it: `ContentView()`.
  let expression: String
  let line: Int

  /// True for a class by which UIKit begins an app or shows a scene.
  static func isDelegate(_ node: ClassDeclSyntax) -> Bool {
    let types = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if types.contains("UIWindowSceneDelegate") { return true }
    let marks = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return types.contains("UIApplicationDelegate") && marks.contains { ["UIApplicationMain", "main"].contains($0) }
  }

  /// What a delegate hosts first; nil where it hosts nothing, or what only the delegate can make.
  init?(of delegate: ClassDeclSyntax, line: (Syntax) -> Int) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(delegate)
    guard var root = reader.root else { return nil }
    let place = line(Syntax(root))
    if let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let made = reader.made[name] else { return nil }
      root = made
    }
    let names = Names(viewMode: .sourceAccurate)
    names.walk(root)
    guard names.areTypes else { return nil }
    (expression, self.line) = (root.trimmedDescription, place)
  }

  private final class Reader: SyntaxVisitor {
    var root: ExprSyntax?
    /// The constants, by what makes them.
    var made: [String: ExprSyntax] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if root == nil, node.calledExpression.trimmedDescription.hasPrefix("UIHostingController"),
        let first = node.arguments.first, first.label?.text == "rootView"
      {
        root = first.expression
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { made[node.pattern.trimmedDescription] = value }
      return .visitChildren
    }
  }

  /// Whether all that is named without a dot before it is a type: what else there is belongs to the delegate.
  private final class Names: SyntaxVisitor {
    var areTypes = true

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember, node.baseName.text.first?.isUppercase != true { areTypes = false }
      return .visitChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
