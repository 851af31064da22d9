import Observation
import TenureGraph

/// A view that is its body: keeps the latest value, the storage of its properties, and the node of its body.
package final class CompositeNode<V: View>: PlannedNode, InspectedNode {
  /// The latest value whose inputs differed; its properties are the installed ones.
  var view: V
  private var observing: NodeObserver!

  init(_ view: V, in place: Place) {
    self.view = view
    super.init(TypePlan.of(V.self), in: place)
    observing = NodeObserver(self)
    findView()
  }

  package override var observer: NodeObserver? { observing }
  package override var inspected: (any InspectedNode)? { self }
  package var viewName: String { plan.name }
  package var loggedType: Any.Type? { V.self }
  package var viewValue: Any? { view }
  package func inspectProperties() -> [(PropertyPlan, PropertyFacts)] { plan.inspect(view, in: self) }

  func start() {
    window.entered(V.self, self)
    plan.install(into: &view, of: self)
    evaluate()
  }

  /// Takes a new value from the parent. An equal one is dropped: nothing below runs.
  func update(to new: V) {
    handOver({ new }, to: { update(at: $0) })
  }

  /// The same with a value that is taken from where it lies.
  func update(at new: _NewValue<V>) {
    if new.isSameInput(of: self) { return new.drop() }
    updateChanged(at: new)
  }

  /// The same with a value that is known to be another one.
  func updateChanged(at new: _NewValue<V>) {
    adopt(new)
    observing.markClean()
    window.noteNewInputs(of: self)
    evaluate()
  }

  package override func rerun() { evaluate() }

  private func evaluate() {
    let window = window
    if let child {
      handOver({ body(window) }, to: { V.Body._updateNode(child, at: $0) })
    } else {
      child = V.Body._makeNode(body(window), in: place())
    }
    window.didShowBody()
  }

  @inline(__always)
  private func body(_ window: Window) -> V.Body {
    let outer = window.willRunBody(of: self)
    defer { window.didRunBody(within: outer) }
    return observing.track {
      observed {
        guard plan.needsUpdate else { return viewInPlace.value.body }
        var view = view
        plan.updateProperties(of: &view, in: self)
        return view.body
      }
    }
  }

  package override func leave() { plan.uninstall(from: &view, of: self) }
}

/// A node that keeps values of a program's type, of which there is a plan.
package class PlannedNode: ParentNode {
  /// What is known about the type, shared by all nodes of the type.
  final let plan: TypePlan

  init(_ plan: TypePlan, in place: Place) {
    self.plan = plan
    super.init(in: place)
  }
}

extension View {
  /// Compiled with the view, so that a value which is the same is found so without a look for its type.
  @inlinable public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    if view.isSameInput(of: node) { return view.drop() }
    updateChanged(node, at: view)
  }

  @usableFromInline static func updateChanged(_ node: _ViewNode, at view: _NewValue<Self>) {
    node.expect(CompositeNode<Self>.self).updateChanged(at: view)
  }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = CompositeNode(view, in: place)
    node.start()
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(CompositeNode<Self>.self).update(to: view)
  }
}
