/// Effects and other observers that end together.
///
///     let scope = Scope(graph)
///     scope.effect { print(count.value) }
///     scope.dispose()  // it never prints again
///
/// A scope that is released disposes of what is in it.
public final class Scope {
  public let graph: Graph
  /// What is in it, in the order in which it came; empty after `dispose()`.
  private var members: [Observer] = []

  public init(_ graph: Graph) { self.graph = graph }

  deinit { dispose() }

  /// Makes an effect that lives as long as the scope.
  @discardableResult
  public func effect(name: String? = nil, height: Int32 = 0, _ body: @escaping () -> Void) -> Effect {
    let effect = Effect(graph, name: name, height: height, body)
    members.append(effect)
    return effect
  }

  /// Takes an observer in.
  public func add(_ observer: Observer) { members.append(observer) }

  /// Disposes of everything in it, in the order in which it came. The scope can be used again.
  public func dispose() {
    let members = self.members
    self.members = []
    for member in members { member.dispose() }
  }
}
