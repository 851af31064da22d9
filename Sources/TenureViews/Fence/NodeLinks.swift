import TenureGraph

/// A node's ways up. They count no references: a node is owned by its parent and the root by its window, so neither
/// goes before it; what outlives its view (the box of a binding that somebody keeps) lets go of the node when the view
/// leaves.
@safe @MainActor public class NodeLinks: Observer {
  private unowned(unsafe) final let heldWindow: Window
  private unowned(unsafe) final let heldParent: _ViewNode?

  /// The window that the node is in, for its whole life.
  @inline(__always) final var window: Window { unsafe heldWindow }
  /// The node that owns this one; nil for the root alone.
  @inline(__always) final var parent: _ViewNode? { unsafe heldParent }

  init(window: Window, parent: _ViewNode?, height: Int32) {
    unsafe heldWindow = window
    unsafe heldParent = parent
    super.init(graph: window.graph, height: height)
  }
}
