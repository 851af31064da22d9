import TenureRender
import TenureRuntime

// What must hold after every patch: the index says what one says that is made anew of the window.

extension Screen {
  /// How the index differs from the window as it is now; empty when all is well. Costs the size of the screen.
  package var indexFaults: [String] { index.faults(against: session) }
}

extension ScreenIndex {
  fileprivate func faults(against session: Session) -> [String] {
    let fresh = ScreenIndex()
    fresh.build(from: session)
    refresh()
    fresh.refresh()
    var faults: [String] = []
    if let root, let tree = session.screen { compare(root, tree, &faults) }
    compare("names", named.mapValues(ids), fresh.named.mapValues(ids), &faults)
    compare("identifiers", identified.mapValues(ids), fresh.identified.mapValues(ids), &faults)
    for role in Role.allCases {
      let (listed, found) = (ids(ofRole[role] ?? []), ids(fresh.ofRole[role] ?? []))
      if listed != found { faults.append("role \(role.name): \(listed), but \(found) in the window") }
    }
    compare("texts", texts.readers.mapValues(ids), fresh.texts.readers.mapValues(ids), &faults)
    let (text, freshText) = (root?.visibleTexts ?? [], fresh.root?.visibleTexts ?? [])
    if text != freshText { faults.append("reads \(text), but the window \(freshText)") }
    for text in Set(texts.readers.keys) {
      let part = String(text.dropFirst().dropLast())
      let isRead = texts.readers.contains { $0.key.contains(part) && $0.value.contains(where: \.isSeen) }
      if texts.contains(part, work, where: \.isSeen) != isRead { faults.append("\"\(part)\" is read: \(isRead)") }
    }
    return faults
  }

  private func ids(_ nodes: Set<ShownNode>) -> Set<NodeID> { Set(nodes.map(\.id)) }

  private func compare(
    _ table: String, _ mine: [String: Set<NodeID>], _ fresh: [String: Set<NodeID>], _ faults: inout [String]
  ) {
    for key in Set(mine.keys).union(fresh.keys) where mine[key] != fresh[key] {
      faults.append("\(table) \"\(key)\": \(mine[key] ?? []), but in the window \(fresh[key] ?? [])")
    }
  }

  /// The links, the facts and the count of a node, and of all below it.
  private func compare(_ node: ShownNode, _ tree: RenderNode, _ faults: inout [String]) {
    if node.id != tree.id || node.role != tree.role || node.attributes != tree.attributes
      || node.modifiers != tree.modifiers
    {
      faults.append("\(node.role) \(node.id) is not as in the window: \(tree.role) \(tree.id)")
    }
    if self[node.id] !== node { faults.append("\(node.id) is not found") }
    let children = Array(node.children)
    if children.map(\.id) != tree.children.map(\.id) { faults.append("\(node.id) has other children") }
    if children.last !== node.last { faults.append("\(node.id) ends elsewhere") }
    if node.count != children.reduce(1, { $0 + $1.count }) { faults.append("\(node.id) is miscounted") }
    for (child, previous) in zip(children, [nil] + children) {
      if child.parent !== node || child.previous !== previous { faults.append("\(child.id) is linked elsewhere") }
    }
    for (child, part) in zip(children, tree.children) { compare(child, part, &faults) }
  }
}
