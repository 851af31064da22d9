import TenureRender

/// Something that lies over the window, or over what was put there before: a sheet, an alert. What it is, and who wants it
/// there, is known to its subclass.
@_spi(Tree) open class LayerNode: ElementNode, BarHolder {
  package let screenBars = ScreenBars()

  open override var isScreenful: Bool { true }
  /// Its bars are compared with what hosts were told.
  open override func hostsWereTold(_ facts: Attributes) { screenBars.told = facts }

  /// A button inside was tapped, and has done its work.
  open func answered(by button: ElementNode) {}
}

extension ViewNode {
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
