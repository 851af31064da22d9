import TenureIssues
import TenureThread

/// The storage of one `@State` at one place: made when its view is inserted, emptied of meaning when the view leaves.
final class StateBox<Value>: Location<Value>, @unchecked Sendable, DeferringBox {
  /// Which property of which type this is; says how values are compared.
  let plan: PropertyPlan
  override var isInState: Bool { true }
  override var origin: AnyObject? { self }
  private let latch = Latch()
  /// The value of the update in process, or of the latest one.
  private var value: Value
  /// Values written under transactions whose update has not begun, oldest first; nil when there are none.
  private var later: LaterValues<Value>?
  /// The node whose state this is; nil once the view has left. Main actor only.
  private(set) var node: ViewNode?

  @MainActor init(_ value: Value, of node: ViewNode, as plan: PropertyPlan) {
    self.value = value
    self.plan = plan
    self.node = node
  }

  override func get() -> Value {
    access()
    return latch.hold {
      if let later, !isUpdating { return later.last }
      return value
    }
  }

  /// True while views see the values of the update in process, not what is written for later ones (rule R053).
  private var isUpdating: Bool {
    tenure_is_main_thread() && node.map { asMainActor($0) { $0.window.isEvaluating } } ?? false
  }

  override func set(_ new: Value, _ transaction: Transaction?) {
    if !tenure_is_main_thread() { return setOffMain(new) }
    if transaction == nil && storesAtOnce(new) { return }
    writeAsMainActor(new, transaction)
  }

  /// A function of its own: the types of what it hands over would otherwise be looked up at every write.
  @inline(never)
  private func setOffMain(_ new: Value) {
    let old = latch.hold { () -> Value in
      let old = value
      value = new
      return old
    }
    let before = Unchecked(value: old)
    onMainOnce(about: self) { self.written(since: before.value) }
  }

  /// The value written last.
  private var latest: Value {
    latch.hold {
      if let later { return later.last }
      return value
    }
  }

  /// The view has left: what is written from now on changes nothing that anybody sees.
  @MainActor func release() {
    node = nil
    later = nil
  }

  /// Stores a write as nearly all are: to a view that is there, outside of an update, without a transaction and with nobody
  /// listening. False for any other. Called on the main thread; not isolated, because steps into the main actor from a
  /// generic type take memory.
  @inline(__always)
  private func storesAtOnce(_ new: Value) -> Bool {
    guard let node, asMainActor(node, { $0.window.storesAtOnce }) else { return false }
    if isSame(latest, new) { return true }
    asMainActor(node) { $0.window.queue.hasPlainWrites = true }
    latch.hold { value = new }
    invalidate()
    return true
  }

  @MainActor func write(_ new: Value, _ transaction: Transaction?) {
    guard let node else { return reportLateWrite() }
    let window = node.window
    if window.isEvaluating { return plan.reportWriteInUpdate(window) }
    let old = latest
    if isSame(old, new) { return }
    window.log?.write(plan.owner, plan.name, old, new, at: ObjectIdentifier(self), isRead: isObserved)
    guard let update = window.admit(Transaction.merged(transaction)) else {
      latch.hold { value = new }
      return invalidate()
    }
    latch.hold {
      let waiting = later ?? LaterValues()
      later = waiting
      if waiting.put(new, for: update) { update.boxes.append(self) }
    }
  }

  @MainActor func apply(_ update: PendingUpdate) {
    guard let waiting = later else { return }
    latch.hold {
      if let new = waiting.take(for: update) { value = new }
      if waiting.isEmpty { later = nil }
    }
    invalidate()
  }

  /// The main actor's half of writes from another thread: the value is stored already.
  @MainActor private func written(since old: Value) {
    guard let node else { return reportLateWrite() }
    let new = latch.hold { value }
    if isSame(old, new) { return }
    node.window.log?.write(plan.owner, plan.name, old, new, at: ObjectIdentifier(self), isRead: isObserved)
    invalidate()
  }

  private func isSame(_ a: Value, _ b: Value) -> Bool { plan.areStoredSame(a, b) }

  @MainActor private func reportLateWrite() {
    // A view that puts things away in `onDisappear` makes no mistake: that is the end of its life.
    if Departure.isRunning { return }
    Issues.report(
      Issue(
        "A write to state that is gone was ignored.", severity: .note,
        evidence: "\(plan.owner).\(plan.name) was written after its view had left the screen.",
        advice: "Keep what must outlive the view in a model that a view above it owns, or cancel the work with .task."
      ))
  }
}

/// Values that wait for their update. An object, so that a box without any pays one word.
private final class LaterValues<Value> {
  private var values: [(update: PendingUpdate, value: Value)] = []

  var isEmpty: Bool { values.isEmpty }
  var last: Value { values.last!.value }

  /// True when the update had no value here yet.
  func put(_ value: Value, for update: PendingUpdate) -> Bool {
    if values.last?.update === update {
      values[values.count - 1].value = value
      return false
    }
    values.append((update, value))
    return true
  }

  func take(for update: PendingUpdate) -> Value? {
    values.firstIndex { $0.update === update }.map { values.remove(at: $0).value }
  }
}

extension StateBox: NamedSource {
  var sourceName: String { plan.name }
}

extension PropertyFacts {
  @MainActor init<Value>(of box: StateBox<Value>) {
    self.init(value: box.get(), sources: [box], place: ObjectIdentifier(box), isOwner: true)
  }
}
