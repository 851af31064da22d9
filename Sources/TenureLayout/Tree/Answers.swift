/// What a node has answered to proposals since it last changed: a parent asks the same few things again and again.
struct Answers {
  struct Answer {
    var proposal: Proposal
    var fit: Fit
  }

  /// Three that need no allocation: a stack asks a child for the least, the most and the chosen length.
  private var first: Answer?
  private var second: Answer?
  private var third: Answer?
  private var rest: [Answer] = []
  /// Whether an answer had to make room for another: what was told then is not known any more.
  private(set) var hasForgotten = false

  static let limit = 12

  @inline(__always) subscript(proposal: Proposal) -> Fit? {
    guard let first else { return nil }
    if first.fit.holds(for: proposal, asked: first.proposal) { return first.fit }
    guard let second else { return nil }
    if second.fit.holds(for: proposal, asked: second.proposal) { return second.fit }
    guard let third else { return nil }
    if third.fit.holds(for: proposal, asked: third.proposal) { return third.fit }
    for answer in rest where answer.fit.holds(for: proposal, asked: answer.proposal) { return answer.fit }
    return nil
  }

  @inline(__always) mutating func keep(_ fit: Fit, for proposal: Proposal) {
    let answer = Answer(proposal: proposal, fit: fit)
    if first == nil {
      first = answer
    } else if second == nil {
      second = answer
    } else if third == nil {
      third = answer
    } else {
      keepMore(answer)
    }
  }

  private mutating func keepMore(_ answer: Answer) {
    if rest.count == Answers.limit - 3 {
      rest.removeFirst()
      hasForgotten = true
    }
    rest.append(answer)
  }

  var isEmpty: Bool { first == nil }

  var all: [Answer] { [first, second, third].compactMap(\.self) + rest }
}
