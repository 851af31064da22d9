import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

extension Window {
  /// Where a user is. Costs the number of stacks and tab views, not the size of the tree.
  package var place: ScreenAddress {
    var place = ScreenAddress()
    place.tabs = seenTabs.map(\.selectedPlace)
    if let stack = seenStack(in: nil) {
      place.depth = stack.screens.count - 1
      place.path = stack.pathText
    }
    place.depth += seenFold(in: nil)?.front ?? 0
    for presentation in root?.presented ?? [] {
      place.depth += 1 + (seenStack(in: presentation).map { $0.screens.count - 1 } ?? 0)
      place.depth += seenFold(in: presentation)?.front ?? 0
    }
    return place
  }

  /// True where nothing is presented over the window.
  package var isUncovered: Bool { root?.presented.isEmpty ?? true }

  /// What a user does to go back, and to which element; nil where there is nothing to go back to.
  package var wayBack: (action: UserAction, element: NodeID)? {
    let top = root?.presented.last
    if let stack = seenStack(in: top), !stack.top.isRoot { return (.back, stack.top.id) }
    if let fold = seenFold(in: top), fold.front > 0 { return (.back, fold.columns[fold.front].top.id) }
    return top.map { (.dismiss, $0.id) }
  }

  /// Begins to put a path into the stack that is seen; nil where there is none.
  package func visit(_ path: String) -> PathVisit? { seenStack(in: nil).map { PathVisit(path, in: $0) } }

  /// Selects one of the tabs that are seen; false where there is none.
  package func select(tab: Int, ofView number: Int) -> Bool {
    let views = seenTabs
    guard views.indices.contains(number) else { return false }
    return views[number].select(place: tab)
  }

  private var seenTabs: [any TabHolder] {
    let holders = seen(in: nil).compactMap { $0 as? any TabHolder }
    return holders.sorted { $0.height < $1.height }
  }

  /// The innermost stack that is seen, in a presentation or beneath all of them.
  private func seenStack(in presentation: LayerNode?) -> StackNode? {
    seen(in: presentation).compactMap { $0 as? StackNode }.max { $0.height < $1.height }
  }

  /// A split view of which one column is seen at a time.
  private func seenFold(in presentation: LayerNode?) -> (any ColumnHolder)? {
    seen(in: presentation).compactMap { $0 as? any ColumnHolder }.first { $0.isFolded }
  }

  private func seen(in presentation: LayerNode?) -> [ElementNode] {
    part(PlaceElements.self).all.filter { $0.layer === presentation && !$0.isBeneath }
  }
}
