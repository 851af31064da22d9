/// One use of a member somewhere in the project.
public struct Use: Sendable, Hashable {
  /// What the code does with the member.
  public enum Kind: Sendable, Hashable {
    case read
    /// Assigned, passed as `inout`, or changed by a method that is known to change: `append`, `toggle`.
    case write
    /// `$member`.
    case binding
    /// A method is called on it, of which it is not known whether it changes it.
    case call
  }

  /// The reference or the member access.
  public let node: Node
  /// What it does with the member.
  public let kind: Kind

  /// How the node uses what it names.
  public init(_ node: Node) { self.init(node, kind: Self.kind(of: node)) }

  init(_ node: Node, kind: Kind) {
    self.node = node
    self.kind = kind
  }

  private static func kind(of node: Node) -> Kind {
    if node.name.isProjection { return .binding }
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .member where current.role == .base:
        if parent.role == .callee, let call = parent.parent, call.kind == .call {
          return changingMethods.contains(parent.name) ? .write : current == node ? .call : .read
        }
        current = parent
      case .subscriptAccess where current.role == .base, .optionalChain, .forceUnwrap: current = parent
      case .inoutReference: return .write
      case .assignment: return current.role == .left ? .write : .read
      default: return .read
      }
    }
    return .read
  }

  private static let changingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
    "updateValue", "toggle", "sort", "shuffle", "reverse", "move", "swapAt", "popLast", "popFirst", "merge",
    "formUnion", "formIntersection", "subtract", "negate", "replaceSubrange", "reserveCapacity",
  ]
}

extension Use {
  /// Whether somebody gets a binding to it: `$member`, `$model.member`.
  public var isProjected: Bool { kind == .binding || goesThroughBinding }

  /// `$model.name`: not the member is projected, but what it is read from. Whoever gets it can write.
  public var goesThroughBinding: Bool {
    var current = node
    while let base = current.child(.base) { current = base }
    return current != node && current.kind == .reference && current.name.isProjection
  }
}
