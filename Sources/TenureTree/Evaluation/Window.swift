import Foundation
import TenureGraph
import TenureRender

/// One window's tree of views: what its nodes share. The passes of an update are in `Window+Update`.
@MainActor package final class Window {
  /// The window whose code runs now.
  private(set) static var active: Window?
  /// The window in which a user does something now, or another event is handled. Not weak: who is ever referred to so is
  /// counted in a slower way from then on.
  package static var handling: Window?
  /// True while the window's code runs, or its update.
  package var isRunning: Bool { Self.active === self }

  package let graph = Graph()
  /// For who may outlive the window.
  package let reference = WindowReference()
  private(set) lazy var rootEnvironment = OutermostScope(of: self)
  /// The root of the tree, from mounting to unmounting.
  var topNode: ElementNode?
  /// Every element of the tree, those on their way out included.
  let elements = ElementTable()

  /// Called when something has changed and no update is under way: the owner arranges a call of `update()`.
  package var onNeedsUpdate: (() -> Void)?
  /// Told what happens, when somebody listens.
  package var log: ChangeLog? {
    didSet {
      graph.recordsCauses = log != nil || reasons.arePrinted
      if (log == nil) != (oldValue == nil) { observation.listen(isRecorded: log != nil) }
    }
  }

  /// What the window does now: writes are judged by it.
  package enum Phase { case idle, evaluating, acting }
  package var phase = Phase.idle

  /// Writes that wait to be shown.
  var queue = UpdateQueue()
  /// How the update in process is drawn.
  var current = CurrentTransaction()
  /// What is to be done once its bodies have run.
  var followUps = FollowUps()
  /// What hosts are to be told.
  var patches = PatchWriter()
  var reasons = BodyReasons()
  var observation = WindowObservation()
  /// What features keep for this window.
  var parts = WindowParts()

  package init() {
    reference.refer(to: self)
    graph.onNeedsFlush = { [unowned self] in asMainActor(self) { $0.needsUpdate() } }
  }

  isolated deinit {
    reference.refer(to: nil)
    observation.endAll()
  }

  package var isEvaluating: Bool { phase == .evaluating }
  /// Counts the updates that were asked for: limits on feedback are counted against it.
  package var frame: Int { queue.frame }
  /// Counts the rounds of all updates.
  package var round: Int { queue.round }

  func asActive(_ body: () -> Void) {
    let outer = Self.active
    Self.active = self
    body()
    Self.active = outer
  }

  /// Code was walked away from: the window, the event and the transactions that it was inside of would otherwise be
  /// those of what runs next.
  package static func abandonScopes() {
    (active, handling) = (nil, nil)
    Transaction.setSurrounding(nil)
  }

  package func needsUpdate() {
    if phase == .idle { onNeedsUpdate?() }
  }

  /// True when a write without a transaction of its own is stored at once and told to nobody. Whoever does so sets
  /// `queue.hasPlainWrites`.
  var storesAtOnce: Bool {
    !isEvaluating && log == nil && queue.takesPlainWritesFirst && Transaction.surrounding == nil
  }

  /// The update that a write under `transaction` waits for, or nil when it is stored at once.
  package func admit(_ transaction: Transaction) -> PendingUpdate? {
    let (update, isNew) = queue.admit(transaction)
    guard let update else { return nil }
    if isNew && !(update.storesAtOnce && !update.hasWork) { needsUpdate() }
    return update.storesAtOnce ? nil : update
  }

  func note(_ cause: String, invalidated node: ViewNode) {
    if graph.recordsCauses { reasons.add(.source(cause), to: node) }
  }

  /// Marks a node that something outside the graph depends on. During an update it waits for the next round, and
  /// under another transaction than the writes before it, for that one's update.
  func invalidate(_ node: ViewNode, because cause: String) {
    if isEvaluating {
      note(cause, invalidated: node)
      queue.postpone(node)
    } else if let update = admit(Transaction.merged(nil)) {
      if update.nodes.last?.node.value !== node { update.nodes.append((WeakNode(node), cause)) }
    } else {
      note(cause, invalidated: node)
      node.observer?.invalidate()
    }
  }
}
