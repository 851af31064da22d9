import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A list whose rows may be selected.
@MainActor protocol RowSelector: ElementNode {
  /// True when the row stands for something that can be selected here.
  func takes(_ row: ElementNode) -> Bool
  /// Selects a row, or takes it out of the selection; false when it cannot be.
  func select(_ row: ElementNode, _ way: SelectionWay) -> Bool
  /// Selects nothing, where that can be.
  func selectNothing()
}

/// How a user selects.
enum SelectionWay {
  /// By a tap: in a list of which many rows may be selected, instead of the others, or while it is edited beside them.
  case tap
  case add, remove
}

/// The element of a list with a selection, or of a table. Rows are known by what they stand for:
///
///     selection: {b, d}      rows: a b c d e      marked: b d
///
/// A changed selection touches the rows that it gains or loses, and no other one.
final class SelectionListNode<Value: Hashable>: ElementNode, RowSelector, Responder {
  private var selection: ListSelection<Value>
  private var content: ViewNode!
  private var observing: NodeObserver!
  /// The rows that are shown as selected.
  private var marked: [Value: [ElementNode]] = [:]
  /// The rows of each value; nil when rows have come or gone since it was made.
  private var rows: [Value: [ElementNode]]?
  private var isComplete = false
  private var isLookWaiting = false
  /// A user edits the list.
  private var isEditing = false
  /// The column of a split view that has been told of the selection, and what it was told.
  private weak var column: StackNode?
  private var leads = false

  /// What holds the rows.
  enum Kind { case list, table }

  private let kind: Kind

  init(_ selection: ListSelection<Value>, as kind: Kind = .list, in place: Place) {
    self.selection = selection
    self.kind = kind
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { kind == .list ? .list : .table }
  override var lazyName: String? { kind == .list ? "List" : "Table" }

  override func describe() -> Attributes {
    var attributes = Attributes()
    switch selection {
    case .none: break
    case .optional, .one: attributes[.selection] = .text("one")
    case .many: attributes[.selection] = .text("many")
    }
    if isEditing, kind == .list { attributes[.editing] = .flag(true) }
    if attributes[.selection] != nil { attributes[.selectionType] = .text("\(Value.self)") }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  private var menu: RowsMenu<Value>? { EnvironmentValues(scope: environment).rowsMenu as? RowsMenu<Value> }

  func start<Content: View>(_ content: Content) {
    menu?.follow(selection)
    self.content = Content._makeNode(content, in: place())
    look()
    isComplete = true
  }

  func update<Content: View>(_ selection: ListSelection<Value>, _ content: Content) {
    let before = describe()
    self.selection = selection
    menu?.follow(selection)
    if describe() != before { window.emit(.set(id, describe()), at: self) }
    Content._updateNode(self.content, to: content)
    observing.markClean()
    look()
  }

  override func rerun() { look() }

  // MARK: Which rows are selected

  /// Rows have come or gone, or stand for something else.
  override func contentChanged() {
    rows = nil
    if isLookWaiting || !isComplete { return }
    isLookWaiting = true
    window.afterBodies { [weak self] in
      guard let self else { return }
      isLookWaiting = false
      look()
    }
  }

  /// Marks the rows that are selected, and no others.
  private func look() {
    let (selected, isEditedNow): (Set<Value>, Bool) = tracked { (selection.values, self.isEdited) }
    if isEditedNow != isEditing {
      isEditing = isEditedNow
      if isComplete { window.emit(.set(id, describe()), at: self) }
      if !isEditing, !selected.isEmpty, case .many = selection {
        // Which rows many things were to be done with is over when the editing is.
        window.afterBodies { [weak self] in self?.selectNothing() }
      }
    }
    tellColumn(!selected.isEmpty)
    if selected.isEmpty && marked.isEmpty { return }
    let isSameRows = rows != nil
    let rows = self.rows ?? findRows()
    self.rows = rows
    for (value, elements) in marked where !isSameRows || !selected.contains(value) {
      let kept = selected.contains(value) ? rows[value] ?? [] : []
      for element in elements where !kept.contains(where: { $0 === element }) { mark(element, false) }
      marked[value] = kept.isEmpty ? nil : kept
    }
    for value in selected {
      guard let elements = rows[value] else { continue }
      if isSameRows && marked[value] != nil { continue }
      for element in elements { mark(element, true) }
      marked[value] = elements
    }
  }

  /// What one row may be selected for is shown in the next column.
  private func tellColumn(_ leads: Bool) {
    if case .many = selection { return }
    if leads == self.leads { return }
    self.leads = leads
    column = column ?? enclosingColumn
    column?.chooser = self
    column?.lead(leads)
  }

  func selectNothing() {
    switch selection {
    case .none, .one: break
    case .optional(let binding): binding.wrappedValue = nil
    case .many(let binding): binding.wrappedValue = []
    }
  }

  private func mark(_ row: ElementNode, _ isSelected: Bool) {
    if window.rowSelection.mark(row, isSelected), isComplete, !row.hasLeft {
      window.modifiersChanged(at: row, because: self)
    }
  }

  private func findRows() -> [Value: [ElementNode]] {
    var rows: [Value: [ElementNode]] = [:]
    func visit(_ node: ViewNode) {
      node.visitChoices(as: Value.self) { element, tag in
        if let tag, !element.isGroup || element.isRow { rows[tag, default: []].append(element) }
        if element.isGroup { element.children(visit) }
      }
    }
    visit(content)
    return rows
  }

  // MARK: A user

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    let way: SelectionWay
    switch action {
    case .tap: way = .tap
    case .select(let isSelected): way = isSelected ? .add : .remove
    case .longPress: return openMenu(at: element) ? .done : .none
    default: return .none
    }
    guard let row = element.row(of: self) else { return .none }
    return select(row, way) ? .done : .none
  }

  private func openMenu(at element: ElementNode) -> Bool {
    guard let menu, let row = element.row(of: self), let value = tag(of: row) else { return false }
    menu.press(value)
    return true
  }

  func takes(_ row: ElementNode) -> Bool {
    if case .none = selection { return false }
    return tag(of: row) != nil
  }

  func select(_ row: ElementNode, _ way: SelectionWay) -> Bool {
    guard let value = tag(of: row), !row.isSaid(.selectionDisabled, within: self) else { return false }
    let isEditing = isEdited
    menu?.press(nil)
    if way == .tap, !isEditing, let act = menu?.primaryAction {
      act([value])
      return true
    }
    guard select(value, way, isEditing) else { return false }
    if way != .remove, !isEditing, let column = enclosingColumn {
      column.chooser = self
      column.leadOn()
    }
    return true
  }

  private func select(_ value: Value, _ way: SelectionWay, _ isEditing: Bool) -> Bool {
    switch selection {
    case .none: return false
    case .optional(let binding):
      if way != .remove {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = nil
      }
    case .one(let binding):
      if way == .remove { return false }
      binding.wrappedValue = value
    case .many(let binding):
      switch way {
      case .add: binding.wrappedValue.insert(value)
      case .remove: binding.wrappedValue.remove(value)
      case .tap:
        if !isEditing {
          binding.wrappedValue = [value]
        } else if binding.wrappedValue.contains(value) {
          binding.wrappedValue.remove(value)
        } else {
          binding.wrappedValue.insert(value)
        }
      }
    }
    return true
  }

  private func tag(of row: ElementNode) -> Value? { row.selectionTag(as: Value.self, within: self) }

  override func leave() {
    for row in marked.values.joined() { _ = window.rowSelection.mark(row, false) }
    marked = [:]
    rows = nil
    if leads { column?.lead(false) }
    super.leave()
  }
}

extension ElementNode {
  /// The row of `list` that this element is, or is in.
  final func row(of list: ElementNode) -> ElementNode? {
    var element = self
    while element !== list {
      let around = element.parentElement
      if around === list || around.isGroup && element.role != .part { return element }
      if around is RootNode { return nil }
      element = around
    }
    return nil
  }
}

extension ViewNode {
  /// True when a modifier of this name around this node says so.
  final func isSaid(_ name: ModifierName, within container: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current !== container {
      if let style = current.style, style.name == name, style.attributes[.value]?.flag == true { return true }
      node = current.parent
    }
    return false
  }

  /// The list around whose rows may be selected, on the same screen.
  final var rowSelector: (any RowSelector)? {
    var node = parent
    while let current = node {
      if current.element != nil {
        if let list = current as? any RowSelector { return list }
        if current is ScreenNode || current is PresentationNode { return nil }
      }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Keeps the user from selecting this row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    style(.selectionDisabled, .flag(isDisabled))
  }
}
