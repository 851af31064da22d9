import IdentifiedCollections
import Observation

/// State whose properties are observed one by one. `@ObservableState` writes the conformance.
public protocol ObservableState: Observable {
  /// Which value this is.
  var _$mark: StateMark { get }
  /// The properties, and how they are changed where they lie.
  static var _$places: [StatePlace<Self>] { get }
}

extension ObservableState {
  /// None: what has no macro to write them is changed through its key paths.
  public static var _$places: [StatePlace<Self>] { [] }
}

extension ObservableState {
  /// What this value is known by; two values with the same one have the same history.
  public var _$id: ObservableStateID { ObservableStateID(_$mark) }
}

/// What a value of state is known by, wherever it is copied to.
public struct ObservableStateID: Hashable, Sendable {
  private let channel: ObjectIdentifier?
  private let cases: UInt64

  init(_ mark: StateMark) {
    channel = mark.channel.map { ObjectIdentifier($0) }
    cases = mark.cases
  }
}

// Which mark a property's value has. The macros call these; the compiler chooses by the property's type.

public func _$mark<Value: ObservableState>(of value: Value) -> StateMark { value._$mark }

public func _$mark<Value: ObservableState>(of value: Value?) -> StateMark {
  value.map { $0._$mark.inCase(1) } ?? StateMark.empty.inCase(0)
}

public func _$mark<Value: ObservableState>(of value: PresentationState<Value>) -> StateMark {
  _$mark(of: value.wrappedValue)
}

public func _$mark<ID, Element: ObservableState>(of value: IdentifiedArray<ID, Element>) -> StateMark {
  StateMark(stamp: value.ids.stamp)
}

public func _$mark<Element: ObservableState>(of value: StackState<Element>) -> StateMark {
  StateMark(stamp: value.elements.ids.stamp)
}

public func _$mark<Element: ObservableState>(of value: [Element]) -> StateMark {
  StateMark(elements: value.lazy.map { $0._$mark })
}

@_disfavoredOverload public func _$mark<Value>(of value: Value) -> StateMark { .unknown }
