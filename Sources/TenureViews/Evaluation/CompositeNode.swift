import Observation
import TenureGraph

/// A view that is its body: keeps the latest value, the storage of its properties, and the node of its body.
final class CompositeNode<V: View>: ParentNode {
  /// The latest value whose inputs differed; its properties are the installed ones.
  var view: V
  /// What is known about the type `V`, shared by all nodes of the type.
  let plan: TypePlan
  private var observing: NodeObserver!

  init(_ view: V, in place: Place) {
    self.view = view
    plan = TypePlan.of(V.self)
    super.init(in: place)
    observing = NodeObserver(self)
    findView()
  }

  override var observer: NodeObserver? { observing }
  override var viewName: String { plan.name }
  override var loggedType: Any.Type? { V.self }
  override var viewValue: Any? { view }
  override func inspectProperties() -> [(PropertyPlan, PropertyFacts)] { plan.inspect(view, in: self) }

  func start() {
    window.entered(V.self, self)
    plan.install(into: &view, of: self)
    evaluate()
  }

  /// Takes a new value from the parent. An equal one is dropped: nothing below runs.
  func update(to new: V) {
    if isSameView(new) { return }
    var new = new
    plan.adopt(from: &view, into: &new, of: self)
    view = new
    observing.markClean()
    window.noteNewInputs(of: self)
    evaluate()
  }

  override func rerun() { evaluate() }

  private func evaluate() {
    let outer = window.willRunBody(of: self)
    let body = tracked { () -> V.Body in
      guard plan.needsUpdate else { return view.body }
      var view = view
      plan.updateProperties(of: &view, in: self)
      return view.body
    }
    window.didRunBody(within: outer)
    if let child {
      V.Body._updateNode(child, to: body)
    } else {
      child = V.Body._makeNode(body, in: place())
    }
    window.didShowBody()
  }

  override func leave() { plan.uninstall(from: &view, of: self) }
}
