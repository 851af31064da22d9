/// The rounds of one update: see `Window.update()`.
struct Rounds {
  /// Rounds after which an update is taken never to settle.
  static let limit = 100

  private(set) var count = 0
  /// Of `onAppear`, `onChange` and the like.
  private var actions = Growth()

  private var isGrowing: Bool { actions.isEndless(above: 10_000) }

  /// False where no further one is to follow.
  mutating func begin() -> Bool {
    if count == Self.limit || isGrowing { return false }
    count += 1
    return true
  }

  mutating func ran(actions count: Int) { actions.next(count) }

  var evidence: String {
    if isGrowing {
      "\(count) rounds ran in one frame and asked for more each time, \(actions.last) actions in the last."
    } else {
      "\(count) rounds ran in one frame and each one asked for another."
    }
  }
}
