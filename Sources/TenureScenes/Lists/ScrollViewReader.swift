import TenureElements
@_spi(Tree) import TenureTree

/// Lets code inside scroll to a view by its identity.
///
///     ScrollViewReader { proxy in
///       List(messages) { MessageRow($0) }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
///     }
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  @State fileprivate var place = ScrollPlace()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(_ScrollPlaceModifier(place: place))
  }
}

/// What scrolls the views inside a reader.
@MainActor public struct ScrollViewProxy {
  let place: ScrollPlace

  /// Brings the view with this identity into sight: that of `.id(_:)` or of a row's element. With an anchor, that part of the
  /// view comes to the same part of what is seen: `.top` to the top. What scrolls inside the reader moves, or what is
  /// nearest around the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = place.node, let element = node.view(with: id)?.firstElement else { return }
    node.window.reveal(element, at: anchor?.place, for: node)
  }
}

/// Where a reader stands on the screen.
@MainActor final class ScrollPlace {
  fileprivate(set) weak var node: ViewNode?
  nonisolated init() {}
}

public struct _ScrollPlaceModifier {
  let place: ScrollPlace
}

extension _ScrollPlaceModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { ScrollPlaceNode(self, in: place) }
}

private final class ScrollPlaceNode: LifecycleNode<_ScrollPlaceModifier> {
  override func began() { modifier.place.node = self }
  override func changed(from old: _ScrollPlaceModifier) { modifier.place.node = self }
}

extension ViewNode {
  /// The view inside whose identity the program has named so.
  func view<ID: Hashable>(with id: ID) -> ViewNode? {
    if let found = identifying?.named(id) { return found }
    var found: ViewNode?
    children { child in if found == nil { found = child.view(with: id) } }
    return found
  }
}

extension UnitPoint {
  /// From the upper leading corner.
  var place: (x: Double, y: Double) { (Double(x), Double(y)) }
}
