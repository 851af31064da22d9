import TenureLayout
import TenureRender
import TenureText

// Bars, sheets and lists as they are on an iPhone that is held upright.
extension LayoutMaker {
  func screenful(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    switch element.role {
    case .window: return windowful(element, styling)
    case .screen: return screen(element, styling)
    case .tabs: return tabs(element, styling)
    case .sheet:
      return PaddingNode(ContainerNode(filling(element.children, styling)), Insets(top: window.safeArea.top + 10))
    case .popover: return PaddingNode(column(element.children, styling), Insets(16))
    case .alert: return FrameNode(PaddingNode(column(element.children, styling), Insets(16)), width: 270)
    case .dialog: return PaddingNode(column(element.children, styling), Insets(8))
    case .toolbar: return LeafNode(Fixed(width: 0, height: 0))
    default: return filling(element.children, styling)
    }
  }

  /// All of them on top of each other, over the whole space: the screens of a stack, a sheet's content.
  private func filling(_ elements: [FramedElement], _ styling: TextStyling) -> LayoutNode {
    let nodes = make(elements, in: styling)
    return FlexibleFrameNode(
      nodes.count == 1 ? nodes[0] : ZStackNode(nodes), horizontal: .all, vertical: .all)
  }

  private func windowful(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let layers = element.children.filter { $0.role.isPresentation }
    let content = column(element.children.filter { !$0.role.isPresentation && $0.role != .toolbar }, styling)
    let safe = ContainerNode(FlexibleFrameNode(content, horizontal: .all, vertical: .all))
    return ZStackNode([safe] + make(layers, in: styling).map { IgnoresSafeAreaNode($0) })
  }

  private func screen(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = column(element.children.filter { $0.role != .toolbar }, styling)
    let fill = ContainerNode(FlexibleFrameNode(content, horizontal: .all, vertical: .all))
    if element[.hidesBar]?.flag == true { return fill }
    let hasTitle = element[.title]?.text.map { !$0.isEmpty } ?? false
    let isLarge = hasTitle && element[.back] == nil && element[.titleDisplay]?.text != "inline"
    let bar = LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: isLarge ? 96 : 44)))
    return SafeAreaInsetNode(fill, bar, edge: .top)
  }

  private func tabs(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = ContainerNode(filling(element.children.filter { $0.role != .part }, styling))
    let isPage = element.modifier(.tabViewStyle)?.attributes[.value]?.text == "page"
    if isPage { return content }
    return SafeAreaInsetNode(content, LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 49))))
  }

  // MARK: Lists

  func list(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    if element.role == .section { return section(element, styling, isOutside: !isInRows(element)) }
    let style = element.modifier(.listStyle)?.attributes[.value]?.text ?? "automatic"
    let isPlain = ["plain", "inset"].contains(style)
    // Rows without a section are one.
    var groups: [LayoutNode] = []
    var rows: [FramedElement] = []
    func endGroup() {
      if !rows.isEmpty {
        groups.append(StackNode(.vertical, alignment: .leading, spacing: 0, rows.map { row($0, styling) }))
      }
      rows = []
    }
    for child in element.children {
      if child.role == .section {
        endGroup()
        groups.append(make(child, in: styling))
      } else {
        rows.append(child)
      }
    }
    endGroup()
    let all = StackNode(.vertical, alignment: .leading, spacing: isPlain ? 0 : 35, groups)
    let insets = isPlain ? Insets() : Insets(top: 35, leading: 16, bottom: 35, trailing: 16)
    return ScrollNode(.vertical, PaddingNode(FlexibleFrameNode(all, horizontal: .all, alignment: .leading), insets))
  }

  private func isInRows(_ element: FramedElement) -> Bool { element.isInside(.list) || element.isInside(.form) }

  private func section(_ element: FramedElement, _ styling: TextStyling, isOutside: Bool) -> LayoutNode {
    if isOutside { return column(element.children, styling) }
    var small = styling
    (small.style, small.size) = (.footnote, nil)
    let rows = element.children.filter { $0.role != .part }.map { row($0, styling) }
    func part(_ name: String, _ insets: Insets) -> [LayoutNode] {
      guard let part = element.part(name), !part.children.isEmpty else { return [] }
      return [PaddingNode(column(part.children, small), insets)]
    }
    let header = part("header", Insets(top: 0, leading: 16, bottom: 7, trailing: 16))
    let footer = part("footer", Insets(top: 7, leading: 16, bottom: 0, trailing: 16))
    return FlexibleFrameNode(
      StackNode(.vertical, alignment: .leading, spacing: 0, header + rows + footer), horizontal: .all,
      alignment: .leading)
  }

  /// A row is 44 points high or more, and its content begins 16 points (20 in a plain list) from its edge.
  private func row(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = make(element, in: styling)
    var insets = Insets(top: 11, leading: 20, bottom: 11, trailing: 20)
    if let own = element.modifier(.listRowInsets)?.attributes, !own.isEmpty { insets = Insets(own) }
    let wide = FlexibleFrameNode(content, horizontal: .all, alignment: .leading)
    return FlexibleFrameNode(
      PaddingNode(wide, insets), horizontal: .all, vertical: .init(least: 44), alignment: .leading)
  }
}
