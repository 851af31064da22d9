import TenureGraph
import TenureRender

extension Window {
  var evaluating: ViewNode? { reasons.running.node }

  /// The view whose body runs now, for people.
  package var evaluated: String { evaluating?.shownName ?? "a view" }

  func note(_ source: Source?, invalidated node: ViewNode) {
    guard let source else { return }
    let name = (source as? any NamedSource)?.sourceName ?? "something it read"
    reasons.add(.source(name), to: node)
  }

  func noteNewInputs(of node: ViewNode) {
    if graph.recordsCauses { reasons.add(.inputs, to: node) }
  }

  func entered(_ type: Any.Type, _ node: ViewNode) {
    if graph.recordsCauses {
      log?.inserted(type, named: node.shownName)
      reasons.begin(node)
    }
  }

  func left(_ node: ViewNode) {
    if let log, let type = node.recordedType { log.removed(type, named: node.shownName) }
    reasons.forget(node)
    observation.end(node)
  }

  /// The node's body is about to run. Returns the node whose evaluation goes on afterwards, for `didRunBody`.
  func willRunBody(of node: ViewNode) -> EvaluatedNode {
    let outer = reasons.running
    reasons.running = EvaluatedNode(node)
    guard graph.recordsCauses else { return outer }
    reasons.run(node)
    if let log, let type = node.recordedType {
      log.body(
        of: type, named: node.shownName, at: ObjectIdentifier(node), because: reasons.ofRunning, influence: influence)
    }
    return outer
  }

  func didRunBody(within outer: EvaluatedNode) { reasons.running = outer }

  /// What the body led to stands in the tree.
  @inline(__always)
  func didShowBody() {
    if let log { log.bodyShown(influence: influence) }
  }

  /// A number that a body which changes nothing leaves as it is: what is on the screen, what is handed down, and what is
  /// to be settled or done after the bodies. Before the first frame is complete it is never the same.
  private var influence: Int {
    isShown ? patches.count + followUps.count + reasons.environmentChanges : reasons.countUnseen()
  }
}
