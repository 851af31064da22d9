import TenureRender
import TenureRuntime

/// What is on a screen, kept up to date by the patches of its window: an element is found by its name, its identifier, its
/// role or a text without a look at the rest of the screen.
///
/// Built at the first question; a screen that is asked nothing keeps nothing. Names follow late: a patch only notes which
/// elements have to be named again, and the next question names them.
@MainActor final class ScreenIndex {
  private(set) var root: ShownNode?
  private var nodes: [NodeID: ShownNode] = [:]
  /// By what people call them: a label, or a prompt. Without what only arranges.
  private(set) var named: [String: Set<ShownNode>] = [:]
  private(set) var identified: [String: Set<ShownNode>] = [:]
  private(set) var ofRole: [Role: Set<ShownNode>] = [:]
  private var refreshable: Set<ShownNode> = []
  var texts = TextTable()
  private var stale: [ShownNode] = []
  /// What was worked out for the screen as it is; nil again once anything changes.
  var keptText: String?
  var keptOutline: String?
  let work = ShownNode.Work()

  /// What a node is listed under.
  struct Entry: Equatable {
    var names: [String] = []
    var identifier: String?
    var texts: [String] = []
    var isRefreshable = false
  }

  /// Takes in the whole screen, unless that is done.
  func build(from session: Session) {
    guard root == nil else { return }
    var path: [ShownNode] = []
    session.readScreen { element, depth in
      let node = ShownNode(element, work)
      path.removeSubrange(depth...)
      if let parent = path.last { parent.insert(node, before: nil) } else { root = node }
      path.append(node)
      take(node)
    }
  }

  /// The screen is gone.
  func clear() {
    keptText = nil
    keptOutline = nil
    root = nil
    nodes = [:]
    named = [:]
    identified = [:]
    ofRole = [:]
    refreshable = []
    texts = TextTable()
    stale = []
  }

  func apply(_ patch: Patch) {
    guard root != nil else { return }
    keptText = nil
    keptOutline = nil
    for step in patch.steps {
      // What does not fit is a fault of the patch; the next question takes in the screen as it is.
      guard apply(step) else { return clear() }
    }
  }

  private func apply(_ step: PatchStep) -> Bool {
    switch step {
    case .insert(let element, let parent, let next):
      guard let parent = nodes[parent], let before = place(next, in: parent) else { return false }
      let node = make(element)
      parent.insert(node, before: before.node)
      renameUpwards(from: parent)
    case .remove(let id):
      guard let node = nodes[id], let parent = node.parent else { return false }
      node.detach()
      drop(node)
      renameUpwards(from: parent)
    case .move(let id, let parent, let next):
      guard let node = nodes[id], let old = node.parent, let parent = nodes[parent] else { return false }
      node.detach()
      guard let before = place(next, in: parent) else { return false }
      parent.insert(node, before: before.node)
      renameUpwards(from: old)
      if parent !== old { renameUpwards(from: parent) }
    case .set(let id, let attributes):
      guard let node = nodes[id] else { return false }
      node.attributes = attributes
      renameUpwards(from: node)
    case .modify(let id, let modifiers):
      guard let node = nodes[id] else { return false }
      node.modifiers = modifiers
      renameUpwards(from: node)
    }
    return true
  }

  /// Before which node in `parent` an id puts another one; nil where the id is not there.
  private func place(_ next: NodeID?, in parent: ShownNode) -> (node: ShownNode?, Void)? {
    guard let next else { return (nil, ()) }
    guard let node = nodes[next], node.parent === parent else { return nil }
    return (node, ())
  }

  private func make(_ element: RenderNode) -> ShownNode {
    let node = ShownNode(element, work)
    for child in element.children { node.insert(make(child), before: nil) }
    take(node)
    return node
  }

  // MARK: Tables

  private func take(_ node: ShownNode) {
    nodes[node.id] = node
    ofRole[node.role, default: []].insert(node)
    markStale(node)
  }

  private func drop(_ node: ShownNode) {
    nodes[node.id] = nil
    ofRole[node.role]?.remove(node)
    unlist(node)
    node.entry = Entry()
    for child in node.children { drop(child) }
  }

  private func markStale(_ node: ShownNode) {
    if node.isStale { return }
    node.isStale = true
    stale.append(node)
  }

  /// Its name may be another now, and so may the names of those that are named by what is in them.
  private func renameUpwards(from node: ShownNode) {
    node.changed()
    markStale(node)
    for other in node.around {
      other.changed()
      if other.role.isNamed { markStale(other) }
    }
  }

  /// Brings the tables up to date with the tree.
  func refresh() {
    if stale.isEmpty { return }
    for node in stale {
      node.isStale = false
      guard nodes[node.id] === node else { continue }
      work.nodes += 1
      let entry = node.newEntry()
      if entry == node.entry { continue }
      unlist(node)
      node.entry = entry
      for name in entry.names { named[name, default: []].insert(node) }
      if let identifier = entry.identifier { identified[identifier, default: []].insert(node) }
      for text in entry.texts { texts.insert(node, reading: text) }
      if entry.isRefreshable { refreshable.insert(node) }
    }
    stale.removeAll(keepingCapacity: true)
  }

  private func unlist(_ node: ShownNode) {
    let entry = node.entry
    for name in entry.names { named.remove(node, under: name) }
    if let identifier = entry.identifier { identified.remove(node, under: identifier) }
    for text in entry.texts { texts.remove(node, reading: text) }
    if entry.isRefreshable { refreshable.remove(node) }
  }

  // MARK: Questions

  subscript(id: NodeID) -> ShownNode? { nodes[id] }

  /// Elements of these roles that are called `name` or, without one, have it as their identifier; inside of `scope`,
  /// or anywhere. In no order.
  func find(_ roles: Set<Role>, _ name: String, in scope: ShownNode?) -> [ShownNode] {
    refresh()
    let found = nodes(of: roles, in: scope, listedIn: named[name]) { $0.label == name || $0.prompt == name }
    if !found.isEmpty { return found }
    return nodes(of: roles, in: scope, listedIn: identified[name]) { $0.identifier == name }
  }

  private func nodes(
    of roles: Set<Role>, in scope: ShownNode?, listedIn list: Set<ShownNode>?, where isWanted: (ShownNode) -> Bool
  ) -> [ShownNode] {
    var found: [ShownNode] = []
    func look(_ node: ShownNode) {
      work.nodes += 1
      if roles.contains(node.role), isWanted(node) { found.append(node) }
    }
    if let scope, scope.count < list?.count ?? 0 {
      scope.visitFindable(look)
      return found
    }
    for node in list ?? [] { look(node) }
    // What only arranges is not listed by name: it bears the name of all that is in it.
    for role in roles where !role.isNamed {
      for node in ofRole[role] ?? [] where list?.contains(node) != true { look(node) }
    }
    return found.filter { $0.isFindable && (scope == nil || $0.isInside(scope!)) }
  }

  /// Elements of these roles that a query may find, in order.
  func all(of roles: Set<Role>, in scope: ShownNode? = nil) -> [ShownNode] {
    let listed = roles.flatMap { ofRole[$0] ?? [] }
    if let scope, scope.count < listed.count { return all(in: scope) { roles.contains($0.role) } }
    let found = listed.filter { $0.isFindable && (scope == nil || $0.isInside(scope!)) }
    return found.count < 2 ? found : inOrder(Set(found), in: scope)
  }

  private func inOrder(_ wanted: Set<ShownNode>, in scope: ShownNode?) -> [ShownNode] {
    all(in: scope, where: wanted.contains)
  }

  /// All elements that a query may find, in order.
  func all(in scope: ShownNode? = nil, where isWanted: (ShownNode) -> Bool) -> [ShownNode] {
    var found: [ShownNode] = []
    (scope ?? root)?.visitFindable { if isWanted($0) { found.append($0) } }
    return found
  }

  /// The last one that a user sees and can pull down.
  var refreshableOnTop: ShownNode? {
    refresh()
    return inOrder(refreshable.filter { $0.isFindable && !$0.isHidden }, in: nil).last
  }
}

extension [String: Set<ShownNode>] {
  fileprivate mutating func remove(_ node: ShownNode, under name: String) {
    self[name]?.remove(node)
    if self[name]?.isEmpty == true { self[name] = nil }
  }
}

extension ShownNode {
  fileprivate func newEntry() -> ScreenIndex.Entry {
    var entry = ScreenIndex.Entry(identifier: identifier, texts: ownTexts)
    if role.isNamed {
      entry.names = [label]
      if let prompt, prompt != label { entry.names.append(prompt) }
    }
    entry.isRefreshable = isRefreshable
    return entry
  }
}
