@_spi(Tree) import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// The node of a `searchable`: what is inside reads whether a user searches, and the field stands in the bars.
final class SearchNode: ParentNode {
  private(set) var modifier: _SearchModifier
  private let scope: EnvironmentScope
  private let isSearching = ValueCell(key: IsSearchingKey.self, false)
  private var observing: NodeObserver!
  private weak var holder: ElementNode?
  private(set) var field: SearchFieldNode?
  /// True while the field is used, or suggestions are shown.
  private(set) var isActive = false

  init(_ modifier: _SearchModifier, in place: Place) {
    self.modifier = modifier
    scope = EnvironmentScope(parent: place.environment)
    super.init(in: place)
    observing = NodeObserver(self)
    scope.cells = [
      isSearching, ValueCell(key: DismissSearchKey.self, DismissSearchAction(self)),
    ]
  }

  override var observer: NodeObserver? { observing }

  func start<Content: View>(_ content: Content) {
    if let holder = barHolder {
      let field = SearchFieldNode(of: self, in: holder)
      self.holder = holder
      self.field = field
      field.start()
      holder.screenBars.add(field)
      if holder.screenBars.told != nil { field.emitInsertion() }
    }
    rerun()
    child = Content._makeNode(content, in: place(environment: scope))
  }

  func update<Content: View>(_ modifier: _SearchModifier, _ content: Content) {
    self.modifier = modifier
    observing.markClean()
    rerun()
    field?.rerun()
    field?.updateTokens()
    Content._updateNode(child!, to: content)
  }

  /// The program has said whether the field is used.
  override func rerun() {
    guard let isWanted = tracked({ modifier.isPresented?.wrappedValue }), isWanted != isActive else { return }
    window.afterBodies { [weak self] in
      guard let self, !hasLeft, modifier.isPresented?.wrappedValue == isWanted else { return }
      activate(isWanted)
    }
  }

  private func activate(_ isActive: Bool) {
    if isActive == self.isActive || hasLeft { return }
    self.isActive = isActive
    isSearching.value = isActive
    isSearching.invalidate()
    field?.activeChanged()
    if isActive { window.focus.move(to: field) } else if window.focus.focused === field { window.focus.move(to: nil) }
  }

  // MARK: A user

  /// The field is touched, or left.
  func use(_ isUsed: Bool) {
    if let binding = modifier.isPresented {
      if binding.wrappedValue != isUsed { binding.wrappedValue = isUsed }
    } else if isUsed != isActive {
      window.log?.write("Search", "isPresented", isActive, isUsed, at: nil)
      window.afterBodies { [weak self] in self?.activate(isUsed) }
    }
  }

  /// Ends the search and empties the field.
  func dismiss() {
    if !isActive { return }
    if !modifier.text.wrappedValue.isEmpty { modifier.text.wrappedValue = "" }
    use(false)
  }

  override func leave() {
    guard let field, let holder = holder as? any BarHolder else { return }
    if !holder.hasLeft { field.emitRemoval() }
    holder.screenBars.remove(field)
    field.unmount()
  }
}

/// The search field in the bars of a screen, with what is offered while it is used.
final class SearchFieldNode: ElementNode {
  unowned let search: SearchNode
  private var observing: NodeObserver!
  private var extras: ViewNode?
  private var tokens: ViewNode?
  private var shown = Attributes()

  init(of search: SearchNode, in holder: ElementNode) {
    self.search = search
    super.init(in: Place(parent: holder, environment: search.environment), after: search)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { .searchField }
  override func describe() -> Attributes { shown }

  override func children(_ visit: (ViewNode) -> Void) {
    if let tokens { visit(tokens) }
    if let extras { visit(extras) }
  }

  func start() {
    shown = tracked { current }
    tokens = search.modifier.tokens.map { AnyView._makeNode($0, in: place()) }
  }

  func updateTokens() {
    if let tokens, let view = search.modifier.tokens { AnyView._updateNode(tokens, to: view) }
  }

  override func rerun() {
    let now = tracked { current }
    if now == shown { return }
    shown = now
    window.emit(.set(id, now), at: self)
  }

  private var current: Attributes {
    let modifier = search.modifier
    var attributes = Attributes()
    attributes[.value] = .text(modifier.text.wrappedValue)
    attributes[.prompt] = .text(modifier.prompt?.plain ?? "Search")
    if modifier.placement.name != "automatic" { attributes[.placement] = .text(modifier.placement.name) }
    if search.isActive { attributes[.active] = .flag(true) }
    return attributes
  }

  /// What is offered is there while the field is used.
  func activeChanged() {
    rerun()
    if search.isActive {
      extras = SearchExtras._makeNode(SearchExtras(given: search.modifier.suggestions), in: place())
      extras?.emitInsertion()
    } else if let extras {
      extras.emitRemoval()
      extras.unmount()
      self.extras = nil
    }
  }

  override func respond(to action: UserAction) -> Bool {
    switch action {
    case .setText(let text):
      search.use(true)
      search.modifier.text.wrappedValue = text
    case .tap, .focus:
      window.focus.move(to: self)
      search.use(true)
    case .blur: window.focus.move(to: nil)
    case .submit: submit(.search)
    case .dismiss: search.dismiss()
    default: return false
    }
    return true
  }

  /// A suggestion was chosen.
  func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let text): search.modifier.text.wrappedValue = text
    case .token(let token):
      if search.modifier.addToken?(token) == true { search.modifier.text.wrappedValue = "" }
    }
  }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { asMainActor { DismissSearchAction(nil) } }
}

extension EnvironmentValues {
  /// True while a user searches, inside the view that is searchable.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search around the view that reads it.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}

/// Ends the search that encloses the view which reads it, and empties the field; elsewhere it does nothing.
@MainActor @preconcurrency public struct DismissSearchAction {
  private weak var target: SearchNode?

  init(_ target: SearchNode?) { self.target = target }

  public func callAsFunction() { target?.dismiss() }
}
