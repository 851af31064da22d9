import TenureIssues
import TenureRender

extension Window {
  /// True when an update would do something.
  package var hasWork: Bool { graph.hasWork || !followUps.isEmpty || queueHasWork }
  private var hasWorkBeforeStarts: Bool { graph.hasWork || !followUps.isEmptyBeforeStarts || queueHasWork }
  /// Most of the time nothing waits there: the queue is not copied to find that out.
  private var queueHasWork: Bool { !queue.isEmpty && queue.hasWork }

  /// Brings the screen up to date. The passes, in order, repeated until nothing is left to do:
  ///
  /// 1. *writes*: the values of the oldest pending update become current;
  /// 2. *bodies*: dirty nodes run, parents before children; then what they decide together is settled (screens,
  ///    presentations) and preferences are read;
  /// 3. *actions*: `onChange`, `onAppear`, `onReceive` and the like run, in written order, inner before outer;
  /// 4. *departures*: `onDisappear` of what has left;
  ///
  /// and last, once, *starts*: the tasks of views that have appeared.
  package func update() {
    guard phase == .idle, topNode != nil else { return }
    // What was asked for before is no feedback, however many updates it takes.
    let asked = max(queue.count, 1)
    asActive {
      var rounds = Rounds()
      while hasWork {
        guard rounds.begin() else {
          giveUp(after: rounds)
          break
        }
        beginRound(isAsked: rounds.count <= asked)
        runBodies()
        if followUps.isEmpty { continue }
        rounds.ran(actions: act(followUps.takeActions()))
        runDepartures()
        if !hasWorkBeforeStarts { runStarts() }
      }
    }
    queue.end()
    current.end()
    patches.show()
  }

  private func beginRound(isAsked: Bool) {
    queue.beginRound(isAsked: isAsked)
    guard let update = queue.takeNext() else { return current.end() }
    current.begin(update.transaction)
    for box in update.boxes { box.apply(update) }
    for (node, cause) in update.nodes {
      guard let node = node.value else { continue }
      note(cause, invalidated: node)
      node.observer?.invalidate()
    }
  }

  private func runBodies() {
    if queue.hasPostponed { for node in queue.takePostponed() { node.value?.observer?.invalidate() } }
    phase = .evaluating
    graph.flush()
    var passes = 0
    while !followUps.isSettled, passes < Rounds.limit {
      passes += 1
      for settle in followUps.takeSettlements() { settle() }
      graph.flush()
      for reader in followUps.takeReaders() { reader.readPreference() }
      graph.flush()
    }
    checkPresences()
    tellModifiers()
    phase = .idle
    finishAnimations()
    reasons.endRound()
  }

  func runDepartures() { act(followUps.takeDepartures()) }
  private func runStarts() { act(followUps.takeStarts()) }

  /// Says how many there were.
  @discardableResult private func act(_ closures: [() -> Void]) -> Int {
    if closures.isEmpty { return 0 }
    phase = .acting
    defer { phase = .idle }
    for closure in closures { closure() }
    return closures.count
  }

  /// What goes round is told, and ended: the bodies run once more, and what they or their actions ask for is dropped. The
  /// window goes on with the next event.
  private func giveUp(after rounds: Rounds) {
    let bodies = log?.bodiesInFrame.counted(most: 3) ?? ""
    let writes = log?.writesInFrame.counted(most: 3) ?? ""
    Issues.report(
      Issue(
        "A view update did not settle.",
        evidence: rounds.evidence + (writes.isEmpty ? "" : " Written: \(writes).")
          + (bodies.isEmpty ? "" : " Bodies that ran: \(bodies)."),
        advice: "Something writes state in onAppear, onChange, onDisappear or body that makes itself run again; "
          + "write it only when the value differs, or in response to an event."))
    var tries = 0
    repeat {
      cancelUpdates()
      runBodies()
      followUps.dropActions()
      tries += 1
    } while hasWork && tries < Rounds.limit
    followUps.drop()
    _ = queue.takePostponed()
    cancelUpdates()
  }

  func cancelUpdates() {
    for update in queue.takeAll() { update.cancel() }
  }
}
