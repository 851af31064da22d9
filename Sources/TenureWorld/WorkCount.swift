import TenureTree

/// What a world does until it comes to rest, counted: so is code that goes on for ever told from code that has much to do.
struct WorkCount {
  /// Since when, in the world's time.
  let start: Duration
  /// Generations that have followed one another: what was there, what that set going here or elsewhere, and so on.
  private(set) var generations = 0
  /// Jobs that have run.
  private(set) var jobs = 0
  /// How many views appeared and began their tasks in each generation in which any did.
  private(set) var appearing = Growth()
  private var appeared = 0
  /// Where its work has been elsewhere, as far as few places are enough to tell.
  private(set) var places: [(what: String, cause: Cause?)] = []
  /// Jobs of the generation that runs which have not run yet.
  private var left = 0
  /// The latest work elsewhere when a generation last came back from there: what is later was set going after that.
  private var latest = 0

  init(since start: Duration = .zero) { self.start = start }

  /// A job runs, while so many others wait.
  mutating func ran(beside others: Int) {
    jobs += 1
    if left == 0 {
      generations += 1
      left = others + 1
      if appeared > 0 { appearing.next(appeared) }
      appeared = 0
    }
    left -= 1
  }

  /// So many more views have appeared and begun their tasks.
  mutating func appeared(_ count: Int) { appeared += count }

  /// The work elsewhere of that number has come to its end; `made` is the number of the latest. True where it is the first of
  /// another generation.
  mutating func ended(_ number: Int, of place: (what: String, cause: Cause?), made: Int) -> Bool {
    guard number > latest else { return false }
    latest = made
    generations += 1
    note(place)
    return true
  }

  /// Work was, or was to be, elsewhere.
  mutating func note(_ place: (what: String, cause: Cause?)) {
    if places.count < 5, !places.contains(where: { $0 == place }) { places.append(place) }
  }
}
