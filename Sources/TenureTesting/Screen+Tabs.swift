import TenureRender

extension Screen {
  /// The tabs of the tab views that a person sees, in order.
  public var tabs: [Element] { all.filter { $0.node.role.name == "tab" && !$0.node.isHidden } }

  /// What the selected tab is called; of several tab views, that of the innermost.
  public var selectedTab: String? { tabs.last(where: \.isSelected)?.label }
}

extension RenderNode {
  var isSelected: Bool {
    attributes[AttributeKey("selected")]?.flag == true || modifiers.contains { $0.name == "selected" }
  }
}
