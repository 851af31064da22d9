import TenureThread

extension ViewNode {
  /// The name of the view's type, for display.
  package final var shownName: String { inspected?.viewName ?? "\(type(of: self))" }

  /// The view's type, where its body is the program's own and so belongs in the record.
  package final var recordedType: Any.Type? { inspected?.loggedType }

  /// The node whose view is being evaluated now.
  package static var currentNode: ViewNode? { Window.active?.evaluating }

  /// The name of that view, for people; nil outside the main actor too.
  nonisolated static var current: String? {
    tenure_is_main_thread() ? asMainActor { currentNode?.shownName } : nil
  }

  /// The program's view that this node belongs to, for people.
  package final var taskOwner: String {
    var node: ViewNode? = self
    while let current = node {
      if current.recordedType != nil { return current.shownName }
      node = current.parent
    }
    return "the window"
  }
}
