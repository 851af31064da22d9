/// Keeps the frames of a tree of nodes true to a window.
///
///     let tree = LayoutTree(root, in: Size(width: 393, height: 852))
///     tree.update()
///     label.content = Fixed(width: 80, height: 20)
///     for change in tree.update() { … }
///
/// A change costs nothing until `update`, which asks only those nodes again that may answer otherwise. The root is proposed the
/// window's size less the safe area, and stands in the middle of it.
public final class LayoutTree {
  /// Stands in the middle of the window if it does not fill it.
  public let root: LayoutNode
  /// The window's size.
  public var size: Size
  /// What bars and corners of a device cover.
  public var safeArea: Insets
  /// What nodes have that do not say otherwise.
  public var direction: LayoutDirection
  private let window = Window()
  private var placed: (size: Size, safeArea: Insets, direction: LayoutDirection)?

  /// Nothing is laid out before the first `update`.
  public init(
    _ root: LayoutNode, in size: Size, safeArea: Insets = .zero, direction: LayoutDirection = .leftToRight
  ) {
    self.root = root
    self.size = size
    self.safeArea = safeArea
    self.direction = direction
    root.window = window
  }

  /// Brings all frames up to date. Returns what has moved or changed its size, parents before children.
  @discardableResult public func update() -> [FrameChange] {
    let pass = LayoutPass()
    pass.isRightToLeft = direction == .rightToLeft
    var isNew = true
    if let placed {
      isNew = placed.size != size || placed.safeArea != safeArea || placed.direction != direction
      if placed.direction != direction { everythingMoves(root) }
    }
    placed = (size, safeArea, direction)
    window.size = size
    window.safeArea = safeArea
    window.direction = direction
    if isNew { root.forgetAnswers(of: .container) }
    // More than one round where a lazy stack learns, as it is placed, how long its views are.
    for _ in 0..<LayoutTree.roundLimit {
      pass.isRightToLeft = direction == .rightToLeft
      if root.refresh(pass) || isNew { settleRoot(pass) }
      isNew = false
      // Those above first: what they place anew on their way is done.
      for node in pass.kept.reversed() where node.needsPlacement && node.isInTree(of: root) {
        pass.isRightToLeft = (node.nearestDirection ?? direction) == .rightToLeft
        node.placeChildren(pass)
      }
      pass.kept = []
      if root.contains(.safeArea), !pass.changes.isEmpty {
        // What is placed by where the safe area ends may have been moved there, or away, by what is around it.
        root.placeAgain(.safeArea)
        pass.isRightToLeft = direction == .rightToLeft
        settleRoot(pass)
      }
      guard root.hasChanges else { break }
    }
    return pass.changes
  }

  /// Estimates that go on changing each other end here, and are better at the next update.
  private static let roundLimit = 4

  private func settleRoot(_ pass: LayoutPass) {
    let space = Size(
      width: max(0, size.width - safeArea[.horizontal]), height: max(0, size.height - safeArea[.vertical]))
    let proposal = Proposal(space)
    let fit = root.fit(proposal).size
    var x = safeArea.leading + (space.width - fit.width) / 2
    if pass.isRightToLeft { x = size.width - x - fit.width }
    root.settle(at: Point(x: x, y: safeArea.top + (space.height - fit.height) / 2), proposal, pass)
  }

  private func everythingMoves(_ node: LayoutNode) {
    node.needsPlacement = true
    for child in node.children { everythingMoves(child) }
  }
}

extension LayoutNode {
  /// Its frame in the window's coordinates; `nil` if it has no place.
  public final var windowFrame: Rect? {
    var frame = frame
    var node = self
    guard node.isPlaced else { return nil }
    while let parent = node.parent {
      guard parent.isPlaced else { return nil }
      frame.origin.x += parent.frame.origin.x
      frame.origin.y += parent.frame.origin.y
      node = parent
    }
    return frame
  }

  /// The direction of what is in it.
  final var directionInside: LayoutDirection {
    direction ?? nearestDirection ?? root.window?.direction ?? .leftToRight
  }

  /// The direction that it or the nearest node around it gives.
  final var nearestDirection: LayoutDirection? {
    var node: LayoutNode? = parent
    while let each = node {
      if let direction = each.direction { return direction }
      node = each.parent
    }
    return nil
  }

  final func isInTree(of root: LayoutNode) -> Bool {
    var node = self
    while let parent = node.parent {
      guard node.isPlaced else { return false }
      node = parent
    }
    return node === root
  }
}
