/// A view as layout sees it: it answers proposals with sizes, and says where its children are.
///
/// A kind of node overrides three things: `measure`, `arrange` and, if it sets guides, `ownGuide`. All three are functions of
/// the node's own values and of what the children answer. What it keeps of them follows these rules:
///
/// 1. `answers` holds what `measure` gave since this node or one below it last changed. A parent relies on nothing else
///    of a child but these, its guides, its spacing and its priority.
/// 2. After a change, `LayoutTree.update` asks a node again all that it had been asked. If it answers as before, nothing
///    above it is looked at; it places its children anew in the frame that it has.
/// 3. `frame` is in the parent's coordinates: what moves with its parent is not touched.
public class LayoutNode {
  /// The node that proposes sizes to this one.
  public final fileprivate(set) unowned var parent: LayoutNode?
  /// In written order: what is in front is told by `drawingOrder`.
  public final private(set) var children: [LayoutNode] = []
  /// Its place among the parent's children.
  public final fileprivate(set) var index = 0

  /// Where it was placed, in the parent's coordinates, from the left: mirrored already where the direction is right to left.
  public final internal(set) var frame = Rect()
  /// Whether it has been placed: what a lazy stack has out of sight, and what did not fit, has no frame.
  public final internal(set) var isPlaced = false
  /// Where the tree is shown. The root alone has it.
  final var window: Window?
  /// The proposal it was placed with.
  final var placedProposal = Proposal.unspecified

  private final var answers = Answers()
  /// Guides that were asked for since this node last changed, with what was told.
  private final var toldGuides: [(guide: Guide, proposal: Proposal, value: Double?)] = []
  private final var hasForgottenGuides = false

  /// It was changed itself since the last update.
  private final var isChanged = false
  /// It or something in it has to be placed anew, even in the same frame.
  final var needsPlacement = true
  /// Children with a change in them. Each is in here once.
  private final var changedChildren: [LayoutNode] = []
  private final var isListed = false

  /// What is true of it or of a view in it. Never taken back.
  private final var traits: Traits = []

  /// How often it was asked for a size and did not know it yet. For tests.
  public final private(set) var timesMeasured = 0
  /// How often it has placed its children. For tests.
  public final private(set) var timesPlaced = 0

  init(_ children: [LayoutNode] = []) {
    self.children = children
    for (index, child) in children.enumerated() {
      child.index = index
      child.parent = self
      adopted(child)
      // It had children inserted before it had a parent.
      if !child.changedChildren.isEmpty { child.list() }
    }
    traits.formUnion(ownTraits)
  }

  deinit { for child in children { child.parent = nil } }

  // MARK: What a kind of node says

  /// The size for a proposal.
  func measure(_ proposal: Proposal) -> Fit { preconditionFailure("\(type(of: self)) does not say its size.") }

  /// Tells `place` the origin and the proposal of each child, for a node that was proposed `proposal` and has `size`.
  func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {}

  /// The guide as this node itself sets it. `nil` leaves it to the children.
  func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? { nil }

  /// How many of the children, from the first, pass their guides on.
  var childrenWithGuides: Int { children.count }

  /// How early a stack gives it space. Modifiers of one view pass on what the view says.
  var layoutPriority: Double { 0 }

  /// The distance it likes to have from its neighbour in a stack; `nil` if it stands for space itself.
  func spacing(at edge: Edge) -> EdgeSpacing? { EdgeSpacing() }

  /// What those around have to know of it.
  var ownTraits: Traits { [] }
  /// Whether a guide that is set in it counts for what is around.
  var passesGuides: Bool { true }
  /// Whether there may be children that `arrange` does not place.
  var showsSome: Bool { false }

  /// The direction it gives to what is in it.
  var direction: LayoutDirection? { nil }

  /// A child answers otherwise than before.
  func childChanged(_ child: LayoutNode) {}

  /// Its own values, or the list of its children, have changed.
  func valuesChanged() {}

  /// It is about to place its children.
  func willPlace() {}

  // MARK: Asking

  /// Its answer to a proposal, kept until it changes.
  public final func fit(_ proposal: Proposal) -> Fit {
    if let fit = answers[proposal] { return fit }
    timesMeasured += 1
    let fit = measure(proposal)
    answers.keep(fit, for: proposal)
    return fit
  }

  /// Its size and guides for a proposal.
  public final func dimensions(_ proposal: Proposal) -> Dimensions {
    Dimensions(node: self, proposal: proposal, size: fit(proposal).size)
  }

  /// Where a guide is in it, for a proposal that it answers with `size`.
  ///
  /// In an endless view all guides are at its start: the middle of it is nowhere, and a stack around it is endless as well.
  @inline(__always) final func guide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double {
    guard size[guide.axis] < .infinity else { return 0 }
    if mayHave(guide), let value = explicitGuide(guide, proposal) {
      return value
    }
    return guide.standard(in: Dimensions(node: self, proposal: proposal, size: size), size: size)
  }

  @inline(__always) private final func mayHave(_ guide: Guide) -> Bool {
    traits.contains(.guides) || (guide.isBaseline && traits.contains(.baselines))
  }

  /// Where it, or what is in it, sets a guide.
  final func explicitGuide(_ guide: Guide, _ proposal: Proposal) -> Double? {
    guard mayHave(guide) else { return nil }
    for told in toldGuides where told.guide == guide && told.proposal == proposal { return told.value }
    let value = findGuide(guide, proposal)
    if toldGuides.count == Answers.limit {
      toldGuides.removeFirst()
      hasForgottenGuides = true
    }
    toldGuides.append((guide, proposal, value))
    return value
  }

  private final func findGuide(_ guide: Guide, _ proposal: Proposal) -> Double? {
    let size = fit(proposal).size
    if let own = ownGuide(guide, size: size, proposal) { return own }
    let count = childrenWithGuides
    guard count > 0 else { return nil }
    var values: [Double] = []
    arrange(in: size, proposal) { index, origin, proposal in
      guard index < count, let value = children[index].explicitGuide(guide, proposal) else { return }
      values.append(origin[guide.axis] + value)
    }
    return guide.merged(values)
  }

  // MARK: Changing

  /// Says that it may answer otherwise than before. Cheap: the next update finds out how far that goes.
  public final func setNeedsLayout() {
    isChanged = true
    valuesChanged()
    list()
  }

  private final func list() {
    var node = self
    while !node.isListed, let parent = node.parent {
      parent.changedChildren.append(node)
      node.isListed = true
      node = parent
    }
  }

  /// The node has to be out of every tree.
  public final func insert(_ child: LayoutNode, at index: Int) {
    precondition(child.parent == nil, "The node is in a tree already. Remove it there first.")
    children.insert(child, at: index)
    for index in index..<children.count { children[index].index = index }
    child.parent = self
    child.isListed = false
    adopted(child)
    child.forgetAnswers()
    child.setNeedsLayout()
    if self is ModifierNode { setParentNeedsLayout() } else { setNeedsLayout() }
  }

  /// Has these children, in this order: what stays keeps its sizes. New ones have to be out of every tree.
  public final func setChildren(_ new: [LayoutNode]) {
    replaceChildren(new)
    for child in new where child.parent !== self {
      precondition(child.parent == nil, "The node is in a tree already. Remove it there first.")
      hold(child)
      child.forgetAnswers()
      child.setNeedsLayout()
    }
    setNeedsLayout()
  }

  /// What is in it loses its place, and keeps its sizes for when it is inserted again.
  @discardableResult public final func remove(at index: Int) -> LayoutNode {
    let child = children.remove(at: index)
    for index in index..<children.count { children[index].index = index }
    child.parent = nil
    child.losePlace()
    if self is ModifierNode { setParentNeedsLayout() } else { setNeedsLayout() }
    return child
  }

  /// It is not shown any more, and nothing in it is.
  final func losePlace() {
    guard isPlaced else { return }
    isPlaced = false
    for child in children { child.losePlace() }
  }

  /// Moves a child to where it is at `target` afterwards.
  public final func move(from source: Int, to target: Int) {
    children.insert(children.remove(at: source), at: target)
    for index in min(source, target)...max(source, target) { children[index].index = index }
    setNeedsLayout()
  }

  private final func adopted(_ child: LayoutNode) {
    var traits = child.traits
    var node: LayoutNode? = self
    while let each = node {
      if !each.passesGuides { traits.subtract([.guides, .baselines]) }
      guard !each.traits.isSuperset(of: traits) else { return }
      each.traits.formUnion(traits)
      // Those above may have taken the guides for granted: they ask anew.
      if !each.answers.isEmpty {
        each.tellsParent = true
        each.setNeedsLayout()
      }
      node = each.parent
    }
  }

  /// Takes these as its children while it is asked for its size: those of a lazy stack that are in sight.
  final func replaceChildren(_ new: [LayoutNode]) {
    for child in children { child.index = -1 }
    for (index, child) in new.enumerated() { child.index = index }
    for child in children where child.index < 0 {
      child.parent = nil
      child.isListed = false
      child.losePlace()
    }
    children = new
  }

  /// Is the parent of a node that it is about to measure.
  final func hold(_ child: LayoutNode) {
    guard child.parent !== self else { return }
    child.parent = self
    child.isListed = false
    adopted(child)
  }

  /// Asks again all readers of what is around: this is elsewhere now, or what is around has changed.
  final func forgetAnswers(of readers: Traits = .surroundings) {
    guard !traits.isDisjoint(with: readers) else { return }
    for child in children { child.forgetAnswers(of: readers) }
    setNeedsLayout()
  }

  /// Places again, at the next occasion, whatever reads what is in sight.
  final func placeAgain(_ readers: Traits) {
    guard !traits.isDisjoint(with: readers) else { return }
    needsPlacement = true
    for child in children { child.placeAgain(readers) }
  }

  final func contains(_ trait: Traits) -> Bool { traits.contains(trait) }

  final var hasChanges: Bool { isChanged || !changedChildren.isEmpty }

  // MARK: Updating

  /// Finds out whether it answers otherwise than before, those below it first. What keeps its answers is in
  /// `pass.kept` afterwards, to be placed anew in the frame that it has.
  final func refresh(_ pass: LayoutPass) -> Bool {
    var isAffected = isChanged
    if !changedChildren.isEmpty {
      let listed = changedChildren
      changedChildren.removeAll(keepingCapacity: listed.count < 8)
      for child in listed {
        child.isListed = false
        guard child.parent === self, child.refresh(pass) else { continue }
        childChanged(child)
        isAffected = true
      }
    }
    guard isAffected else { return false }
    isChanged = false
    needsPlacement = true
    let answersBefore = answers, guidesBefore = toldGuides
    answers = Answers()
    toldGuides = []
    let isUnknown = answersBefore.hasForgotten || hasForgottenGuides || tellsParent || !isPlaced
    hasForgottenGuides = false
    tellsParent = false
    if isUnknown { return true }
    for before in answersBefore.all where fit(before.proposal) != before.fit { return true }
    for before in guidesBefore where explicitGuide(before.guide, before.proposal) != before.value { return true }
    pass.kept.append(self)
    return false
  }

  /// Says that its priority, its spacing or what its parent reads of it has changed, through modifiers that pass it on.
  final func setParentNeedsLayout() {
    tellParents()
    setNeedsLayout()
  }

  final func tellParents() {
    var node = self
    node.tellsParent = true
    while let parent = node.parent as? ModifierNode {
      parent.tellsParent = true
      node = parent
    }
  }

  private final var tellsParent = false

  // MARK: Placing

  /// Takes a place: nothing in it is looked at if it is placed as before and nothing in it has changed.
  final func settle(at origin: Point, _ proposal: Proposal, _ pass: LayoutPass) {
    let fit = fit(proposal)
    if !isPlaced || fit.size != frame.size {
      isPlaced = true
      frame = Rect(origin: origin, size: fit.size)
      pass.noteFrame(of: self)
    } else {
      if origin != frame.origin {
        pass.noteShift(of: self, from: frame.origin, to: origin)
        frame.origin = origin
      }
      if !needsPlacement, fit.holds(for: proposal, asked: placedProposal) { return }
    }
    placedProposal = proposal
    placeChildren(pass)
  }

  /// Places the children in the frame that it has.
  final func placeChildren(_ pass: LayoutPass) {
    needsPlacement = false
    timesPlaced += 1
    guard !children.isEmpty else { return }
    willPlace()
    let outer = pass.isRightToLeft
    if let direction { pass.isRightToLeft = direction == .rightToLeft }
    let width = frame.size.width
    var shown: Set<Int>? = showsSome ? [] : nil
    arrange(in: frame.size, placedProposal) { index, origin, proposal in
      let child = children[index]
      shown?.insert(index)
      var origin = origin
      if pass.isRightToLeft { origin.x = width - origin.x - child.fit(proposal).size.width }
      child.settle(at: origin, proposal, pass)
    }
    pass.isRightToLeft = outer
    if let shown { for child in children where !shown.contains(child.index) { child.losePlace() } }
  }
}

/// What those around a node have to know of it.
struct Traits: OptionSet {
  let rawValue: UInt8
  /// It may set guides other than the text baselines.
  static let guides = Traits(rawValue: 1)
  /// It may be text.
  static let baselines = Traits(rawValue: 2)
  /// It answers by what is around it (a spacer by its stack's axis): asked again wherever it is moved.
  static let surroundings = Traits(rawValue: 4)
  /// It answers by what a scroll view shows.
  static let sight = Traits(rawValue: 8)
  /// It answers by the size of the scroll view or the window around.
  static let container = Traits(rawValue: 16)
  /// It is placed by where the safe area ends.
  static let safeArea = Traits(rawValue: 32)
}

/// Where lines of text begin.
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}
