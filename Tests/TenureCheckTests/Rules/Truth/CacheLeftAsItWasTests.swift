import TenureCheck
import Testing

/// What is remembered is forgotten with each change of what it was made of.
@Suite struct CacheLeftAsItWasTests {
  private static func league(
    _ change: String, games: String = "private(set) var games: [Game] = []", extra: String = ""
  ) -> String {
    """
    struct Game { var team: String; var goals: Int }
    @Observable final class League {
      \(games)
      @ObservationIgnored private var sums: [String: Int] = [:]
      func goals(of team: String) -> Int {
        if let known = sums[team] { return known }
        let sum = games.filter { $0.team == team }.reduce(0) { $0 + $1.goals }
        sums[team] = sum
        return sum
      }
      func add(_ game: Game) { games.append(game); sums = [:] }
      func correct(_ index: Int, _ goals: Int) { \(change) }
      \(extra)
    }
    """
  }

  private static let wrong = league("/*!*/ games[index].goals = goals")

  static let pairs = [
    Pair(
      "left by one change; emptied by all", bad: wrong,
      good: league("games[index].goals = goals; sums.removeAll()"), severity: .warning),
    Pair(
      "by hand; by the list itself", bad: wrong,
      good: league("games[index].goals = goals", games: "private(set) var games: [Game] = [] { didSet { sums = [:] } }")
    ),
    Pair(
      "nobody does; who calls it does", bad: wrong,
      good: league("games[index].goals = goals", extra: "func fix() { correct(0, 1); sums = [:] }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
