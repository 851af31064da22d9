import Observation

/// Makes bindings to the properties of an observable object for code that is no view: `$model.name`. It owns nothing.
///
///     @UIBindable var model: Model
///     let field = Field(text: $model.name)
@propertyWrapper @dynamicMemberLookup public struct UIBindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Gives the bindings: `$model.name`.
  public var projectedValue: UIBindable<Value> { self }

  /// Takes over another one.
  public init(projectedValue: UIBindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> UIBinding<Member> {
    UIBinding(ObjectPlace(wrappedValue, keyPath))
  }
}

extension UIBindable where Value: Observable {
  /// For an `@Observable` object that somebody else owns.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// In a function: `@UIBindable var model = model`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
