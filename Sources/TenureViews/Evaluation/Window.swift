import TenureGraph
import TenureIssues
import TenureRender

/// One window's tree of views: what its nodes share. The passes of an update are in `Window+Update`.
@MainActor public final class Window {
  /// The window whose code runs now, or ran last.
  private(set) static weak var active: Window?

  package let graph = Graph()
  let rootEnvironment = EnvironmentScope()
  /// Set from mounting to unmounting.
  private(set) var root: ElementNode?
  /// Called when something has changed and no update is under way: the owner arranges a call of `update()`.
  package var onNeedsUpdate: (() -> Void)?
  /// Told what happens, when somebody listens.
  package var log: ChangeLog? {
    didSet { graph.recordsCauses = log != nil || printsChanges }
  }

  /// What the window does now: writes are judged by it.
  enum Phase { case idle, evaluating, acting }
  var phase = Phase.idle
  var isEvaluating: Bool { phase == .evaluating }

  /// Turns whose writes have not been shown, oldest first.
  var updates: [PendingUpdate] = []
  /// The transaction of the update in process.
  var transaction = Transaction()
  /// Closures to run once the bodies of this update have run, in order.
  var actions: [() -> Void] = []
  /// Closures of views that have left, run after `actions`.
  var departures: [() -> Void] = []
  /// Tasks to start once all `actions` of the update have run, in order.
  var starts: [() -> Void] = []
  /// Preference readers whose value may have changed.
  var readers: [any PreferenceReader] = []
  /// Nodes that were told of a change while bodies ran; they run in the next round.
  var postponed: [WeakNode] = []
  /// Counts `update()` calls: limits per frame are counted against it.
  var frame = 0

  /// The steps made since the last `takePatch()`.
  var steps: [PatchStep] = []
  /// False until the first frame is complete: what was never shown needs no steps.
  var isShown = false
  private var lastID: UInt32 = 0
  private var lastNumber = 0

  /// The nodes whose bodies run now, outermost first: for people, in issues.
  var evaluating: [ViewNode] = []
  /// Why the innermost of them runs; empty when nobody listens.
  var runningReasons: [BodyReason] = []
  /// Why nodes were told to run, kept only when somebody listens.
  var reasons: [ObjectIdentifier: [BodyReason]] = [:]
  var printsChanges = false
  /// What the latest evaluations have read of observable objects, for nodes that have read any.
  var readings: [ObjectIdentifier: ObservedReading] = [:]
  let observedWrites = ObservedWrites()
  /// What has focus, and who wants to know.
  let focus = FocusCenter()

  public init() {
    graph.onNeedsFlush = { [unowned self] in MainActor.assumeIsolated { self.needsUpdate() } }
  }

  /// Puts `view` on the screen. Followed by `update()`, which completes the first frame.
  package func mount<V: View>(_ view: V, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    precondition(root == nil, "a window is mounted once")
    var values = EnvironmentValues(scope: rootEnvironment)
    change(&values)
    rootEnvironment.cells = values.overrides
    activate()
    phase = .evaluating
    root = RootNode(view, in: self)
    phase = .idle
  }

  /// Takes everything off the screen: tasks are cancelled, `onDisappear` runs, state is released.
  package func unmount() {
    guard let root else { return }
    root.unmount()
    self.root = nil
    phase = .acting
    runDepartures()
    actions = []
    starts = []
    updates = []
    phase = .idle
  }

  func activate() { Self.active = self }

  func newID() -> NodeID {
    lastID += 1
    return NodeID(lastID)
  }

  /// A number that nothing else in the window has.
  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func needsUpdate() {
    if phase == .idle { onNeedsUpdate?() }
  }

  /// The update that a write under `transaction` waits for, or nil when it is stored at once.
  func admit(_ transaction: Transaction) -> PendingUpdate? {
    guard let last = updates.last else {
      updates.append(PendingUpdate(transaction))
      return nil
    }
    if last.transaction.isSame(as: transaction) { return updates.count == 1 ? nil : last }
    let update = PendingUpdate(transaction)
    updates.append(update)
    needsUpdate()
    return update
  }

  /// Marks a node that something outside the graph depends on. During an update it waits for the next round.
  func invalidate(_ node: ViewNode, because cause: String) {
    if graph.recordsCauses { reasons[ObjectIdentifier(node), default: []].append(.source(cause)) }
    if isEvaluating {
      postponed.append(WeakNode(node))
    } else {
      if updates.isEmpty { updates.append(PendingUpdate(Transaction.merged(nil))) }
      node.invalidate()
    }
  }

  func emit(_ step: @autoclosure () -> PatchStep) {
    if isShown { steps.append(step()) }
  }

  /// What has changed on the screen since the last call.
  package func takePatch() -> Patch {
    defer { steps = [] }
    return Patch(steps: steps)
  }

  /// The view whose body runs now, for people.
  var evaluated: String { evaluating.last?.viewName ?? "a view" }
}
