import TenureGraph

/// A node's ways up. They count no references: a node is owned by its parent and the root by its window, so neither
/// goes before it; what outlives its view (the box of a binding that somebody keeps) lets go of the node when the view
/// leaves.
@safe @MainActor open class _NodeLinks {
  private unowned(unsafe) final let heldParent: _ViewNode?
  /// What `@Environment` reads here.
  package final let environment: EnvironmentScope

  /// The window that the node is in, for its whole life. Scopes are few, so it is they that know it.
  @inline(__always) package final var window: Window { environment.window }
  /// The node that owns this one; nil for the root alone.
  @inline(__always) package final var parent: _ViewNode? { unsafe heldParent }

  package init(_ environment: EnvironmentScope, parent: _ViewNode?) {
    unsafe heldParent = parent
    self.environment = environment
  }
}

/// A scope's way to its window, which owns it by way of its nodes.
@safe @_spi(Tree) public class WindowLink {
  private unowned(unsafe) final let heldWindow: Window

  @inline(__always) final var window: Window { unsafe heldWindow }

  init(_ window: Window) { unsafe heldWindow = window }
}

/// A node that stands in the tree: the one whose body runs now, one that has read something. It counts no references, so
/// whoever keeps one lets go of it when the node leaves.
@safe struct EvaluatedNode {
  private unowned(unsafe) let held: _ViewNode?

  var node: _ViewNode? { unsafe held }

  @inline(__always) init(_ node: _ViewNode?) { unsafe held = node }
}

/// What makes a node run again when something it read has changed. Only nodes that read anything have one.
@safe @_spi(Tree) public final class NodeObserver: Observer, ReadingObserver, @unchecked Sendable {
  /// The node that owns this observer, and disposes of it when it leaves.
  private unowned(unsafe) let node: _ViewNode

  @MainActor var reader: _ViewNode { unsafe node }

  @MainActor package init(_ node: _ViewNode) {
    unsafe self.node = node
    super.init(graph: node.window.graph, height: node.height)
  }

  /// Nothing runs while the node's view is on its way out.
  public override func run() {
    asMainActor(self) { observer in
      if unsafe !observer.node.isSetAside { unsafe observer.node.rerun() }
    }
  }

  public override func invalidated(by source: Source?) {
    let source = Unchecked(value: source)
    asMainActor { unsafe node.window.note(source.value, invalidated: node) }
  }
}
