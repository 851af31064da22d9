/// A piece of code: a declaration, a statement, a type, an expression.
///
/// It is a place in a file's tree and costs nothing to copy. Rules read code through it alone.
public struct Node: Sendable {
  /// The file that it stands in.
  public let file: FileFacts
  let index: Int

  init(_ file: FileFacts, _ index: Int) {
    self.file = file
    self.index = index
  }

  private var record: NodeRecord { file.nodes[index] }

  /// What it is.
  public var kind: NodeKind { record.kind }
  /// What it is to the node around it.
  public var role: NodeRole { record.role }
  /// Its modifiers, and the like.
  public var traits: Traits { record.traits }
  /// What is declared, referred to, called or spelled; empty where the kind has no name.
  public var name: String { file.names[Int(record.name)] }
  /// The argument's label, the parameter's outer name.
  public var label: String? { record.label == 0 ? nil : file.names[Int(record.label)] }

  /// Bytes of the file.
  public var range: Range<Int> { Int(record.start)..<Int(record.start + record.length) }
  /// Its first byte.
  public var start: Int { Int(record.start) }
  /// As it is written.
  public var text: String { file.source.text(range) }
  /// The text on one line, cut where it is long: for messages.
  public var excerpt: String { text.onOneLine(limit: 60) }

  /// The node around it; nil for the file.
  public var parent: Node? { index == 0 ? nil : Node(file, Int(record.parent)) }
  /// From the parent to the file.
  public var ancestors: Ancestors { Ancestors(node: self) }
  /// The nearest type or extension around it.
  var enclosingTypeDeclaration: Node? {
    var place = index
    while place != 0 {
      place = Int(file.nodes[place].parent)
      if file.nodes[place].kind.isTypeDeclaration { return Node(file, place) }
    }
    return nil
  }
  /// The nodes directly inside, in the order of the text.
  public var children: Children { Children(node: self) }
  /// All nodes below this one, in the order of the source.
  public var descendants: Descendants { Descendants(file: file, range: (index + 1)..<Int(record.end)) }
  /// This node and all below it.
  public var withDescendants: Descendants { Descendants(file: file, range: index..<Int(record.end)) }

  /// Those of them with this role.
  public func children(_ role: NodeRole) -> [Node] {
    var found: [Node] = []
    var next = index + 1
    let end = Int(record.end)
    while next < end {
      let child = file.nodes[next]
      if child.role == role { found.append(Node(file, next)) }
      next = Int(child.end)
    }
    return found
  }

  /// The first of them with this role.
  public func child(_ role: NodeRole) -> Node? {
    var next = index + 1
    let end = Int(record.end)
    while next < end {
      let child = file.nodes[next]
      if child.role == role { return Node(file, next) }
      next = Int(child.end)
    }
    return nil
  }

  /// The nodes of a kind below this one, in the order of the source.
  public func descendants(of kind: NodeKind) -> NodesOfKind {
    NodesOfKind(file: file, range: (index + 1)..<Int(record.end), kind: kind)
  }

  /// The nodes of a kind from this one on down.
  public func withDescendants(of kind: NodeKind) -> NodesOfKind {
    NodesOfKind(file: file, range: index..<Int(record.end), kind: kind)
  }

  /// True for itself, and for what stands inside.
  public func contains(_ other: Node) -> Bool {
    file === other.file && other.index >= index && other.index < Int(record.end)
  }

  /// Whether it is in a preview or in code for debugging.
  public var isUnshipped: Bool { !traits.isDisjoint(with: .unshipped) }
}

extension Node: Hashable {
  /// The same node of the same file.
  public static func == (one: Node, other: Node) -> Bool { one.index == other.index && one.file === other.file }
  public func hash(into hasher: inout Hasher) {
    // One word: many tables are asked by node, and files lie far apart.
    hasher.combine(UInt(bitPattern: ObjectIdentifier(file)) ^ UInt(index) << 40 ^ UInt(index))
  }
}

/// The children of a node, in the order of the source.
public struct Children: Sequence, IteratorProtocol {
  private let file: FileFacts
  private var next_: Int
  private let end: Int

  init(node: Node) {
    file = node.file
    next_ = node.index + 1
    end = Int(node.file.nodes[node.index].end)
  }

  /// The next child.
  public mutating func next() -> Node? {
    guard next_ < end else { return nil }
    defer { next_ = Int(file.nodes[next_].end) }
    return Node(file, next_)
  }
}

/// All nodes inside a node, in the order of the source.
public struct Descendants: RandomAccessCollection {
  let file: FileFacts
  let range: Range<Int>

  /// The first node's place in the file's list.
  public var startIndex: Int { range.lowerBound }
  /// The place after the last node.
  public var endIndex: Int { range.upperBound }
  /// The node at a place of the file's list.
  public subscript(position: Int) -> Node { Node(file, position) }
}

/// Passes over nodes of other kinds without looking at more of them.
public struct NodesOfKind: Sequence, IteratorProtocol {
  private let file: FileFacts
  private let kind: NodeKind
  private var next_: Int
  private let end: Int

  init(file: FileFacts, range: Range<Int>, kind: NodeKind) {
    self.file = file
    self.kind = kind
    next_ = range.lowerBound
    end = range.upperBound
  }

  /// The next node inside.
  public mutating func next() -> Node? {
    while next_ < end {
      defer { next_ += 1 }
      if file.nodes[next_].kind == kind { return Node(file, next_) }
    }
    return nil
  }
}

/// The nodes around a node, from the inside outward.
public struct Ancestors: Sequence, IteratorProtocol {
  private var current: Node

  init(node: Node) { current = node }

  /// The next node around.
  public mutating func next() -> Node? {
    guard let parent = current.parent else { return nil }
    current = parent
    return parent
  }
}

extension String {
  func onOneLine(limit: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= limit ? words : words.prefix(limit - 1).trimmingSuffix + "…"
  }
}

extension Substring {
  fileprivate var trimmingSuffix: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
