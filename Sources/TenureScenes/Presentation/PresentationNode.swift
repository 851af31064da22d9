import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// How something is put over what is there.
enum PresentationKind: String {
  case sheet, cover, popover, alert, dialog
  /// The system's dialog that chooses files, or the place of one.
  case importer, exporter
  /// A screen of the stack around.
  case push

  var role: Role {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    case .importer: .fileImporter
    case .exporter: .fileExporter
    case .push: .screen
    }
  }

  /// True for what asks a question: any of its buttons answers it, and takes it away.
  var isQuestion: Bool { self == .alert || self == .dialog }
}

/// A view in a sheet that keeps which of its heights the sheet has.
@MainActor protocol DetentChooser: AnyObject {
  /// A user has dragged the sheet to this one.
  func choose(_ detent: String)
}

/// A presentation over the window, or over an earlier one: its own layer, with the environment of the
/// view that presents it (rule R089).
///
///     RootNode ─▶ the program's view ─▶ … ─▶ PresenterNode
///        └─────▶ PresentationNode ◀──────────────┘ presents, keeps no hold
final class PresentationNode: LayerNode {
  let kind: PresentationKind
  /// Nil where its view has gone, and this has not yet.
  private weak var presenter: (any Presenter)?
  private var content: ViewNode?
  /// The button that an alert or a dialog has without being told.
  private var standardButton: ViewNode?
  private var isCheckWaiting = false
  /// The views inside who are told to which height a user drags it.
  var detentChoosers: [any DetentChooser] = []
  /// The height that a user has dragged it to, where nobody inside chooses one.
  private var detent: String?
  /// Those inside who say that a user may not swipe it away.
  private var locks: [LockNode] = []

  init(_ kind: PresentationKind, by presenter: any Presenter, over root: RootNode) {
    self.kind = kind
    self.presenter = presenter
    let scope = EnvironmentScope(parent: presenter.environment)
    super.init(in: Place(parent: root, environment: scope), after: presenter)
    scope.cells = DismissAction(self).cells + [.editMode(in: window)]
  }

  func start(_ makeContent: (Place) -> ViewNode) {
    content = makeContent(place())
    contentChanged()
  }

  override var role: Role { kind.role }
  /// The system's own questions look alike everywhere.
  override var inheritedModifiers: [RenderModifier]? {
    kind.isQuestion ? nil : presenter?.modifiersForViewsInside()
  }
  /// The view that presents it, for people.
  var presenterName: String { presenter?.taskOwner ?? "a view that has gone" }

  override func describe() -> Attributes {
    var attributes = Attributes()
    screenBars.describe(into: &attributes)
    if locks.contains(where: \.isLocked) { attributes[.locked] = .flag(true) }
    presenter?.filePanel?.describe(into: &attributes)
    if let detent, detents(in: attributes).contains(detent), attributes[.modifier(.presentationDetent)] == nil {
      attributes[.modifier(.presentationDetent)] = .text(detent)
    }
    // What a popover points at.
    if kind == .popover, let anchor = presenter?.firstElement {
      attributes[.anchor] = .number(Double(anchor.id.rawValue))
    }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let standardButton { visit(standardButton) }
    screenBars.visitBars(visit)
  }

  override func respond(to action: UserAction) -> Bool {
    if let panel = presenter?.filePanel { return panel.respond(to: action, dismiss) }
    if case .choose(let index) = action { return drag(to: index) }
    guard action == .dismiss, kind != .alert, kind != .cover, !locks.contains(where: \.isLocked) else { return false }
    if kind == .dialog { cancelButton?.press() }
    dismiss()
    return true
  }

  /// Of the heights that it can have, in the order in which it describes them.
  private func detents(in attributes: Attributes) -> [String] {
    (attributes[.modifier(.presentationDetents)]?.items ?? []).compactMap(\.text)
  }

  private func drag(to index: Int) -> Bool {
    let detents = detents(in: describe())
    guard detents.indices.contains(index) else { return false }
    if let chooser = detentChoosers.last {
      chooser.choose(detents[index])
    } else {
      detent = detents[index]
      barsChanged()
    }
    return true
  }

  /// Any button of an alert or a dialog takes it away, after its action (rule R165).
  override func answered(by button: ElementNode) {
    guard kind.isQuestion, button.enclosingScreen == nil else { return }
    dismiss()
    presenter?.answered()
  }

  // MARK: The buttons of a question

  /// Elements inside have come or gone: whether a standard button is needed may have changed.
  override func contentChanged() {
    guard kind.isQuestion, !isCheckWaiting else { return }
    isCheckWaiting = true
    window.afterBodies { [weak self] in self?.checkStandardButton() }
  }

  /// An alert without any button says OK (R165); a dialog without a way out says Cancel (R167).
  private func checkStandardButton() {
    isCheckWaiting = false
    guard let content, content.parent === self else { return }
    var buttons: [ElementNode] = []
    content.collectButtons(into: &buttons)
    let isNeeded = kind == .alert ? buttons.isEmpty : !buttons.contains { $0.isCancelButton }
    if isNeeded == (standardButton != nil) { return }
    if let standardButton {
      standardButton.emitRemoval()
      standardButton.unmount()
      self.standardButton = nil
    } else {
      let button = Button(kind == .alert ? "OK" : "Cancel", role: kind == .alert ? nil : .cancel) {}
      standardButton = Button<Text>._makeNode(button, in: place())
      standardButton?.emitInsertion()
    }
  }

  private var cancelButton: ElementNode? {
    var buttons: [ElementNode] = []
    content?.collectButtons(into: &buttons)
    return buttons.first { $0.isCancelButton }
  }

  // MARK: Locks

  func add(_ lock: LockNode) {
    locks.append(lock)
    barsChanged()
  }

  func remove(_ lock: LockNode) {
    locks.removeAll { $0 === lock }
    barsChanged()
  }
}

extension PresentationNode: Dismissable {
  func dismiss() { presenter?.withdraw() }
}

extension ViewNode {
  fileprivate final func collectButtons(into buttons: inout [ElementNode]) {
    if let element, element.role == .button {
      buttons.append(element)
    } else {
      children { $0.collectButtons(into: &buttons) }
    }
  }
}

extension ElementNode {
  fileprivate var isCancelButton: Bool { describe()[.role]?.text == ButtonRole.cancel.name }
  fileprivate func press() { _ = respond(to: .tap) }
}
