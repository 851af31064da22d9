import TenureGraph
import TenureRender

/// Which body of a window runs, and why: the reasons are kept while somebody listens.
@MainActor struct BodyReasons {
  /// The node whose body runs now: for people, in issues.
  fileprivate var running = EvaluatedNode(nil)
  /// Why that body runs.
  private(set) var ofRunning: [BodyReason] = []
  /// Why nodes were told to run.
  private var waiting: [ObjectIdentifier: [BodyReason]] = [:]
  /// True once a program has asked why a body runs.
  var arePrinted = false
  /// How often something that is handed down has changed.
  var environmentChanges = 0
  /// Bodies before the first frame was complete.
  private var unseenBodies = 0

  nonisolated init() {}

  fileprivate mutating func add(_ reason: BodyReason, to node: ViewNode) {
    waiting[ObjectIdentifier(node), default: []].append(reason)
  }

  fileprivate mutating func begin(_ node: ViewNode) { waiting[ObjectIdentifier(node)] = BodyReason.justInserted }

  fileprivate mutating func forget(_ node: ViewNode) {
    if !waiting.isEmpty { waiting[ObjectIdentifier(node)] = nil }
  }

  fileprivate mutating func run(_ node: ViewNode) {
    ofRunning = waiting.removeValue(forKey: ObjectIdentifier(node)) ?? []
  }

  /// The bodies of the round have run.
  mutating func endRound() { if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) } }

  fileprivate mutating func countUnseen() -> Int {
    unseenBodies += 1
    return unseenBodies
  }
}

extension Window {
  var evaluating: ViewNode? { reasons.running.node }

  /// The view whose body runs now, for people.
  package var evaluated: String { evaluating?.shownName ?? "a view" }

  func note(_ source: Source?, invalidated node: ViewNode) {
    guard let source else { return }
    let name = (source as? any NamedSource)?.sourceName ?? "something it read"
    reasons.add(.source(name), to: node)
  }

  func note(_ cause: String, invalidated node: ViewNode) {
    if graph.recordsCauses { reasons.add(.source(cause), to: node) }
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
