import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// A value that belongs to one window and comes back with it: the selected tab, the position in a list.
///
///     @SceneStorage("tab") private var tab = Tab.inbox
///
/// The trap: another window has another one, and a window that a user closes takes its values along.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let initial: Value
  let form: StoredForm<Value>
  var box: SceneStorageBox<Value>?

  init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { if let box { box.set(newValue, nil) } else { reportAway() } }
  }

  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    reportAway()
    return .constant(initial)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstalledProperty {
  package nonisolated static var comparesInput: Bool { true }

  package nonisolated func isSameInput(as other: SceneStorage<Value>) -> Bool {
    key == other.key && areSame(initial, other.initial)
  }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = SceneStorageBox(self, of: node, as: plan)
  }

  package mutating func adopt(_ old: SceneStorage<Value>, in node: ViewNode, as plan: PropertyPlan) {
    if key == old.key {
      box = old.box
      box?.adopt(self)
    } else {
      install(in: node, as: plan)
    }
  }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.get(), sources: [$0.key], place: ObjectIdentifier($0.key)) }
  }
}
