import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Makes a view a tab with a label of its own.
public struct _TabItemModifier<Label: View> {
  let label: Label
}

extension _TabItemModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    let node = TabItemNode(modifier.label, content, in: place)
    node.start()
    return node
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    node.expect(TabItemNode<Label, Content>.self).update(modifier.label, content.take())
  }
}

extension _TabItemModifier: SaidToContainer {}

/// Gives the tab around it a label, and makes the content once the tab is selected.
private final class TabItemNode<Label: View, Content: View>: ParentNode {
  private let given: Label
  private var content: Content
  private var label: TabLabelNode?
  private weak var tab: TabNode?

  init(_ label: Label, _ content: Content, in place: Place) {
    given = label
    self.content = content
    super.init(in: place)
  }

  func start() {
    guard let page = pageAround, !page.tab.hasLabel else {
      child = Content._makeNode(content, in: place())
      return
    }
    let label = TabLabelNode(in: page.tab, from: self)
    label.start(given)
    (self.label, tab) = (label, page.tab)
    page.tab.take(label)
    if page.isOpen {
      child = Content._makeNode(content, in: place())
    } else {
      page.await { [weak self] in self?.fill(isTold: $0) }
    }
  }

  private func fill(isTold: Bool) {
    child = Content._makeNode(content, in: place())
    if isTold { child?.emitInsertion() }
    presenceChanged()
  }

  func update(_ label: Label, _ content: Content) {
    self.label?.update(label)
    self.content = content
    if let child { Content._updateNode(child, to: content) }
  }

  override func leave() { if let label { tab?.drop(label) } }
}

extension ViewNode {
  /// The page of the tab that this node is at the top of.
  fileprivate final var pageAround: TabPage? {
    var node = parent
    while let current = node {
      if let element = current.element { return element as? TabPage }
      node = current.parent
    }
    return nil
  }
}

/// A label that stands in the bar, with the environment of the view that gives it.
private final class TabLabelNode: ElementNode {
  private var content: ViewNode?

  init(in tab: TabNode, from declarer: ViewNode) {
    super.init(in: Place(parent: tab, environment: declarer.environment), after: declarer)
  }

  override var role: Role { .part }

  override func describe() -> Attributes {
    var attributes = Attributes()
    attributes[.role] = .text("label")
    return attributes
  }

  func start<Label: View>(_ label: Label) { content = Label._makeNode(label, in: place()) }
  func update<Label: View>(_ label: Label) { if let content { Label._updateNode(content, to: label) } }
  override func children(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }
}

extension View {
  /// Sets the label of this view's tab in a `TabView`.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}
