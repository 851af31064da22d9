import TenureRender

extension Lowering {
  func markup(of node: Shadow) -> Markup {
    guard let key = Self.uniformKey(of: node) else { return ownMarkup(of: node) }
    if let markup = Self.uniform[key] { return markup }
    let markup = ownMarkup(of: node)
    Self.uniform[key] = markup
    return markup
  }

  /// Markups that follow from role and context alone. Most containers of a large page have one of a few.
  private static var uniform: [UInt64: Markup] = [:]

  /// What decides the markup of such an element; nil for any other. Rows of lists and choices look around them.
  private static func uniformKey(of node: Shadow) -> UInt64? {
    let role = node.role
    guard role.isUniform, node.isBare, node.context.isDisjoint(with: [.listRow, .choice, .option]),
      node.role != .column || node.parent?.role != .splitView
    else { return nil }
    return role.key(node.context) | UInt64(node.fillingInside.rawValue) << 40
  }

  /// The tag of a text that has words alone, where no other element stands around it: what `marks` makes of it. Nil for
  /// anything else.
  static func tagOfPlainText(_ node: Shadow) -> String? {
    guard node.role == .text,
      node.context.isDisjoint(with: [.listRow, .formRow, .choice, .swallowed, .cell, .option])
    else { return nil }
    if node.parent?.role == .row, isLong(node) { return nil }
    return node.context.contains(.phrase) ? "span" : "p"
  }

  private func ownMarkup(of node: Shadow) -> Markup {
    var markup = node.context.contains(.choice) ? choice(node) : plain(node)
    // What can be done to a row is not a view of it: what is said about the row's look is not said of that.
    if !node.context.contains(.choice), ![.swipeActions, .contextMenu].contains(node.role) {
      markup = decorated(markup, node)
      name(&markup, node)
    }
    if node.context.contains(.inControl) { markup = markup.withoutButtons }
    if node.context.contains(.option) { markup = option(markup, node) }
    if node.context.contains(.listRow) { markup = row(markup, node) }
    if node.context.contains(.formRow) {
      markup = wrapped(markup, in: Markup("div", "row", .slot(.content)))
      look(&markup, node)
    }
    if node.context.contains(.cell) { markup = cell(markup, node) }
    markup.isNamed = true
    return markup
  }

  /// What can be pressed by itself.
  private static let pressed: Set<Role> = [.button, .navigationLink, .link, .toggle, .menu]

  /// A row of a list, with what can be done to it there.
  private func row(_ inner: Markup, _ node: Shadow) -> Markup {
    var row = wrapped(inner, in: Markup("li", "row", .slot(.content)))
    look(&row, node)
    let isSelected = node.modifier(.selected) != nil
    if isSelected { row.add(class: "selected") }
    if let kind = node.listAround?[.selection]?.text,
      node.modifier(.selectionDisabled)?.attributes[.value]?.flag != true
    {
      // Of several rows, a second press takes one out of the selection.
      row["data-select"] = isSelected && kind == "many" ? "1" : "0"
      if !Self.pressed.contains(node.role) { row["tabindex"] = "0" }
      row["aria-current"] = isSelected ? "true" : nil
    }
    if canEdit(node, .move) {
      row["data-m"] = ""
      if node.modifier(.moveDisabled)?.attributes[.value]?.flag != true, !node.context.contains(.disabled) {
        row.content.append(
          .element(
            Markup("button", "handle", key: "m").with("type", "button")
              .with("aria-label", "Move \(node.words)").with("title", "Drag, or press the up and down arrow keys")))
      }
    }
    // Actions of the program's own at that edge stand instead.
    if canEdit(node, .delete), !hasOwnActions(node), node.modifier(.deleteDisabled)?.attributes[.value]?.flag != true {
      row.content.append(
        .element(
          Markup("button", "delete", .text("Delete")).with("type", "button").with("data-a", PageWord.delete.rawValue)
            .with("aria-label", "Delete \(node.words)")))
    }
    return row
  }

  private func hasOwnActions(_ row: Shadow) -> Bool {
    var next = row.next
    while let actions = next, actions.role.isAside {
      if actions.role == .swipeActions, actions[.edge]?.text ?? "trailing" == "trailing" { return true }
      next = actions.next
    }
    return false
  }

  /// What one modifier allows, another beside it does not forbid.
  private func canEdit(_ row: Shadow, _ what: AttributeKey) -> Bool {
    row.modifiers.contains { $0.name == .editable && $0.attributes[what]?.flag == true }
  }

  private func choice(_ node: Shadow) -> Markup { Markup("option", "", .text(node.words)) }

  private func plain(_ node: Shadow) -> Markup {
    screens(node) ?? controls(node) ?? containers(node) ?? marks(node)
      // What has no word of its own shows what is in it.
      ?? Markup("div", "other", .slot(.content)).with("data-role", CSS.token(node.role.name))
  }
}
