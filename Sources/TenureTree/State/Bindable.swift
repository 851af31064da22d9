import Observation

/// Makes bindings to the properties of an observable object: `$model.name`. It owns nothing.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Gives the bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Refused by the compiler: only an `@Observable` object has bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init(storing value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// For an `@Observable` object that somebody else owns.
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }
  /// In a body: `@Bindable var model = model`.
  public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }
  /// Takes over another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: DynamicProperty {}
