/// Which elements of two lists belong together.
///
/// 1. The equal ones at both ends.
/// 2. Between these, the longest sequence in common, by ids where the elements have some, else by `==`. Where both sides
///    are so long that this would take too long, elements are matched by their positions.
/// 3. Between two that match, what is gone and what is new take each other's place, in order.
struct Alignment {
  enum Step: Equatable {
    case same(Int, Int)
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

  init(_ olds: [Any], _ news: [Any]) {
    var start = 0
    while start < min(olds.count, news.count), isSame(olds[start], news[start]) {
      steps.append(.same(start, start))
      start += 1
    }
    var (oldEnd, newEnd) = (olds.count, news.count)
    while oldEnd > start, newEnd > start, isSame(olds[oldEnd - 1], news[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    let pairs = Self.pairs(olds, news, start..<oldEnd, start..<newEnd)
    var (old, new) = (start, start)
    for pair in pairs {
      between(old..<pair.old, new..<pair.new, olds, news)
      steps.append(
        isSame(olds[pair.old], news[pair.new]) ? .same(pair.old, pair.new) : .changed(pair.old, pair.new))
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    between(old..<oldEnd, new..<newEnd, olds, news)
    for offset in 0..<(olds.count - oldEnd) { steps.append(.same(oldEnd + offset, newEnd + offset)) }
  }

  /// Elements between two that match.
  private mutating func between(_ old: Range<Int>, _ new: Range<Int>, _ olds: [Any], _ news: [Any]) {
    var (old, new) = (old, new)
    // Things with ids are themselves or others, never each other.
    while let i = old.first, let j = new.first, haveSameID(olds[i], news[j]) == nil {
      steps.append(.replaced(i, j))
      old.removeFirst()
      new.removeFirst()
    }
    steps += old.map(Step.removed) + new.map(Step.added)
  }

  private static func pairs(_ olds: [Any], _ news: [Any], _ old: Range<Int>, _ new: Range<Int>) -> [(
    old: Int, new: Int
  )] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count * new.count <= patience else {
      return zip(old, new).filter { haveSameID(olds[$0], news[$1]) ?? isSame(olds[$0], news[$1]) }
    }
    // How long the longest sequence is from each pair on.
    let width = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    var matches = [Bool](repeating: false, count: old.count * new.count)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        let (a, b) = (olds[old.lowerBound + i], news[new.lowerBound + j])
        let isMatch = haveSameID(a, b) ?? isSame(a, b)
        matches[i * new.count + j] = isMatch
        lengths[i * width + j] =
          isMatch
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
}
