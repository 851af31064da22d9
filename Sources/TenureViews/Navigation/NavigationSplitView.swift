import TenureRender

/// Two or three columns; what is chosen in one decides what the next one shows.
///
/// A value link in a column shows its destination in the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let name: String

  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = SplitNode<Sidebar, Content, Detail>(view, in: place)
    node.start()
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(SplitNode<Sidebar, Content, Detail>.self).update(to: view)
  }
}

private final class SplitNode<Sidebar: View, Content: View, Detail: View>: ElementNode {
  private var view: NavigationSplitView<Sidebar, Content, Detail>
  private var columns: [StackNode] = []
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactColumn: String?
  private var observing: NodeObserver!

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in place: Place) {
    self.view = view
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { Role("splitView") }

  override func describe() -> Attributes {
    var attributes = Attributes()
    attributes[.value] = .text(visibility.name)
    if let compactColumn { attributes[AttributeKey("compactColumn")] = .text(compactColumn) }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) {
    for column in columns { visit(column) }
  }

  func start() {
    read()
    let place = place()
    add(view.sidebar, in: place)
    if Content.self != EmptyView.self { add(view.content, in: place) }
    add(view.detail, in: place)
    for index in columns.indices.dropLast() { columns[index].next = columns[index + 1] }
  }

  private func add<V: View>(_ view: V, in place: Place) {
    let column = StackNode(.column, in: place, isCovered: isHidden(columns.count))
    columns.append(column)
    column.start(.own, view)
  }

  func update(to view: NavigationSplitView<Sidebar, Content, Detail>) {
    self.view = view
    observing.markClean()
    rerun()
    columns[0].update(.own, view.sidebar)
    if columns.count == 3 { columns[1].update(.own, view.content) }
    columns[columns.count - 1].update(.own, view.detail)
  }

  private func read() {
    tracked {
      visibility = view.visibility?.wrappedValue ?? .automatic
      compactColumn = view.compactColumn?.wrappedValue.name
    }
  }

  override func rerun() {
    let (oldVisibility, oldColumn) = (visibility, compactColumn)
    read()
    if visibility == oldVisibility && compactColumn == oldColumn { return }
    window.emit(.set(id, describe()), at: self)
    for (index, column) in columns.enumerated() { column.cover(isHidden(index)) }
  }

  private func isHidden(_ index: Int) -> Bool {
    let count = Content.self == EmptyView.self ? 2 : 3
    return switch visibility {
    case .detailOnly: index < count - 1
    case .doubleColumn: count == 3 && index == 0
    default: false
    }
  }

  /// A person opens or closes the sidebar.
  override func respond(to action: PersonAction) -> Bool {
    guard case .setFlag(let isShown) = action, let binding = view.visibility else { return false }
    binding.wrappedValue = isShown ? .all : .detailOnly
    return true
  }
}
