/// Which elements of two lists belong together.
///
/// 1. The equal ones at both ends.
/// 2. Between these, the longest sequence in common, by ids where the elements have some, else by `==`. Where both sides
///    are so long that this would take too long, the shortest way from one to the other; where they are also too
///    different for that, elements are matched by their positions.
/// 3. Between two that match, what is gone and what is new take each other's place, in order.
struct Alignment {
  enum Step: Equatable {
    /// So many from these places on.
    case same(Int, Int, count: Int)
    /// The same thing by its id, with another value.
    case changed(Int, Int)
    /// Two things in one place.
    case replaced(Int, Int)
    case removed(Int)
    case added(Int)
  }

  private(set) var steps: [Step] = []

  /// The longest sequence is looked for where that compares at most so many pairs.
  private static let patience = 40_000

  init(_ olds: any Elements, _ news: any Elements) {
    let ends = olds.equalEnds(with: news) ?? Self.ends(olds, news)
    let (start, oldEnd, newEnd) = (ends.start, olds.count - ends.end, news.count - ends.end)
    if start > 0 { steps.append(.same(0, 0, count: start)) }
    let pairs = Self.pairs(olds, news, start..<oldEnd, start..<newEnd)
    var (old, new) = (start, start)
    for pair in pairs {
      between(old..<pair.old, new..<pair.new, olds, news)
      steps.append(
        isSame(olds.element(at: pair.old), news.element(at: pair.new))
          ? .same(pair.old, pair.new, count: 1) : .changed(pair.old, pair.new))
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    between(old..<oldEnd, new..<newEnd, olds, news)
    if ends.end > 0 { steps.append(.same(oldEnd, newEnd, count: ends.end)) }
  }

  private static func ends(_ olds: any Elements, _ news: any Elements) -> (start: Int, end: Int) {
    let shorter = min(olds.count, news.count)
    let start = (0..<shorter).first { !isSame(olds.element(at: $0), news.element(at: $0)) } ?? shorter
    let end =
      (0..<shorter - start).first {
        !isSame(olds.element(at: olds.count - 1 - $0), news.element(at: news.count - 1 - $0))
      } ?? shorter - start
    return (start, end)
  }

  /// Elements between two that match.
  private mutating func between(_ old: Range<Int>, _ new: Range<Int>, _ olds: any Elements, _ news: any Elements) {
    var (old, new) = (old, new)
    // Things with ids are themselves or others, never each other.
    while let i = old.first, let j = new.first, haveSameID(olds.element(at: i), news.element(at: j)) == nil {
      steps.append(.replaced(i, j))
      old.removeFirst()
      new.removeFirst()
    }
    steps += old.map(Step.removed) + new.map(Step.added)
  }

  private static func pairs(
    _ olds: any Elements, _ news: any Elements, _ old: Range<Int>, _ new: Range<Int>
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    func isMatch(_ i: Int, _ j: Int) -> Bool {
      let (a, b) = (olds.element(at: i), news.element(at: j))
      return haveSameID(a, b) ?? isSame(a, b)
    }
    guard old.count * new.count <= patience else {
      let few = max(32, Self.patience * 10 / (old.count + new.count))
      return shortestWay(old.count, new.count, atMost: few) { isMatch(old.lowerBound + $0, new.lowerBound + $1) }?
        .map { (old.lowerBound + $0.old, new.lowerBound + $0.new) } ?? zip(old, new).filter(isMatch)
    }
    // How long the longest sequence is from each pair on.
    let width = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    var matches = [Bool](repeating: false, count: old.count * new.count)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        let isPair = isMatch(old.lowerBound + i, new.lowerBound + j)
        matches[i * new.count + j] = isPair
        lengths[i * width + j] =
          isPair
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var found: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if matches[i * new.count + j] {
        found.append((old.lowerBound + i, new.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }

  /// What stays on the way with the fewest elements that come or go, if those are not more than `limit`: Myers' algorithm,
  /// which looks only at as many pairs as there are elements for each of these.
  private static func shortestWay(
    _ olds: Int, _ news: Int, atMost limit: Int, isMatch: (Int, Int) -> Bool
  ) -> [(old: Int, new: Int)]? {
    // How far each diagonal has come: place `limit + 1` is that of equal positions.
    let middle = limit + 1
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var before: [[Int]] = []
    func comesFromAbove(_ diagonal: Int, _ changes: Int, _ furthest: [Int]) -> Bool {
      diagonal == -changes
        || (diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
    }
    for changes in 0...limit {
      before.append(furthest)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        var reached =
          comesFromAbove(diagonal, changes, furthest)
          ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        while reached < olds, reached - diagonal < news, isMatch(reached, reached - diagonal) { reached += 1 }
        furthest[middle + diagonal] = reached
        guard reached >= olds, diagonal == olds - news else { continue }
        // Back to the beginning.
        var found: [(old: Int, new: Int)] = []
        var (old, new) = (olds, news)
        for changes in (0...changes).reversed() {
          let diagonal = old - new
          let previous = diagonal + (comesFromAbove(diagonal, changes, before[changes]) ? 1 : -1)
          let from = changes == 0 ? 0 : before[changes][middle + previous]
          let fromNew = changes == 0 ? 0 : from - previous
          while old > from, new > fromNew {
            (old, new) = (old - 1, new - 1)
            found.append((old, new))
          }
          (old, new) = (from, fromNew)
        }
        return found.reversed()
      }
    }
    return nil
  }
}
