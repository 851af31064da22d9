/// All that is known of one file: its tree, without any syntax behind it.
public final class FileFacts: Sendable {
  /// As it was found: relative where the search began with a relative path.
  public let path: String
  let nodes: [NodeRecord]
  /// Every word of the file once; the first is empty.
  let names: [String]
  /// The file's text.
  public let source: SourceText
  /// What it says to the checker.
  public let remarks: [Remark]
  /// Whether it is shipped, tested with or only shown.
  public let standing: Standing
  /// What is odd about the file: it does not parse, it is nested too deep.
  public let notes: [FileNote]

  init(
    path: String, nodes: [NodeRecord], names: [String], source: SourceText, remarks: [Remark], standing: Standing,
    notes: [FileNote]
  ) {
    self.path = path
    self.nodes = nodes
    self.names = names
    self.source = source
    self.remarks = remarks
    self.standing = standing
    self.notes = notes
  }

  /// The node of the whole file.
  public var root: Node { Node(self, 0) }
  /// Every node, in the order of the text.
  public var all: Descendants { Descendants(file: self, range: 0..<nodes.count) }
  func all(of kind: NodeKind) -> NodesOfKind { NodesOfKind(file: self, range: 0..<nodes.count, kind: kind) }
  /// The modules that it imports.
  public var imports: [String] { root.children.filter { $0.kind == .importDeclaration }.map(\.name) }

  /// What a file is to the product.
  public enum Standing: UInt8, Sendable {
    case product
    case test
    case preview
    case generated
  }
}

/// A comment that is addressed to the checker: `// tenure:…`.
public struct Remark: Sendable, Equatable {
  /// Bytes of the file.
  public let range: Range<Int>
  /// The text behind `tenure:`.
  public let text: String
}

/// A remark about a file rather than about its code: that it does not parse, or was left out.
public struct FileNote: Sendable, Equatable, Codable {
  /// The file.
  public let path: String
  /// From 1.
  public let line: Int
  /// What is the matter.
  public let text: String
  /// Whether the next run may have nothing to say, though the file is the same.
  var isPassing = false
}
