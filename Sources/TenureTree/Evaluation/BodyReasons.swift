import TenureGraph
import TenureRender

/// Which body of a window runs, and why: the reasons are kept while somebody listens.
@MainActor struct BodyReasons {
  /// The node whose body runs now: for people, in issues.
  var running = EvaluatedNode(nil)
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

  mutating func add(_ reason: BodyReason, to node: ViewNode) {
    waiting[ObjectIdentifier(node), default: []].append(reason)
  }

  mutating func begin(_ node: ViewNode) { waiting[ObjectIdentifier(node)] = BodyReason.justInserted }

  mutating func forget(_ node: ViewNode) {
    if !waiting.isEmpty { waiting[ObjectIdentifier(node)] = nil }
  }

  mutating func run(_ node: ViewNode) {
    ofRunning = waiting.removeValue(forKey: ObjectIdentifier(node)) ?? []
  }

  /// The bodies of the round have run.
  mutating func endRound() { if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) } }

  mutating func countUnseen() -> Int {
    unseenBodies += 1
    return unseenBodies
  }
}
