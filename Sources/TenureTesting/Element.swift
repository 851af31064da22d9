import Foundation
import TenureRender
import TenureRuntime

/// One element of a screen, as a query found it. It follows what happens: once a tap has changed what it reads, `label`
/// is what it reads now. Of an element that has left the screen it says what it was.
@MainActor public struct Element {
  let screen: Screen
  let node: ShownNode

  /// What a user calls it.
  public var label: String { node.label }
  /// All that a user can read in it.
  public var text: String { node.visibleTexts.joined(separator: "\n") }
  /// True when a user can read `text` somewhere in it: as a whole text, or inside one.
  public func shows(_ text: String) -> Bool { node.visibleTexts.contains { $0.contains(text) } }
  /// True unless it, or something around it, is disabled.
  public var isEnabled: Bool { !node.isDisabled && !node.around.contains(where: \.isDisabled) }
  /// True when the toggle is on.
  public var isOn: Bool { node.attributes[.value]?.flag ?? false }
  /// True for the tab or the row that is selected.
  public var isSelected: Bool { node.isSelected }
  /// What is shown beside it: a number of news.
  public var badge: String { node.attributes[.badge]?.text ?? node.said(.badge)?.text ?? "" }
  /// True when the element has the keyboard.
  public var isFocused: Bool { screen.session.focused == node.id }

  /// Taps it. What is written in a button or a link is a part of that: a tap on it presses the button.
  public func tap(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      if let (picker, label) = choiceAround { return try picker.choose(label, fileID: fileID, line: line) }
      try (columnButton ?? buttonAround ?? self).act(.tap, "tap")
    }
  }

  /// Taps it twice in a row, as on a phone, where a gesture that waits for two taps keeps those for one from answering.
  public func doubleTap(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try (columnButton ?? buttonAround ?? self).act(.doubleTap, "double tap") }
  }

  /// Taps it at a place, measured from its upper left corner: `SpatialTapGesture`, `onTapGesture { place in … }`. The finger is
  /// put down and lifted there, which drags answer too.
  public func tap(at place: CGPoint, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.drag(.began, x: place.x, y: place.y), "tap")
      try act(.drag(.ended, x: place.x, y: place.y), "tap")
      try act(.tap, "tap")
    }
  }

  /// Presses it long enough for `onLongPressGesture`, and lets go of it.
  public func longPress(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let isTold = Set([.press, .longPress]).isSubset(of: node.modifiers.map(\.name))
      if isTold { try act(.press(true), "press") }
      try act(.longPress, "long press")
      // It may be gone.
      if isTold { try? act(.press(false), "let go of") }
    }
  }

  /// Puts a finger on a control and leaves it there, until `release()`: a button style's `isPressed` is true meanwhile.
  public func press(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.press(true), "press") }
  }
  /// Lifts the finger beside the control, so that nothing else happens; `tap()` is the whole of it.
  public func release(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.press(false), "let go of") }
  }

  /// A pointer comes over it, or leaves it: `onHover`.
  public func hover(_ isOver: Bool = true, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.hover(isOver), isOver ? "point at" : "point away from") }
  }

  /// A pointer moves to a place over it, measured from its upper left corner: `onContinuousHover`. `hover(false)` ends it.
  public func hover(at place: CGPoint, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.point(x: place.x, y: place.y), "point at") }
  }

  /// Puts the cursor at the end of the field and types, a character at a time as a user does.
  public func type(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.focus, "type into")
      for character in text {
        try checkPresence()
        try act(.setText(fieldContent + String(character)), "type \"\(character)\" into")
      }
    }
  }

  /// Replaces what the field holds.
  public func replace(with text: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.focus, "type into")
      try act(.setText(text), "replace by \"\(text)\"")
    }
  }

  /// Empties the field.
  public func clear(fileID: String = #fileID, line: Int = #line) throws {
    try replace(with: "", fileID: fileID, line: line)
  }

  /// Presses return in the field.
  public func submit(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.submit, "submit") }
  }

  /// Gives the field the keyboard.
  public func focus(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.focus, "focus") }
  }

  /// Slides to a value.
  public func slide(to value: Double, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.setNumber(value), "slide to \(value)") }
  }

  /// Presses the plus of a stepper.
  public func increment(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.increment, "increment") }
  }

  /// Presses the minus of a stepper.
  public func decrement(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) { try act(.decrement, "decrement") }
  }

  /// What a secure field holds is known to the program alone.
  var fieldContent: String {
    node.role == .secureField
      ? screen.session.secret(of: node.id) ?? "" : node.attributes[.value]?.text ?? ""
  }

  /// The header of a column is tapped on the button in it that sorts.
  private var columnButton: Element? {
    guard node.role == .columnHeader else { return nil }
    return node.children.first { $0.role == .button }.map { Element(screen: screen, node: $0) }
  }

  /// The button whose label this is a part of, unless something on the way answers a tap itself.
  /// The picker that it is a choice of, where the choices are there to be seen, and what the choice reads.
  private var choiceAround: (picker: Element, label: String)? {
    guard Self.labelRoles.contains(node.role) else { return nil }
    var inner = node
    for outer in node.around {
      if inner.modifiers.contains(where: { $0.name == .tap }) { return nil }
      if outer.role == .picker {
        return outer.choices.contains { $0 === inner } ? (Element(screen: screen, node: outer), inner.label) : nil
      }
      guard Self.labelRoles.contains(outer.role) else { return nil }
      inner = outer
    }
    return nil
  }

  private var buttonAround: Element? {
    guard Self.labelRoles.contains(node.role) else { return nil }
    var inner = node
    for outer in node.around {
      if inner.modifiers.contains(where: { $0.name == .tap }) { return nil }
      if [.button, .link, .navigationLink].contains(outer.role) { return Element(screen: screen, node: outer) }
      guard Self.labelRoles.contains(outer.role) else { return nil }
      inner = outer
    }
    return nil
  }

  /// What a label is made of.
  private static let labelRoles: Set<Role> = [
    .text, .image, .label, .color, .shape, .row, .column, .layers, .layered, .part, .grid, .gridRow,
    .cells,
    .clipped, .progress, .gauge,
  ]

  func checkPresence() throws {
    if screen.index[node.id] === node { return }
    throw ScreenError(
      "\(node.name) is not on the screen any more.", "It was there when it was looked for.",
      "Look it up again after each event.")
  }
}
