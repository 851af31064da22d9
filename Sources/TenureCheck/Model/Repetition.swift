/// What makes a piece of code run again and again, while an earlier run may still wait.
public struct Repetition: Sendable {
  /// What starts it: `.task(id: query)`, `.onChange(of: query)`, `didSet` of a property, `.onSubmit`, `$query.sink`.
  public let place: Node
  /// What a run is about; nil where it has no expression of its own.
  public let trigger: Node?
  /// The name that stands for one of many.
  public let name: String
  /// Whether the run before is told to stop: by SwiftUI, or by a `cancel()` of the task that is kept.
  public let cancels: Bool

  /// True where a user starts each run, and not a value that changes.
  public var isSubmit: Bool { place.calledName == "onSubmit" }

  /// The property whose `didSet` it is.
  func observed(in project: Project) -> Member? {
    guard place.kind == .accessor, let variable = place.parent, let type = project.enclosingType(of: place) else {
      return nil
    }
    return type.members.first { $0.node == variable }
  }
}

extension Project {
  /// What repeats a piece of code, where the code itself or the callers of its function show that.
  public func repetition(of node: Node, depth: Int = 2) -> Repetition? {
    var isDetached = false
    var cancels = false
    for ancestor in node.ancestors {
      if ancestor.kind == .closure {
        if ancestor.isTaskBody {
          isDetached = true
          cancels = cancels || replacesTask(ancestor)
          continue
        }
        guard let call = ancestor.parent, let name = call.calledName else { return nil }
        switch name {
        case "task":
          guard let id = call.children.first(where: { $0.label == "id" }) else { return nil }
          return Repetition(
            place: call, trigger: id, name: "task(id: \(id.excerpt))", cancels: cancels || !isDetached)
        case "onChange":
          guard let value = call.children.first(where: { $0.label == "of" }) else { return nil }
          return Repetition(place: call, trigger: value, name: "onChange(of: \(value.excerpt))", cancels: cancels)
        case "sink", "onReceive":
          guard let published = published(by: name == "sink" ? call.child(.callee) : call.child(.argument)) else {
            return nil
          }
          return Repetition(
            place: call, trigger: published, name: "\(name) of '\(published.excerpt)'", cancels: cancels)
        case "onSubmit": return Repetition(place: call, trigger: nil, name: "onSubmit", cancels: cancels)
        default: if ClosureUse(of: ancestor) != .immediate { return nil }
        }
      } else if ancestor.kind == .accessor {
        guard ancestor.name == "didSet", let variable = ancestor.parent else { return nil }
        return Repetition(place: ancestor, trigger: nil, name: "didSet of '\(variable.name)'", cancels: cancels)
      } else if ancestor.kind == .function {
        guard depth > 0, let type = enclosingType(of: ancestor),
          let function = type.members.first(where: { $0.node == ancestor })
        else { return nil }
        let calls = uses(of: function).filter { $0.node.role == .callee }
        let repetitions = calls.lazy.compactMap { self.repetition(of: $0.node, depth: depth - 1) }
        // A value that changes says more than a user who submits.
        guard let outer = repetitions.first(where: { !$0.isSubmit }) ?? repetitions.first else { return nil }
        // A task that the function starts itself is not stopped with its caller.
        let stops = cancels || outer.cancels && !isDetached
        return Repetition(place: outer.place, trigger: outer.trigger, name: outer.name, cancels: stops)
      } else if ancestor.kind.isFunctionLike || ancestor.kind.isTypeDeclaration {
        return nil
      }
    }
    return nil
  }

  /// `$query` of `$query.debounce(…).removeDuplicates()`
  private func published(by chain: Node?) -> Node? {
    var current = chain
    while let node = current {
      if node.name.startsWithDollar, storage(of: node)?.wrapper == .published { return node }
      current = node.kind == .call ? node.child(.callee) : node.child(.base)
    }
    return nil
  }

  /// `handle?.cancel()` before `handle = Task { }`.
  private func replacesTask(_ body: Node) -> Bool {
    guard let task = body.parent, let assignment = task.assignmentOfValue, let target = assignment.child(.left),
      let code = task.enclosingCode
    else { return false }
    return code.descendants.contains { node in
      guard node.kind == .member, node.name == "cancel", node.role == .callee, let base = node.child(.base) else {
        return false
      }
      return base.withDescendants.contains { $0.name == target.name }
    }
  }
}

extension Node {
  /// The assignment whose right side, as a whole, this is.
  var assignmentOfValue: Node? {
    guard role == .right, let parent, parent.kind == .assignment else { return nil }
    return parent
  }
}
