import Foundation
import TenureElements
import TenureGraph
import TenureIssues
import TenureStorage
import TenureThread
@_spi(Tree) import TenureTree

/// What one window keeps for its `@SceneStorage` properties.
final class SceneValues: WindowPart, @unchecked Sendable {
  @MainActor static let slot = PartSlot()
  private let latch = Latch()
  private var stored: [String: PropertyValue] = [:]
  @MainActor private var keys: [String: SceneKey] = [:]

  @MainActor init(of window: Window) {}

  /// All of them, to be kept until the window comes back.
  var values: [String: PropertyValue] {
    get { latch.hold { stored } }
    set { latch.hold { stored = newValue } }
  }

  @MainActor func key(_ name: String) -> SceneKey {
    if let key = keys[name] { return key }
    let key = SceneKey(name)
    keys[name] = key
    return key
  }

  subscript(key: String) -> PropertyValue? {
    get { latch.hold { stored[key] } }
    set { latch.hold { stored[key] = newValue } }
  }
}

/// One key of one window, for all views that read it.
final class SceneKey: Source, DeferringBox, NamedSource {
  let sourceName: String

  init(_ name: String) { sourceName = name }

  func apply(_ update: PendingUpdate) { invalidate() }
}

/// What one `@SceneStorage` at one place reads and writes.
final class SceneStorageBox<Value>: Location<Value>, @unchecked Sendable {
  let plan: PropertyPlan
  let key: SceneKey
  private let values: SceneValues
  private let form: StoredForm<Value>
  private let latch = Latch()
  private var missing: Value
  private let place: WindowReference

  @MainActor init(_ storage: SceneStorage<Value>, of node: ViewNode, as plan: PropertyPlan) {
    self.plan = plan
    place = node.window.reference
    values = node.window.sceneValues
    key = values.key(storage.key)
    form = storage.form
    missing = storage.initial
  }

  private var current: Value { values[key.sourceName].flatMap(form.decode) ?? latch.hold { missing } }

  override func get() -> Value {
    key.access()
    return current
  }

  override var origin: AnyObject? { key }

  override func set(_ new: Value, _ transaction: Transaction?) {
    let values = Unchecked(value: (new, transaction))
    if tenure_is_main_thread() {
      asMainActor { write(values.value.0, values.value.1) }
    } else {
      onMain { self.write(values.value.0, values.value.1) }
    }
  }

  @MainActor private func write(_ new: Value, _ transaction: Transaction?) {
    guard let window = place.window, window.root != nil else { return reportLateWrite() }
    if window.isEvaluating { return plan.reportWriteInUpdate(window) }
    let raw = form.encode(new)
    if values[key.sourceName] == raw { return }
    window.log?.write(plan.owner, plan.name, current, new, at: ObjectIdentifier(key))
    values[key.sourceName] = raw
    guard let update = window.admit(Transaction.merged(transaction))
    else { return key.invalidate() }
    update.boxes.append(key)
  }

  @MainActor func adopt(_ storage: SceneStorage<Value>) { latch.hold { missing = storage.initial } }

  @MainActor private func reportLateWrite() {
    Issues.report(
      Issue(
        "A write to state that is gone was ignored.", severity: .note,
        evidence: "\(plan.owner).\(plan.name) was written after its window had been closed.",
        advice: "Keep what must outlive the window in a model or in AppStorage, or cancel the work with .task."))
  }
}

extension SceneStorage {
  func reportAway() {
    Issues.report(
      Issue(
        "Accessing SceneStorage's value outside of being installed on a View. "
          + "This will result in the default value and will not update.",
        evidence: "The key is \"\(key)\"; only a view that is on the screen has a scene.",
        advice: "Use it in body or in an action of a view; a model takes a value or a binding instead."))
  }
}

extension Window {
  fileprivate var sceneValues: SceneValues { part() }

  /// What the window's `@SceneStorage` properties hold. Set before mounting, it restores a window that was there before.
  package var sceneStorage: [String: PropertyValue] {
    get { sceneValues.values }
    set { sceneValues.values = newValue }
  }
}
