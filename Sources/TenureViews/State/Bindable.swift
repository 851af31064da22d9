import Observation

/// Makes bindings to the properties of an observable object: `$model.name`. It owns nothing.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init(storing value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: DynamicProperty {}
