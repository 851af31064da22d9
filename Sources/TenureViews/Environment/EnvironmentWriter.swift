/// A modifier that hands something down to the views it wraps.
protocol EnvironmentWriting: ViewModifier where Body == Never {
  func write(to values: inout EnvironmentValues)
}

extension EnvironmentWriting {
  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: Place) -> ViewNode {
    let node = EnvironmentWriterNode<Self, Content>(modifier, in: place)
    node.start(content)
    return node
  }

  public static func _updateNode<Content: View>(_ node: ViewNode, to modifier: Self, _ content: Content) {
    node.expect(EnvironmentWriterNode<Self, Content>.self).update(modifier, content)
  }
}

/// One writer in the tree. What it writes may depend on what it inherits, so it runs again when that changes.
final class EnvironmentWriterNode<Writer: EnvironmentWriting, Content: View>: ParentNode {
  private var writer: Writer
  private let scope: EnvironmentScope
  private var observing: NodeObserver!

  init(_ writer: Writer, in place: Place) {
    self.writer = writer
    scope = EnvironmentScope(parent: place.environment)
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var ownScope: EnvironmentScope? { scope }

  func start(_ content: Content) {
    scope.cells = written()
    child = Content._makeNode(content, in: place(environment: scope))
  }

  func update(_ writer: Writer, _ content: Content) {
    if observing.isDirty || !TypePlan.of(Writer.self).isSame(self.writer, writer) {
      self.writer = writer
      observing.markClean()
      rerun()
    }
    Content._updateNode(child!, to: content)
  }

  override func rerun() {
    for new in written() {
      if let cell = scope.cells.first(where: { $0.key == new.key }) {
        if cell.take(new) {
          window.environmentChanges += 1
          cell.invalidate()
        }
      } else {
        scope.cells.append(new)
      }
    }
  }

  private func written() -> [EnvironmentCell] {
    tracked {
      var values = EnvironmentValues(scope: environment)
      writer.write(to: &values)
      return values.overrides
    }
  }
}
