import TenureRender

extension Element {
  /// Scrolls the list or lazy stack around until the row is visible.
  public func scrollIntoView(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.reveal, "scroll to")
      if screen.madeFrames != nil { _ = screen.laidOut { [id = node.id] in $0.reveal(id) } }
      screen.tellSizes()
    }
  }

  // MARK: Selection

  /// Puts the row into the selection of its list: instead of the row that is selected, or beside the others where many
  /// may be.
  public func select(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.select(true), "select") }
  }

  /// Takes the row out of the selection of its list.
  public func deselect(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.select(false), "deselect") }
  }

  /// The list or the table that the row is in.
  private var list: ShownNode? { node.around.first { [.list, .table].contains($0.role) } }

  /// Why the row does not answer to being selected, and what to do.
  var selectionProblem: (evidence: String, advice: String) {
    guard let list, let type = list.attributes[.selectionType]?.text else {
      if list?.role == .table {
        return ("Its table has no selection.", "Give the table one: Table(data, selection: $selected) { … }.")
      }
      return ("It is in no list that has a selection.", "Give the list one: List(selection: $selected) { … }.")
    }
    if node.says(.selectionDisabled) { return ("It has selectionDisabled().", "Select another row.") }
    return (
      "The selection of the list is of type \(type), and the row has no value of that type.",
      "The value of a row is the id of its ForEach, or its .tag. Give it one of exactly the type \(type)."
    )
  }

  // MARK: Editing

  /// The names of what can be done to the row by swiping it.
  public var swipeActions: [String] {
    let buttons = swipeButtons
    if !buttons.isEmpty { return buttons.map(\.label) }
    return node.may(.delete) && !node.says(.deleteDisabled) ? ["Delete"] : []
  }

  /// Swipes the row and presses the action of that name. The one of `onDelete` is called "Delete".
  public func swipe(_ name: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try swipe(to: name) }
  }

  private func swipe(to name: String) throws {
    if let button = swipeButtons.first(where: { $0.label == name }) { return try button.act(.tap, "swipe") }
    if swipeButtons.isEmpty, name == "Delete", node.may(.delete), !node.says(.deleteDisabled) { return try delete() }
    let actions = swipeActions.map { "\"\($0)\"" }.joined(separator: ", ")
    var evidence = actions.isEmpty ? "It has no swipe actions." : "It has: \(actions)."
    if node.says(.deleteDisabled) { evidence += " It has deleteDisabled(true)." }
    throw ScreenError(
      "\(rowName) has no swipe action \"\(name)\".", evidence,
      actions.isEmpty
        ? "Put .swipeActions { … } on the row, or .onDelete { … } on its ForEach." : "Spell it as it is shown.")
  }

  /// Deletes the row, as a user does while the list is edited.
  public func delete(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try check(.delete, .deleteDisabled, "deleted", "onDelete")
      try act(.delete, "delete")
    }
  }

  /// Drags the row to a position in its list, counted from 0.
  public func move(to place: Int, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try check(.move, .moveDisabled, "moved", "onMove")
      try act(.move(to: place), "move")
    }
  }

  /// Drags the row before another one.
  public func move(before label: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let rows = siblings
      let other = try screen.row(label)
      guard let from = rows.firstIndex(of: node), let before = rows.firstIndex(of: other.node) else {
        throw ScreenError(
          "\(rowName) cannot be moved before \"\(label)\".", "They are not in the same list or section.",
          "Move it among the rows of its own ForEach.")
      }
      try move(to: before > from ? before - 1 : before)
    }
  }

  private func check(_ action: AttributeKey, _ forbids: ModifierName, _ done: String, _ modifier: String) throws {
    if !node.may(action) {
      throw ScreenError(
        "\(rowName) cannot be \(done).", "Nothing around it allows that.",
        "Put .\(modifier) { … } on its ForEach, or give that editActions.")
    }
    if node.says(forbids) {
      throw ScreenError("\(rowName) cannot be \(done).", "It has \(forbids)(true).", "Choose another row.")
    }
  }

  private var rowName: String { "The row \"\(node.visibleTexts.first ?? node.label)\"" }

  /// The rows beside it that can be moved as well, itself included.
  private var siblings: [ShownNode] {
    var rows = [node]
    var before = node.previous
    while let row = before, row.isAside || row.may(.move) {
      if !row.isAside { rows.append(row) }
      before = row.previous
    }
    rows.reverse()
    var after = node.next
    while let row = after, row.isAside || row.may(.move) {
      if !row.isAside { rows.append(row) }
      after = row.next
    }
    return rows
  }

  private var swipeButtons: [Element] { buttons(in: .swipeActions) }

  // MARK: Menus

  /// Presses it for long and chooses an item of the menu that appears.
  public func contextMenu(_ name: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let items = try menuItemsOfRow()
      if let item = items.first(where: { $0.label == name }) { return try item.act(.tap, "choose") }
      let names = items.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw ScreenError(
        "The \(node.role) \"\(label)\" has no menu item \"\(name)\".",
        items.isEmpty ? "It has no context menu." : "It has: \(names).",
        items.isEmpty ? "Put .contextMenu { … } on it." : "Spell it as it is shown.")
    }
  }

  /// Of its own menu, of the nearest one around it in its row, or of the menu for the selection of the list around.
  private func menuItemsOfRow() throws -> [Element] {
    let own = buttons(in: .contextMenu)
    let list = node.listAround
    for outer in [node] + Array(node.around.prefix { $0 !== list && !$0.role.isPresentation && $0.role != .screen }) {
      let buttons = Element(screen: screen, node: outer).buttons(in: .contextMenu)
      if !buttons.isEmpty { return buttons }
    }
    guard let list, list.next?.role == .contextMenu else { return own }
    // A menu of the whole list does not hear of it.
    try? act(.longPress, "open the menu of")
    return Element(screen: screen, node: list).buttons(in: .contextMenu)
  }

  /// The buttons among the items of a menu.
  var menuItems: [Element] {
    node.children.filter { $0.role == .menuItems }.flatMap(\.outerButtons).map {
      Element(screen: screen, node: $0)
    }
  }

  /// The pickers among the items of a menu.
  var menuPickers: [Element] {
    node.children.filter { $0.role == .menuItems }.flatMap(\.innerPickers).map { Element(screen: screen, node: $0) }
  }

  /// The buttons in what belongs to this element and follows it.
  private func buttons(in role: Role) -> [Element] {
    var buttons: [ShownNode] = []
    var aside = node.next
    while let part = aside, part.isAside {
      if part.role == role { buttons += part.outerButtons }
      aside = part.next
    }
    return buttons.map { Element(screen: screen, node: $0) }
  }
}

extension ShownNode {
  fileprivate func may(_ action: AttributeKey) -> Bool {
    modifiers.contains { $0.name == .editable && $0.attributes[action]?.flag == true }
  }

  fileprivate var listAround: ShownNode? {
    var around = parent
    while let one = around, one.role != .list, one.role != .table { around = one.parent }
    return around
  }

  fileprivate var innerPickers: [ShownNode] {
    children.flatMap { $0.role == .picker ? [$0] : $0.innerPickers }
  }

  /// The buttons in it that are in no other one.
  fileprivate var outerButtons: [ShownNode] {
    children.flatMap { $0.role == .button ? [$0] : $0.outerButtons }
  }
}

extension Screen {
  /// Selects the row that reads `label`, in a list with a selection.
  public func select(_ label: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try row(label).select() }
  }
}
