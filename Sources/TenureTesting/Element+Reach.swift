import TenureRender
import TenureRuntime

// What a finger certainly does not reach. What the program's own tree says, such as disabled(true), the window refuses.

extension Element {
  /// Throws where a user could not do this for what lies in the way.
  func checkReach(_ action: UserAction, _ verb: String) throws {
    let refusal = screen.session.window.refusal(of: action, on: node.id)
    guard refusal == nil || refusal == .disabled, screen.index[node.id] === node else { return }
    if screen.session.window.isScrolledAway(node.id), action == .reveal || isTouch(action) {
      let isFixed = node.around.contains { $0.says(.scrollDisabled) } || node.says(.scrollDisabled)
      if isFixed || action != .reveal && !screen.scrollsToReach { throw outOfSight(verb, isFixed) }
      if action != .reveal { try act(.reveal, "scroll to") }
    }
    guard isTouch(action) else { return }
    if let bar = hiddenTabBar { throw unreachable(.inHiddenBar(bar), verb) }
    guard let obstacle = node.sight(.finger).obstacle else { return }
    if case .covered(_, let outer) = obstacle, !answers(inside: outer) { return }
    throw unreachable(obstacle, verb)
  }

  /// True for what is done with a finger: the keyboard and assistive technology reach what is covered.
  private func isTouch(_ action: UserAction) -> Bool {
    switch action {
    case .tap, .doubleTap, .longPress, .setFlag, .choose, .setNumber, .increment, .decrement, .select, .delete, .move,
      .refresh:
      true
    case .hover(let isOver): isOver
    case .point: true
    case .press(let isPressed): isPressed
    case .drag(let stage, _, _): stage == .began
    case .focus: !isFocused
    case .setText: [.datePicker, .colorPicker].contains(node.role)
    default: false
    }
  }

  /// True when the element, or something around it inside of `outer`, is what answers a touch. What answers from further
  /// out gets the touch through what lies in front, too.
  private func answers(inside outer: ShownNode) -> Bool {
    if !node.role.isLayout, ![.text, .image, .label, .color, .shape].contains(node.role) { return true }
    for one in [node] + Array(node.around.prefix { $0 !== outer }) {
      if one.isControl || one.modifiers.contains(where: { $0.name == .tap || $0.name == .longPress }) { return true }
    }
    return false
  }

  /// The tab bar, where it stands in one that the screen in the selected tab hides.
  private var hiddenTabBar: String? {
    guard node.role == .tab, let tabs = node.around.first(where: { $0.role == .tabs }) else { return nil }
    let screens = screen.index.ofRole[.screen] ?? []
    let isHidden = screens.contains { screen in
      screen.hides(bar: "tabBar") && screen.isFindable && screen.around.first { $0.role == .tabs } === tabs
    }
    return isHidden ? "tabBar" : nil
  }

  private func outOfSight(_ verb: String, _ isFixed: Bool) -> ScreenError {
    ScreenError(
      "\(node.name) is out of sight: a user cannot \(verb) it.",
      "The screen shows a part of the rows (visibleRows), and it is in none of those."
        + (isFixed ? " A scrollDisabled(true) is around it." : ""),
      isFixed
        ? "Bring the screen to the state that lets a user scroll first." : "Scroll to it first: scrollIntoView().")
  }

  private func unreachable(_ obstacle: Obstacle, _ verb: String) -> ScreenError {
    func error(_ fact: String, _ evidence: String, _ advice: String) -> ScreenError {
      ScreenError("\(node.name) \(fact): a user cannot \(verb) it.", evidence, advice)
    }
    switch obstacle {
    case .covered(let cover, let outer):
      return error(
        "is covered",
        "A \(cover.paintName) covers it, in the same \(outer.role == .layers ? "ZStack" : "overlay").",
        "Bring the screen to the state that takes it away first; or let touches pass: .allowsHitTesting(false).")
    case .offScreen(let x, let y):
      return error(
        "is off the screen", "It is moved by .offset(x: \(number(x)), y: \(number(y))).",
        "Bring the screen to the state that moves it back first.")
    case .scaledToNothing:
      return error(
        "has no size", "A .scaleEffect(0) is on it or around it.",
        "Bring the screen to the state that gives it a size first.")
    case .clippedAway:
      return error(
        "is cut off", "A frame of no width or no height is on it or around it, with .clipped().",
        "Bring the screen to the state that gives it a size first.")
    case .transparent(let opacity):
      return error(
        "can hardly be seen",
        "An .opacity(\(number(opacity))) is on it or around it: below 0.01, SwiftUI takes no touches.",
        "Bring the screen to the state that shows it first.")
    case .inHiddenBar(let bar):
      return error(
        "is in a bar that is hidden", "The screen has .toolbar(.hidden, for: .\(bar)).",
        "Bring the screen to the state that shows the bar first.")
    default: return error("cannot be reached", "", "")
    }
  }

  private func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}
