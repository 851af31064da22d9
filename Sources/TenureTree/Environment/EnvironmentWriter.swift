import TenureRender

/// A modifier that hands something down to the views it wraps.
package protocol EnvironmentWriting: ViewModifier where Body == Never {
  func write(to values: inout EnvironmentValues)
  /// What hosts are told of what was written; nil where they show nothing of it.
  func look(of values: EnvironmentValues) -> RenderModifier?
}

extension EnvironmentWriting {
  package func look(of values: EnvironmentValues) -> RenderModifier? { nil }

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: Place) -> ViewNode {
    let node = EnvironmentWriterNode(modifier, in: place)
    node.start(content)
    return node
  }

  public static func _updateNode<Content: View>(_ node: ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    let node = node.expect(EnvironmentWriterNode<Self>.self)
    node.update(modifier)
    Content._updateNode(node.child!, at: content)
  }
}

/// One writer in the tree. What it writes may depend on what it inherits, so it runs again when that changes.
final class EnvironmentWriterNode<Writer: EnvironmentWriting>: ParentNode, InspectedNode {
  private var writer: Writer
  private let scope: EnvironmentScope
  private var observing: NodeObserver!
  private var look: RenderModifier?

  init(_ writer: Writer, in place: Place) {
    self.writer = writer
    scope = EnvironmentScope(parent: place.environment)
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var inspected: (any InspectedNode)? { self }
  override var style: RenderModifier? { look }
  var ownScope: EnvironmentScope? { scope }

  func start<Content: View>(_ content: Content) {
    var values = written()
    let parent = inherited(by: values)
    scope.begin(values.takeOverrides(), over: parent)
    child = Content._makeNode(content, in: place(environment: scope))
  }

  func update(_ writer: Writer) {
    if observing.isDirty || !TypePlan.of(Writer.self).isSame(self.writer, writer) {
      self.writer = writer
      observing.markClean()
      rerun()
    }
  }

  override func rerun() {
    let old = look
    var values = written()
    if look != old, window.isShown { window.modifiersChanged(at: self) }
    let parent = inherited(by: values)
    window.reasons.environmentChanges += scope.say(values.takeOverrides(), over: parent)
  }

  private func written() -> EnvironmentValues {
    tracked {
      var values = EnvironmentValues(scope: environment)
      writer.write(to: &values)
      look = writer.look(of: values)
      return values
    }
  }

  /// What the written values have of others. Those that replace all that is inherited, as `.environment(\.self, values)`
  /// does, bring their own; from another window, or from inside of this writer, they come as they are now.
  private func inherited(by values: EnvironmentValues) -> EnvironmentScope {
    if values.scope === environment { return environment }
    guard let other = values.scope, other.outermost === environment.outermost, !other.isInside(scope) else {
      return .copy(of: values.scope, in: window)
    }
    return other
  }
}
