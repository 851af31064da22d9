import TenureRender

/// How the elements of a screen look in HTML: one node at a time, without what is in its slots.
@MainActor struct Lowering {
  let styles: StyleBook

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
    if !node.context.contains(.choice) {
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

  /// Puts an element around one, which becomes the node's outermost.
  func wrapped(_ inner: Markup, in outer: Markup) -> Markup {
    var inner = inner
    var outer = outer
    if inner.key == nil { inner.key = freeKey(in: inner) }
    inner.isNamed = true
    outer.content = [.element(inner)]
    return outer
  }

  /// Keys of wrapped elements are capital letters, from the innermost on.
  private func freeKey(in markup: Markup) -> Character {
    var last: UInt8 = 64
    func look(_ markup: Markup) {
      if let key = markup.key?.asciiValue, (65...90).contains(key) { last = max(last, key) }
      for case .element(let inner) in markup.content { look(inner) }
    }
    look(markup)
    return Character(Unicode.Scalar(last + 1))
  }

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
    if canEdit(node, .delete), node.modifier(.deleteDisabled)?.attributes[.value]?.flag != true {
      row.content.append(
        .element(
          Markup("button", "delete", .text("Delete")).with("type", "button").with("data-a", PageWord.delete.rawValue)
            .with("aria-label", "Delete \(node.words)")))
    }
    return row
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

  // MARK: Where things stand

  /// Which slot of its parent a node stands in.
  static func slot(of node: Shadow, in parent: Shadow) -> Markup.Slot {
    if !node.role.standsAside { return .content }
    if node.role == .toolbar || node.role == .searchField { return .bars }
    if node.role == .toolbarItem {
      return ["bottomBar", "status"].contains(node[.placement]?.text) ? .foot : .content
    }
    if node.role == .part {
      switch node[.role]?.text {
      case "header", "label", "minimumLabel", "title": return .head
      case "footer", "maximumLabel", "actions": return .foot
      case "overlay", "background", "bar": return .layers
      default: return .content
      }
    }
    if parent.role == .window, node.role.isPresentation { return .layers }
    return .content
  }

  /// What is no row of a list, though it stands among them.
  private static let asides: Set<Role> = [.section, .swipeActions, .contextMenu]
  /// What can be pressed by itself.
  private static let pressed: Set<Role> = [.button, .navigationLink, .link, .toggle, .menu]
  private static let phrases: Set<Role> = [
    .button, .navigationLink, .link, .toggle, .textField, .secureField, .label,
  ]

  /// What those around an element mean for it.
  static func context(of node: Shadow, in parent: Shadow) -> Shadow.Context {
    // A picker asks those around it how it looks; the rest follows from the two alone.
    guard !node.role.standsAside, node.modifiers.isEmpty, parent.role != .picker else {
      return ownContext(of: node, in: parent)
    }
    let key = node.role.key([], in: parent.role, parent.context)
    if let context = contexts[key] { return context }
    let context = ownContext(of: node, in: parent)
    contexts[key] = context
    return context
  }

  private static var contexts: [UInt64: Shadow.Context] = [:]

  private static func ownContext(of node: Shadow, in parent: Shadow) -> Shadow.Context {
    var context = parent.context.intersection(.inherited)
    let inside = slot(of: node, in: parent)
    if parent.context.contains(.choice) || parent.context.contains(.swallowed) { context.insert(.swallowed) }
    if node.modifiers.contains(where: { $0.name == .disabled && $0.attributes[.value]?.flag == true }) {
      context.insert(.disabled)
    }
    if let said = node.modifier(.labelsHidden)?.attributes[.value]?.flag {
      if said { context.insert(.labelsHidden) } else { context.remove(.labelsHidden) }
    }
    switch parent.role {
    case .tab where inside == .head, .menu where inside == .head: context.insert(.phrase)
    case .picker where inside == .content:
      context.formUnion(choices(of: parent) == nil ? .choice : [.option, .phrase])
    case .list: context = context.union([.inList]).subtracting(.inForm)
    case .form: context = context.union([.inForm]).subtracting(.inList)
    case .gridRow: context.insert(.cell)
    case .table, .tableRow: context.subtract([.inList, .inForm])
    case let role where phrases.contains(role): context.insert(.phrase)
    case _ where parent.role.isPresentation: context.subtract([.inList, .inForm, .inControl])
    default: break
    }
    if [.button, .navigationLink, .link].contains(parent.role) { context.insert(.inControl) }
    if parent.role == .list || (parent.role == .section && parent.context.contains(.inList)) {
      if inside == .content && !asides.contains(node.role) { context.insert(.listRow) }
    }
    if parent.role == .form || (parent.role == .section && parent.context.contains(.inForm)) {
      if inside == .content && !asides.contains(node.role) { context.insert(.formRow) }
    }
    if node.role == .screen { context.subtract([.phrase, .inList, .inForm, .inControl]) }
    return context
  }
}
