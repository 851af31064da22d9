import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// One screen of a stack: what a user sees of the stack when no other screen is over it.
final class ScreenNode: CoverableNode, BarHolder {
  enum Origin {
    case root
    case value(PathElement)
    case view(any ScreenOwner)
  }

  let origin: Origin
  let screenBars = ScreenBars()
  unowned let stack: StackNode
  private(set) var content: ViewNode?
  /// A `NavigationStack` in a column: the column has one bar, that of the stack's screens.
  weak var stackInside: StackNode? { didSet { barsChanged() } }
  /// What says how the value looks; nil for other screens, and where nobody says it.
  private weak var destination: (any Destination)?

  init(_ origin: Origin, in stack: StackNode, isCovered: Bool) {
    self.origin = origin
    self.stack = stack
    let scope = EnvironmentScope(parent: stack.environment)
    super.init(in: Place(parent: stack, environment: scope), isCovered: isCovered)
    scope.cells = (isRoot ? [] : DismissAction(self).cells) + [.editMode(in: window)]
  }

  func start(_ makeContent: (Place) -> ViewNode) { content = makeContent(place()) }

  var isRoot: Bool { if case .root = origin { true } else { false } }

  override var role: Role { .screen }
  override var isScreenful: Bool { true }

  override func hostsWereTold(_ facts: Attributes) { screenBars.told = facts }

  override func describe(into attributes: inout Attributes) {
    screenBars.describe(into: &attributes)
    if let inside = stackInside, !inside.hasLeft, !screenBars.hasBars, attributes[.title] == nil {
      attributes[.hidesBar] = .flag(true)
    }
    if attributes[.hidesBack]?.flag == true { return }
    if stack.kind == .navigationStack ? !isRoot : stack.isPushedHere(self) {
      attributes[.back] = .flag(true)
    } else if columnStack.column > 0 {
      attributes[.backToColumn] = .flag(true)
    }
  }

  /// The column that leads back to the one before.
  private var columnStack: StackNode { stack.columnScreen?.stack ?? stack }

  override func children(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    screenBars.visitBars(visit)
  }

  override func respond(to action: UserAction) -> Bool {
    switch action {
    case .back where describe()[.back] != nil:
      stack.pop(self)
      return true
    case .back where describe()[.backToColumn] != nil:
      return columnStack.split?.goBack(from: columnStack) ?? false
    case .setText(let title): return screenBars.edit(title: title)
    default: return false
    }
  }

  /// Tells the owner that its screen is closed.
  func withdraw() { if case .view(let owner) = origin { owner.withdraw() } }

  /// Leaves the screen, for good.
  func end() {
    if !stack.hasLeft { emitRemoval() }
    unmount()
  }

  // MARK: Values

  var lacksDestination: Bool { if case .value = origin { destination == nil } else { false } }

  /// Looks for what says how the value looks, and shows it.
  func findDestination() {
    guard case .value(let element) = origin else { return }
    guard let found = stack.destination(for: element.type) else {
      window.afterBodies { [weak self] in self?.showMissing() }
      return
    }
    let old = content
    if screenBars.told != nil { old?.emitRemoval() }
    old?.unmount()
    destination = found
    content = found.makeContent(for: element, in: self)
    if old != nil && screenBars.told != nil { content?.emitInsertion() }
  }

  /// Nobody says how the value looks: a sign stands in its place, as in SwiftUI.
  private func showMissing() {
    guard case .value(let element) = origin, destination == nil, content == nil, !hasLeft else { return }
    content = Image._makeNode(Image(systemName: "exclamationmark.triangle.fill"), in: place())
    if screenBars.told != nil { content?.emitInsertion() }
    Issues.report(
      Issue(
        "The path holds a value of type “\(type(of: element.value as Any))” but no navigationDestination for it is "
          + "declared in the stack.",
        evidence: "The value is \(element.value), in the path of the NavigationStack in \(stack.taskOwner).",
        advice:
          "Put .navigationDestination(for: \(type(of: element.value as Any)).self) { … } on the root view of the stack."
      ))
  }

}

extension ScreenNode: Dismissable {
  func dismiss() { stack.pop(self) }
}

extension ViewNode {
  /// The screen of a stack that this node is in, inside the same presentation.
  final var enclosingScreen: ScreenNode? {
    var node = parent
    while let current = node {
      if let screen = current as? ScreenNode { return screen }
      if current is PresentationNode { return nil }
      node = current.parent
    }
    return nil
  }
}
