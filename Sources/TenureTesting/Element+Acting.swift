import TenureRender
import TenureRuntime
import TenureTree

extension Element {
  /// Does what a user would do, or says why a user could not.
  func act(_ action: UserAction, _ verb: String, byKeyboard: Bool = false) throws {
    let name = node.name
    if let stopped = screen.stopped {
      throw ScreenError("\(verb) \(name) is not possible: the program has stopped.", stopped.fact, stopped.advice)
    }
    if !byKeyboard { try checkReach(action, verb) }
    let event = node.label.isEmpty ? "\(verb) \(node.role.name)" : "\(verb) \"\(node.label)\""
    let turn = screen.turn { $0.session.perform(action, on: node.id, event: event) }
    guard screen.stopped == nil, let turn else { return }
    switch turn.outcome {
    case .done: return
    case .gone:
      throw ScreenError(
        "\(name) is not on the screen any more.", "It was there when it was looked for.",
        "Look it up again after each event.")
    case .disabled:
      throw ScreenError(
        "\(name) is disabled: a user cannot \(verb) it.", "A .disabled(true) is on it or around it.",
        "Bring the screen to the state that enables it first.")
    case .hidden:
      throw ScreenError(
        "\(name) is hidden: a user cannot \(verb) it.", "A .hidden() or .opacity(0) is on it or around it.",
        "Bring the screen to the state that shows it first.")
    case .passedBy:
      throw ScreenError(
        "Touches do not reach \(name): a user cannot \(verb) it.",
        "An .allowsHitTesting(false) is on it or around it.",
        "Bring the screen to the state that lets touches through first.")
    case .covered:
      let top = screen.presentations.last ?? "another screen"
      throw ScreenError(
        "\(name) cannot be reached: a user cannot \(verb) it.",
        "\(top.prefix(1).uppercased())\(top.dropFirst()) covers it.",
        "Act on what is on top first, or close it: screen.dismiss(), screen.back(), or one of its buttons.")
    case .unanswered:
      if case .select = action {
        let problem = selectionProblem
        throw ScreenError("\(name) cannot be selected.", problem.evidence, problem.advice)
      }
      if case .choose = action {
        throw ScreenError(
          "\(name) offers that choice, but the choice has no value that can be selected.",
          "The choice has no .tag, or one of another type than the selection.",
          "Give each choice a .tag of exactly the selection's type: for an optional selection, .tag(Optional(value)).")
      }
      if case .files(let paths) = action {
        let accepted = (node.attributes[.accepts]?.items ?? []).compactMap(\.text).joined(separator: ", ")
        throw ScreenError(
          "A user cannot choose \(paths.isEmpty ? "nothing" : paths.joined(separator: ", ")).",
          "The file importer takes \(accepted.isEmpty ? "files" : accepted).",
          "Choose what it takes, or add the type to allowedContentTypes.")
      }
      throw ScreenError(
        "\(name) does not answer: a user cannot \(verb) it.", "Neither it nor anything around it handles that.",
        node.answers)
    }
  }
}

extension ShownNode {
  var name: String { "The \(role.name) \"\(label)\"" }

  /// What a user can do with it.
  var answers: String {
    switch role {
    case .button, .link, .navigationLink: "It can be tapped."
    case .toggle, .disclosureGroup: "It can be tapped; isOn says whether it is on."
    case .textField, .secureField: "It can be typed into, replaced, cleared, submitted and focused."
    case .searchField: "It can be typed into, replaced, cleared, submitted, focused and cancelled."
    case .textEditor: "It can be typed into, replaced, cleared and focused."
    case .menu: "One of its items can be chosen, by what it reads: choose(\"…\")."
    case .picker: "One of its choices can be chosen, by what it reads: choose(\"…\")."
    case .slider: "It can slide(to:) a value."
    case .datePicker: "A date can be chosen: choose(date)."
    case .colorPicker: "A colour can be chosen: choose(Color.red)."
    case .tab:
      "It can be tapped if it has a value that can be selected: give it a value or a .tag of exactly the "
        + "selection's type."
    case .stepper: "It can increment() and decrement()."
    default: "Act on the control itself: a button, a toggle, a field, or something with a gesture."
    }
  }
}
