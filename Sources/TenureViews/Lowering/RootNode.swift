import TenureRender

/// The element that holds the whole window: the program's view, and over it what is presented, each over the one before.
final class RootNode: ElementNode, FrameHolder {
  private var child: ViewNode?
  let frame = Frame()
  private(set) var presented: [PresentationNode] = []

  init<V: View>(_ view: V, in window: Window) {
    super.init(rootOf: window)
    child = V._makeNode(view, in: place())
  }

  override var role: Role { Role("window") }

  override func describe() -> Attributes {
    var attributes = Attributes()
    frame.describe(into: &attributes)
    frame.told = attributes
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    frame.visitBars(visit)
    for presentation in presented { visit(presentation) }
  }

  func add(_ presentation: PresentationNode) {
    presented.append(presentation)
    presentation.emitInsertion()
  }

  func remove(_ presentation: PresentationNode) {
    guard let index = presented.firstIndex(where: { $0 === presentation }) else { return }
    if !hasLeft { presentation.emitRemoval() }
    presented.remove(at: index)
  }
}
