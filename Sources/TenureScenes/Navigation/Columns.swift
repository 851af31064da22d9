import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A split view, as its columns know it. Where there is room for one column alone, it is folded, and one is in front:
///
///     [sidebar] → [content] → [detail]      the first in which nothing is chosen, or the one that the program prefers
@MainActor protocol ColumnHolder: ElementNode {
  var columns: [StackNode] { get }
  var isFolded: Bool { get }
  /// The column in front when it is folded.
  var front: Int { get }
  /// Something was chosen in a column, or is not any more.
  func columnsChanged()
  /// A user goes to a column by what was chosen.
  func go(to index: Int)
  /// A user goes back to the column before; false where that cannot be.
  func goBack(from column: StackNode) -> Bool
}

extension StackNode {
  /// The next column shows something that was chosen here, or nothing.
  func lead(_ leads: Bool) {
    if split == nil || leadsOn == leads { return }
    leadsOn = leads
    split?.columnsChanged()
  }

  /// A user has chosen something here.
  func leadOn() {
    guard let split else { return }
    leadsOn = true
    split.go(to: column + 1)
  }
}

extension ViewNode {
  /// The column of a split view that this node is in, inside the same presentation.
  final var enclosingColumn: StackNode? {
    var node = parent
    while let current = node {
      if let stack = current as? StackNode, stack.kind == .column { return stack }
      if current is PresentationNode { return nil }
      node = current.parent
    }
    return nil
  }
}
