import Foundation
import TenureElements
import TenureGraph
import TenureStorage
import TenureThread
@_spi(Tree) import TenureTree

/// What one `@AppStorage` at one place reads and writes: a key of the store it was given, or else of the store that the
/// views above name.
final class AppStorageBox<Value>: Location<Value>, @unchecked Sendable {
  let plan: PropertyPlan
  private let key: String
  private let form: StoredForm<Value>
  private let latch = Latch()
  /// Read where nothing is stored; the latest that the view was made with.
  private var missing: Value
  /// The key in the store that is meant now.
  private var stored: StoredKey
  /// The store that the views above name; nil where one was given.
  private let environment: EnvironmentBox<UserDefaults?>?
  /// What the views above named the last time. Main actor only, like all below.
  @MainActor private var named: UserDefaults?
  /// nil once the view has left.
  @MainActor private var node: ViewNode?

  @MainActor init(_ storage: AppStorage<Value>, of node: ViewNode, as plan: PropertyPlan) {
    self.plan = plan
    self.node = node
    key = storage.key
    form = storage.form
    missing = storage.initial
    if let store = storage.store {
      environment = nil
      stored = StoredKey.of(key, in: store)
    } else {
      let box = EnvironmentBox({ $0.defaultAppStorage }, at: node, name: "defaultAppStorage")
      environment = box
      stored = StoredKey.of(key, in: box.latest ?? .standard)
    }
    super.init()
    stored.add(node)
  }

  override func get() -> Value {
    if environment != nil, tenure_is_main_thread() { asMainActor { followEnvironment() } }
    let (stored, missing) = latch.hold { (self.stored, self.missing) }
    stored.access()
    return stored.value.flatMap(form.decode) ?? missing
  }

  /// The key that is meant, for the inspector.
  @MainActor var source: StoredKey { latch.hold { stored } }

  /// The views above may name another store by now.
  @MainActor private func followEnvironment() {
    guard let environment, let node else { return }
    let defaults = environment.get() ?? .standard
    if defaults === named { return }
    named = defaults
    let new = StoredKey.of(key, in: defaults)
    if new === stored { return }
    stored.remove(node)
    new.add(node)
    latch.hold { stored = new }
  }

  override var origin: AnyObject? { latch.hold { stored } }

  override func set(_ new: Value, _ transaction: Transaction?) {
    let values = Unchecked(value: (new, transaction))
    if tenure_is_main_thread() { return asMainActor { write(values.value.0, values.value.1) } }
    let stored = latch.hold { self.stored }
    let (old, new) = (stored.value, form.encode(new))
    if old == new { return }
    // Told of on the way to the main actor before the store itself tells.
    onMain { self.written(old) }
    stored.put(new)
  }

  @MainActor private func write(_ new: Value, _ transaction: Transaction?) {
    followEnvironment()
    let (old, raw) = (stored.value, form.encode(new))
    if let window = node?.window, window.isEvaluating { return plan.reportWriteInUpdate(window) }
    if old == raw { return }
    node?.window.log?.write(
      plan.owner, plan.name, old.flatMap(form.decode) ?? missing, new, at: ObjectIdentifier(stored))
    stored.write(raw, transaction, in: node?.window)
  }

  @MainActor private func written(_ old: PropertyValue?) {
    guard let window = node?.window else { return }
    let new = stored.value
    window.log?.write(
      plan.owner, plan.name, old.flatMap(form.decode) ?? missing, new.flatMap(form.decode) ?? missing,
      at: ObjectIdentifier(stored))
    stored.toldOfWrite(in: window)
  }

  @MainActor func adopt(_ storage: AppStorage<Value>) {
    latch.hold { missing = storage.initial }
    environment?.catchUp()
  }

  /// The view has left. What is written from now on is stored all the same: the store is nobody's view.
  @MainActor func release() {
    if let node { stored.remove(node) }
    environment?.dispose()
    node = nil
  }
}
