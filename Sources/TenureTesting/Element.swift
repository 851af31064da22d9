import Foundation
import TenureRender
import TenureRuntime
import TenureViews

/// One element of a screen, as a query found it.
@MainActor public struct Element {
  let screen: Screen
  let node: RenderNode
  /// Elements around it, outermost first.
  let around: [RenderNode]

  /// What a person calls it.
  public var label: String { node.label }
  /// All that a person can read in it.
  public var text: String { node.visibleTexts.joined(separator: "\n") }
  /// True unless it, or something around it, is disabled.
  public var isEnabled: Bool { !(around + [node]).contains(where: \.isDisabled) }
  /// True when the toggle is on.
  public var isOn: Bool { node.attributes[.value]?.flag ?? false }
  /// True for the tab or the row that is selected.
  public var isSelected: Bool { node.isSelected }
  /// What is shown beside it: a number of news.
  public var badge: String {
    if let badge = node.attributes[AttributeKey("badge")]?.text { return badge }
    return node.modifiers.last { $0.name == "badge" }?.attributes[.value]?.text ?? ""
  }
  /// What the field holds, or what the control stands at.
  public var value: String {
    switch node.attributes[.value] {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    default: ""
    }
  }
  /// True when the element has the keyboard.
  public var isFocused: Bool { screen.session.focused == node.id }

  public func tap() throws { try act(.tap, "tap") }
  public func longPress() throws { try act(.longPress, "long press") }
  /// A pointer comes over it, or leaves it: `onHover`.
  public func hover(_ isOver: Bool = true) throws { try act(.hover(isOver), isOver ? "point at" : "point away from") }

  /// Drags from one place to another, in a few steps, and lets go.
  public func drag(from start: CGPoint = .zero, by way: CGSize) throws {
    let drag = try beginDrag(at: start)
    for step in 1...4 {
      let part = Double(step) / 4
      try drag.move(to: CGPoint(x: start.x + way.width * part, y: start.y + way.height * part))
    }
    try drag.end()
  }

  /// Puts a finger down; what follows is up to the drag that is returned.
  public func beginDrag(at start: CGPoint = .zero) throws -> Drag {
    let drag = Drag(element: self, place: start)
    try drag.step(.began)
    return drag
  }

  /// A finger that is down on an element.
  @MainActor public final class Drag {
    private let element: Element
    private var place: CGPoint

    fileprivate init(element: Element, place: CGPoint) {
      self.element = element
      self.place = place
    }

    public func move(to place: CGPoint) throws {
      self.place = place
      try step(.moved)
    }

    /// Lifts the finger.
    public func end() throws { try step(.ended) }
    /// Something else takes the touch over, such as a call.
    public func cancel() throws { try step(.cancelled) }

    fileprivate func step(_ stage: PersonAction.DragStage) throws {
      try element.act(.drag(stage, x: place.x, y: place.y), "drag")
    }
  }

  /// Puts the cursor at the end of the field and types, a character at a time as a person does.
  public func type(_ text: String) throws {
    try act(.focus, "type into")
    for end in text.indices {
      let current = try screen.refreshed(self).fieldContent
      try act(.setText(current + String(text[end])), "type \"\(text[end])\" into")
    }
  }

  /// Replaces what the field holds.
  public func replace(with text: String) throws {
    try act(.focus, "type into")
    try act(.setText(text), "replace by \"\(text)\"")
  }

  public func clear() throws { try replace(with: "") }

  /// Presses return in the field.
  public func submit() throws { try act(.submit, "submit") }
  public func focus() throws { try act(.focus, "focus") }

  /// Slides to a value.
  public func slide(to value: Double) throws { try act(.setNumber(value), "slide to \(value)") }
  public func increment() throws { try act(.increment, "increment") }
  public func decrement() throws { try act(.decrement, "decrement") }

  /// Chooses the entry that reads `label`.
  public func choose(_ label: String) throws {
    if node.role.name == "menu", let item = menuItems.first(where: { $0.label == label }) {
      return try item.act(.tap, "choose")
    }
    let choices =
      node.role.name == "menu" ? menuItems.map(\.node) : node.children.filter { $0.role.name != "part" && !$0.isAside }
    guard let index = choices.firstIndex(where: { $0.label == label }) else {
      let there = choices.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw ScreenError(
        "\(screen.name(node)) has no choice \"\(label)\".",
        choices.isEmpty ? "It offers nothing." : "It offers \(there).",
        choices.isEmpty ? "Bring the screen to the state that gives it choices first." : "Spell it as it is shown.")
    }
    try act(.choose(index), "choose \"\(label)\" in")
  }

  /// Chooses a date, as far as the picker shows it.
  public func choose(_ date: Date) throws {
    guard let form = DateForm(of: node.attributes) else {
      throw ScreenError("\(screen.name(node)) has no date to choose.", "It is no date picker.", answers)
    }
    try act(.setText(form.text(date)), "choose a date in")
  }

  /// Chooses a colour, a system colour by its name.
  public func choose(_ color: Color) throws {
    guard node.role.name == "colorPicker" else {
      throw ScreenError("\(screen.name(node)) has no colour to choose.", "It is no colour picker.", answers)
    }
    try act(.setText(color._styleName), "choose a colour in")
  }

  /// What a person can do with it instead.
  private var answers: String {
    switch node.role.name {
    case "button", "link", "navigationLink": "It can be tapped."
    case "toggle", "disclosureGroup": "It can be tapped; isOn says how it stands."
    case "textField", "secureField": "It can be typed into, replaced, cleared, submitted and focused."
    case "searchField": "It can be typed into, replaced, cleared, submitted, focused and cancelled."
    case "textEditor": "It can be typed into, replaced, cleared and focused."
    case "menu": "One of its items can be chosen, by what it reads: choose(\"…\")."
    case "picker": "One of its choices can be chosen, by what it reads: choose(\"…\")."
    case "slider": "It can slide(to:) a value."
    case "datePicker": "A date can be chosen: choose(date)."
    case "colorPicker": "A colour can be chosen: choose(Color.red)."
    case "tab":
      "It can be tapped if it stands for something that can be selected: give it a value or a .tag of exactly the "
        + "selection's type."
    case "stepper": "It can increment() and decrement()."
    default: "Act on the control itself: a button, a toggle, a field, or something with a gesture."
    }
  }

  private var fieldContent: String {
    node.role.name == "secureField"
      ? screen.session.secret(of: node.id) ?? "" : node.attributes[.value]?.text ?? ""
  }

  func act(_ action: PersonAction, _ verb: String) throws {
    let name = screen.name(node)
    if let stopped = screen.stopped {
      throw ScreenError("\(verb) \(name) is not possible: the program has stopped.", stopped.fact, stopped.advice)
    }
    var outcome = ActionOutcome.done
    let event = node.label.isEmpty ? "\(verb) \(node.role.name)" : "\(verb) \"\(node.label)\""
    screen.run { outcome = $0.session.perform(action, on: node.id, event: event) }
    if screen.stopped != nil { return }
    switch outcome {
    case .done: return
    case .gone:
      throw ScreenError(
        "\(name) is not on the screen any more.", "It was there when it was looked for.",
        "Look it up again after each event.")
    case .disabled:
      throw ScreenError(
        "\(name) is disabled: a person cannot \(verb) it.", "A .disabled(true) is on it or around it.",
        "Bring the screen to the state that enables it first.")
    case .hidden:
      throw ScreenError(
        "\(name) is hidden: a person cannot \(verb) it.", "A .hidden() or .opacity(0) is on it or around it.",
        "Bring the screen to the state that shows it first.")
    case .passedBy:
      throw ScreenError(
        "Touches do not reach \(name): a person cannot \(verb) it.",
        "An .allowsHitTesting(false) is on it or around it.",
        "Bring the screen to the state that lets touches through first.")
    case .covered:
      let top = screen.presentations.last ?? "another screen"
      throw ScreenError(
        "\(name) cannot be reached: a person cannot \(verb) it.", "It lies beneath \(top).",
        "Act on what is on top first, or close it: screen.dismiss(), screen.back(), or one of its buttons.")
    case .unanswered:
      if case .select = action {
        let problem = selectionProblem
        throw ScreenError("\(name) cannot be selected.", problem.evidence, problem.advice)
      }
      if case .choose = action {
        throw ScreenError(
          "\(name) offers that choice, but it stands for nothing that can be selected.",
          "The choice has no .tag, or one of another type than the selection.",
          "Give each choice a .tag of exactly the selection's type: for an optional selection, .tag(Optional(value)).")
      }
      throw ScreenError(
        "\(name) does not answer: a person cannot \(verb) it.", "Neither it nor anything around it handles that.",
        answers)
    }
  }
}
