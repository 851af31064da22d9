import TenureRender

/// What a window is called: by the screen that a user sees.
@MainActor package enum PageTitle {
  /// The last in the order of the page: it is over the others. Costs what stands around titles, not what the page holds.
  package static func find(in mirror: Mirror) -> String {
    var last: (place: [Int], title: String)?
    for node in mirror.titled where isInSight(node) {
      guard let title = node.title, !title.isEmpty else { continue }
      let place = place(of: node)
      if let last, !last.place.lexicographicallyPrecedes(place) { continue }
      last = (place, title)
    }
    return last?.title ?? ""
  }

  private static let ordinary: Set<Role> = [.row, .list, .form, .text, .button]

  private static func isInSight(_ node: Shadow) -> Bool {
    var node = node
    while let parent = node.parent {
      if node.isCovered || ordinary.contains(node.role) { return false }
      node = parent
    }
    return true
  }

  /// The way from the root down.
  private static func place(of node: Shadow) -> [Int] {
    var place: [Int] = []
    var node = node
    while let parent = node.parent {
      place.append(node.index)
      node = parent
    }
    return place.reversed()
  }
}

/// What a user did, in words: for the record.
@MainActor package enum EventName {
  private static func called(_ node: Shadow) -> String {
    var words = ""
    node.write(words: &words, most: 60)
    return words.isEmpty ? node.role.name : "\"\(words.prefix(60))\""
  }

  /// The same without a word of the screen: for a log.
  package static func kind(of action: UserAction) -> String {
    switch action {
    case .doubleTap: "tap twice"
    case .longPress: "long press"
    case .press: "press"
    case .hover, .point: "point at"
    case .setText: "type into"
    case .selectText: "select in"
    case .setFlag: "turn on or off"
    case .choose: "choose of"
    case .setNumber: "slide"
    case .select: "select"
    case .move: "move"
    case .scroll, .reveal: "scroll"
    case .fold: "fold"
    case .load: "load"
    case .drag: "drag"
    case .key: "press a key on"
    case .assist: "ask for an action of"
    case .attend: "read"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .files: "choose files in"
    case .drop: "drop on"
    default: "\(action)"
    }
  }

  package static func of(_ action: UserAction, on node: Shadow?) -> String {
    let name = node.map { called($0) } ?? "nothing"
    return switch action {
    case .tap: "tap \(name)"
    case .doubleTap: "tap \(name) twice"
    case .longPress: "long press \(name)"
    case .press(let isPressed): isPressed ? "press \(name)" : "let go of \(name)"
    case .key: "press a key on \(name)"
    case .point: "point at \(name)"
    case .attend(let isHere): isHere ? "read \(name)" : "read on after \(name)"
    case .assist(let action): "ask \(name) for \"\(action)\""
    case .magnify: "magnify \(name)"
    case .rotate: "turn \(name)"
    case .hover(let isOver): isOver ? "point at \(name)" : "point away from \(name)"
    case .setText: "type into \(name)"
    case .selectText: "select in \(name)"
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
    case .fold(let isFolded): isFolded ? "fold the columns" : "unfold the columns"
    case .load(let isThere): isThere ? "load a picture" : "fail to load a picture"
    case .drag(let stage, _, _): "drag \(name): \(stage)"
    case .drop(.lifted, _, _, _): "drag \(name)"
    case .drop(.entered, _, _, _): "drag over \(name)"
    case .drop(.dropped, _, _, _): "drop on \(name)"
    case .drop(.exited, _, _, _): "drag away from \(name)"
    case .files(let paths): "choose \(paths.map { $0.split(separator: "/").last ?? "" }.joined(separator: ", "))"
    }
  }
}
