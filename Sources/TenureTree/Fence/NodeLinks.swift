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

/// A window for as long as it is there. Weak references would do, but who is ever referred to so is counted in a slower way
/// from then on; each window has one of these instead, and lets go of it at its end, which comes on the main actor.
@safe package final class WindowReference: @unchecked Sendable {
  private unowned(unsafe) var held: Window?

  @MainActor package var window: Window? { unsafe held }

  init() {}

  @MainActor func refer(to window: Window?) { unsafe held = window }
}

/// A node that stands in the tree: the one whose body runs now, one that has read something. It counts no references, so
/// whoever keeps one lets go of it when the node leaves.
@safe struct EvaluatedNode {
  private unowned(unsafe) let held: _ViewNode?

  var node: _ViewNode? { unsafe held }

  @inline(__always) init(_ node: _ViewNode?) { unsafe held = node }
}
