import TenureRender
import TenureScenes

extension Session {
  /// Where a user is, as a browser's address and history say it.
  package var place: ScreenAddress { window.place }

  /// What a user does to go back, and to which element; nil where there is nothing to go back to.
  package var wayBack: (action: UserAction, element: NodeID)? { window.wayBack }

  /// Goes where a place says: to its tabs, back to its depth as a user would, and to its path. What cannot be done
  /// stays undone.
  package func go(to place: ScreenAddress, event: String) -> Visit {
    var visit = Visit()
    while !window.isUncovered, self.place.depth > place.depth, stepBack(event, &visit) {}
    select(place.tabs, event, &visit)
    if visit.problem != nil { return visit }
    while self.place.depth > place.depth, stepBack(event, &visit) {}
    if let path = place.path, path != self.place.path { open(path, event, &visit) }
    return visit
  }

  /// What going somewhere led to.
  package struct Visit {
    package var turns: [TurnResult] = []
    /// What could not be done, in words; nil where all was done.
    package var problem: String?
  }

  /// False where a user could not go back.
  private func stepBack(_ event: String, _ visit: inout Visit) -> Bool {
    guard let (action, element) = wayBack else { return false }
    let depth = place.depth
    let turn = perform(action, on: element, event: event)
    visit.turns.append(turn)
    return turn.outcome == .done && place.depth < depth
  }

  private func select(_ tabs: [Int], _ event: String, _ visit: inout Visit) {
    for (index, tab) in tabs.enumerated() {
      let seen = place.tabs
      if seen.indices.contains(index), seen[index] == tab { continue }
      var isDone = false
      visit.turns.append(
        handle(event) { [window] in isDone = window.isUncovered && window.select(tab: tab, ofView: index) })
      if !isDone { return visit.problem = "there is no tab \(tab)" }
    }
  }

  private func open(_ path: String, _ event: String, _ visit: inout Visit) {
    guard window.isUncovered, let entry = window.visit(path) else {
      return visit.problem = "there is no navigation stack to open"
    }
    var isAdvancing = false
    repeat {
      isAdvancing = false
      visit.turns.append(handle(event) { isAdvancing = entry.advance() })
    } while isAdvancing && !entry.isComplete
    if isAdvancing { return }
    visit.turns.append(handle(event) { entry.giveUp() })
    visit.problem = "its part \(entry.obstacle.debugDescription) is no value that the path can hold"
  }
}
