import Foundation
import SwiftParser
import SwiftSyntax

/// A file of Swift, and what of it says how its program begins and what can be shown.
struct SwiftFile {
  /// A declaration, where its file says it.
  struct Place: Equatable {
    let name: String
    let line: Int
  }

  struct Preview: Equatable {
    let name: String?
    let line: Int
    /// The variables marked `@Previewable`, and the rest of the closure.
    let properties: String
    let statements: String
    /// True for one with several `return`s, as in `do` and `catch`: they may be views of different types.
    var returnsSeveral = false
    /// Types that it mentions.
    let mentions: Set<String>
    /// What its traits say.
    let settings: PreviewSettings
    /// What has to hold for it to be compiled, as behind `#if`; nil where it always is.
    var condition: String?
    /// What is called for what it shows: `ProfileScreen`.
    var result: String?
    /// Where all of it is in the text's UTF-8.
    var mark = 0..<0
  }

  let path: String
  let text: String
  /// What is compiled: the text without the words of Objective-C that a compiler for Linux refuses, and without delegates of
  /// UIKit's, and with `os(iOS)` as true where it is a phone's. Lines and columns stay where they are.
  private(set) var source: String
  let tree: SourceFileSyntax
  /// What its `#if`s are about.
  let platform: Platform
  let imports: [String]
  /// Those that stand in no `#if`, or in one that surely holds.
  let outrightImports: [String]
  /// Types marked `@main`, with where the mark is in the text's UTF-8; or the whole of a `main.swift`.
  let mains: [(place: Place, mark: Range<Int>)]
  let views: [Place]
  let previews: [Preview]
  /// Lines of previews in an `#if` that cannot hold here.
  let inactivePreviews: [Int]
  /// The older form of previews.
  let providers: [ProvidedPreviews]
  /// What UIKit's delegates in it would host.
  let hosted: [HostedView]
  /// Classes, with what stands first behind their colons.
  let classes: [(name: String, parent: String)]
  /// True where statements stand outside of every declaration: a program of its own.
  let hasStatements: Bool

  init(path: String, on platform: Platform = .linux) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectFailure(.misuse, "\(path) cannot be read. Is it there, and may you read it?")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectFailure(
        .misuse, "\(path) is not UTF-8. Save it in that encoding: 'iconv -f WINDOWS-1252 -t UTF-8' may do it.")
    }
    self.init(path: path, text: text, on: platform)
  }

  init(path: String, text: String, on platform: Platform = .linux) {
    let tree = Parser.parse(source: text)
    let reader = Reader(SourceLocationConverter(fileName: path, tree: tree), platform)
    reader.walk(tree)
    self.path = path
    self.text = text
    let replaced = reader.objectiveC + reader.delegates.map { ($0, "") } + reader.phones.map { ($0, "true") }
    source = replaced.isEmpty ? text : Self.replacing(replaced, in: text)
    self.tree = tree
    self.platform = platform
    imports = reader.imports
    outrightImports = reader.outrightImports
    let hasStatements = tree.statements.contains {
      !$0.item.is(DeclSyntax.self) && !$0.item.is(MacroExpansionExprSyntax.self)
    }
    let isMainFile = hasStatements && path.hasSuffix("/main.swift")
    mains = isMainFile ? [(Place(name: "main.swift", line: 1), 0..<text.utf8.count)] : reader.mains
    views = reader.views
    previews = reader.previews
    inactivePreviews = reader.inactivePreviews
    providers = reader.providers
    hosted = reader.hosted
    classes = reader.classes
    self.hasStatements = hasStatements
  }

  /// Compiles it without some of its previews. They are still among its previews.
  func leavingOut(_ previews: [Preview]) -> SwiftFile {
    guard !previews.isEmpty else { return self }
    var file = self
    file.source = Self.replacing(previews.map { ($0.mark, "") }, in: source)
    return file
  }

  /// What the file says, without some of its previews.
  func text(without previews: [Preview]) -> String { Self.replacing(previews.map { ($0.mark, "") }, in: text) }

  /// What is compiled without its `@main`s.
  var withoutMains: String { mains.isEmpty ? source : Self.replacing(mains.map { ($0.mark, "") }, in: source) }

  /// Writes other words in some places, none longer than what was there, with blanks after them.
  private static func replacing(_ places: [(mark: Range<Int>, words: String)], in text: String) -> String {
    var bytes = Array(text.utf8)
    for place in places {
      var words = place.words.utf8.makeIterator()
      for index in place.mark where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = words.next() ?? UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Reader: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private let platform: Platform
    var imports: [String] = []
    var outrightImports: [String] = []
    /// The `#if`s around what is read, those of which nothing is known by their texts.
    private var conditions: [String?] = []
    var mains: [(place: Place, mark: Range<Int>)] = []
    var views: [Place] = []
    var previews: [Preview] = []
    var inactivePreviews: [Int] = []
    var providers: [ProvidedPreviews] = []
    var classes: [(name: String, parent: String)] = []
    var hosted: [HostedView] = []
    /// Delegates of UIKit's.
    var delegates: [Range<Int>] = []
    /// `@objc`, which is left out, and `#selector(…)`, for which the name of the method is written.
    var objectiveC: [(mark: Range<Int>, words: String)] = []
    /// `os(iOS)`, where it is true.
    var phones: [Range<Int>] = []

    init(_ converter: SourceLocationConverter, _ platform: Platform) {
      self.converter = converter
      self.platform = platform
      super.init(viewMode: .sourceAccurate)
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
      converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.path.first?.name.text ?? ""
      imports.append(name)
      if conditions.allSatisfy({ $0 == nil }) { outrightImports.append(name) }
      return .skipChildren
    }

    private func mark(_ node: some SyntaxProtocol) -> Range<Int> {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<start + node.trimmedLength.utf8Length
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if ["objc", "objcMembers"].contains(node.attributeName.trimmedDescription) {
        objectiveC.append((mark(node), ""))
      }
      return .visitChildren
    }

    /// What is surely not compiled is not there.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      let (text, holds, platform) = Condition.of(node, on: platform)
      if let condition = node.condition, platform == .phone {
        for call in condition.tokens(viewMode: .sourceAccurate).compactMap(Self.call) { asOnAPhone(call) }
      }
      conditions.append(holds == nil ? text : nil)
      if holds == false {
        for token in node.tokens(viewMode: .sourceAccurate)
        where token.text == "Preview" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound {
          inactivePreviews.append(line(token))
        }
      }
      return holds == false ? .skipChildren : .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    /// The call that begins with this token: `os(iOS)`.
    private static func call(_ token: TokenSyntax) -> FunctionCallExprSyntax? {
      token.parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    }

    private func asOnAPhone(_ call: FunctionCallExprSyntax) {
      guard let word = call.arguments.first?.expression.trimmedDescription else { return }
      switch call.calledExpression.trimmedDescription {
      case "os" where word == "iOS": phones.append(mark(call))
      // A module that is found only where it is imported: on a phone it is there.
      case "canImport": outrightImports.append(word)
      default: break
      }
    }

    private var condition: String? {
      let known = conditions.compactMap(\.self)
      return known.isEmpty ? nil : known.joined(separator: " && ")
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node, node.name, node.attributes, node.inheritanceClause, node.genericParameterClause)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if HostedView.isDelegate(node) {
        delegates.append(mark(node))
        if let view = HostedView(of: node, line: { self.line($0) }) { hosted.append(view) }
        return .skipChildren
      }
      if let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
        classes.append((node.name.text, parent))
      }
      note(node, node.name, node.attributes, node.inheritanceClause, node.genericParameterClause)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node, node.name, node.attributes, node.inheritanceClause, node.genericParameterClause)
      return .visitChildren
    }

    private func note(
      _ node: some SyntaxProtocol, _ name: TokenSyntax, _ attributes: AttributeListSyntax,
      _ inherited: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax?
    ) {
      let place = Place(name: name.text, line: line(name))
      for attribute in attributes {
        guard let attribute = attribute.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "main"
        else { continue }
        mains.append((place, mark(attribute)))
      }
      let types = inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if parameters == nil, types.contains(where: { $0 == "View" || $0 == "SwiftUI.View" }) { views.append(place) }
      if types.contains(where: { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }) {
        providers.append(
          ProvidedPreviews(node, name: place.name, line: place.line, condition: condition, lineOf: line))
      }
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector", let method = node.arguments.first?.expression.trimmedDescription {
        let name = method.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        objectiveC.append((mark(node), ".init(\"\(name)\")"))
        return .skipChildren
      }
      return note(node, node.macroName, node.arguments, node.trailingClosure)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node, node.macroName, node.arguments, node.trailingClosure)
    }

    private func note(
      _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
      _ trailing: ClosureExprSyntax?
    ) -> SyntaxVisitorContinueKind {
      guard name.text == "Preview" else { return .visitChildren }
      let body = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
      guard let closure = trailing ?? body else { return .skipChildren }
      var (properties, statements) = ("", "")
      for item in closure.statements {
        if var variable = item.item.as(VariableDeclSyntax.self),
          let mark = variable.attributes.firstIndex(where: { $0.trimmedDescription == "@Previewable" })
        {
          variable.attributes.remove(at: mark)
          properties += "\(variable.trimmed)\n"
        } else {
          statements += "\(item.trimmed)\n"
        }
      }
      let title = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
      previews.append(
        Preview(
          name: title?.representedLiteralValue, line: line(node), properties: properties, statements: statements,
          returnsSeveral: Returns.count(in: closure.statements) > 1,
          mentions: Set(closure.tokens(viewMode: .sourceAccurate).map(\.text)),
          settings: PreviewSettings(traits: arguments).merging(PreviewSettings(in: closure)),
          condition: condition, result: Self.result(of: closure), mark: mark(node)))
      return .skipChildren
    }

    /// What the last line calls, or the constant that stands there was made by.
    private static func result(of closure: ClosureExprSyntax) -> String? {
      let last = closure.statements.last?.item
      let expression = last?.as(ExprSyntax.self) ?? last?.as(ReturnStmtSyntax.self)?.expression
      guard let name = expression.flatMap(root) else { return nil }
      for statement in closure.statements {
        for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.trimmedDescription == name {
          return binding.initializer.flatMap { root(of: $0.value) }
        }
      }
      return name
    }

    /// `Text` of `Text("a").bold()`.
    private static func root(of expression: ExprSyntax) -> String? {
      if let call = expression.as(FunctionCallExprSyntax.self) { return root(of: call.calledExpression) }
      if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(root) }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) { return root(of: forced.expression) }
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }
}
