import TenureRender
@_spi(Tree) import TenureTree

/// An element with nothing inside, which says what its view's value says: most of a large screen.
final class PlainElementNode<Facts: ElementFacts>: ElementNode, InspectedNode {
  private var facts: Facts

  init(_ facts: Facts, in place: Place) {
    self.facts = facts
    super.init(in: place)
  }

  func update(to new: Facts) {
    let isSame = facts.saysSame(as: new)
    facts = new
    if !isSame { window.emit(.set(id, describe()), at: self) }
  }

  @inline(__always)
  func update(at new: _NewValue<Facts>) {
    if Facts.isAllSaid, new.hasBytes(of: &facts) { return new.drop() }
    let isSame = facts.saysSame(as: new.value)
    if isSame && Facts.isAllSaid { return new.drop() }
    facts = new.take()
    if !isSame { window.emit(.set(id, describe()), at: self) }
  }

  override func rerun() { window.emit(.set(id, describe()), at: self) }
  override var observer: NodeObserver? { window.partIfMade(WatchingElements.self)?.observer(of: self) }

  override var role: Role { facts.role }
  override var lazyName: String? { facts.lazyName }
  override var inspected: (any InspectedNode)? { self }
  var viewName: String { role.name }
  var viewValue: Any? { facts }
  override var isGroup: Bool { facts.isGroup }
  override var isAside: Bool { facts.isAside }
  override var isRow: Bool { facts.isGroup && facts.isRow }

  override func respond(to action: UserAction) -> Bool { facts.respond(to: action, at: self) }
  override var asksForRoom: Bool { facts.asksForRoom }
  override func describeAgain() { window.emit(.set(id, describe()), at: self) }

  override func describe() -> Attributes {
    var attributes = Attributes()
    facts.describe(&attributes, at: self)
    return attributes
  }
}
