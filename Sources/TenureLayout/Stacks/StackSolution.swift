/// What a stack worked out for one proposal.
///
/// The views' lengths lie side by side: to sum them up anew costs a few instructions a view, so that one of ten thousand may grow.
struct StackSolution {
  struct Item {
    /// The distance from the view before it.
    var gap = 0.0
    var proposed: Double?
    var length = 0.0
    var breadth = 0.0
    /// Where the stack's guide is in it, across.
    var guide = 0.0
  }

  let proposal: Proposal
  private(set) var items: [Item]
  /// No view's length depends on another's: none is proposed a length, or every one ignores what is proposed.
  private(set) var isSeparable = false
  /// From the upper (leading) side to the guide, for the view in which that is the most.
  private(set) var above = 0.0
  private(set) var fit = Fit(.zero, ignores: .both)
  /// What all answers ignored that were asked for on the way.
  private var ignores: Axes = .both

  init(of stack: StackNode, _ proposal: Proposal) {
    self.proposal = proposal
    items = Array(repeating: Item(), count: stack.children.count)
    guard !items.isEmpty else { return }
    for index in items.indices.dropFirst() { items[index].gap = Self.gap(before: index, in: stack) }
    if proposal[stack.axis] == nil {
      isSeparable = true
      for (index, child) in stack.children.enumerated() { take(child, at: index, nil, of: stack) }
    } else {
      distribute(proposal[stack.axis] ?? 0, in: stack)
    }
    sumUp(stack.axis)
  }

  static func gap(before index: Int, in stack: StackNode) -> Double {
    if let spacing = stack.spacing { return spacing }
    let first = stack.children[index - 1].spacing(at: stack.axis == .horizontal ? .trailing : .bottom)
    let second = stack.children[index].spacing(at: stack.axis == .horizontal ? .leading : .top)
    guard let first, let second else { return 0 }
    return first.distance(to: second)
  }

  /// Asks a view for its place in the stack.
  @discardableResult private mutating func take(
    _ child: LayoutNode, at index: Int, _ length: Double?, of stack: StackNode
  ) -> Fit {
    let asked = Proposal(along: stack.axis, length, across: proposal[stack.axis.other])
    let fit = child.fit(asked)
    ignores.formIntersection(fit.ignores)
    items[index].proposed = length
    items[index].length = fit.size[stack.axis]
    items[index].breadth = fit.size[stack.axis.other]
    items[index].guide = child.guide(stack.alignment, size: fit.size, asked)
    return fit
  }

  /// Takes another answer of one view. False if that concerns the others: then all has to be worked out anew.
  mutating func renew(_ child: LayoutNode, of stack: StackNode) -> Bool {
    guard isSeparable else { return false }
    let index = child.index
    // What else a view may have changed is what its neighbours are away.
    if index > 0 { items[index].gap = Self.gap(before: index, in: stack) }
    if index + 1 < items.count { items[index + 1].gap = Self.gap(before: index + 1, in: stack) }
    let length = items[index].proposed
    let fit = take(child, at: index, length, of: stack)
    return length == nil || fit.ignores.contains(Axes(stack.axis))
  }

  private mutating func distribute(_ length: Double, in stack: StackNode) {
    struct Waiting {
      let index: Int
      let priority: Double
      let least: Double
      let flexibility: Double
    }
    let axis = stack.axis
    let breadth = proposal[axis.other]
    var waiting: [Waiting] = []
    isSeparable = true
    for (index, child) in stack.children.enumerated() {
      let zero = child.fit(Proposal(along: axis, 0, across: breadth))
      ignores.formIntersection(zero.ignores)
      if zero.ignores.contains(Axes(axis)) {
        take(child, at: index, length, of: stack)
        waiting.append(
          Waiting(index: index, priority: child.layoutPriority, least: zero.size[axis], flexibility: 0))
        continue
      }
      isSeparable = false
      let most = child.fit(Proposal(along: axis, .infinity, across: breadth))
      ignores.formIntersection(most.ignores)
      let flexibility = most.size[axis] - zero.size[axis]
      waiting.append(
        Waiting(
          index: index, priority: child.layoutPriority, least: zero.size[axis],
          flexibility: flexibility.isNaN ? 0 : flexibility))
    }
    guard !isSeparable else { return }
    waiting.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      return $0.index < $1.index
    }
    var left = length - items.reduce(0) { $0 + $1.gap }
    var start = 0
    while start < waiting.count {
      var end = start
      while end < waiting.count, waiting[end].priority == waiting[start].priority { end += 1 }
      let kept = waiting[end...].reduce(0) { $0 + $1.least }
      var available = left - kept
      for position in start..<end {
        let share = length == .infinity ? .infinity : max(0, available / Double(end - position))
        let index = waiting[position].index
        take(stack.children[index], at: index, share, of: stack)
        available -= items[index].length
        left -= items[index].length
      }
      start = end
    }
  }

  /// The size of the stack from what is in `items`.
  mutating func sumUp(_ axis: Axis) {
    var length = 0.0
    var above = -Double.infinity
    var below = -Double.infinity
    for item in items {
      length += item.gap
      length += item.length
      above = max(above, item.guide)
      below = max(below, item.breadth - item.guide)
    }
    self.above = above
    var size = Size.zero
    size[axis] = length
    size[axis.other] = above + below
    var ignored = ignores
    // Proposed no breadth, the views are proposed the stack's own as they are placed: only who ignores both will do.
    if proposal[axis.other] == nil, ignores != .both { ignored.remove(Axes(axis)) }
    fit = Fit(size, ignores: ignored)
  }
}
