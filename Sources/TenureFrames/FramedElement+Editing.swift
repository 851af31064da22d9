import TenureLayout
import TenureRender

extension FramedElement {
  /// What is said of a row, also of a view that has others behind it or in front of it.
  package func rowModifier(_ name: ModifierName) -> RenderModifier? {
    if let said = modifier(name) { return said }
    let plain = role == .layered ? children.filter { $0.role != .part } : []
    return plain.count == 1 ? plain[0].rowModifier(name) : nil
  }
}

// What stands beside the content of rows while a user edits their list.
extension FramedElement {
  /// At the leading edge of a row.
  package enum EditingMark: Equatable {
    case delete
    case select(Bool)
  }

  /// How much of a row such a mark takes.
  static let editingMarkWidth = 38.0

  private var editedList: FramedElement? {
    var element = parent
    while let current = element, current.role != .form, current.role != .list { element = current.parent }
    return element?.role == .list && element?[.editing]?.flag == true ? element : nil
  }

  /// Rows are deleted one by one where they are not selected.
  package var editingMark: EditingMark? {
    guard let list = editedList else { return nil }
    if list[.selection]?.text == "many" {
      return isSaid(.selectionDisabled) ? nil : .select(modifier(.selected) != nil)
    }
    return canBeEdited(.delete) && !isSaid(.deleteDisabled) ? .delete : nil
  }

  /// A user can take hold of it and put it elsewhere.
  package var hasHandle: Bool { editedList != nil && canBeEdited(.move) && !isSaid(.moveDisabled) }

  /// A link in a row has an arrow, but where its list is edited or is a sidebar.
  package func hasArrow(in window: Size) -> Bool { editedList == nil && !isInSidebar(in: window) }

  private func canBeEdited(_ action: AttributeKey) -> Bool {
    modifiers.contains { $0.name == .editable && $0.attributes[action]?.flag == true }
  }

  private func isSaid(_ name: ModifierName) -> Bool { modifier(name)?.attributes[.value]?.flag == true }
}
