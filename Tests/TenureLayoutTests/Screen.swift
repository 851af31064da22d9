import TenureLayout

/// Lays out a node in a window.
@discardableResult func layOut(
  _ root: LayoutNode, _ width: Double = 200, _ height: Double = 100, safeArea: Insets = .zero,
  direction: LayoutDirection = .leftToRight
) -> LayoutTree {
  let tree = LayoutTree(root, in: Size(width: width, height: height), safeArea: safeArea, direction: direction)
  tree.update()
  return tree
}

func fixed(_ width: Double, _ height: Double) -> LeafNode { LeafNode(Fixed(width: width, height: height)) }
func color() -> LeafNode { LeafNode(Flexible()) }
func text(_ widths: Double...) -> LeafNode { LeafNode(Words(widths)) }
func hstack(spacing: Double? = 0, alignment: Guide? = nil, _ children: LayoutNode...) -> StackNode {
  StackNode(.horizontal, alignment: alignment, spacing: spacing, children)
}
func vstack(spacing: Double? = 0, alignment: Guide? = nil, _ children: LayoutNode...) -> StackNode {
  StackNode(.vertical, alignment: alignment, spacing: spacing, children)
}
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
