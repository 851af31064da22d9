@_spi(Tree) import TenureTree

/// A section among a container's subviews: the container shows its header, its content and its footer itself.
extension Section: ListedView {
  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    let node = SectionListNode(modifier, in: place)
    node.header = Listed.make(view.inside.header, modifier, in: node.place())
    node.content = Listed.make(view.inside.rows, modifier, in: node.place())
    node.footer = Listed.make(view.inside.footer, modifier, in: node.place())
    return node
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    let node = node.expect(SectionListNode.self)
    node.update(modifier)
    Listed.update(node.header!, to: view.inside.header, modifier)
    Listed.update(node.content!, to: view.inside.rows, modifier)
    Listed.update(node.footer!, to: view.inside.footer, modifier)
  }
}

extension SectionInside {
  /// The content: none while the section is closed.
  fileprivate var rows: SectionRows<Content> {
    SectionRows(isExpanded: isFixed ? .constant(true) : isExpanded ?? .constant(true), content: content)
  }
}
