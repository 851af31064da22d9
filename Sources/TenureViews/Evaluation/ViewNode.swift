import TenureGraph
import TenureRender
import TenureThread

typealias ViewNode = _ViewNode

/// What the screen keeps for one view at one place, from insertion to removal.
///
/// A node is made by the type of its view and updated by the same type only, so its kind never changes.
///
///     parent ──▶ child ──▶ …        owned downwards by the subclasses' own fields,
///        ◀─unowned─┘                known upwards by `parent`
@MainActor public class _ViewNode: NodeLinks {
  /// What `@Environment` reads here.
  final let environment: EnvironmentScope

  init(in place: Place) {
    environment = place.environment
    super.init(window: place.parent.window, parent: place.parent, height: place.parent.height + 2)
  }

  /// The root of a window.
  init(rootOf window: Window) {
    environment = window.rootEnvironment
    super.init(window: window, parent: nil, height: 0)
  }

  nonisolated override final public func run() {
    let node = Unchecked(value: self)
    asMainActor { node.value.rerun() }
  }

  nonisolated override final public func invalidated(by source: Source?) {
    let told = Unchecked(value: (self, source))
    asMainActor { told.value.0.window.note(told.value.1, invalidated: told.value.0) }
  }

  /// Does again what depends on what changed. Called once in an update, parents before children.
  func rerun() {}

  /// Calls `visit` with the nodes directly below, in the order of the screen.
  func children(_ visit: (ViewNode) -> Void) {}

  /// Called once, when the node leaves the tree, before its children leave.
  func leave() {}

  /// The element that stands for this node, when it is one itself.
  var element: ElementNode? { nil }

  /// What a modifier here says about the elements below, if it says anything.
  var style: RenderModifier? { nil }

  /// The node as what gives its inside another transaction, if it does.
  var transactionScope: (any TransactionScope)? { nil }

  /// The name of the view's type for people.
  var viewName: String { "\(type(of: self))" }

  /// The view's type, where its body is the program's own and so belongs in the record.
  var loggedType: Any.Type? { nil }

  /// The view's value, for the record to look into.
  var viewValue: Any? { nil }

  final func place(environment: EnvironmentScope? = nil) -> Place {
    Place(parent: self, environment: environment ?? self.environment)
  }

  /// This node as the class that its view's type made it. A view type makes and updates its nodes itself, so this
  /// fails only where a framework view's two functions disagree.
  @inline(__always)
  final func expect<Node: ViewNode>(_ type: Node.Type) -> Node {
    cast(self, to: type)
  }
}

typealias Place = _Place

extension ViewNode {
  /// Takes the node and all below it out of the tree, for good.
  final func unmount() {
    window.left(self)
    leave()
    children { $0.unmount() }
    dispose()
  }
}

extension ViewNode {
  /// The node whose view is being evaluated now.
  static var currentNode: ViewNode? { Window.active?.evaluating.last }

  /// The name of that view, for people; nil outside the main actor too.
  nonisolated static var current: String? {
    tenure_is_main_thread() ? asMainActor { currentNode?.viewName } : nil
  }
}
