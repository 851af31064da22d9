/// What is to be done once the bodies of a round have run, pass by pass: see `Window.update()`.
@MainActor struct FollowUps {
  /// What the bodies have said together decides these.
  private var settlements: [() -> Void] = []
  /// Preference readers whose value may have changed.
  private var readers = Registry<any PreferenceReader>()
  /// Watchers of content that may have come or gone.
  private var appearanceChecks: [any AppearanceWatcher] = []
  private var actions: [() -> Void] = []
  private var departures: [() -> Void] = []
  private var starts: [() -> Void] = []
  /// How many there have been.
  private(set) var startsMade = 0

  nonisolated init() {}

  var isEmpty: Bool { isEmptyBeforeStarts && starts.isEmpty }
  var isEmptyBeforeStarts: Bool { settlements.isEmpty && actions.isEmpty && departures.isEmpty }
  /// True when nothing is left to decide before the actions.
  var isSettled: Bool { readers.isEmpty && settlements.isEmpty }
  var hasPresenceChecks: Bool { !appearanceChecks.isEmpty }
  var count: Int {
    settlements.count + actions.count + departures.count + starts.count + readers.count + appearanceChecks.count
  }

  mutating func settle(_ settle: @escaping () -> Void) { settlements.append(settle) }
  mutating func read(_ reader: any PreferenceReader) { readers.add(reader, at: reader) }
  mutating func check(_ watcher: any AppearanceWatcher) { appearanceChecks.append(watcher) }
  mutating func act(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func depart(_ departure: @escaping () -> Void) { departures.append(departure) }
  mutating func start(_ start: @escaping () -> Void) {
    starts.append(start)
    startsMade += 1
  }

  mutating func takeSettlements() -> [() -> Void] { take(&settlements) }
  mutating func takeActions() -> [() -> Void] { take(&actions) }
  mutating func takeDepartures() -> [() -> Void] { take(&departures) }
  mutating func takeStarts() -> [() -> Void] { take(&starts) }

  mutating func takeReaders() -> [any PreferenceReader] {
    if readers.isEmpty { return [] }
    defer { readers = Registry() }
    return readers.all
  }

  /// Who is told of several changes looks once, after the last of them: inner ones come first, and their closures run first
  /// (rule R126).
  mutating func takeAppearanceChecks() -> [any AppearanceWatcher] {
    defer { appearanceChecks = [] }
    var seen: Set<ObjectIdentifier> = []
    return appearanceChecks.reversed().filter { seen.insert(ObjectIdentifier($0)).inserted }.reversed()
  }

  var departuresSoFar: Int { departures.count }

  /// Those who have left after the first `count` say so among the actions.
  mutating func makeActions(ofDeparturesAfter count: Int) {
    actions += departures[count...]
    departures.removeSubrange(count...)
  }

  /// Nobody does these any more: the window is closed, or goes round.
  mutating func dropActions() { (actions, departures, starts) = ([], [], []) }

  mutating func drop() {
    settlements = []
    dropActions()
  }

  private func take(_ list: inout [() -> Void]) -> [() -> Void] {
    if list.isEmpty { return [] }
    defer { list = [] }
    return list
  }
}

// What features ask for, in the order in which it is done.
extension Window {
  /// Once the bodies of this round have run: what they have said together decides it.
  package func afterBodies(_ settle: @escaping () -> Void) { followUps.settle(settle) }

  /// After that, in the order in which bodies ask for it: what `onChange`, `onAppear` and the like do.
  package func asAction(_ action: @escaping () -> Void) { followUps.act(action) }

  /// After all actions: what `onDisappear` does.
  package func asDeparture(_ departure: @escaping () -> Void) { followUps.depart(departure) }

  /// Last in the update: the task of a view that has appeared.
  package func asStart(_ start: @escaping () -> Void) { followUps.start(start) }

  /// How many tasks views have begun as they appeared.
  package var startsMade: Int { followUps.startsMade }

  /// Views that leave in `body` say so among the actions of the round, before what takes their place appears.
  func departingFirst(_ body: () -> Void) {
    let count = followUps.departuresSoFar
    body()
    followUps.makeActions(ofDeparturesAfter: count)
  }
}
