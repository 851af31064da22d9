import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Where tabs are: the tab view, whatever its selection is.
@MainActor protocol TabHolder: ElementNode {
  /// A user chose the tab; false when it stands for nothing that can be selected.
  func select(_ tab: TabNode) -> Bool
  /// Selects the tab at a place, counted from 1.
  func select(place: Int) -> Bool
  /// The place of the tab that is seen, counted from 1.
  var selectedPlace: Int { get }
}

/// One tab: the label in the bar, and the page that is seen while it is selected.
///
///     TabsNode ─▶ TabNode ─▶ TabLabelNode
///                    └─────▶ TabPage ─▶ … ─▶ TabItemNode ─▶ the content, once it was selected
final class TabNode: ElementNode {
  private(set) var page: TabPage!
  private var label: ViewNode?
  /// What the tab stands for, where it says so itself.
  private var value: (any Hashable)?
  private var kind: String?
  /// True once the whole tab is there, so that what comes later has to be told.
  private(set) var isComplete = false
  private(set) var isSelected = false

  override var role: Role { .tab }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if isSelected { attributes[.selected] = .flag(true) }
    if let kind { attributes[.role] = .text(kind) }
    if let badge, !badge.isEmpty { attributes[.badge] = .text(badge) }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
    if let page { visit(page) }
  }

  func start(_ source: TabPage.Source, isLazy: Bool) {
    page = TabPage(source, of: self)
    if !isLazy { page.make() }
    isComplete = true
  }

  func start<Label: View>(_ source: TabPage.Source, _ label: Label, _ value: (any Hashable)?, _ kind: String?) {
    if Label.self != EmptyView.self { self.label = ElementPart._makeNode(Self.part(label), in: place()) }
    (self.value, self.kind) = (value, kind)
    page = TabPage(source, of: self)
    isComplete = true
  }

  func update<Label: View>(_ source: TabPage.Source, _ label: Label, _ value: (any Hashable)?, _ kind: String?) {
    if let node = self.label { ElementPart<Label>._updateNode(node, to: Self.part(label)) }
    self.value = value
    if kind != self.kind {
      self.kind = kind
      changed()
    }
    page.update(source)
  }

  private static func part<Label: View>(_ label: Label) -> ElementPart<Label> {
    ElementPart(name: "label", inside: label)
  }

  /// A user who comes near sees what is there, before it is selected.
  override func respond(to action: UserAction) -> Bool {
    switch action {
    case .tap:
      // The tab that is seen goes back to the first screen of its stack.
      if isSelected { stack?.popToRoot() }
      return holder?.select(self) ?? false
    case .hover(true):
      page.open(isTold: true)
      return true
    default: return false
    }
  }

  /// The navigation stack in it, where there is one.
  private var stack: StackNode? {
    func first(in node: ViewNode) -> StackNode? {
      if let stack = node as? StackNode, stack.kind == .navigationStack { return stack }
      var found: StackNode?
      node.children { if found == nil { found = first(in: $0) } }
      return found
    }
    return page.content.flatMap(first)
  }

  private var holder: (any TabHolder)? {
    var node = parent
    while let current = node {
      if let holder = current as? any TabHolder { return holder }
      node = current.parent
    }
    return nil
  }

  // MARK: What it says of itself

  /// What the tab stands for in a selection.
  func tag<Value: Hashable>(as type: Value.Type, in holder: ViewNode) -> Value? {
    if let value { return value as? Value }
    return page.source.tag(as: type) ?? page.content?.tagInside(as: type) ?? selectionTag(as: type, within: holder)
  }

  private var badge: String? { page.content?.badgeInside }

  func changed() { if isComplete { window.emit(.set(id, describe()), at: self) } }

  // MARK: Labels

  var hasLabel: Bool { label != nil }

  /// The label that a view inside gives; kept here, in the bar.
  func take(_ label: ViewNode) {
    self.label = label
    if isComplete { label.emitInsertion(before: page) }
  }

  func drop(_ label: ViewNode) {
    guard !hasLeft, self.label === label else { return }
    label.emitRemoval()
    label.unmount()
    self.label = nil
  }

  // MARK: Selection

  /// The tab is the one that a user sees. `isTold` is false while the tab view is being made.
  func show(isTold: Bool) {
    isSelected = true
    if isTold { changed() }
    page.open(isTold: isTold)
    page.cover(false, isTold: isTold)
  }

  func hide() {
    isSelected = false
    changed()
    page.cover(true)
  }
}

/// What is seen of a tab while it is selected.
final class TabPage: CoverableNode {
  /// How the page is made and brought up to date.
  struct Source {
    let make: (Place) -> ViewNode
    let update: (ViewNode) -> Void
    private let view: Any

    @MainActor init<Content: View>(_ content: Content) {
      make = { Content._makeNode(content, in: $0) }
      update = { Content._updateNode($0, to: content) }
      view = content
    }

    /// The tag that the view bears, without making it.
    func tag<Value: Hashable>(as type: Value.Type) -> Value? { (view as? any TagBearer)?.tag(as: type) }
  }

  private(set) var source: Source
  private(set) var content: ViewNode?
  unowned let tab: TabNode
  /// True from the first selection on.
  private(set) var isOpen = false
  /// What waits for the first selection.
  private var waiting: [(_ isTold: Bool) -> Void] = []

  init(_ source: Source, of tab: TabNode) {
    self.source = source
    self.tab = tab
    super.init(in: tab.place(), isCovered: true)
  }

  override var isScreenful: Bool { true }
  override func badgeChanged() { tab.changed() }
  override var role: Role { .tabContent }

  override func children(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  func make() { content = source.make(place()) }

  func update(_ source: Source) {
    self.source = source
    if let content { source.update(content) }
  }

  func open(isTold: Bool) {
    if isOpen { return }
    isOpen = true
    if content == nil {
      make()
      if isTold { content?.emitInsertion() }
      return
    }
    let waiting = waiting
    self.waiting = []
    for fill in waiting { fill(isTold) }
  }

  func await(_ fill: @escaping (_ isTold: Bool) -> Void) { waiting.append(fill) }
}

extension ViewNode {
  /// The badge that a modifier around the first element below gives.
  fileprivate final var badgeInside: String? {
    if element != nil { return nil }
    if let style, style.name == .badge { return style.attributes[.value]?.text }
    var found: String?
    children { if found == nil { found = $0.badgeInside } }
    return found
  }
}
