import TenureElements
@_spi(Tree) import TenureTree

/// A view's wish to have something put over what is there.
@MainActor protocol Presenter: ScreenOwner, Suspendable {
  /// What is shown.
  var presentation: ElementNode? { get }
  /// True while the program says that it is to be shown.
  var isWanted: Bool { get }
  /// True when what is shown is not what is wanted.
  var isOutdated: Bool { get }
  /// True for what is a screen of the stack around, and no layer over all of them.
  var isPushed: Bool { get }
  /// What the system's dialog for files offers, where that is what is shown.
  var filePanel: FilePanel? { get }
  /// Shows what is wanted.
  func present()
  func takeAway()
  /// A button of the question that is shown has been pressed.
  func answered()
}

extension Presenter {
  func suspended() { takeAway() }
  func resumed() { window.presentations.ask(self) }
}

/// A modifier that presents something while a source of truth says so.
protocol PresentingModifier: LifecycleModifier {
  associatedtype Item
  associatedtype Shown: View

  var kind: PresentationKind { get }
  /// What to show; nil for nothing. Read by the modifier's node, which runs again when it changes.
  @MainActor var item: Item? { get }
  /// Writes `false` or `nil` where it was read.
  @MainActor func withdraw()
  @MainActor func content(for item: Item) -> Shown
  /// Two items that are the same presentation: the later one updates it in place.
  func isSame(_ a: Item, _ b: Item) -> Bool
  /// True when what is shown keeps the item that it came with.
  var keepsItem: Bool { get }
  var onDismiss: (() -> Void)? { get }
  var filePanel: FilePanel? { get }
  /// True for a screen that a row of a list may push.
  var standsInRow: Bool { get }
}

extension PresentingModifier {
  var filePanel: FilePanel? { nil }
  var keepsItem: Bool { false }
  var standsInRow: Bool { false }
  var onDismiss: (() -> Void)? { nil }

  @MainActor package func makeNode(in place: Place) -> LifecycleNode<Self> { PresenterNode(self, in: place) }
}

final class PresenterNode<Modifier: PresentingModifier>: LifecycleNode<Modifier>, Presenter {
  private(set) var presentation: ElementNode?
  private var content: DeferredNode<Modifier.Shown>?
  /// What the source says now, and what is shown: the last one that the source had, also while it is taken away (R161).
  private var wanted: Modifier.Item?
  private var item: Modifier.Item?
  private var observing: NodeObserver!
  /// The question that is shown is answered: if one is wanted afterwards, that is another one.
  private var isAnswered = false
  /// The stack of a pushed screen.
  private weak var stack: StackNode?

  override var observer: NodeObserver? { observing }
  var isWanted: Bool { wanted != nil && !hasLeft }
  var isPushed: Bool { modifier.kind == .push }
  var filePanel: FilePanel? { modifier.filePanel }

  override func began() {
    observing = NodeObserver(self)
    if isPushed {
      let isFlag = modifier is any FlagPresenting
      let name = "navigationDestination(\(isFlag ? "isPresented" : "item"):destination:)"
      let what = isFlag ? "presenting `\(Modifier.Shown.self)`" : "for type `Optional<\(Modifier.Item.self)>`"
      guard modifier.standsInRow || checkPlace(name, of: what) else { return }
      stack = enclosingScreen?.stack
    }
    rerun()
  }

  override func changed(from old: Modifier) {
    if isPushed && stack == nil { return }
    observing.markClean()
    look(hasNewContent: true)
  }

  override func rerun() { look(hasNewContent: false) }

  private func look(hasNewContent: Bool) {
    let before = wanted
    wanted = tracked { modifier.item }
    if before == nil && wanted == nil { return }
    guard let item, let wanted, presentation != nil, modifier.isSame(item, wanted) else {
      return window.presentations.ask(self)
    }
    if !modifier.keepsItem { self.item = wanted }
    if hasNewContent || !modifier.keepsItem { contentChanged() }
  }

  private func contentChanged() {
    guard let item, let content else { return }
    let modifier = modifier
    content.update { modifier.content(for: item) }
  }

  var isOutdated: Bool {
    guard let item, presentation != nil else { return false }
    guard let wanted, !hasLeft else { return true }
    return isAnswered || !modifier.isSame(item, wanted)
  }

  func answered() {
    isAnswered = true
    window.presentations.ask(self)
  }

  func present() {
    guard let wanted, let root = window.root else { return }
    item = wanted
    isAnswered = false
    let modifier = modifier
    let makeContent = { [unowned self] (place: Place) -> ViewNode in
      let content = DeferredNode({ modifier.content(for: wanted) }, in: place, from: self)
      self.content = content
      content.start()
      return content
    }
    if isPushed {
      presentation = stack?.show(for: self, makeContent)
    } else {
      let node = PresentationNode(modifier.kind, by: self, over: root)
      presentation = node
      node.start(makeContent)
      root.add(node)
    }
  }

  func takeAway() {
    guard let node = presentation else { return }
    presentation = nil
    content = nil
    item = nil
    if let screen = node as? ScreenNode {
      stack?.hide(screen)
    } else if let node = node as? PresentationNode {
      window.root?.remove(node)
      node.unmount()
    }
    if let onDismiss = modifier.onDismiss { window.asDeparture(onDismiss) }
  }

  func withdraw() { modifier.withdraw() }

  override func leave() {
    window.presentations.forget(self)
    takeAway()
  }
}

/// What presents while a flag is true.
protocol FlagPresenting {}
