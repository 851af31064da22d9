import TenureGraph

/// Nodes, and the same without counting references to them while they are read: in the baseline's language nobody does.
final class Borrowing<Node: Readable> {
  let all: [Node]
  let borrowed: [Borrowed<Node>]

  init(_ nodes: [Node]) {
    all = nodes
    borrowed = nodes.map { Borrowed($0) }
  }
}

/// A node that somebody else keeps alive.
@safe struct Borrowed<Node: Readable> {
  private let node: Unmanaged<Node>
  init(_ node: Node) { unsafe self.node = .passUnretained(node) }
  @inline(__always) var value: Node.Value { unsafe node._withUnsafeGuaranteedRef { $0.value } }
}

protocol Readable<Value>: AnyObject {
  associatedtype Value
  var value: Value { get }
}
extension Signal: Readable {}
extension Computed: Readable {}
