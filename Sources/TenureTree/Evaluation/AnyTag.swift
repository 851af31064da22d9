/// What a view is called, of whatever type that is: who asks for tags of this type is told all of them.
package struct AnyTag: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  package init<Value: Hashable>(_ value: Value) {
    (type, self.value) = (ObjectIdentifier(Value.self), AnyHashable(value))
  }
}
