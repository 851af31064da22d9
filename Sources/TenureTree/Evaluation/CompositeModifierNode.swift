/// A modifier's node, asked for the content by the placeholders in the modifier's body.
@MainActor protocol ContentSource: ViewNode {
  func makeContent(in place: Place) -> ViewNode
  var placeholders: Registry<PlaceholderNode> { get set }
}

final class PlaceholderNode: ParentNode {
  private unowned let source: any ContentSource

  init(_ source: any ContentSource, in place: Place) {
    self.source = source
    super.init(in: place)
    child = source.makeContent(in: self.place())
    source.placeholders.add(self, at: self)
  }

  override func leave() { source.placeholders.remove(self) }
}

/// A modifier that is its body: like a composite view, with a second input, the content.
final class CompositeModifierNode<Modifier: ViewModifier, Content: View>: ParentNode, ContentSource, InspectedNode {
  private var modifier: Modifier
  private var content: Content
  private let plan: TypePlan
  private var observing: NodeObserver!
  var placeholders = Registry<PlaceholderNode>()

  init(_ modifier: Modifier, _ content: Content, in place: Place) {
    self.modifier = modifier
    self.content = content
    plan = TypePlan.of(Modifier.self)
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var inspected: (any InspectedNode)? { self }
  var viewName: String { plan.name }
  var loggedType: Any.Type? { Modifier.self }
  var viewValue: Any? { modifier }
  func inspectProperties() -> [(PropertyPlan, PropertyFacts)] { plan.inspect(modifier, in: self) }

  func start() {
    window.entered(Modifier.self, self)
    plan.install(into: &modifier, of: self)
    evaluate()
  }

  func update(_ new: Modifier, _ content: Content) {
    self.content = content
    if !plan.isSame(modifier, new) {
      var new = new
      plan.adopt(from: &modifier, into: &new, of: self)
      modifier = new
      observing.markClean()
      window.noteNewInputs(of: self)
      evaluate()
    }
    for placeholder in placeholders.all { Content._updateNode(placeholder.child!, to: content) }
  }

  override func rerun() { evaluate() }

  private func evaluate() {
    let window = window
    if let child {
      handOver({ body(window) }, to: { Modifier.Body._updateNode(child, at: $0) })
    } else {
      child = Modifier.Body._makeNode(body(window), in: place())
    }
    window.didShowBody()
  }

  @inline(__always)
  private func body(_ window: Window) -> Modifier.Body {
    let outer = window.willRunBody(of: self)
    defer { window.didRunBody(within: outer) }
    return tracked {
      guard plan.needsUpdate else { return modifier.body(content: _ViewModifier_Content(source: self)) }
      var modifier = modifier
      plan.updateProperties(of: &modifier, in: self)
      return modifier.body(content: _ViewModifier_Content(source: self))
    }
  }

  func makeContent(in place: Place) -> ViewNode { Content._makeNode(content, in: place) }

  override func leave() { plan.uninstall(from: &modifier, of: self) }
}
