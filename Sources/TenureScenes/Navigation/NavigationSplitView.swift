import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Two or three columns; what is chosen in one decides what the next one shows.
///
/// A value link in a column shows its destination in the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// One column is shown until a host says that there is room for more.
  var beginsFolded = false
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

extension NavigationSplitView {
  /// The columns of an older `NavigationView`.
  init(folded sidebar: Sidebar, _ content: Content, _ detail: Detail) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar, content: content, detail: detail, beginsFolded: true)
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

private final class SplitNode<Sidebar: View, Content: View, Detail: View>: ElementNode, ColumnHolder {
  private var view: NavigationSplitView<Sidebar, Content, Detail>
  private(set) var columns: [StackNode] = []
  /// What the binding says, and where there is none what a user wants.
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactColumn: NavigationSplitViewColumn?
  /// True iff there is room for one column at a time.
  private(set) var isFolded = false
  /// The column in front where the program says which it prefers; else what is chosen decides.
  private var preferred: Int?
  private var told: Attributes?
  private var observing: NodeObserver!

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in place: Place) {
    self.view = view
    super.init(in: place)
    observing = NodeObserver(self)
    window.part(PlaceElements.self).add(self)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { .splitView }

  override func describe() -> Attributes {
    var attributes = Attributes()
    attributes[.value] = .text(visibility.name)
    attributes[.compactColumn] = .text(column(at: front).name)
    if isFolded { attributes[.folded] = .flag(true) }
    return attributes
  }

  override func hostsWereTold(_ facts: Attributes) { told = facts }

  override func children(_ visit: (ViewNode) -> Void) {
    for column in columns { visit(column) }
  }

  func start() {
    isFolded = view.beginsFolded
    read()
    preferred = compactColumn.map(index(of:))
    let place = place()
    add(view.sidebar, in: place)
    if Content.self != EmptyView.self { add(view.content, in: place) }
    add(view.detail, in: place)
    for index in columns.indices.dropLast() { columns[index].next = columns[index + 1] }
  }

  private func add<V: View>(_ view: V, in place: Place) {
    let column = StackNode(.column, in: place, isCovered: isHidden(columns.count))
    column.split = self
    column.column = columns.count
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
      if let binding = view.visibility { visibility = binding.wrappedValue }
      compactColumn = view.compactColumn?.wrappedValue
    }
  }

  override func rerun() {
    let (oldVisibility, oldColumn) = (visibility, compactColumn)
    read()
    if visibility == oldVisibility && compactColumn == oldColumn { return }
    if compactColumn != oldColumn { preferred = compactColumn.map(index(of:)) }
    arrange()
  }

  // MARK: Which columns are seen

  private static var count: Int { Content.self == EmptyView.self ? 2 : 3 }

  private func index(of column: NavigationSplitViewColumn) -> Int {
    switch column {
    case .sidebar: 0
    case .detail: Self.count - 1
    default: Self.count - 2
    }
  }

  private func column(at index: Int) -> NavigationSplitViewColumn {
    index == 0 ? .sidebar : index == Self.count - 1 ? .detail : .content
  }

  /// The column that is seen where there is room for one: the first in which nothing is chosen that the next would show.
  var front: Int {
    let front = preferred ?? columns.dropLast().prefix { $0.leadsOn }.count
    // Before a host has said how much room there is, no column that is hidden.
    return isFolded ? front : max(front, (0..<Self.count).first { !isHidden($0) } ?? front)
  }

  private func isHidden(_ index: Int) -> Bool {
    if isFolded { return index != front }
    return switch visibility {
    case .detailOnly: index < Self.count - 1
    case .doubleColumn: Self.count == 3 && index == 0
    default: false
    }
  }

  private func arrange() {
    if hasLeft { return }
    let before = told
    let now = describe()
    if let before, before != now { tellHosts(now) }
    for (index, column) in columns.enumerated() { column.cover(isHidden(index), isTold: before != nil) }
  }

  func columnsChanged() {
    guard isFolded else { return }
    window.afterBodies { [weak self] in self?.arrange() }
  }

  // MARK: A user

  func go(to index: Int) {
    guard isFolded, Self.count > index else { return }
    if let binding = view.compactColumn {
      preferred = index
      if binding.wrappedValue != column(at: index) { binding.wrappedValue = column(at: index) }
    }
    columnsChanged()
  }

  func goBack(from column: StackNode) -> Bool {
    guard isFolded, column.column > 0, front == column.column else { return false }
    let before = columns[column.column - 1]
    before.leadsOn = false
    before.chooser?.selectNothing()
    column.withdrawShown()
    go(to: column.column - 1)
    return true
  }

  override func respond(to action: UserAction) -> Bool {
    switch action {
    case .setFlag(let isShown): show(isShown ? .all : .detailOnly)
    case .tap where !isFolded:
      let isSeen = !isHidden(0)
      show(isSeen ? Self.count == 3 ? .doubleColumn : .detailOnly : .all)
    case .fold(let isFolded):
      if isFolded == self.isFolded { return true }
      self.isFolded = isFolded
      window.afterBodies { [weak self] in self?.arrange() }
    default: return false
    }
    return true
  }

  /// A user opens or closes the sidebar.
  private func show(_ visibility: NavigationSplitViewVisibility) {
    if let binding = view.visibility {
      binding.wrappedValue = visibility
    } else {
      window.log?.write("NavigationSplitView", "columnVisibility", self.visibility.name, visibility.name, at: nil)
      self.visibility = visibility
      window.afterBodies { [weak self] in self?.arrange() }
    }
  }
}
