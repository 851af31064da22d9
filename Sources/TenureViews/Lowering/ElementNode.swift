import TenureGraph
import TenureRender

/// An element of the screen: the node of a view that hosts know by its id.
class ElementNode: ViewNode {
  final let id: NodeID

  override init(in place: Place) {
    id = place.window.newID()
    super.init(in: place)
  }

  override init(rootOf window: Window) {
    id = window.newID()
    super.init(rootOf: window)
  }

  final override var element: ElementNode? { self }

  var role: Role { fatalError("an element says its own role") }
  func describe() -> Attributes { Attributes() }

  override func leave() { window.focus.remove(self) }
  func respond(to action: PersonAction) -> Bool { false }
}

final class TypedElementNode<V: ElementView>: ElementNode, SecretHolder {
  private var view: V
  private var inside: ViewNode?
  /// What was shown last, where it can change without a new view value; nil where the value alone decides.
  private var shown: Attributes?

  init(_ view: V, in place: Place) {
    self.view = view
    super.init(in: place)
  }

  override var role: Role { V.role }
  override var viewName: String { shortName(of: V.self) }

  func start() {
    if V.readsState { shown = tracked(description) }
    if V.Inside.self != EmptyView.self { inside = V.Inside._makeNode(view.inside, in: place()) }
  }

  func update(to new: V) {
    if V.readsState {
      view = new
      markClean()
      rerun()
    } else {
      let old = description()
      view = new
      let now = description()
      if old != now { window.emit(.set(id, now), at: self) }
    }
    if let inside { V.Inside._updateNode(inside, to: view.inside) }
  }

  override func rerun() {
    let now = tracked(description)
    if now == shown { return }
    shown = now
    window.emit(.set(id, now), at: self)
  }

  override func describe() -> Attributes { shown ?? description() }

  override func respond(to action: PersonAction) -> Bool { view.respond(to: action, at: self) }

  var secret: String? { view.secret }

  override func children(_ visit: (ViewNode) -> Void) {
    if let inside { visit(inside) }
  }

  private func description() -> Attributes {
    var attributes = Attributes()
    view.describe(&attributes, at: self)
    return attributes
  }
}

/// The element that holds the whole window.
final class RootNode: ElementNode {
  private var child: ViewNode?

  init<V: View>(_ view: V, in window: Window) {
    super.init(rootOf: window)
    child = V._makeNode(view, in: place())
  }

  override var role: Role { Role("window") }

  override func children(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
