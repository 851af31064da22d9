import TenureRender
import TenureViews

extension Screen {
  // MARK: Searching

  /// The search field of the screen that a person sees.
  public var searchField: Element {
    get throws {
      if let field = all.last(where: { $0.node.role.name == "searchField" && !$0.node.isHidden }) { return field }
      throw ScreenError(
        "There is no search field on the screen.", "No view on it says searchable(text:).",
        "Bring the screen to the state that has one first.")
    }
  }

  /// Types `text` into the search field, instead of what it holds.
  public func search(_ text: String) throws {
    try searchField.replace(with: "")
    try searchField.type(text)
  }

  /// Presses the cancel button beside the search field: it is emptied, and the search ends.
  public func cancelSearch() throws { try searchField.act(.dismiss, "cancel") }

  // MARK: Refreshing

  /// Pulls down the view that can be refreshed, and lets everything happen that can happen by itself now. What sleeps
  /// goes on as time is advanced.
  public func refresh() async throws {
    let refreshable = all.filter { element in
      element.node.modifiers.contains { $0.name == "refreshable" } && !element.node.isHidden
    }
    guard let element = refreshable.last else {
      throw ScreenError(
        "Nothing on the screen can be refreshed.", "No view on it says refreshable { … }.",
        "Put .refreshable { … } on the list, or bring the screen to the state that shows it.")
    }
    try element.act(.refresh, "refresh")
    await settle()
  }

  // MARK: Focus

  /// Presses the tab key: focus goes to the next field that a person can use, after the last one to the first.
  public func pressTab() throws {
    let top = session.topPresentation
    let fields = all.filter { field in
      ["textField", "secureField", "textEditor", "searchField"].contains(field.node.role.name) && field.isEnabled
        && !(field.around + [field.node]).contains(where: \.isHidden)
        && (top == nil || field.around.contains { $0.id == top })
    }
    guard !fields.isEmpty else {
      throw ScreenError(
        "There is no field for the focus to go to.", "No field on the screen is enabled and can be seen.",
        "Bring the screen to the state that has one first.")
    }
    let current = fields.firstIndex(where: \.isFocused)
    try fields[current.map { ($0 + 1) % fields.count } ?? 0].focus()
  }
}
