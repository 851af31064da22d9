import TenureGraph

/// Why a body ran.
public enum BodyReason: Hashable, Sendable, CustomStringConvertible {
  /// The view was put on the screen.
  case inserted
  /// Its parent gave it other inputs.
  case inputs
  /// Something it read has changed: a property's name, or an object's.
  case source(String)

  public var description: String {
    switch self {
    case .inserted: "inserted"
    case .inputs: "inputs"
    case .source(let name): name
    }
  }
}

/// What happens in a window, told as it happens. The runtime listens; without a listener nothing is built.
@MainActor package protocol ChangeLog: AnyObject {
  func write(_ owner: String, _ property: String, _ old: Any, _ new: Any)
  func body(of type: Any.Type, named view: String, because reasons: [BodyReason])
  func inserted(_ type: Any.Type, named view: String)
  func removed(_ type: Any.Type, named view: String)
  func frameEnded(_ window: Window)
  /// The views whose bodies ran in this frame, in order.
  var bodiesInFrame: [String] { get }
}

/// A thing with a name that bodies can depend on.
@MainActor protocol NamedSource {
  var sourceName: String { get }
}

extension StateBox: NamedSource {
  var sourceName: String { plan.name }
}

extension Window {
  func note(_ source: Source?, invalidated node: ViewNode) {
    guard let source else { return }
    let name = (source as? any NamedSource)?.sourceName ?? "something it read"
    reasons[ObjectIdentifier(node), default: []].append(.source(name))
  }

  func note(_ cause: String, invalidated node: ViewNode) {
    if graph.recordsCauses { reasons[ObjectIdentifier(node), default: []].append(.source(cause)) }
  }

  func noteNewInputs(of node: ViewNode) {
    if graph.recordsCauses { reasons[ObjectIdentifier(node), default: []].append(.inputs) }
  }

  func entered(_ type: Any.Type, _ node: ViewNode) {
    if graph.recordsCauses {
      log?.inserted(type, named: node.viewName)
      reasons[ObjectIdentifier(node)] = [.inserted]
    }
  }

  func left(_ node: ViewNode) {
    if let log, let type = node.loggedType { log.removed(type, named: node.viewName) }
    if !reasons.isEmpty { reasons[ObjectIdentifier(node)] = nil }
    endReading(of: node)
  }

  /// The node's body is about to run. Returns the node whose evaluation goes on afterwards, for `didRunBody`.
  func willRunBody(of node: ViewNode) -> ViewNode? {
    let outer = evaluating
    evaluating = node
    guard graph.recordsCauses else { return outer }
    runningReasons = reasons.removeValue(forKey: ObjectIdentifier(node)) ?? []
    if let log, let type = node.loggedType { log.body(of: type, named: node.viewName, because: runningReasons) }
    return outer
  }

  func didRunBody(within outer: ViewNode?) { evaluating = outer }
}
