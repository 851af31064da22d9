import Foundation
import TenureCombine
import TenureElements
import TenureStorage
import TenureThread
@_spi(Tree) import TenureTree

/// What an `@AppStorage` away from any view reads and writes, in a model for instance: its store, or else the standard
/// one. Nobody who reads it here runs again (rule R147).
final class FreeStorage<Value>: Location<Value>, @unchecked Sendable {
  private let storage: AppStorage<Value>
  /// The model whose property it is, if it is one's.
  private let owner: AnyObject?

  init(_ storage: AppStorage<Value>, of owner: AnyObject? = nil) {
    self.storage = storage
    self.owner = owner
  }

  private var defaults: UserDefaults { storage.store ?? .standard }
  private var stored: PropertyValue? { defaults.object(forKey: storage.key).flatMap(PropertyValue.init) }

  override func get() -> Value { stored.flatMap(storage.form.decode) ?? storage.initial }

  override func set(_ value: Value, _ transaction: Transaction?) {
    let (old, new) = (stored, storage.form.encode(value))
    if old == new { return }
    if let owner {
      if PublishedWrites.isObserved, let name = storedName {
        PublishedWrites.report(owner, name, old: old.flatMap(storage.form.decode) ?? storage.initial, new: value)
      }
      if let object = owner as? any ObservableObject { announce(object) }
    }
    if tenure_is_main_thread() {
      let values = Unchecked(value: (new, transaction))
      asMainActor {
        StoredKey.of(storage.key, in: defaults).write(values.value.0, values.value.1, in: nil)
      }
    } else if let new {
      defaults.set(new.object, forKey: storage.key)
    } else {
      defaults.removeObject(forKey: storage.key)
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? FreeStorage<Value> else { return false }
    return storage.isSameInput(as: other.storage) && owner === other.owner
  }

  private func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// The property's name in the model.
  private var storedName: String? {
    var mirror: Mirror? = owner.map { Mirror(reflecting: $0) }
    while let current = mirror {
      for case (let label?, let value as AppStorage<Value>) in current.children where value.key == storage.key {
        return String(label.drop { $0 == "_" })
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
