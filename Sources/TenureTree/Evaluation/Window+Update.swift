import TenureIssues
import TenureRender

extension Window {
  /// Rounds after which an update is taken never to settle.
  static let roundLimit = 100

  /// True when an update would do something.
  package var hasWork: Bool {
    graph.hasWork || !settlements.isEmpty || !actions.isEmpty || !departures.isEmpty || !starts.isEmpty
      || !postponed.isEmpty
      || hasPendingWork
  }

  private var hasPendingWork: Bool { !updates.isEmpty && updates.contains { $0.hasWork } }

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
    guard phase == .idle, root != nil else { return }
    // What was asked for before is no feedback, however many updates it takes.
    let asked = max(updates.count + (awaitsPlainUpdate ? 1 : 0), 1)
    asActive {
      var rounds = 0
      while hasWork {
        rounds += 1
        if rounds <= asked { frame += 1 }
        if rounds > Self.roundLimit {
          giveUp()
          break
        }
        beginUpdate()
        runBodies()
        runActions()
        runDepartures()
        if !hasWorkBeforeStarts { runStarts() }
      }
    }
    awaitsPlainUpdate = false
    if !updates.isEmpty { updates.removeAll { !$0.hasWork } }
    if !transaction.isPlain { transaction = Transaction() }
    isShown = true
    log?.frameEnded(self)
  }

  private var hasWorkBeforeStarts: Bool {
    graph.hasWork || !settlements.isEmpty || !actions.isEmpty || !departures.isEmpty || !postponed.isEmpty
      || hasPendingWork
  }

  private func beginUpdate() {
    round += 1
    if awaitsPlainUpdate || updates.isEmpty {
      awaitsPlainUpdate = false
      if !transaction.isPlain { transaction = Transaction() }
      return
    }
    let update = updates.removeFirst()
    transaction = update.transaction
    completions = transaction.completions
    for box in update.boxes { box.apply(update) }
    for (node, cause) in update.nodes {
      guard let node = node.value else { continue }
      note(cause, invalidated: node)
      node.observer?.invalidate()
    }
  }

  private func runBodies() {
    if !postponed.isEmpty {
      for node in postponed { node.value?.observer?.invalidate() }
      postponed = []
    }
    phase = .evaluating
    graph.flush()
    var passes = 0
    while !readers.isEmpty || !settlements.isEmpty, passes < Self.roundLimit {
      passes += 1
      let settlements = settlements
      self.settlements = []
      for settle in settlements { settle() }
      graph.flush()
      let readers = readers.all
      self.readers = Registry()
      for reader in readers { reader.readPreference() }
      graph.flush()
    }
    checkPresences()
    tellModifiers()
    phase = .idle
    finishAnimations()
    if !reasons.isEmpty { reasons.removeAll(keepingCapacity: true) }
  }

  private func runActions() {
    if actions.isEmpty { return }
    phase = .acting
    defer { phase = .idle }
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }

  func runDepartures() {
    if departures.isEmpty { return }
    phase = .acting
    defer { phase = .idle }
    let departures = departures
    self.departures = []
    for departure in departures { departure() }
  }

  private func runStarts() {
    if starts.isEmpty { return }
    phase = .acting
    defer { phase = .idle }
    let starts = starts
    self.starts = []
    for start in starts { start() }
  }

  /// What goes round is told, and ended: the bodies run once more, and what they or their actions ask for is dropped. The
  /// window goes on with the next event.
  private func giveUp() {
    let bodies = log?.bodiesInFrame.counted(most: 3) ?? ""
    let writes = log?.writesInFrame.counted(most: 3) ?? ""
    Issues.report(
      Issue(
        "A view update did not settle.",
        evidence: "\(Self.roundLimit) rounds ran in one frame and each one asked for another."
          + (writes.isEmpty ? "" : " Written: \(writes).") + (bodies.isEmpty ? "" : " Bodies that ran: \(bodies)."),
        advice: "Something writes state in onAppear, onChange, onDisappear or body that makes itself run again; "
          + "write it only when the value differs, or in response to an event."))
    var rounds = 0
    repeat {
      cancelUpdates()
      runBodies()
      (actions, departures, starts) = ([], [], [])
      rounds += 1
    } while hasWork && rounds < Self.roundLimit
    (settlements, postponed) = ([], [])
    cancelUpdates()
  }

  func cancelUpdates() {
    let updates = updates
    self.updates = []
    awaitsPlainUpdate = false
    for update in updates { update.cancel() }
  }
}
