import IssueReporting

/// A value that is read and written where somebody else keeps it: what `Binding` is to views, for code that is no view.
///
///     @UIBinding var count = 0
///     let control = Stepper(value: $count)
///
///     final class Stepper {
///       @UIBinding var value: Int
///       init(value: UIBinding<Int>) { _value = value }
///     }
///
/// Read in `observe { }` it is observed. The trap: `@UIBinding var count = 0` makes a value of its own, as `@State` does for
/// a view; hand over `$count` to share it.
@propertyWrapper @dynamicMemberLookup public struct UIBinding<Value> {
  let place: UIPlace<Value>
  /// What each write is accompanied by.
  public var transaction = UITransaction()

  init(_ place: UIPlace<Value>, _ transaction: UITransaction = UITransaction()) {
    self.place = place
    self.transaction = transaction
  }

  /// A value of its own.
  public init(wrappedValue: Value) { self.init(OwnPlace(wrappedValue)) }

  /// The same as another one.
  public init(projectedValue: UIBinding<Value>) { self = projectedValue }

  /// One that always reads this value. What is written is dropped.
  public static func constant(_ value: Value) -> UIBinding { UIBinding(ConstantPlace(value)) }

  /// The value now.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { withUITransaction(transaction) { place.value = newValue } }
  }

  /// This, to be handed over, or to get a part of: `$count`.
  public var projectedValue: UIBinding<Value> { self }

  /// The same, whose writes are accompanied by a transaction.
  public func transaction(_ transaction: UITransaction) -> UIBinding { UIBinding(place, transaction) }
}

extension UIBinding: @unchecked Sendable where Value: Sendable {}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

/// What a binding leads to: equal for two that were derived from the same object in the same way, whatever is there now.
///
///     UIBindingIdentifier($model.name) == UIBindingIdentifier($model.name)       // and not that of $model.title
public struct UIBindingIdentifier: Hashable {
  private let name: AnyHashable
  /// Without it an object that was made later might get the same name.
  private let keeper: Keeper

  private struct Keeper: Hashable {
    let place: AnyObject
    static func == (a: Keeper, b: Keeper) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// That of a binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    name = binding.place.name
    keeper = Keeper(place: binding.place)
  }
}
