import Foundation
import TenureCombine
import TenureElements
@_spi(Tree) import TenureTree

/// A value kept in user defaults: a preference of the user's, there again at the next start.
///
///     @AppStorage("showsBadges") private var showsBadges = true
///
/// All views that name the same key of the same store share the value; what `UserDefaults` itself is told counts too.
///
/// The trap: it is for preferences: small values that can be lost. The value after the `=` is no more than what is read while
/// nothing is stored, and is never stored itself.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let initial: Value
  let store: UserDefaults?
  let form: StoredForm<Value>
  var box: AppStorageBox<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, nil) }
  }

  public var projectedValue: Binding<Value> { Binding(location) }

  private var location: Location<Value> { box ?? FreeStorage(self) }

  // In the type itself: the compiler does not look for them in extensions.

  /// In a class: an observable object tells of its change before it writes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { FreeStorage(owner[keyPath: storage], of: owner).get() }
    set { FreeStorage(owner[keyPath: storage], of: owner).set(newValue, nil) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected projected: KeyPath<Owner, Binding<Value>>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Binding<Value> { Binding(FreeStorage(owner[keyPath: storage], of: owner)) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstalledProperty {
  package nonisolated static var comparesInput: Bool { true }

  package nonisolated func isSameInput(as other: AppStorage<Value>) -> Bool {
    key == other.key && store === other.store && areSame(initial, other.initial)
  }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = AppStorageBox(self, of: node, as: plan)
  }

  package mutating func adopt(_ old: AppStorage<Value>, in node: ViewNode, as plan: PropertyPlan) {
    if key == old.key && store === old.store {
      box = old.box
      box?.adopt(self)
    } else {
      old.box?.release()
      install(in: node, as: plan)
    }
  }

  package func uninstall(from node: ViewNode) { box?.release() }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.get(), sources: [$0.source], place: ObjectIdentifier($0.source)) }
  }
}
