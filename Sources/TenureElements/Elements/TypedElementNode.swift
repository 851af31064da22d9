import TenureRender
@_spi(Tree) import TenureTree

/// An element of the screen whose facts are of one type.
package final class TypedElementNode<Facts: ElementFacts>: ElementNode, InspectedNode, SecretHolder {
  private var facts: Facts
  /// The node of what is inside; nil when nothing can be.
  package var inside: ViewNode?
  /// Set for an element whose facts can change without a new view value.
  private var watch: ElementWatch?

  package init(_ facts: Facts, in place: Place) {
    self.facts = facts
    super.init(in: place)
  }

  package override var role: Role { facts.role }
  package override var lazyName: String? { facts.lazyName }
  package override var inspected: (any InspectedNode)? { self }
  package var viewName: String { role.name }
  package var viewValue: Any? { facts }
  package override var observer: NodeObserver? { watch?.observer }

  package func start() {
    guard Facts.readsState else { return }
    let watch = ElementWatch(self)
    self.watch = watch
    watch.shown = tracked(description)
  }

  package func update(to new: Facts) {
    if let watch {
      facts = new
      watch.observer.markClean()
      return rerun()
    }
    let isSame = facts.saysSame(as: new)
    facts = new
    if !isSame { window.emit(.set(id, description()), at: self) }
  }

  package override func rerun() {
    let now = tracked(description)
    if now == watch?.shown { return }
    watch?.shown = now
    window.emit(.set(id, now), at: self)
  }

  package override var asksForRoom: Bool { facts.asksForRoom }
  package override func describeAgain() {
    if watch != nil { rerun() } else { window.emit(.set(id, description()), at: self) }
  }

  package override func describe() -> Attributes { watch?.shown ?? description() }

  package override func respond(to action: UserAction) -> Bool { facts.respond(to: action, at: self) }
  package override var isAvailable: Bool { facts.isAvailable(at: self) }
  package override func focusMoved(_ isHere: Bool) { facts.focusMoved(isHere) }
  package override var isGroup: Bool { facts.isGroup }
  package override var isAside: Bool { facts.isAside }
  package override var isRow: Bool { facts.isGroup && facts.isRow }

  package override func contentChanged() {
    if facts.isGroup { parentElement.contentChanged() }
    if Facts.readsContent, let watch {
      window.afterBodies { [weak self] in if self?.hasLeft == false { watch.observer.invalidate() } }
    }
  }

  package var secret: String? { facts.secret }
  package var secretSource: AnyObject? { facts.secretSource }

  package override func children(_ visit: (ViewNode) -> Void) {
    if let inside { visit(inside) }
  }

  private func description() -> Attributes {
    var attributes = Attributes()
    facts.describe(&attributes, at: self)
    return attributes
  }
}

/// What an element keeps whose facts come from state.
@MainActor final class ElementWatch {
  let observer: NodeObserver
  /// What was shown last.
  var shown = Attributes()

  init(_ node: ViewNode) { observer = NodeObserver(node) }
}
