extension Project {
  /// Whether a statement takes away the screen that it belongs to: `dismiss()`, `isPresented = false`.
  func leavesScreen(_ node: Node) -> Bool {
    if Leaving.calls.contains(node.calledName ?? "") { return true }
    guard node.kind == .assignment, let value = node.child(.right), let target = node.child(.left) else { return false }
    guard value.kind == .nilLiteral || value.kind == .booleanLiteral && value.text == "false" else { return false }
    return storage(of: target)?.wrapper == .binding || !Leaving.screens.isDisjoint(with: target.name.nameWords)
  }
}

private enum Leaving {
  static let calls: Set<String> = ["dismiss", "pop", "popToRoot", "removeLast", "close", "goBack"]
  /// What people call a flag or an item that presents a screen.
  static let screens: Set<String> = [
    "show", "shows", "showing", "shown", "present", "presents", "presented", "presenting", "visible", "sheet", "open",
    "active",
    "expanded", "editing", "selected", "selection", "route", "destination", "confirming",
  ]
}
