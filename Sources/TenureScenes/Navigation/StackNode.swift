import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// The screens of one stack, the last of which is seen:
///
///     [root][value][value] … [shown by a view] …
///            the path          navigationDestination(isPresented:), (item:), links with a view
///
/// The path decides about the screens in the middle; those at the end are in order of asking, so a value that is
/// appended while one of them shows goes beneath it (rule R156).
final class StackNode: CoverableNode {
  enum Kind { case navigationStack, column }

  let kind: Kind
  /// Where the path is kept.
  private(set) var source: PathSource!
  private(set) var root: ScreenNode!
  private var values: [ScreenNode] = []
  private var extras: [ScreenNode] = []
  /// What the column before chose to be shown here.
  private(set) weak var shown: ScreenNode?
  /// What says how a value looks, by the value's type, in order of declaration.
  private var destinations: [ObjectIdentifier: [any Destination]] = [:]
  /// Value links without a destination, to look again when there is a new one.
  private var idleLinks = Registry<any ValueLink>()
  /// The column that shows what links here lead to.
  weak var next: StackNode?
  /// The split view that this is a column of, and which one.
  weak var split: (any ColumnHolder)?
  var column = 0
  /// The screen of a column whose bar this stack's screens have, as it is a `NavigationStack` in there.
  private(set) weak var columnScreen: ScreenNode?
  /// True iff the next column shows what was chosen here.
  var leadsOn = false
  /// The list in which it was chosen.
  weak var chooser: (any RowSelector)?
  private var observing: NodeObserver!
  /// The frame that `changes` counts in, and changes of the path in it: more than two are a loop (R158).
  private var frame = 0
  private var changes = 0

  init(_ kind: Kind, in place: Place, isCovered: Bool = false) {
    self.kind = kind
    super.init(in: place, isCovered: isCovered)
    observing = NodeObserver(self)
    if kind == .navigationStack { window.part(PlaceElements.self).add(self) }
  }

  override var observer: NodeObserver? { observing }
  override var role: Role { kind == .navigationStack ? .navigationStack : .column }

  override func children(_ visit: (ViewNode) -> Void) {
    visit(root)
    for screen in values { visit(screen) }
    for screen in extras { visit(screen) }
  }

  func start<Root: View>(_ path: StackPath, _ root: Root) {
    checkNesting()
    if kind == .navigationStack, let screen = enclosingScreen, screen.isRoot, screen.stack.kind == .column {
      columnScreen = screen
      screen.stackInside = self
    }
    switch path {
    case .own: source = MixedPathSource(Binding(OwnPathLocation(in: window)))
    case .bound(let path): source = path.makeSource()
    }
    let change = tracked { source.look() }
    self.root = ScreenNode(.root, in: self, isCovered: !change.added.isEmpty)
    self.root.start { Root._makeNode(root, in: $0) }
    push(change.added)
  }

  func update<Root: View>(_ path: StackPath, _ root: Root) {
    switch path {
    case .own: break
    case .bound(let path):
      if path.renew(source) {
        observing.markClean()
        rerun()
      }
    }
    if let content = self.root.content { Root._updateNode(content, to: root) }
  }

  // MARK: The path

  override func rerun() {
    let change = tracked { source.look() }
    if change.kept == values.count && change.added.isEmpty { return }
    countChange()
    let old = top
    let gone = Array(values[change.kept...])
    values.removeLast(gone.count)
    push(change.added)
    for screen in gone.reversed() { screen.end() }
    uncoverTop(instead: old)
  }

  private func push(_ elements: [PathElement]) {
    for (index, element) in elements.enumerated() {
      let isTop = index == elements.count - 1 && extras.isEmpty
      let screen = ScreenNode(.value(element), in: self, isCovered: !isTop)
      values.append(screen)
      screen.findDestination()
      if isTold { screen.emitInsertion() }
    }
  }

  private func countChange() {
    if frame != window.frame {
      frame = window.frame
      changes = 0
    }
    changes += 1
    if changes != 3 { return }
    Issues.report(
      Issue(
        "Update NavigationRequestObserver tried to update multiple times per frame.",
        evidence: "The path of the NavigationStack in \(taskOwner) changed three times in one frame.",
        advice: "Change the path in response to an event; an onChange or onAppear that changes it again must end."))
  }

  // MARK: What is seen

  /// True once hosts know the stack: what is made before that comes with it.
  private var isTold: Bool { root.screenBars.told != nil }

  var top: ScreenNode { extras.last ?? values.last ?? root }
  var screens: [ScreenNode] { [root] + values + extras }

  private func uncoverTop(instead old: ScreenNode) {
    let top = top
    if top === old || hasLeft { return }
    top.cover(false)
    if !old.hasLeft { old.cover(true) }
  }

  // MARK: Pushing and popping

  func push<Value: Hashable>(_ value: Value) { source.append(value) }

  /// Takes a screen and all over it away, by telling those who want them.
  func pop(_ screen: ScreenNode) {
    if let index = values.firstIndex(where: { $0 === screen }) {
      for extra in extras.reversed() { extra.withdraw() }
      source.truncate(to: index)
    } else if let index = extras.firstIndex(where: { $0 === screen }) {
      for extra in extras[index...].reversed() { extra.withdraw() }
    }
  }

  /// Takes all screens away but the first.
  func popToRoot() { if screens.count > 1 { pop(screens[1]) } }

  /// Shows a screen over all others, for as long as its owner wants.
  func show(for owner: any ScreenOwner, _ makeContent: (Place) -> ViewNode) -> ScreenNode {
    let old = top
    let screen = ScreenNode(.view(owner), in: self, isCovered: false)
    extras.append(screen)
    screen.start(makeContent)
    if isTold { screen.emitInsertion() }
    uncoverTop(instead: old)
    return screen
  }

  /// The owner of a screen wants it no more, or leaves with the whole stack.
  func hide(_ screen: ScreenNode) {
    guard let index = extras.firstIndex(where: { $0 === screen }) else { return }
    let old = top
    extras.remove(at: index)
    screen.end()
    uncoverTop(instead: old)
  }

  /// Shows a value that was chosen in the column before, instead of what was shown.
  func replace(with element: PathElement, as destination: any Destination) {
    let old = top
    for screen in extras.reversed() where screen !== shown { screen.withdraw() }
    source.truncate(to: 0)
    if let shown {
      extras.removeAll { $0 === shown }
      shown.end()
    }
    let screen = ScreenNode(.value(element), in: self, isCovered: false)
    shown = screen
    extras.insert(screen, at: 0)
    screen.start { _ in destination.makeContent(for: element, in: screen) }
    if isTold { screen.emitInsertion() }
    uncoverTop(instead: old)
  }

  /// A user goes back to the column before: what was chosen there is not shown any more.
  func withdrawShown() {
    for screen in extras.reversed() where screen !== shown { screen.withdraw() }
    guard shown != nil else { return }
    window.afterBodies { [weak self] in
      guard let self, let shown else { return }
      self.shown = nil
      hide(shown)
    }
  }

  /// True for a screen that was put over another one of this column, not chosen in the column before.
  func isPushedHere(_ screen: ScreenNode) -> Bool {
    switch screen.origin {
    case .root: false
    case .value: screen !== shown
    case .view(let owner): owner.enclosingScreen?.stack === self
    }
  }

  // MARK: Destinations

  /// The one that counts for a type: the nearest to the root (R154).
  func destination(for type: ObjectIdentifier) -> (any Destination)? {
    destinations[type]?.min { position(of: $0) < position(of: $1) }
  }

  /// The types of values that somebody says a screen for.
  var destinationTypes: [any Hashable.Type] { destinations.values.compactMap { $0.first?.valueMetatype } }

  private func position(of destination: any Destination) -> (Int, Int32) {
    let screen = destination.enclosingScreen
    return (screens.firstIndex { $0 === screen } ?? 0, destination.height)
  }

  func add(_ destination: any Destination) {
    if destinations[destination.valueType]?.isEmpty == false { reportSecond(destination) }
    destinations[destination.valueType, default: []].append(destination)
    for screen in values where screen.lacksDestination { screen.findDestination() }
    for link in idleLinks.all { link.look() }
  }

  func remove(_ destination: any Destination) {
    destinations[destination.valueType]?.removeAll { $0 === destination }
  }

  func add(idle link: any ValueLink) { idleLinks.add(link, at: link) }
  func remove(idle link: any ValueLink) { idleLinks.remove(link) }

  private func reportSecond(_ destination: any Destination) {
    Issues.report(
      Issue(
        "A navigationDestination for “\(destination.valueName)” was declared earlier on the stack. "
          + "Only the destination declared closest to the root view of the stack will be used.",
        evidence: "\(destination.taskOwner) declares it again.",
        advice: "Give each step of the flow a type of its own, or one enum with a case for each, "
          + "and declare the destination once, on the root."))
  }

  // MARK: Nesting

  override func leave() {
    if columnScreen?.stackInside === self { columnScreen?.stackInside = nil }
    super.leave()
  }

  private func checkNesting() {
    guard kind == .navigationStack, let screen = enclosingScreen, !screen.isRoot,
      !EnvironmentValues(scope: environment).isDocument
    else { return }
    Issues.stop(
      Issue(
        "SwiftUI.AnyNavigationPath.Error.comparisonTypeMismatch", severity: .fault,
        evidence: "The NavigationStack in \(taskOwner) is in a screen that another NavigationStack has pushed.",
        advice: "Take the inner NavigationStack away, the outer one serves its screens too; "
          + "or present the inner one in a sheet."))
  }
}

/// Who keeps a screen open that is not in the path.
@MainActor protocol ScreenOwner: ViewNode {
  /// A user or the program has closed it.
  func withdraw()
}
