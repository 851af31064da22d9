import TenureElements
@_spi(Tree) import TenureTree

/// Where a user is in a window, as a browser's address and history say it.
package struct ScreenAddress: Equatable, Sendable {
  /// How many times a user can go back: screens over the root of the stack that is seen, columns
  /// before the one that is seen alone, and presentations.
  package var depth = 0
  /// The places of the tabs that are seen, counted from 1, outer before inner.
  package var tabs: [Int] = []
  /// The values of the path in words; nil where they cannot be written, or where there is no stack.
  package var path: String?

  package init() {}
}

/// The stacks and tab views of a window, which say where the user is in it.
@MainActor final class PlaceElements: ElementKeeper {
  static let slot = PartSlot()
  private(set) var all: [ElementNode] = []

  init(of window: Window) {}

  func add(_ element: ElementNode) { all.append(element) }
  func forget(_ element: ElementNode) { all.removeAll { $0 === element } }
}
