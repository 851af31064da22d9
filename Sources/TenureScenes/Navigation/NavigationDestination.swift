import TenureElements
import TenureIssues
@_spi(Tree) import TenureTree

/// A node that says how the values of one type look as screens.
@MainActor protocol Destination: ViewNode {
  var valueType: ObjectIdentifier { get }
  var valueName: String { get }
  var valueMetatype: any Hashable.Type { get }
  func makeContent(for element: PathElement, in screen: ScreenNode) -> ViewNode
}

public struct _NavigationDestinationModifier<Value: Hashable, Shown: View> {
  let make: (Value) -> Shown
}

extension _NavigationDestinationModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { DestinationNode<Value, Shown>(self, in: place) }
}

private final class DestinationNode<Value: Hashable, Shown: View>:
  LifecycleNode<_NavigationDestinationModifier<Value, Shown>>, Destination
{
  private weak var stack: StackNode?
  /// The screens that show what the closure makes.
  private var screens: [(value: Value, content: WeakContent<Shown>)] = []

  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }
  var valueName: String { "\(Value.self)" }
  var valueMetatype: any Hashable.Type { Value.self }

  override func began() {
    guard checkPlace("navigationDestination(for:destination:)", of: "for type `\(Value.self)`") else { return }
    stack = enclosingScreen?.stack
    stack?.add(self)
  }

  /// A closure that captures nothing is the same as before, and so is what it makes.
  override func changed(from old: _NavigationDestinationModifier<Value, Shown>) {
    if areSame(old, modifier) { return }
    screens.removeAll { $0.content.node == nil }
    let make = modifier.make
    for (value, content) in screens { content.node?.update { make(value) } }
  }

  override func leave() { stack?.remove(self) }

  func makeContent(for element: PathElement, in screen: ScreenNode) -> ViewNode {
    let (make, value) = (modifier.make, element.value as! Value)
    let content = DeferredNode({ make(value) }, in: screen.place(), from: self)
    screens.removeAll { $0.content.node == nil }
    screens.append((value, WeakContent(content)))
    content.start()
    return content
  }
}

/// The content of a screen that may be gone.
private final class WeakContent<Shown: View> {
  weak var node: DeferredNode<Shown>?

  init(_ node: DeferredNode<Shown>) { self.node = node }
}

extension ViewNode {
  /// True where a destination has a stack to serve. Says what is wrong with where it stands (R155).
  final func checkPlace(_ modifier: String, of what: String) -> Bool {
    guard enclosingScreen != nil else {
      Issues.report(
        Issue(
          "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. "
            + "There's a misplaced `\(modifier)` modifier \(what). It will be ignored.",
          evidence: "It is in \(taskOwner), outside of any NavigationStack.",
          advice: "Put the modifier on a view inside the stack, such as its root view."))
      return false
    }
    if let container = lazyContainer {
      Issues.report(
        Issue(
          "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. "
            + "These containers create child views only when needed to render on screen. Add the navigation destination "
            + "modifier outside these containers so that the navigation stack can always see the destination. There's a "
            + "misplaced `\(modifier)` modifier \(what). It will be ignored in a future release.",
          evidence: "It is inside a \(container) in \(taskOwner).",
          advice: "Put the modifier on the \(container) itself."))
    }
    return true
  }

  /// The list or lazy stack that this node is in, within its screen, for people.
  private var lazyContainer: String? {
    var node = parent
    while let current = node, !(current is ScreenNode) {
      if let element = current.element, let name = element.lazyName { return name }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Makes the screen that the stack around this view pushes for a value of type `data`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(make: destination))
  }

  /// Pushes a screen while `isPresented` is true; a user who goes back makes it false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(
      _FlagPresentation(kind: .push, isPresented: isPresented, onDismiss: nil) { destination })
  }

  /// Pushes a screen for an item while there is one; a user who goes back makes it nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_PushedItem(source: item, make: destination))
  }
}

/// Pushes a screen while there is an item; another item is another screen.
public struct _PushedItem<Item: Hashable, Shown: View> {
  let source: Binding<Item?>
  let make: (Item) -> Shown
}

extension _PushedItem: PresentingModifier {
  public typealias Body = Never

  var kind: PresentationKind { .push }
  @MainActor var item: Item? { source.wrappedValue }
  @MainActor func withdraw() { source.wrappedValue = nil }
  @MainActor func content(for item: Item) -> Shown { make(item) }
  func isSame(_ a: Item, _ b: Item) -> Bool { a == b }
}
