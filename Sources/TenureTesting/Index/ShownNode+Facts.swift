import TenureRender

extension ShownNode {
  /// True when a modifier on it, or another screen, lets a user see nothing of it.
  var isHidden: Bool { isCovered || modifiers.contains(where: \.hides) }
  /// True for what a user sees only after asking for it.
  var isAside: Bool { role.isAside }
  /// True when another screen covers it.
  var isCovered: Bool { attributes[.covered]?.flag == true || parent?.role == .canvas }
  /// True when a modifier around it disables it, or it does so itself.
  var isDisabled: Bool { attributes[.disabled]?.flag == true || says(.disabled) }
  var isSelected: Bool {
    attributes[.selected]?.flag == true || modifiers.contains { $0.name == .selected }
  }
  /// True for what a user can drag out of the screen, by itself or with what is around it.
  var isDraggable: Bool {
    modifiers.contains { $0.name == .draggable } || parent?.isDraggable == true
  }
  var isRefreshable: Bool { modifiers.contains { $0.name == .refreshable } }

  var prompt: String? { attributes[.prompt]?.text }
  var identifier: String? { said(.accessibilityIdentifier)?.text }

  /// The part of another element that it is: `label`, `overlay`.
  var part: String? { role == .part ? attributes[.role]?.text : nil }
  func parts(_ name: String) -> [ShownNode] { children.filter { $0.part == name } }

  /// What the outermost modifier of that name says.
  func said(_ name: ModifierName) -> AttributeValue? { modifiers.last { $0.name == name }?.attributes[.value] }
  func says(_ name: ModifierName) -> Bool {
    modifiers.contains { $0.name == name && $0.attributes[.value]?.flag == true }
  }

  /// True for sheets, covers, popovers, alerts and dialogs.
  var isPresentation: Bool { role.isPresentation }

  /// True for what a user acts on: its content is its name.
  var isControl: Bool {
    [
      .button, .toggle, .textField, .searchField, .secureField, .textEditor, .picker, .slider, .stepper, .link,
      .navigationLink,
    ]
    .contains(role)
  }

  /// True for what stands directly in a list, or in a group there.
  var isRow: Bool {
    guard let parent, ![.section, .part].contains(role) else { return false }
    if role == .tableRow { return true }
    if parent.role == .disclosureGroup { return around.contains { $0.role == .list } }
    return parent.role == .list || parent.role == .section
  }
}

extension Role {
  /// True for what only arranges, and so has its content's name by chance.
  var isLayout: Bool {
    switch self {
    case .window, .column, .row, .layers, .layered, .part, .scroll, .list, .form, .section, .grid, .gridRow, .cells,
      .screen, .navigationStack, .splitView, .sheet, .cover, .popover, .alert, .dialog, .toolbar, .toolbarItem,
      .clipped,
      .tabs, .tabContent, .tabSection, .table, .tableRow, .columnHeader, .cell:
      true
    default: false
    }
  }

  /// True for what the index lists by its name.
  var isNamed: Bool { !isLayout || self == .columnHeader }
}
