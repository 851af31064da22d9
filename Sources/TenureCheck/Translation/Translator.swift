import SwiftSyntax

/// Turns the parser's tree of one file into ours, in one walk. The parser's tree can then go.
final class Translator {
  private(set) var nodes: [NodeRecord] = []
  private(set) var names: [String] = [""]
  private var indices: [String: UInt32] = [:]
  private var parent: UInt32 = 0
  private var depth = 0
  private(set) var isTooDeep = false
  /// What holds for everything inside: that it is for debugging, or a preview.
  var standing: Traits = []
  /// What the chain that is being translated is applied to, where it stands in an `#if` behind that.
  var pendingBase: PendingBase?

  /// Deeper code than people write; a walk over the tree may then recurse without fear for its stack.
  static let deepest = 800

  private let bytes: [UInt8]

  /// Translates what was parsed from these bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 12 + 1)
  }

  func translate(_ tree: SourceFileSyntax) {
    emit(.file, .none, tree) { items(tree.statements, as: .member) }
  }

  func name(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if let index = indices[text] { return index }
    let index = UInt32(names.count)
    names.append(text)
    indices[text] = index
    return index
  }

  /// A node for a piece of syntax; `inside` makes its children.
  func emit(
    _ kind: NodeKind, _ role: NodeRole, _ syntax: some SyntaxProtocol, name text: String = "", label: String? = nil,
    traits: Traits = [], inside: () -> Void = {}
  ) {
    let own = place(of: syntax)
    // The calls of a chain begin where that begins to which they are applied.
    let range = (pendingBase?.start ?? own.lowerBound)..<own.upperBound
    emit(kind, role, range, name: text, label: label, traits: traits, inside: inside)
  }

  func emit(
    _ kind: NodeKind, _ role: NodeRole, _ range: Range<Int>, name text: String = "", label: String? = nil,
    traits: Traits = [], inside: () -> Void = {}
  ) {
    let index = nodes.count
    nodes.append(
      NodeRecord(
        kind: kind, role: role, traits: traits.union(standing), name: name(text), label: label.map(name) ?? 0,
        start: UInt32(range.lowerBound), length: UInt32(range.count), end: 0, parent: parent))
    let outer = parent
    parent = UInt32(index)
    depth += 1
    if depth > Self.deepest { isTooDeep = true } else { inside() }
    depth -= 1
    parent = outer
    nodes[index].end = UInt32(nodes.count)
  }

  private func place(of syntax: some SyntaxProtocol) -> Range<Int> {
    syntax.positionAfterSkippingLeadingTrivia.utf8Offset..<syntax.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The code as it is written, without what stands around it.
  func code(_ syntax: some SyntaxProtocol) -> String { String(decoding: bytes[place(of: syntax)], as: UTF8.self) }

  /// What a node is called once its children are known.
  var currentName: String {
    get { names[Int(nodes[Int(parent)].name)] }
    set { nodes[Int(parent)].name = name(newValue) }
  }

  /// What turns out about a node when its children are looked at.
  func addToCurrent(_ traits: Traits) { nodes[Int(parent)].traits.insert(traits) }

  func items(_ items: CodeBlockItemListSyntax, as role: NodeRole) {
    for item in items { any(Syntax(item.item), as: role) }
  }

  /// A declaration, a statement, an expression, a type or a pattern, whichever it is.
  func any(_ syntax: Syntax, as role: NodeRole) {
    if declaration(syntax, as: role) || statement(syntax, as: role) || expression(syntax, as: role) { return }
    if type(syntax, as: role) || pattern(syntax, as: role) { return }
    leftover(syntax, as: role)
  }

  /// Code without a kind of its own: what it contains is kept.
  func leftover(_ syntax: Syntax, as role: NodeRole) {
    emit(.other, role, syntax) {
      for child in syntax.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        any(child, as: .element)
      }
    }
  }
}
