import TenureRender

extension Screen {
  // MARK: Searching

  /// The search field of the screen that a user sees.
  public var searchField: Element { get throws { try askedFromStack { try shownSearchField() } } }

  private func shownSearchField() throws -> Element {
    if let field = elements([.searchField]).last(where: { !$0.node.isHidden }) { return field }
    throw ScreenError(
      "There is no search field on the screen.", "No view on it has searchable(text:).",
      "Bring the screen to the state that has one first.")
  }

  /// Types `text` into the search field, instead of what it holds.
  public func search(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let field = try shownSearchField()
      try field.replace(with: "")
      try field.type(text)
    }
  }

  /// Presses the cancel button beside the search field: it is emptied, and the search ends.
  public func cancelSearch(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try shownSearchField().act(.dismiss, "cancel") }
  }

  // MARK: Refreshing

  /// Pulls down the view that can be refreshed, and lets everything happen that can happen by itself now. What sleeps
  /// goes on as time is advanced.
  public func refresh(fileID: String = #fileID, line: Int = #line) async throws {
    try asked(fileID, line) {
      guard let node = index.refreshableOnTop else {
        throw ScreenError(
          "Nothing on the screen can be refreshed.", "No view on it has refreshable { … }.",
          "Put .refreshable { … } on the list, or bring the screen to the state that shows it.")
      }
      try Element(screen: self, node: node).act(.refresh, "refresh")
    }
    await settle()
  }

  // MARK: Focus

  /// Presses the tab key: focus goes to the next field that a user can use, after the last one to the first.
  public func pressTab(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let top = session.topPresentation.flatMap { index[$0] }
      let fields = elements([.textField, .secureField, .textEditor, .searchField]).filter { field in
        field.isEnabled && !field.node.isHidden && !field.node.around.contains(where: \.isHidden)
          && (top == nil || field.node.isInside(top!))
      }
      guard !fields.isEmpty else {
        throw ScreenError(
          "There is no field for the focus to go to.", "No field on the screen is enabled and can be seen.",
          "Bring the screen to the state that has one first.")
      }
      let current = fields.firstIndex(where: \.isFocused)
      try fields[current.map { ($0 + 1) % fields.count } ?? 0].act(.focus, "focus", byKeyboard: true)
    }
  }
}
