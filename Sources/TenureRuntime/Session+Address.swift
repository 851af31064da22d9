import TenureRender
import TenureScenes

extension Session {
  /// Where a user is, as a browser's address and history say it.
  package var place: ScreenAddress { window.place }

  /// What a user does to go back, and to which element; nil where there is nothing to go back to.
  package var wayBack: (action: UserAction, element: NodeID)? { window.wayBack }

  /// Goes where a place says: to its tabs, back to its depth as a user would, and to its path. What cannot be done
  /// stays undone; the answer says what that was, in words, and is nil where all was done.
  package func go(to place: ScreenAddress, event: String) -> String? {
    while !window.isUncovered, self.place.depth > place.depth, stepBack(event) {}
    if let problem = select(place.tabs, event) { return problem }
    while self.place.depth > place.depth, stepBack(event) {}
    guard let path = place.path, path != self.place.path else { return nil }
    return open(path, event)
  }

  /// False where a user could not go back.
  private func stepBack(_ event: String) -> Bool {
    guard let (action, element) = wayBack else { return false }
    let depth = place.depth
    return perform(action, on: element, event: event) == .done && place.depth < depth
  }

  private func select(_ tabs: [Int], _ event: String) -> String? {
    for (index, tab) in tabs.enumerated() {
      let seen = place.tabs
      if seen.indices.contains(index), seen[index] == tab { continue }
      var isDone = false
      handle(event) { [window] in isDone = window.isUncovered && window.select(tab: tab, ofView: index) }
      if !isDone { return "there is no tab \(tab)" }
    }
    return nil
  }

  private func open(_ path: String, _ event: String) -> String? {
    guard window.isUncovered, let visit = window.visit(path) else { return "there is no navigation stack to open" }
    var isAdvancing = false
    repeat {
      isAdvancing = false
      handle(event) { isAdvancing = visit.advance() }
    } while isAdvancing && !visit.isComplete
    if isAdvancing { return nil }
    handle(event) { visit.giveUp() }
    return "its part \(visit.obstacle.debugDescription) is no value that the path can hold"
  }
}
