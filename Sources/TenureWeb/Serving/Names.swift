import TenureRender

/// What a window is called: by the screen that a person sees.
@MainActor enum PageTitle {
  static func find(in node: Shadow) -> String {
    var title = node.attributes[AttributeKey("title")]?.text ?? ""
    for child in node.children where child.attributes[AttributeKey("covered")]?.flag != true {
      // The last screen is over the others.
      if ["row", "list", "form", "text", "button"].contains(child.role.name) { continue }
      let found = find(in: child)
      if !found.isEmpty { title = found }
    }
    return title
  }
}

/// What a person did, in words: for the record.
@MainActor enum EventName {
  static func of(_ action: PersonAction, on node: Shadow?) -> String {
    let name = node.map { $0.words.isEmpty ? $0.role.name : "\"\($0.words.prefix(60))\"" } ?? "nothing"
    return switch action {
    case .tap: "tap \(name)"
    case .longPress: "long press \(name)"
    case .setText: "type into \(name)"
    case .submit: "submit \(name)"
    case .setFlag(let flag): "turn \(name) \(flag ? "on" : "off")"
    case .choose(let index): "choose \(index + 1) of \(name)"
    case .setNumber(let number): "slide \(name) to \(number)"
    case .increment: "increment \(name)"
    case .decrement: "decrement \(name)"
    case .focus: "focus \(name)"
    case .blur: "leave \(name)"
    case .back: "back"
    case .dismiss: "dismiss"
    case .select(let isSelected): "\(isSelected ? "select" : "deselect") \(name)"
    case .delete: "delete \(name)"
    case .move(let place): "move \(name) to \(place + 1)"
    case .scroll(let row, _): "scroll \(name) to row \(row + 1)"
    case .reveal: "scroll to \(name)"
    case .refresh: "refresh \(name)"
    case .drag(let stage, _, _): "drag \(name): \(stage)"
    }
  }
}
