import TenureRender

extension Screen {
  /// The tabs of the tab views that a user sees, in order.
  public var tabs: [Element] { elements([.tab]).filter { !$0.node.isHidden } }

  /// What the selected tab is called; of several tab views, that of the innermost.
  public var selectedTab: String? { tabs.last(where: \.isSelected)?.label }
}
