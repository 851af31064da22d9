import TenureRender
import TenureRuntime

/// Where elements are looked up: the whole screen, or one element and what is in it.
@MainActor public protocol ElementSource {
  var _screen: Screen { get }
  /// The element to look inside of; nil for the whole screen.
  var _scope: Element? { get }
  /// Where that is, in words: `on the screen`.
  var _where: String { get }
}

extension Screen: ElementSource {
  public var _screen: Screen { self }
  public var _scope: Element? { nil }
  public var _where: String { "on the screen" }
}

extension Element: ElementSource {
  public var _screen: Screen { screen }
  public var _scope: Element? { self }
  public var _where: String { label.isEmpty ? "in the \(node.role)" : "in the \(node.role) \"\(label)\"" }
}

extension ElementSource {
  /// A row of a list or of a table, by what it reads or by a part of it.
  public func row(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) {
      try only(_screen.index.rows(reading: label, in: _scope?.node), "row", label) { $0.isRow }
    }
  }

  /// The one element with this role and this label. Fails when there is none, or more than one.
  public func element(
    role: String, label: String, fileID: String = #fileID, line: Int = #line
  ) throws -> Element {
    try asked(fileID, line) {
      guard let known = Role(named: role) else {
        throw ScreenError(
          "There is no role \"\(role)\".", "The roles are \(Role.allCases.map(\.name).joined(separator: ", ")).",
          "Name one of them, as `screen.tree` prints it.")
      }
      return try element([known], role, label)
    }
  }

  func element(_ roles: Set<Role>, _ role: String, _ label: String) throws -> Element {
    try only(_screen.index.find(roles, label, in: _scope?.node), role, label) { roles.contains($0.role) }
  }

  /// The only one of `found`. What lies on top comes first: a user sees that one.
  private func only(
    _ found: [ShownNode], _ role: String, _ label: String, of kind: (ShownNode) -> Bool
  ) throws -> Element {
    var found = found
    if found.count > 1, let top = _screen.session.topPresentation.flatMap({ _screen.index[$0] }) {
      let onTop = found.filter { $0.isInside(top) }
      if !onTop.isEmpty { found = onTop }
    }
    if found.count == 1, _screen.stopped == nil { return Element(screen: _screen, node: found[0]) }
    if let stopped = _screen.stopped {
      throw ScreenError("There is no \(role) \"\(label)\": the program has stopped.", stopped.fact, stopped.advice)
    }
    throw _screen.problem(
      found.count, role, label, among: _screen.index.all(in: _scope?.node, where: kind).map(\.label), _where)
  }
}

extension Screen {
  /// What is on the screen, up to date.
  var index: ScreenIndex {
    shown.build(from: session)
    return shown
  }

  /// How many elements queries have looked at since the screen was made: what they cost, whatever the machine.
  package var elementsLookedAt: Int { shown.work.nodes }
}

extension ScreenIndex {
  /// The rows that read `text` themselves, and not in a row inside of them.
  fileprivate func rows(reading text: String, in scope: ShownNode?) -> [ShownNode] {
    refresh()
    var found: [ShownNode] = []
    for reader in texts[text] {
      for (row, child) in reader.rowsAround where !found.contains(row) {
        if row.role == .disclosureGroup, child.part != "label" { continue }
        guard row.isFindable, scope == nil || row.isInside(scope!), reader.isSeen(inside: row) else { continue }
        found.append(row)
      }
    }
    return found
  }
}

extension ShownNode {
  /// The rows that it is in, each with what is directly in that and leads here; itself if it is one.
  fileprivate var rowsAround: [(row: ShownNode, child: ShownNode)] {
    var rows: [(row: ShownNode, child: ShownNode)] = isRow ? [(self, self)] : []
    var child = self
    for node in around {
      if node.isRow { rows.append((node, child)) }
      child = node
    }
    return rows
  }
}

extension ElementSource {
  /// Elements of these roles, in order.
  func elements(_ roles: Set<Role>) -> [Element] {
    _screen.index.all(of: roles, in: _scope?.node).map { Element(screen: _screen, node: $0) }
  }
}
