@_spi(Tree) import TenureElements
import TenureGraph
import TenureRender
@_spi(Tree) import TenureTree

/// A modifier that ties a focus state to the nearest search field.
public struct _SearchFocusModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension _SearchFocusModifier: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { SearchFocusNode(self, in: place) }
}

private final class SearchFocusNode<Value: Hashable>: LifecycleNode<_SearchFocusModifier<Value>>, ValuedFocusField {
  private weak var found: SearchNode?

  override func began() { window.focus.add(self) }
  override func leave() { window.focus.remove(self) }

  /// That of the nearest `searchable` inside, else around.
  private var search: SearchNode? {
    if let found, !found.hasLeft { return found }
    found = Self.first(below: self)
    var node = parent
    while found == nil, let current = node {
      found = current as? SearchNode
      node = current.parent
    }
    return found
  }

  private static func first(below node: ViewNode) -> SearchNode? {
    var first: SearchNode?
    node.children { child in
      if first == nil { first = child as? SearchNode ?? Self.first(below: child) }
    }
    return first
  }

  var focusTarget: ElementNode? { search?.field }
  func holds(_ element: ElementNode) -> Bool { element === search?.field }

  var focusState: FocusBox<Value> { modifier.box }
  var focusValue: Value { modifier.value }
  func gained() {
    focusState.follow(focusValue)
    // The program may have asked for the focus: then the search begins.
    search?.use(true)
  }
}

extension View {
  /// Ties `binding` to the focus of the nearest search field: `searchable` inside, else around.
  ///
  ///     .searchable(text: $text).searchFocused($isSearching)
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(_SearchFocusModifier(box: binding.box, value: true))
  }

  /// Ties `binding` to the focus of the nearest search field: its value is `value` while that has the keyboard.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(_SearchFocusModifier(box: binding.box, value: value))
  }
}
