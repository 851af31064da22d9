import TenureGraph

/// A view with a body of several subviews: it keeps its state and runs its body where the list is.
final class ListedBodyNode<V: View, M: ViewModifier>: ParentNode, InspectedNode {
  private var view: V
  private var modifier: M
  private let plan: TypePlan
  private var observing: NodeObserver!

  init(_ view: V, _ modifier: M, in place: Place) {
    self.view = view
    self.modifier = modifier
    plan = TypePlan.of(V.self)
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var inspected: (any InspectedNode)? { self }
  var viewName: String { plan.name }
  var loggedType: Any.Type? { V.self }
  var viewValue: Any? { view }
  func inspectProperties() -> [(PropertyPlan, PropertyFacts)] { plan.inspect(view, in: self) }

  func start() {
    window.entered(V.self, self)
    plan.install(into: &view, of: self)
    rerun()
  }

  func update(to new: V, _ modifier: M) {
    let isSameView = plan.isSame(view, new)
    if isSameView && areSame(self.modifier, modifier) { return }
    self.modifier = modifier
    if !isSameView {
      var new = new
      plan.adopt(from: &view, into: &new, of: self)
      view = new
      window.noteNewInputs(of: self)
    }
    observing.markClean()
    rerun()
  }

  override func rerun() {
    let body = makeBody()
    if let child {
      Listed.update(child, to: body, modifier)
    } else {
      child = Listed.make(body, modifier, in: place())
    }
    window.didShowBody()
  }

  private func makeBody() -> V.Body {
    let outer = window.willRunBody(of: self)
    defer { window.didRunBody(within: outer) }
    return tracked {
      guard plan.needsUpdate else { return view.body }
      var view = view
      plan.updateProperties(of: &view, in: self)
      return view.body
    }
  }

  override func leave() { plan.uninstall(from: &view, of: self) }
}
