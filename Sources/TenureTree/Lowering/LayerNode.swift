import TenureRender

/// Something that lies over the window, or over what was put there before: a sheet, an alert. What it is, and who wants it
/// there, is known to its subclass.
@_spi(Tree) open class LayerNode: ElementNode, BarHolder {
  package let screenBars = ScreenBars()

  open override var isScreenful: Bool { true }
  /// Its bars are compared with what hosts were told.
  open override func hostsWereTold(_ facts: Attributes) { screenBars.told = facts }

  /// What modifiers say around the view that wants it there, in which it is not.
  open var inheritedModifiers: [RenderModifier] { [] }
  private final var toldInherited: [RenderModifier] = []

  public final override func inheritModifiers() -> [RenderModifier] {
    toldInherited = inheritedModifiers
    return toldInherited
  }

  /// True where it inherits something else than hosts were told.
  final var inheritsOthers: Bool { inheritedModifiers != toldInherited }

  /// A button inside was tapped, and has done its work.
  open func answered(by button: ElementNode) {}
}

extension ViewNode {
  /// What modifiers around this node say about all views inside of them, innermost first, each once.
  package final var modifiersForViewsInside: [RenderModifier] {
    var said: [RenderModifier] = []
    var names: Set<ModifierName> = []
    func add(_ modifier: RenderModifier) {
      if modifier.name.isInherited, names.insert(modifier.name).inserted { said.append(modifier) }
    }
    var node = parent
    while let current = node {
      if current.element == nil, let style = current.style { add(style) }
      (current as? LayerNode)?.inheritedModifiers.forEach(add)
      node = current.parent
    }
    return said
  }

  /// The layer that this node is in: nil for the window's own.
  package final var layer: LayerNode? {
    var node: ViewNode? = self
    while let current = node {
      if let layer = current as? LayerNode { return layer }
      node = current.parent
    }
    return nil
  }
}
