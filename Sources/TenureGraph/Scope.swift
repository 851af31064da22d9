/// Effects that end together.
///
///     let scope = Scope(graph)
///     scope.effect { print(count.value) }
///     scope.dispose()  // it never prints again
///
/// A scope that is released disposes of what is in it.
public final class Scope {
  public let graph: Graph
  /// What is in it, in the order in which it came; empty after `dispose()`.
  private var members: [EffectNode] = []

  public init(_ graph: Graph) { self.graph = graph }

  deinit { dispose() }

  /// Makes an effect that lives as long as the scope.
  public func effect(name: String? = nil, height: Int32 = 0, _ body: @escaping () -> Void) {
    let node = EffectNode(graph, name: name, height: height, body)
    members.append(node)
    node.run()
  }

  /// Disposes of everything in it, in the order in which it came. The scope can be used again.
  public func dispose() {
    let members = self.members
    self.members = []
    for member in members { member.end() }
  }
}
