import TenureLayout
import TenureRender
import TenureText

// What shows a value along a bar or around a ring.
extension LayoutMaker {
  /// A track between the labels of its ends, as wide as there is room. The slider's own label is not shown on a phone.
  func slider(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let track = LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 31)))
    element.track = track
    return inRow(
      element, beside(track, end("minimumLabel", of: element, styling), end("maximumLabel", of: element, styling)))
  }

  private func end(_ name: String, of element: FramedElement, _ styling: TextStyling) -> [LayoutNode] {
    guard let part = element.part(name), !part.children.isEmpty else { return [] }
    return [column(part.children, styling)]
  }

  private func beside(_ track: LayoutNode, _ minimum: [LayoutNode], _ maximum: [LayoutNode]) -> LayoutNode {
    minimum.isEmpty && maximum.isEmpty
      ? track : StackNode(.horizontal, spacing: 8, minimum + [track] + maximum)
  }

  /// A label, the bar, and what says the value; a ring or a spinner has its label below it.
  func progress(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = make(element.children.filter { $0.role != .part }, in: styling)
    let isBar = element[.value] != nil && styling.progressStyle != "circular"
    let isLarge = ["large", "extraLarge"].contains(styling.controlSize)
    let side = isLarge ? 37.0 : 20
    let track = isBar ? LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 4))) : fixed(side, side)
    element.track = track
    guard isBar else { return label.isEmpty ? track : StackNode(.vertical, spacing: 8, [track] + label) }
    let value = end("value", of: element, styling.small)
    return label.isEmpty && value.isEmpty
      ? track : StackNode(.vertical, alignment: .leading, spacing: 8, label + [track] + value)
  }

  /// A bar with its label above, or a ring of 60 points with the value in its middle.
  func gauge(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let plain = element.children.filter { $0.role != .part }
    if styling.gaugeStyle.hasPrefix("accessoryCircular") {
      var (middle, below) = (styling, styling)
      middle.read(.font, .text("title3 medium"), Attributes())
      below.read(.font, .text("caption2 medium"), Attributes())
      let ring = fixed(60, 60)
      element.track = ring
      let value = end("value", of: element, middle)
      let ends = end("minimum", of: element, below) + end("maximum", of: element, below)
      let foot = ends.isEmpty ? make(plain, in: below) : [StackNode(.horizontal, spacing: 6, ends)]
      let all = ZStackNode([ring] + value)
      // In the gap of the ring.
      return styling.gaugeStyle == "accessoryCircular" && !foot.isEmpty
        ? OverlayNode(all, StackNode(.vertical, foot), alignment: .bottom) : all
    }
    let label = make(plain, in: styling)
    let isMarked = styling.gaugeStyle == "accessoryLinear"
    let track = LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: isMarked ? 8 : 4)))
    element.track = track
    let bar = beside(
      track, end("minimum", of: element, styling.small), end("maximum", of: element, styling.small))
    if styling.gaugeStyle.hasPrefix("accessory") { return bar }
    let value = end("value", of: element, styling.small)
    return label.isEmpty && value.isEmpty
      ? bar : StackNode(.vertical, alignment: .leading, spacing: 6, label + [bar] + value)
  }
}

extension TextStyling {
  /// As what stands beside a bar.
  fileprivate var small: TextStyling {
    var small = self
    small.read(.font, .text("caption"), Attributes())
    return small
  }
}
