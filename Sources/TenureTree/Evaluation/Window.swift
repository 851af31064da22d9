import Foundation
import TenureGraph
import TenureIssues
import TenureRender

/// One window's tree of views: what its nodes share. The passes of an update are in `Window+Update`.
@MainActor public final class Window {
  /// The window whose code runs now.
  private(set) static var active: Window?

  package let graph = Graph()
  private(set) lazy var rootEnvironment = OutermostScope(of: self)
  /// Set from mounting to unmounting.
  package private(set) var root: RootNode?
  /// Called when something has changed and no update is under way: the owner arranges a call of `update()`.
  package var onNeedsUpdate: (() -> Void)?
  /// Told what happens, when somebody listens.
  package var log: ChangeLog? {
    didSet { graph.recordsCauses = log != nil || printsChanges }
  }

  /// What the window does now: writes are judged by it.
  package enum Phase { case idle, evaluating, acting }
  package var phase = Phase.idle
  package var isEvaluating: Bool { phase == .evaluating }

  /// True when writes without a transaction wait to be shown, before all `updates`: the only update of nearly every turn.
  var awaitsPlainUpdate = false
  /// Turns whose writes have not been shown, oldest first.
  var updates: [PendingUpdate] = []
  /// The transaction of the update in process.
  var transaction = Transaction()
  /// Completions of that transaction, and of what modifiers made of it; empty between rounds.
  var completions: [AnimationCompletion] = []
  /// How many nodes give their inside another transaction.
  var transactionScopes = 0
  /// Closures to run once the bodies of this update have run, in order.
  package var actions: [() -> Void] = []
  /// Closures of views that have left, run after `actions`.
  package var departures: [() -> Void] = []
  /// Tasks to start once all `actions` of the update have run, in order.
  package var starts: [() -> Void] = []
  /// Preference readers whose value may have changed.
  var readers = Registry<any PreferenceReader>()
  /// How many of them are in the tree.
  var preferenceReaderCount = 0
  /// Watchers of content that may have come or gone.
  var presenceChecks: [any PresenceWatcher] = []
  /// What waits for the bodies of this round, in order: what they have said together decides it.
  package var settlements: [() -> Void] = []
  /// What code has scrolled to, until the host takes it.
  package var revealed: NodeID?
  /// How many elements of the window lie beneath another one.
  var coveredCount = 0
  /// The rows of lists that are selected.
  package var selectedRows: Set<NodeID> = []
  /// Which rows of lists and lazy stacks are in sight.
  let scrolling = Scrolling()
  /// Nodes that were told of a change while bodies ran; they run in the next round.
  var postponed: [WeakNode] = []
  /// Counts the updates that were asked for before `update()` began: limits on feedback are counted against it.
  package var frame = 0
  /// Counts the rounds of all updates.
  package var round = 0

  /// The steps made since the last `takePatch()`.
  var steps: [PatchStep] = []
  /// What modifiers say anew, until the bodies of the round have run.
  var restyled = Restyled()
  /// How some of the steps are drawn, by their place.
  private var movements: [Int: Movement] = [:]
  /// False until the first frame is complete: what was never shown needs no steps.
  var isShown = false
  private var lastID: UInt32 = 0
  /// The highest id that an element has.
  var latestID: NodeID { NodeID(lastID) }
  /// Every element of the tree, those on their way out included.
  let elements = ElementTable()
  private var lastNumber = 0

  /// The node whose body runs now: for people, in issues.
  var running = EvaluatedNode(nil)
  var evaluating: ViewNode? { running.node }
  /// Why the innermost of them runs; empty when nobody listens.
  var runningReasons: [BodyReason] = []
  /// Why nodes were told to run, kept only when somebody listens.
  var reasons: [ObjectIdentifier: [BodyReason]] = [:]
  var printsChanges = false
  /// How often something that is handed down has changed, and the like before the first frame: see `influence`.
  var environmentChanges = 0
  var unseenInfluence = 0
  /// What the latest evaluations have read of observable objects, for nodes that have read any.
  var readings: [ObjectIdentifier: ObservedReading] = [:]
  let observedWrites = ObservedWrites()
  /// While an event is under way.
  var unreadWrites: UnreadWrites?
  /// What has focus, and who wants to know.
  package let focus = FocusCenter()
  /// What other threads have published to views of the window.
  package let offMain = OffMainReports()
  /// What the features that are in use here keep for this window: see `WindowPart`.
  var parts: [ObjectIdentifier: any WindowPart] = [:]
  /// Those of them that are told of elements that leave.
  var partsWithElements: [any ElementKeeper] = []

  public init() {
    graph.onNeedsFlush = { [unowned self] in asMainActor(self) { $0.needsUpdate() } }
  }

  /// Puts `view` on the screen. Followed by `update()`, which completes the first frame.
  package func mount<V: View>(_ view: V, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    precondition(root == nil, "a window is mounted once")
    if log != nil { PublishedRecord.begin() }
    var values = EnvironmentValues(scope: rootEnvironment)
    change(&values)
    rootEnvironment.cells = values.overrides
    asActive {
      phase = .evaluating
      root = RootNode(view, in: self)
      phase = .idle
    }
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
    cancelUpdates()
    phase = .idle
  }

  func asActive(_ body: () -> Void) {
    let outer = Self.active
    Self.active = self
    body()
    Self.active = outer
  }

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

  /// True when a write without a transaction of its own is stored at once and told to nobody. Whoever does so sets
  /// `awaitsPlainUpdate`.
  var storesAtOnce: Bool { !isEvaluating && log == nil && updates.isEmpty && Transaction.surrounding == nil }

  /// The update that a write under `transaction` waits for, or nil when it is stored at once.
  package func admit(_ transaction: Transaction) -> PendingUpdate? {
    if let last = updates.last {
      if last.transaction.isSame(as: transaction) { return last.storesAtOnce ? nil : last }
    } else if transaction.isPlain {
      awaitsPlainUpdate = true
      return nil
    }
    let update = PendingUpdate(transaction, storesAtOnce: updates.isEmpty && !awaitsPlainUpdate)
    updates.append(update)
    if update.storesAtOnce && !update.hasWork { return nil }
    needsUpdate()
    return update.storesAtOnce ? nil : update
  }

  /// Marks a node that something outside the graph depends on. During an update it waits for the next round, and
  /// under another transaction than the writes before it, for that one's update.
  func invalidate(_ node: ViewNode, because cause: String) {
    if isEvaluating {
      note(cause, invalidated: node)
      postponed.append(WeakNode(node))
    } else if let update = admit(Transaction.merged(nil)) {
      if update.nodes.last?.node.value !== node { update.nodes.append((WeakNode(node), cause)) }
    } else {
      note(cause, invalidated: node)
      node.observer?.invalidate()
    }
  }

  /// Adds a step that shows a change at `node`.
  package func emit(_ step: @autoclosure () -> PatchStep, at node: ViewNode) {
    let animation = noteChange(at: node)
    if isShown { addStep(step(), animation) }
  }

  func addStep(_ step: PatchStep, _ animation: Animation?) {
    steps.append(step)
    if let animation { movements[steps.count - 1] = animation.movement }
  }

  /// What has changed on the screen since the last call.
  package func takePatch() -> Patch {
    var patch = Patch()
    if !steps.isEmpty { swap(&patch.steps, &steps) }
    if !movements.isEmpty { swap(&patch.movements, &movements) }
    return patch
  }

  /// The view whose body runs now, for people.
  var evaluated: String { evaluating?.viewName ?? "a view" }
}
