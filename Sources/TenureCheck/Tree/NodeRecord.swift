/// A node as it is stored: 32 bytes, without a reference, so that a file's nodes are one block of memory.
///
/// Nodes stand in the order of the source, each before its children. A node's children are the node after it, the node
/// at that one's `end`, and so on up to its own `end`.
struct NodeRecord: Sendable, Equatable {
  var kind: NodeKind
  var role: NodeRole
  var traits: Traits
  /// Index into the file's names; 0 is the empty name.
  var name: UInt32
  /// Index into the file's names; 0 says that there is no label.
  var label: UInt32
  /// Bytes from the start of the file, without the blanks and comments around the node.
  var start: UInt32
  var length: UInt32
  /// The index behind the node's last descendant.
  var end: UInt32
  var parent: UInt32
}
