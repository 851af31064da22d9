import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A value link that leads nowhere, as long as it does.
@MainActor protocol ValueLink: ViewNode {
  func look()
}

final class LinkNode<Shown: View>: ElementNode, IdentifyingNode, ValueLink, ScreenOwner {
  private var target: LinkTarget<Shown>
  private var label: ViewNode!
  /// The screen that it keeps open.
  private var screen: ScreenNode?
  private var content: DeferredNode<Shown>?
  private var leadsSomewhere = true
  private var observing: NodeObserver?

  init(_ target: LinkTarget<Shown>, in place: Place) {
    self.target = target
    super.init(in: place)
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { .navigationLink }
  override var isAvailable: Bool { leadsSomewhere }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if !leadsSomewhere { attributes[.disabled] = .flag(true) }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) { visit(label) }

  func start<Label: View>(_ label: Label) {
    self.label = Label._makeNode(label, in: place())
    if case .view(_, .some) = target {
      observing = NodeObserver(self)
      rerun()
    }
    // Destinations may be declared by views that come later.
    window.afterBodies { [weak self] in self?.look() }
  }

  func update<Label: View>(_ target: LinkTarget<Shown>, _ label: Label) {
    let old = self.target
    self.target = target
    Label._updateNode(self.label, to: label)
    if case .view(let view, _) = target { content?.update { view } }
    if observing != nil { rerun() }
    if !old.isSameKind(as: target) { look() }
  }

  override func respond(to action: UserAction) -> Bool {
    guard action == .tap else { return false }
    let isRow = selectsRow
    let isSelected = isRow && rowSelector?.select(self, .tap) ?? false
    guard let stack = enclosingScreen?.stack else { return isSelected }
    switch target {
    case .value(let value?) where isRow:
      // A link that selects needs no destination.
      if problem(with: value, in: stack) != nil { return isSelected }
      push(value, on: stack)
    case .value(let value?):
      push(value, on: stack)
    case .value(nil): return false
    case .view(_, let isActive?):
      isActive.wrappedValue = true
      stack.leadOn()
    case .view(_, nil):
      stack.leadOn()
      window.log?.write("NavigationLink", "isActive", screen != nil, true, at: nil)
      window.afterBodies { [weak self] in self?.open() }
    }
    return true
  }

  // MARK: A row of a list

  override var identifying: (any IdentifyingNode)? { self }

  func ownTag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    guard case .value(let value?) = target else { return nil }
    return tag(value, as: type)
  }

  private func tag<Value: Hashable, Wanted: Hashable>(_ value: Value, as type: Wanted.Type) -> Wanted? {
    _TagModifier(value: value, includesOptional: true).tag(as: type)
  }

  /// True when the link's value is what a list around may have selected.
  private var selectsRow: Bool { rowSelector?.takes(self) ?? false }

  // MARK: A value

  private func push<Value: Hashable>(_ value: Value, on stack: StackNode) {
    if let next = stack.next {
      guard let destination = stack.destination(for: ObjectIdentifier(Value.self)) else { return }
      let element = PathElement(value)
      window.log?.write("NavigationLink", "value", "none", value, at: nil)
      stack.leadOn()
      window.afterBodies { next.replace(with: element, as: destination) }
    } else {
      stack.push(value)
    }
  }

  /// Finds out whether the link leads somewhere, and says why not.
  func look() {
    guard !hasLeft, case .value(let value) = target else { return }
    let stack = enclosingScreen?.stack
    var problem: Issue?
    if let value, !selectsRow { problem = self.problem(with: value, in: stack) }
    if let problem, leadsSomewhere { Issues.report(problem) }
    if problem != nil { stack?.add(idle: self) } else { stack?.remove(idle: self) }
    let leads = value != nil && problem == nil
    if leads == leadsSomewhere { return }
    leadsSomewhere = leads
    window.emit(.set(id, describe()), at: self)
  }

  private func problem<Value: Hashable>(with value: Value, in stack: StackNode?) -> Issue? {
    guard let stack else {
      return Issue(
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. "
          + "Link will be disabled.",
        evidence: "The link with the value \(value) is in \(taskOwner), outside of any NavigationStack.",
        advice: "Put a NavigationStack around \(taskOwner).")
    }
    if stack.next == nil && !stack.source.takes(Value.self) {
      return Issue(
        "A NavigationLink is presenting a value of type “\(Value.self)”, which the path of the stack cannot hold. "
          + "The link cannot be activated.",
        evidence: "The path of the NavigationStack in \(stack.taskOwner) is a \(stack.source.typeName).",
        advice: "Use a value of the path's type, or a NavigationPath, which holds values of any type.")
    }
    if stack.destination(for: ObjectIdentifier(Value.self)) != nil { return nil }
    return Issue(
      "A NavigationLink is presenting a value of type “\(Value.self)” but there is no matching navigationDestination "
        + "declaration visible from the location of the link. The link cannot be activated.",
      evidence:
        "Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a "
        + "NavigationSplitView.",
      advice: "Put .navigationDestination(for: \(Value.self).self) { … } on the root view of the stack, "
        + "with exactly the type of the link's value.")
  }

  // MARK: A view

  override func rerun() {
    guard case .view(_, let isActive?) = target else { return }
    let wanted = tracked { isActive.wrappedValue }
    if wanted == (screen != nil) { return }
    window.afterBodies { [weak self] in
      guard let self, case .view(_, let isActive?) = self.target else { return }
      if isActive.wrappedValue { self.open() } else { self.shut() }
    }
  }

  private func open() {
    guard !hasLeft, screen == nil, case .view(let view, _) = target, let stack = enclosingScreen?.stack else { return }
    screen = (stack.next ?? stack).show(for: self) { place in
      let content = DeferredNode({ view }, in: place, from: self)
      self.content = content
      content.start()
      return content
    }
    stack.lead(true)
  }

  private func shut() {
    guard let screen else { return }
    self.screen = nil
    content = nil
    screen.stack.hide(screen)
    enclosingScreen?.stack.lead(false)
  }

  func withdraw() {
    if case .view(_, let isActive?) = target {
      isActive.wrappedValue = false
    } else if screen != nil {
      window.log?.write("NavigationLink", "isActive", true, false, at: nil)
      window.afterBodies { [weak self] in self?.shut() }
    }
  }

  override func leave() {
    enclosingScreen?.stack.remove(idle: self)
    shut()
    super.leave()
  }
}

extension LinkTarget {
  /// True when both lead to values of the same type, or both to a view.
  fileprivate func isSameKind(as other: LinkTarget) -> Bool {
    switch (self, other) {
    case (.value(let a), .value(let b)):
      typeName(a) == typeName(b)
    case (.view, .view): true
    default: false
    }
  }
}

private func typeName(_ value: (any Hashable)?) -> ObjectIdentifier? {
  guard let value else { return nil }
  return ObjectIdentifier(type(of: value as Any))
}
