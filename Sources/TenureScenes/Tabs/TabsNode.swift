import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// The element of a tab view: its tabs, one of which is seen.
final class TabsNode<Value: Hashable>: ElementNode, TabHolder {
  private var selection: Binding<Value>?
  private var content: ViewNode!
  private weak var selected: TabNode?
  /// The tab that a user chose, where no binding says which.
  private weak var chosen: TabNode?
  private var observing: NodeObserver!
  private var isComplete = false
  private var isLookWaiting = false
  /// The selection that was said to have no tab.
  private var reported: Value?

  init(_ selection: Binding<Value>?, in place: Place) {
    self.selection = selection
    super.init(in: place)
    observing = NodeObserver(self)
    window.part(PlaceElements.self).add(self)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { .tabs }

  override func children(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  func start<Tabs: View>(_ tabs: Tabs) {
    content = Tabs._makeNode(tabs, in: place())
    look()
    isComplete = true
  }

  func update<Tabs: View>(_ selection: Binding<Value>?, _ tabs: Tabs) {
    self.selection = selection
    Tabs._updateNode(content, to: tabs)
    observing.markClean()
    look()
  }

  override func rerun() { look() }

  /// Tabs have come or gone.
  override func contentChanged() {
    if isLookWaiting { return }
    isLookWaiting = true
    window.afterBodies { [weak self] in
      guard let self else { return }
      isLookWaiting = false
      look()
    }
  }

  private var tabs: [TabNode] {
    var tabs: [TabNode] = []
    func visit(_ node: ViewNode) {
      if let tab = node as? TabNode { tabs.append(tab) } else { node.children(visit) }
    }
    visit(content)
    return tabs
  }

  /// Shows the tab that is selected.
  private func look() {
    let tabs = tabs
    let value = tracked { selection?.wrappedValue }
    let next: TabNode?
    if let value {
      let found = tabs.first { $0.tag(as: Value.self, in: self) == value }
      if found == nil && !tabs.isEmpty { report(value, tabs) }
      if found != nil { reported = nil }
      next = found ?? tabs.first { $0 === selected } ?? tabs.first
    } else {
      next = tabs.first { $0 === chosen } ?? tabs.first { $0 === selected } ?? tabs.first
    }
    if next === selected { return }
    let old = tabs.first { $0 === selected }
    selected = next
    next?.show(isTold: isComplete)
    old?.hide()
  }

  func select(_ tab: TabNode) -> Bool {
    guard let selection else {
      window.log?.write("TabView", "selection", position(of: selected), position(of: tab), at: nil)
      chosen = tab
      contentChanged()
      return true
    }
    guard let value = tab.tag(as: Value.self, in: self) else { return false }
    selection.wrappedValue = value
    return true
  }

  func select(place: Int) -> Bool {
    let tabs = tabs
    return tabs.indices.contains(place - 1) && select(tabs[place - 1])
  }

  var selectedPlace: Int { position(of: selected) + 1 }

  private func position(of tab: TabNode?) -> Int { tabs.firstIndex { $0 === tab } ?? -1 }

  private func report(_ value: Value, _ tabs: [TabNode]) {
    if reported == value { return }
    reported = value
    let tags = tabs.map { $0.tag(as: Value.self, in: self).map { "\($0)" } ?? "none of that type" }
    Issues.report(
      Issue(
        "TabView: the selection \"\(value)\" has no tab.",
        evidence:
          "In \(taskOwner), the values of the tabs are: \(tags.joined(separator: ", ")). The selection is kept, and the "
          + "tab that was seen before, or the first one, is seen.",
        advice: "Give a tab that value, with exactly the type \(Value.self), or select one that is there."))
  }
}
