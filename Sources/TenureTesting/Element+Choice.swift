import Foundation
import TenureElements
import TenureRender

extension Element {
  /// Chooses the entry that reads `label`.
  public func choose(_ label: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      if node.role == .menu, let item = menuItems.first(where: { $0.label == label }) {
        return try item.act(.tap, "choose")
      }
      if node.role == .menu, let picker = menuPickers.first(where: { $0.choices.contains(label) }) {
        return try picker.choose(label)
      }
      let choices = offered
      guard let index = choices.firstIndex(where: { $0.label == label }) else {
        let there = choices.map { "\"\($0.label)\"" }.joined(separator: ", ")
        throw ScreenError(
          "\(node.name) has no choice \"\(label)\".",
          choices.isEmpty ? "It offers nothing." : "It offers \(there).",
          choices.isEmpty ? "Bring the screen to the state that gives it choices first." : "Spell it as it is shown.")
      }
      if let reason = choices[index].reasonAgainstChoosing {
        throw ScreenError(
          "The choice \"\(label)\" of the \(node.role) \"\(node.label)\" cannot be chosen.", "It has \(reason).",
          "Choose another one.")
      }
      try act(.choose(index), "choose \"\(label)\" in")
    }
  }

  /// Chooses a date, as far as the picker shows it.
  public func choose(_ date: Date, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      guard let form = DateForm(of: node.attributes) else {
        throw ScreenError("\(node.name) has no date to choose.", "It is no date picker.", node.answers)
      }
      try act(.setText(form.text(date)), "choose a date in")
    }
  }

  /// Chooses a colour, a system colour by its name.
  public func choose(_ color: Color, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      guard node.role == .colorPicker else {
        throw ScreenError("\(node.name) has no colour to choose.", "It is no colour picker.", node.answers)
      }
      try act(.setText(color._styleName), "choose a colour in")
    }
  }

  /// What can be chosen of a picker or a menu, in order, as it is shown.
  public var choices: [String] { offered.map(\.label) }

  /// The choices of a picker; of a menu its buttons, and the choices of the pickers in it.
  private var offered: [ShownNode] {
    switch node.role {
    case .menu: menuItems.map(\.node) + menuPickers.flatMap(\.node.choices)
    case .picker: node.choices
    default: []
    }
  }
}

extension ShownNode {
  fileprivate var reasonAgainstChoosing: String? {
    if isDisabled { return "disabled(true)" }
    return says(.selectionDisabled) ? "selectionDisabled()" : nil
  }
}
