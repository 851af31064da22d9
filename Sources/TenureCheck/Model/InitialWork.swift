/// Something that an object begins while it is made, and that costs or lasts.
public struct InitialWork: Sendable, Hashable {
  /// The call that begins it.
  public let node: Node
  /// What it does: "starts a Task".
  public let text: String
  /// The methods by which the initializer comes to it.
  public let path: [Member]
}

extension Project {
  /// The first work that constructing a type begins, in its initial values, its initializer or the methods of its own
  /// that the initializer calls.
  public func initialWork(of type: NominalType, constructedBy call: Node) -> InitialWork? {
    for member in type.stored {
      guard let value = member.value, !member.traits.contains(.lazy) else { continue }
      if let work = work(in: value.withDescendants, below: member.node, of: type, path: []) { return work }
    }
    guard let initializer = initializer(of: type, for: call) else { return nil }
    return work(in: initializer.node.descendants, below: initializer.node, of: type, path: [])
  }

  /// The initializer that a call means, as far as the labels tell.
  public func initializer(of type: NominalType, for call: Node) -> Member? {
    let labels = call.children.filter { $0.role == .argument || $0.role == .trailing }.map(\.label)
    let fitting = type.initializers.filter { initializer in
      var left = labels[...]
      for parameter in initializer.parameters {
        if left.first == .some(parameter.label) {
          left.removeFirst()
        } else if parameter.child(.value) == nil {
          return false
        }
      }
      return left.isEmpty
    }
    return fitting.count == 1 ? fitting[0] : fitting.min { $0.parameters.count < $1.parameters.count }
  }

  private func work(in nodes: Descendants, below top: Node, of type: NominalType, path: [Member]) -> InitialWork? {
    for node in nodes where node.kind == .call {
      guard runsAtOnce(node, below: top) else { continue }
      if let text = Self.work(of: node) { return InitialWork(node: node, text: text, path: path) }
      guard path.count < 3, let callee = node.child(.callee), let method = ownMethod(callee, of: type),
        !path.contains(method)
      else { continue }
      if method.traits.contains(.async) { continue }
      if let work = work(in: method.node.descendants, below: method.node, of: type, path: path + [method]) {
        return work
      }
    }
    return nil
  }

  private func ownMethod(_ callee: Node, of type: NominalType) -> Member? {
    if callee.kind == .member, callee.child(.base)?.name != "self" { return nil }
    guard callee.kind == .reference || callee.kind == .member, let member = member(callee.name, of: type),
      member.isFunction
    else { return nil }
    return member
  }

  /// Not in a closure that is only kept, nor in a function within the function.
  private func runsAtOnce(_ node: Node, below top: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == top { return true }
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate { return false }
      if ancestor.kind.isFunctionLike || ancestor.kind.isTypeDeclaration { return false }
    }
    return false
  }

  private static func work(of call: Node) -> String? {
    guard let callee = call.child(.callee), let name = call.calledName else { return nil }
    let labels = Set(call.children.filter { $0.role == .argument }.compactMap(\.label))
    var root = callee
    while let base = root.child(root.kind == .call ? .callee : .base) { root = base }
    switch (name, root.name) {
    case ("Task", "Task"), ("detached", "Task"): return "starts a Task"
    case ("scheduledTimer", "Timer"): return "starts a timer"
    case ("sink", _) where callee.kind == .member: return "subscribes to a publisher"
    case ("assign", _) where labels.contains("to"): return "subscribes to a publisher"
    case ("addObserver", _) where callee.kind == .member: return "registers an observer"
    case ("addLocalMonitorForEvents", _), ("addGlobalMonitorForEvents", _): return "watches events"
    case ("dataTask", _), ("downloadTask", _), ("uploadTask", _), ("webSocketTask", _): return "talks to the network"
    case ("Data", "Data") where labels.contains("contentsOf"),
      ("String", "String") where !labels.isDisjoint(with: ["contentsOf", "contentsOfFile"]):
      return "reads a file"
    case (_, "FileManager") where fileWork.contains(name): return "works on files"
    case ("fetch", _) where root.name.lowercased().hasSuffix("context"): return "asks the database"
    case ("start", _) where labels.contains("queue"): return "starts a monitor"
    default:
      let begins = ["startUpdating", "startMonitoring", "startObserving", "startListening", "startPolling"]
      return callee.kind == .member && root.name != "self" && begins.contains { name.hasPrefix($0) }
        ? "starts updates" : nil
    }
  }

  private static let fileWork: Set<String> = [
    "contentsOfDirectory", "contents", "enumerator", "createDirectory", "removeItem", "copyItem", "moveItem",
    "createFile", "subpathsOfDirectory",
  ]
}
