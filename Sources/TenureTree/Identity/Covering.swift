import TenureRender

/// An element that may lie beneath another one of its kind: a screen under the one that was pushed, a tab that is not
/// selected. What is covered keeps its state, and counts as gone for those who act on presence (rule R128).
@_spi(Tree) open class CoverableNode: ElementNode {
  package private(set) final var isCovered: Bool

  public init(in place: Place, isCovered: Bool) {
    self.isCovered = isCovered
    super.init(in: place)
    if isCovered { window.covering.count += 1 }
  }

  /// `isTold` is false for an element that hosts do not know yet.
  package final func cover(_ isCovered: Bool, isTold: Bool = true) {
    if isCovered == self.isCovered { return }
    self.isCovered = isCovered
    window.covering.count += isCovered ? 1 : -1
    if isTold { tellHosts(describe()) }
    checkPresenceInside()
  }

  open override func describe() -> Attributes {
    var attributes = Attributes()
    describe(into: &attributes)
    if isCovered { attributes[.covered] = .flag(true) }
    return attributes
  }

  /// The facts about the element beside whether it is covered.
  open func describe(into attributes: inout Attributes) {}

  open override func leave() {
    if isCovered { window.covering.count -= 1 }
    super.leave()
  }
}

/// How many elements of a window lie beneath another one.
@MainActor private final class Covering: WindowPart {
  static let slot = PartSlot()
  var count = 0

  init(of window: Window) {}
}

extension Window {
  fileprivate var covering: Covering { part() }
  fileprivate var hasCovered: Bool { (partIfMade(Covering.self)?.count ?? 0) > 0 }
}

extension ViewNode {
  /// True when something covers the part of the screen that this node is in.
  final var isInsideCovered: Bool {
    let scrolling = window.scrollingInUse
    if !window.hasCovered && scrolling == nil { return false }
    var node: ViewNode? = self
    while let current = node {
      if let element = current.element {
        if scrolling?.isAway(element) == true || (element as? CoverableNode)?.isCovered == true { return true }
      }
      node = current.parent
    }
    return false
  }

  /// True when a user cannot reach this node because something covers it. What is scrolled away can be scrolled to.
  package final var isBeneath: Bool {
    if !window.hasCovered { return false }
    var node: ViewNode? = self
    while let current = node {
      if (current.element as? CoverableNode)?.isCovered == true { return true }
      node = current.parent
    }
    return false
  }

  /// Those inside who act on presence look again, inner ones first. What another cover hides stays as it is.
  final func checkPresenceInside() {
    children {
      if let element = $0.element as? CoverableNode, element.isCovered { return }
      $0.checkPresenceInside()
      $0.appearanceWatcher?.checkPresence()
    }
  }
}
