import TenureGraph
import TenureRender

/// An element of the screen: the node of a view that hosts know by its id.
class ElementNode: ViewNode {
  final let id: NodeID

  override init(in place: Place) {
    id = place.window.newID()
    super.init(in: place)
    window.elements.insert(self)
    if window.scrolling.firstRows != nil, lazyName != nil { window.settleRows(of: self) }
  }

  override init(in place: Place, after declarer: ViewNode) {
    id = place.window.newID()
    super.init(in: place, after: declarer)
    window.elements.insert(self)
  }

  override init(rootOf window: Window) {
    id = window.newID()
    super.init(rootOf: window)
    window.elements.insert(self)
  }

  final override var element: ElementNode? { self }

  var role: Role { fatalError("an element says its own role") }
  func describe() -> Attributes { Attributes() }

  /// False where a person cannot use the element though nothing around it is disabled.
  var isAvailable: Bool { true }
  /// What people call the container whose inside is made as it is scrolled to; nil for any other element.
  var lazyName: String? { nil }

  /// True for what only groups the elements inside, so that those belong to the element around it as well.
  var isGroup: Bool { false }
  /// True for what belongs to the element before it, and is nothing by itself.
  var isAside: Bool { false }
  /// True for a group that is a row itself.
  var isRow: Bool { false }

  /// Elements directly inside have come, gone or moved, or stand for something else.
  func contentChanged() {}

  override func leave() {
    window.elements.remove(id)
    window.forgetScrolling(of: self)
    if !window.rooms.isEmpty { window.rooms[id] = nil }
    window.focus.remove(self)
    if !window.selectedRows.isEmpty { window.selectedRows.remove(id) }
  }

  func respond(to action: PersonAction) -> Bool { false }

  /// True for what looks at `room`.
  var asksForRoom: Bool { false }
  /// The room is another one.
  func describeAgain() {}
}

final class TypedElementNode<Facts: ElementFacts>: ElementNode, SecretHolder {
  private var facts: Facts
  /// The node of what is inside; nil when nothing can be.
  var inside: ViewNode?
  /// Set for an element whose facts can change without a new view value.
  private var watch: ElementWatch?

  init(_ facts: Facts, in place: Place) {
    self.facts = facts
    super.init(in: place)
  }

  override var role: Role { facts.role }
  override var lazyName: String? { facts.lazyName }
  override var viewName: String { role.name }
  override var viewValue: Any? { facts }
  override var observer: NodeObserver? { watch?.observer }

  func start() {
    guard Facts.readsState else { return }
    let watch = ElementWatch(self)
    self.watch = watch
    watch.shown = tracked(description)
  }

  func update(to new: Facts) {
    if let watch {
      facts = new
      watch.observer.markClean()
      return rerun()
    }
    let isSame = facts.saysSame(as: new)
    facts = new
    if !isSame { window.emit(.set(id, description()), at: self) }
  }

  override func rerun() {
    let now = tracked(description)
    if now == watch?.shown { return }
    watch?.shown = now
    window.emit(.set(id, now), at: self)
  }

  override var asksForRoom: Bool { facts.asksForRoom }
  override func describeAgain() { if watch != nil { rerun() } else { window.emit(.set(id, description()), at: self) } }

  override func describe() -> Attributes { watch?.shown ?? description() }

  override func respond(to action: PersonAction) -> Bool { facts.respond(to: action, at: self) }
  override var isGroup: Bool { facts.isGroup }
  override var isAside: Bool { facts.isAside }
  override var isRow: Bool { facts.isGroup && facts.isRow }

  override func contentChanged() {
    if facts.isGroup { parentElement.contentChanged() }
    if Facts.readsContent, let watch {
      window.settlements.append { [weak self] in if self?.hasLeft == false { watch.observer.invalidate() } }
    }
  }

  var secret: String? { facts.secret }
  var secretSource: AnyObject? { facts.secretSource }

  override func children(_ visit: (ViewNode) -> Void) {
    if let inside { visit(inside) }
  }

  private func description() -> Attributes {
    var attributes = Attributes()
    facts.describe(&attributes, at: self)
    return attributes
  }
}

/// An element with nothing inside, which says what its view's value says: most of a large screen.
final class PlainElementNode<Facts: ElementFacts>: ElementNode {
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

  override var role: Role { facts.role }
  override var lazyName: String? { facts.lazyName }
  override var viewName: String { role.name }
  override var viewValue: Any? { facts }
  override var isGroup: Bool { facts.isGroup }
  override var isAside: Bool { facts.isAside }
  override var isRow: Bool { facts.isGroup && facts.isRow }

  override func respond(to action: PersonAction) -> Bool { facts.respond(to: action, at: self) }
  override var asksForRoom: Bool { facts.asksForRoom }
  override func describeAgain() { window.emit(.set(id, describe()), at: self) }

  override func describe() -> Attributes {
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
