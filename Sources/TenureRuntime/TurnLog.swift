import TenureIssues
import TenureRender
import TenureThread
import TenureTree

/// The turns of one window, oldest first. The one record that tests, issues and inspectors read.
@MainActor public final class TurnLog: ChangeLog, CustomStringConvertible {
  /// Those that are kept, behind some that are not any more: they are dropped many at a time.
  private var kept: [Turn] = []
  private var dropped = 0
  /// How many turns there have been, those that were dropped included.
  public private(set) var total = 0
  /// Turns kept; older ones are dropped.
  public var limit = 10_000
  /// Writes, bodies and views that came or left, of all turns kept; where there are more, older turns are dropped.
  package var entryLimit = Int.max
  private var entries = 0
  /// Keeps events that led to nothing too.
  package var keepsIdleTurns = false
  /// Takes the time of every write and body. Those that were made before have none.
  package var takesTimes = false
  /// Misuse that was reported, oldest first, each once.
  package private(set) var issues: [NotedIssue] = []
  private var open: Turn?
  /// True iff the turn that ended last was kept.
  private var isLastKept = false
  private var runs: [ObjectIdentifier: Int] = [:]
  /// The bodies under way, outermost first: where they stand in the turn, and the window's influence before them.
  private var running: [(index: Int, influence: Int)] = []
  private let started = tenure_real_time()
  /// Counts the window's rounds of updates.
  package var round: () -> Int = { 0 }

  public init() {}

  public var turns: [Turn] { dropped == 0 ? kept : Array(kept[dropped...]) }

  /// The turns kept whose number is greater.
  package func turns(after number: Int) -> ArraySlice<Turn> {
    kept[max(dropped, kept.endIndex - max(0, total - number))...]
  }

  package func turn(_ number: Int) -> Turn? {
    let index = kept.endIndex - 1 - (total - number)
    return (dropped..<kept.endIndex).contains(index) ? kept[index] : nil
  }

  /// The number of the oldest turn kept.
  package var firstNumber: Int { total - (kept.count - dropped) + 1 }

  /// The turn in which what was made in a round was made; nil where that turn is not kept.
  package func turn(ofRound round: Int) -> Int? {
    if let first = kept[dropped...].first, first.number > 1, round <= first.lastRound { return nil }
    return kept[dropped...].first { $0.lastRound >= round }?.number
  }

  /// How often bodies of a type have run.
  public func bodies(of type: Any.Type) -> Int { runs[ObjectIdentifier(type)] ?? 0 }

  /// How often bodies have run, by type.
  package var bodyCounts: [ObjectIdentifier: Int] { runs }

  /// All turns, a line each. For the main actor, like the record itself.
  nonisolated public var description: String {
    MainActor.assumeIsolated { turns.map(\.description).joined(separator: "\n") }
  }

  private var now: Duration { .nanoseconds(tenure_real_time() - started) }

  /// A turn begins; `event` is what set it off.
  package func begin(_ event: String) {
    end()
    open = Turn(event: event, start: now)
    running.removeAll(keepingCapacity: true)
  }

  /// The turn is over and is kept, if anything happened in it.
  package func end(steps: Int = 0, always: Bool = false) {
    if open == nil, steps > 0, keepsIdleTurns { change { _ in } }
    guard var turn = open else { return }
    open = nil
    isLastKept =
      always || keepsIdleTurns || !turn.writes.isEmpty || !turn.bodies.isEmpty || !turn.removed.isEmpty
      || !turn.actions.isEmpty
    guard isLastKept else { return }
    total += 1
    turn.number = total
    turn.steps = steps
    turn.length = now - turn.start
    turn.lastRound = round()
    turn.close()
    kept.append(turn)
    entries += turn.entries
    drop()
  }

  private func drop() {
    while kept.count - dropped > max(1, limit) || (entries > entryLimit && kept.count - dropped > 1) {
      entries -= kept[dropped].entries
      kept[dropped] = Turn(event: "")
      dropped += 1
    }
    // Moving the rest costs as much as there is to move.
    if dropped > max(64, limit / 4) {
      kept.removeFirst(dropped)
      dropped = 0
    }
  }

  private func change(_ edit: (inout Turn) -> Void) {
    if open == nil { open = Turn(event: Cause.current.map { "\($0)" } ?? "outside of any event", start: now) }
    edit(&open!)
  }

  /// A host has sent so many bytes because of what happened last.
  package func sent(bytes: Int) {
    guard isLastKept, open == nil, let last = kept.indices.last else { return }
    kept[last].bytes = (kept[last].bytes ?? 0) + bytes
  }

  /// A host is done with the patch of what happened last.
  package func patchIsShown() {
    guard takesTimes, isLastKept, open == nil, let last = kept.indices.last, kept[last].steps > 0 else { return }
    kept[last].shown = now
  }

  // MARK: What windows tell

  package func write(
    _ owner: String, _ property: String, _ old: Any, _ new: Any, at place: ObjectIdentifier?, isRead: Bool
  ) {
    var write = Turn.Write(owner: owner, property: property, old: describe(old), new: describe(new), isRead: isRead)
    write.place = place.map(number(of:))
    write.round = round()
    if takesTimes { write.time = now }
    change { $0.writes.append(write) }
  }

  package func action(_ name: String, from origin: String?, changedBy reducers: [String]) {
    change {
      $0.actions.append(
        Turn.Action(name: name, origin: origin, reducers: reducers, firstWrite: $0.writes.count))
    }
  }

  package func hasNoted(_ owner: String, _ property: String, at place: ObjectIdentifier) -> Bool {
    let place = number(of: place)
    return open?.writes.contains { write in
      if write.place == nil { return write.owner == owner }
      return write.place == place && (write.property == property || write.property.hasPrefix("one of "))
    } ?? false
  }

  package func body(
    of type: Any.Type, named view: String, at node: ObjectIdentifier, because reasons: [BodyReason], influence: Int
  ) {
    runs[ObjectIdentifier(type), default: 0] += 1
    var run = Turn.BodyRun(view: view, reasons: reasons.count < 2 ? reasons : once(reasons))
    run.place = number(of: node)
    if takesTimes { run.start = now }
    change {
      running.append(($0.bodies.count, influence))
      $0.bodies.append(run)
    }
  }

  private func once(_ reasons: [BodyReason]) -> [BodyReason] {
    var seen: Set<BodyReason> = []
    return reasons.filter { seen.insert($0).inserted }
  }

  package func bodyShown(influence: Int) {
    guard let (index, before) = running.popLast(), let count = open?.bodies.count, index < count else { return }
    // What has come on the screen is an effect, told with what is around it.
    if influence == before, !open!.bodies[index].reasons.contains(.inserted) { open!.bodies[index].hadEffect = false }
    if let start = open!.bodies[index].start { open!.bodies[index].length = now - start }
  }

  package func inserted(_ type: Any.Type, named view: String) { change { $0.inserted.append(view) } }
  package func removed(_ type: Any.Type, named view: String) { change { $0.removed.append(view) } }

  package var bodiesInFrame: [String] { open?.bodies.map(\.view) ?? [] }
  package var writesInFrame: [String] { open?.writes.map { "\($0.owner).\($0.property)" } ?? [] }

  /// What was written and which bodies ran most often in the last turns, in a sentence: what goes round.
  package func busiest(of count: Int) -> String {
    let last = turns.suffix(count)
    let writes = last.flatMap { $0.writes.map { "\($0.owner).\($0.property)" } }.counted(most: 3)
    let bodies = last.flatMap { $0.bodies.map(\.view) }.counted(most: 3)
    if writes.isEmpty { return "None of it wrote any state." }
    return "In the last \(last.count) turns: written: \(writes)"
      + (bodies.isEmpty ? "." : "; bodies that ran: \(bodies).")
  }

  // MARK: Issues

  /// Notes what is reported, and hands it on to `next`.
  nonisolated package func noting(_ next: @escaping Issues.Reporter) -> Issues.Reporter {
    { [weak self] issue in
      if tenure_is_main_thread() {
        MainActor.assumeIsolated { self?.note(issue) }
      } else {
        Task { @MainActor in self?.note(issue) }
      }
      next(issue)
    }
  }

  package func repeated(_ issue: Issue, _ times: Int) { note(issue, times) }

  private func note(_ issue: Issue, _ times: Int = 1) {
    let number = open == nil ? total : total + 1
    if let index = issues.firstIndex(where: { $0.issue == issue }) {
      issues[index].count += times
      issues[index].lastTurn = number
    } else if issues.count < 200 {
      issues.append(NotedIssue(issue: issue, firstTurn: number, lastTurn: number, count: times))
    }
  }
}
