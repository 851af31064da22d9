import Foundation
import TenureFrames
import TenureLayout
import TenureRender
import TenureRuntime

extension Element {
  /// Scrolls what is around the element, or the element itself, as a finger does that moves the content by so many points and
  /// lets go: down the content with a positive `y`.
  ///
  ///     try screen.text("Line 1").scroll(y: 300)
  public func scroll(x: Double = 0, y: Double = 0, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      if let stopped = screen.stopped {
        throw ScreenError("scroll \(node.name) is not possible: the program has stopped.", stopped.fact, stopped.advice)
      }
      if node.says(.scrollDisabled) || node.around.contains(where: { $0.says(.scrollDisabled) }) {
        throw ScreenError(
          "\(node.name) cannot be scrolled.", "A scrollDisabled(true) is around it.",
          "Bring the screen to the state that lets a user scroll first.")
      }
      guard screen.scroll(by: Point(x: x, y: y), at: node) else {
        throw ScreenError(
          "\(node.name) cannot be scrolled.", "It is in no ScrollView, List or Form.",
          "Name something that is inside of what scrolls.")
      }
    }
  }
}

extension Screen {
  /// A user scrolls by so much and lets go. False where nothing there scrolls.
  fileprivate func scroll(by distance: Point, at node: ShownNode) -> Bool {
    let event = node.label.isEmpty ? "scroll \(node.role.name)" : "scroll at \"\(node.label)\""
    guard let scrolled = laidOut({ $0.scroll(by: distance, at: node.id) }) else { return false }
    tellScroll(.interacting, event)
    if let first = laidOut({ $0.firstInSight(of: scrolled) }) {
      turn { $0.session.perform(.reveal, on: first, event: event) }
    }
    tellScroll(.idle, event)
    return true
  }

  private func tellScroll(_ phase: MeasuredScroll.Phase, _ event: String) {
    guard session.asksForSizes, stopped == nil, var layout = laidOut({ $0.layoutAskedFor }) else { return }
    for index in layout.scrolls.indices { layout.scrolls[index].phase = phase }
    turn { $0.session.measure(layout, event: event) }
  }

  /// What the program has scrolled to, in a turn.
  func follow(_ result: TurnResult) {
    if result.revealed == nil, result.scrolled == nil { return }
    guard madeFrames != nil || session.asksForSizes else { return }
    _ = laidOut { frames -> Bool? in
      if let request = result.revealed { frames.reveal(request) }
      if let request = result.scrolled { frames.scroll(request) }
      return true
    }
  }
}
