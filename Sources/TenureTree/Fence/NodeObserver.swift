import TenureGraph

/// An observer that says for which node it stands.
protocol ReadingObserver: Observer {
  @MainActor var reader: ViewNode { get }
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
