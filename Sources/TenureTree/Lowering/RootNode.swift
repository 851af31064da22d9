import TenureRender

/// The element that holds the whole window: the program's view, and over it what is presented, each over the one before.
package final class RootNode: ElementNode, BarHolder {
  private var child: ViewNode?
  package let screenBars = ScreenBars()
  package private(set) var presented: [LayerNode] = []

  init<V: View>(_ view: V, in window: Window) {
    super.init(rootWith: window.rootEnvironment)
    child = V._makeNode(view, in: place())
  }

  package override var role: Role { .window }
  package override var isScreenful: Bool { true }

  package override func describe() -> Attributes {
    var attributes = Attributes()
    screenBars.describe(into: &attributes)
    return attributes
  }

  package override func hostsWereTold(_ facts: Attributes) { screenBars.told = facts }

  package override func children(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    screenBars.visitBars(visit)
    for layer in presented { visit(layer) }
  }

  package func add(_ layer: LayerNode) {
    presented.append(layer)
    layer.emitInsertion()
  }

  package func remove(_ layer: LayerNode) {
    guard let index = presented.firstIndex(where: { $0 === layer }) else { return }
    if !hasLeft { layer.emitRemoval() }
    presented.remove(at: index)
  }
}

extension Window {
  /// Set from mounting to unmounting.
  package var root: RootNode? {
    guard let topNode else { return nil }
    return cast(topNode, to: RootNode.self)
  }
}
