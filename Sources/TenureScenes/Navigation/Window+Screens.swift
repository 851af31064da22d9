import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

extension Window {
  /// The values in the path of the stack that a user sees: the last one on the screen, in what lies on top.
  package var path: [AnyHashable] { visibleStack?.source.values ?? [] }

  /// The screen that a user sees of that stack.
  package var topScreen: NodeID? { visibleStack?.top.id }

  private var visibleStack: StackNode? {
    guard let root else { return nil }
    var found: StackNode?
    func visit(_ node: ViewNode) {
      if let element = node.element as? CoverableNode, element.isCovered { return }
      if let stack = node as? StackNode, stack.kind == .navigationStack { found = stack }
      node.children(visit)
    }
    visit(root.presented.last ?? root)
    return found
  }

  /// The presentations, over everything else.
  package var topPresentation: NodeID? { root?.presented.last?.id }
}
