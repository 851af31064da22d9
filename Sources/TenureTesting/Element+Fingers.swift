import TenureElements
import TenureRender

extension Element {
  /// Two fingers go apart, in a few steps, until they are `magnification` times as far apart as at the start, and let go.
  public func magnify(by magnification: Double, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      for (stage, amount) in steps(from: 1, to: magnification) { try act(.magnify(stage, amount), "magnify") }
    }
  }

  /// Two fingers turn around each other, in a few steps, and let go.
  public func rotate(by angle: Angle, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      for (stage, amount) in steps(from: 0, to: angle.radians) { try act(.rotate(stage, amount), "rotate") }
    }
  }

  private func steps(from start: Double, to end: Double) -> [(UserAction.DragStage, Double)] {
    [(.began, start), (.moved, (start + end) / 2), (.moved, end), (.ended, end)]
  }
}

extension Element {
  /// Presses a key while the element has the keyboard: `onKeyPress` and the like.
  public func pressKey(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: String = #fileID, line: Int = #line
  ) throws {
    try asked(fileID, line) { try act(.key(key.character, held: modifiers.rawValue), "press a key on") }
  }
}

extension Element {
  /// Asks for an action as assistive technology does: the one of `accessibilityAction(named:)`, or `"default"`, `"escape"` …
  public func accessibilityAction(
    _ name: String = "default", fileID: String = #fileID, line: Int = #line
  ) throws {
    try asked(fileID, line) { try act(.assist(name), "ask for \"\(name)\" of") }
  }
}

extension Element {
  /// Assistive technology comes to the element, or leaves it: `accessibilityFocused`. Where the keyboard is does not change.
  public func accessibilityFocus(_ isHere: Bool = true, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.attend(isHere), isHere ? "read" : "read on after") }
  }

  /// Pastes a text that the user has copied elsewhere, with a `PasteButton`. `tap()` pastes what the program has copied.
  public func paste(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.setText(text), "paste with") }
  }
}
