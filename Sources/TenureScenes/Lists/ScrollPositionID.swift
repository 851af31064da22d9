import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

public struct _ScrollPositionModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension _ScrollPositionModifier: LifecycleModifier {
  /// It has none.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { ScrollPositionNode(self, in: place) }
}

/// Keeps a binding and what is scrolled to the same: whoever changes the one changes the other.
private final class ScrollPositionNode<ID: Hashable>: LifecycleNode<_ScrollPositionModifier<ID>>, ScrollWatcher {
  private var observing: NodeObserver!
  /// Where scrolling has come to, as far as the binding knows.
  private var current: ID?

  override init(_ modifier: _ScrollPositionModifier<ID>, in place: Place) {
    super.init(modifier, in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }

  override func began() {
    window.watchScrolling(self)
    rerun()
  }

  override func changed(from old: _ScrollPositionModifier<ID>) {
    observing.markClean()
    rerun()
  }

  /// The program has said where to.
  override func rerun() {
    let wanted = tracked { modifier.id.wrappedValue }
    if wanted == current { return }
    current = wanted
    guard let wanted else { return }
    window.afterBodies { [weak self] in
      guard let self, !hasLeft, current == wanted, let element = view(with: wanted)?.firstElement else { return }
      window.reveal(element, at: modifier.anchor?.place, for: self)
    }
  }

  func scrolled(to row: ViewNode) {
    guard let id = row.rowID(as: ID.self, in: self), id != current else { return }
    current = id
    modifier.id.wrappedValue = id
  }

  override func leave() { window.stopWatchingScrolling(self) }
}

extension View {
  /// Keeps `id` the identity of the row that is scrolled to: it is written when a user scrolls, and scrolls when the program
  /// writes it.
  ///
  ///     ScrollView(.horizontal) {
  ///       LazyHStack { ForEach(pages) { PageView(page: $0) } }.scrollTargetLayout()
  ///     }
  ///     .scrollPosition(id: $page)
  ///
  /// A row that the program scrolls to comes to `anchor`; without one it comes into sight.
  /// The trap: a browser tells of lists, lazy stacks and scroll target layouts alone, and of the row at the upper or the
  /// leading edge whatever the anchor is. In a test, `scrollIntoView()` of a row scrolls to it.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}
