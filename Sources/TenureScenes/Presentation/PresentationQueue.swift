import TenureElements
import TenureIssues
@_spi(Tree) import TenureTree

/// Who of a window's presenters is shown, and who waits: one layer presents one thing at a time (rule R164).
///
///     window ◀── sheet ◀── alert          each over the one before; a second wish of the window waits
@MainActor final class PresentationQueue: WindowPart {
  static let slot = PartSlot()
  private unowned let window: Window
  /// Whose wish has changed since the last settlement.
  private var asked: [any Presenter] = []
  /// Who would be shown if its layer showed nothing else, in order of asking.
  private var waiting: [any Presenter] = []
  private var isScheduled = false

  init(of window: Window) { self.window = window }

  func ask(_ presenter: any Presenter) {
    if !asked.contains(where: { $0 === presenter }) { asked.append(presenter) }
    schedule()
  }

  /// The presenter has left, and what it showed is about to leave.
  func forget(_ presenter: any Presenter) {
    asked.removeAll { $0 === presenter }
    waiting.removeAll { $0 === presenter }
    if !waiting.isEmpty { schedule() }
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    window.afterBodies { [self] in settle() }
  }

  /// Once all bodies have run: first what is to go goes, so that what is asked for in the same update finds room.
  private func settle() {
    isScheduled = false
    let asked = asked
    self.asked = []
    var replaced: [any Presenter] = []
    for presenter in asked where presenter.isOutdated {
      presenter.takeAway()
      if presenter.isWanted, !presenter.isPushed { replaced.append(presenter) }
    }
    let before = waiting
    waiting = []
    for presenter in before + asked.filter({ new in !before.contains { $0 === new } }) {
      if replaced.contains(where: { $0 === presenter }) { continue }
      guard let root = window.root, presenter.isWanted, presenter.presentation == nil else { continue }
      if presenter.isPushed || root.presented.count == layer(of: presenter, in: root) {
        presenter.present()
      } else {
        waiting.append(presenter)
        if !before.contains(where: { $0 === presenter }) { reportWaiting(presenter, in: root) }
      }
    }
    // What takes the place of something of its own comes once that has gone, with what follows from that (rule R187).
    guard !replaced.isEmpty else { return }
    waiting += replaced
    window.asDeparture { [self] in schedule() }
  }

  /// How many presentations lie beneath what the presenter would show.
  private func layer(of presenter: any Presenter, in root: RootNode) -> Int {
    let host = (presenter.parent ?? presenter).layer
    return root.presented.firstIndex { $0 === host }.map { $0 + 1 } ?? 0
  }

  private func reportWaiting(_ presenter: any Presenter, in root: RootNode) {
    guard let shown = root.presented[layer(of: presenter, in: root)] as? PresentationNode else { return }
    Issues.report(
      Issue(
        "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently "
          + "presented sheet gets dismissed.",
        evidence: "\(presenter.taskOwner) asks for a presentation while \(shown.presenterName) shows a "
          + "\(shown.kind.rawValue) over the same screen.",
        advice: "Keep what is presented in one optional enum with one sheet(item:), or put the second modifier "
          + "inside the first one's content."))
  }
}

extension Window {
  var presentations: PresentationQueue { part() }
}
