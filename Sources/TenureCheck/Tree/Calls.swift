/// A place where a type's initializer is called.
public struct CallSite: Sendable, Hashable {
  /// The call.
  public let call: Node

  /// What is passed, trailing closures included.
  public var arguments: [Node] { call.children.filter { $0.role == .argument || $0.role == .trailing } }
  /// The argument of a label; for the first trailing closure use `nil`.
  public func argument(_ label: String) -> Node? { arguments.first { $0.label == label } }

  /// `.id(item).padding()` behind the call: the modifiers that are applied to it, in their order.
  public var modifiers: [Modifier] { call.modifiers }
}

/// A method that is called on a view: `.sheet(item: $item) { … }`.
public struct Modifier: Sendable, Hashable {
  /// The call.
  public let call: Node

  /// What is called, without what is before the dot.
  public var name: String { call.child(.callee)?.name ?? "" }
  /// What is passed, trailing closures included.
  public var arguments: [Node] { call.children.filter { $0.role == .argument || $0.role == .trailing } }
  /// The argument of that label.
  public func argument(_ label: String?) -> Node? { arguments.first { $0.label == label && $0.role == .argument } }
  /// The first closure after the parentheses.
  public var trailing: Node? { call.child(.trailing) }
  /// What it is applied to.
  public var base: Node? { call.child(.callee)?.child(.base) }
}

extension Node {
  /// The method calls chained to an expression, in their order.
  public var modifiers: [Modifier] {
    var found: [Modifier] = []
    var current = self
    while current.role == .base, let access = current.parent, access.kind == .member, access.role == .callee,
      let call = access.parent
    {
      found.append(Modifier(call: call))
      current = call
    }
    return found
  }

  /// The name of what is called: `Text` of `Text("")`, `padding` of `x.padding()`.
  public var calledName: String? {
    guard kind == .call, let callee = child(.callee) else { return nil }
    return callee.kind == .reference || callee.kind == .member || callee.kind == .implicitMember ? callee.name : nil
  }
}
