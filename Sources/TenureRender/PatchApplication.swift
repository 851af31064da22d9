extension RenderNode {
  /// Why a patch does not fit the tree it is applied to.
  public struct Misfit: Error, Equatable, CustomStringConvertible {
    public var step: Int
    public var reason: String
    public var description: String { "step \(step): \(reason)" }
  }

  /// The tree after `patch`. Throws where a step names an element that is not there: a host that sees this is out of
  /// step and asks for a whole tree. Costs the size of the tree for each step; hosts with a live tree do better.
  public func applying(_ patch: Patch) throws(Misfit) -> RenderNode {
    var tree = self
    for (index, step) in patch.steps.enumerated() {
      if let reason = tree.apply(step) { throw Misfit(step: index, reason: reason) }
    }
    return tree
  }

  private mutating func apply(_ step: PatchStep) -> String? {
    switch step {
    case .insert(let node, let parent, let next):
      return insert(node, into: parent, before: next)
    case .remove(let id):
      return take(id) == nil ? "nothing to remove under \(id)" : nil
    case .move(let id, let parent, let next):
      guard let node = take(id) else { return "nothing to move under \(id)" }
      return insert(node, into: parent, before: next)
    case .set(let id, let attributes):
      return edit(id) { $0.attributes = attributes } ? nil : "nothing to set under \(id)"
    case .modify(let id, let modifiers):
      return edit(id) { $0.modifiers = modifiers } ? nil : "nothing to modify under \(id)"
    }
  }

  private mutating func insert(_ node: RenderNode, into parent: NodeID, before next: NodeID?) -> String? {
    var misfit: String?
    let found = edit(parent) { element in
      guard let next else { return element.children.append(node) }
      guard let index = element.children.firstIndex(where: { $0.id == next }) else {
        misfit = "\(next) is not in \(parent)"
        return
      }
      element.children.insert(node, at: index)
    }
    return found ? misfit : "no element \(parent) to insert into"
  }

  private mutating func edit(_ id: NodeID, _ change: (inout RenderNode) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in children.indices where children[index].edit(id, change) { return true }
    return false
  }

  private mutating func take(_ id: NodeID) -> RenderNode? {
    for index in children.indices {
      if children[index].id == id { return children.remove(at: index) }
      if let node = children[index].take(id) { return node }
    }
    return nil
  }
}
