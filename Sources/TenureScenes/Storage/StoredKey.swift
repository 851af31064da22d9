import Foundation
import TenureElements
import TenureGraph
import TenureIssues
import TenureStorage
import TenureThread
@_spi(Tree) import TenureTree

/// One key of one store, for all views of all windows that show it.
final class StoredKey: Source, @unchecked Sendable {
  let defaults: UserDefaults
  let key: String
  private let id: ID
  /// What was there when the views were told the last time. Main actor only, like all below.
  @MainActor private var told: PropertyValue?
  /// The views that have a property for this key, while they are on the screen.
  @MainActor private var nodes: [ObjectIdentifier: WeakNode] = [:]

  /// Foundation's stores by their name, others by their identity.
  private struct ID: Hashable {
    var store: AnyHashable
    var key: String
  }

  private struct Known { weak var key: StoredKey? }

  @MainActor private static var known: [ID: Known] = [:]
  @MainActor private static let listening: Void = DefaultsChanges.listen { domain, key in
    let id = ID(store: domain, key: key)
    if tenure_is_main_thread() { asMainActor { look(at: id) } } else { onMain { look(at: id) } }
  }

  @MainActor static func of(_ key: String, in defaults: UserDefaults) -> StoredKey {
    _ = listening
    let name = DefaultsName.of(defaults)
    if let name { DefaultsKeeper.shared.keep(name) }
    let id = ID(store: name.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(defaults)), key: key)
    if let known = known[id]?.key { return known }
    let new = StoredKey(key, in: DefaultsName.meant(by: defaults), as: id)
    known[id] = Known(key: new)
    new.checkKey()
    return new
  }

  @MainActor private init(_ key: String, in defaults: UserDefaults, as id: ID) {
    self.key = key
    self.defaults = defaults
    self.id = id
    super.init()
    told = value
  }

  @MainActor func add(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = WeakNode(node) }

  @MainActor func remove(_ node: ViewNode) {
    nodes[ObjectIdentifier(node)] = nil
    if nodes.isEmpty { Self.known[id] = nil }
  }

  /// What is stored now.
  var value: PropertyValue? { defaults.object(forKey: key).flatMap(PropertyValue.init) }

  /// Stores a value, or removes the key, from whatever thread.
  func put(_ new: PropertyValue?) {
    if let new { defaults.set(new.object, forKey: key) } else { defaults.removeObject(forKey: key) }
    if let name = id.store.base as? String { DefaultsKeeper.shared.changed(name) }
  }

  /// Stores a value and marks the views that read it, under the transaction of a write in `window`.
  @MainActor func write(_ new: PropertyValue?, _ transaction: Transaction?, in window: Window?) {
    told = new
    put(new)
    // Behind a removed value a registered one may come to light.
    told = value
    mark(transaction, in: window)
  }

  /// A view has written from another thread, and has told the record so.
  @MainActor func toldOfWrite(in window: Window) {
    told = value
    mark(nil, in: window)
  }

  /// Somebody may have stored another value.
  @MainActor private func look() {
    let now = value
    if now == told { return }
    let windows = windows
    if windows.contains(where: \.isEvaluating) { return onMain { self.look() } }
    for window in windows {
      window.log?.write("UserDefaults", key, Described(value: told), Described(value: now), at: ObjectIdentifier(self))
    }
    told = now
    mark(nil, in: windows.first)
  }

  @MainActor private func mark(_ transaction: Transaction?, in window: Window?) {
    guard let window,
      let update = window.admit(Transaction.merged(transaction))
    else { return invalidate() }
    update.boxes.append(self)
  }

  /// The windows that show the key.
  @MainActor private var windows: [Window] {
    var windows: [Window] = []
    for case let window? in nodes.values.map({ $0.value?.window }) where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    return windows
  }

  // MARK: Changes made elsewhere

  @MainActor private static func look(at id: ID) {
    if let key = known[id]?.key, key.isHeardOf { key.look() }
  }

  /// Looks at what other processes have saved.
  @MainActor static func lookAtFiles() { if !known.isEmpty { DefaultsKeeper.shared.refresh() } }

  /// Looks at everything, where Foundation tells of nothing.
  @MainActor static func lookAtUnheard() {
    if known.isEmpty || DefaultsChanges.areHeard { return }
    for id in known.keys { look(at: id) }
  }

  /// False where Apple's framework hears of no change by others: the key reads as a path of keys (rule R147).
  private var isHeardOf: Bool { !key.contains(".") && !key.hasPrefix("@") }

  @MainActor private func checkKey() {
    if isHeardOf { return }
    Issues.report(
      Issue(
        "Changes of the user default \"\(key)\" from outside of AppStorage are not noticed.",
        evidence:
          "The key \(key.contains(".") ? "contains a dot" : "begins with @"), so it is taken for a path of keys.",
        advice: "Give it a name without dots and without a leading @, such as "
          + "\"\(key.filter { $0 != "@" }.replacingOccurrences(of: ".", with: "-"))\"."))
  }
}

/// A stored value for people, or that there is none.
private struct Described: CustomStringConvertible {
  let value: PropertyValue?

  var description: String { value?.description ?? "nothing" }
}

extension StoredKey: DeferringBox {
  func apply(_ update: PendingUpdate) { invalidate() }
}

extension StoredKey: NamedSource {
  var sourceName: String { key }
}

extension Window {
  /// Before an event: what was stored elsewhere in the meantime is shown.
  package func noticeStoredChanges() {
    StoredKey.lookAtFiles()
    StoredKey.lookAtUnheard()
  }

  /// After an event: what it stored is shown, however it did.
  package func noticeOwnStoredChanges() { StoredKey.lookAtUnheard() }
}
