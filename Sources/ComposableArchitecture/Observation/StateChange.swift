import IdentifiedCollections

/// One change of one property: what was there before, and whether those who read the property are to be told.
public struct StateChange {
  fileprivate let before: StateMark
  /// True when those who read the property are told, before and after.
  let isTold: Bool
  /// True when the value that holds the property is another one from now on.
  let isStep: Bool

  /// The end of a change in place, after which the property has the mark `after`.
  public func end(_ after: StateMark) -> StateChangeEnd {
    if isTold { return StateChangeEnd(tellsOfEnd: true, tellsOfAll: false, isStep: false) }
    return StateChangeEnd(
      tellsOfEnd: false, tellsOfAll: !after.isKnown(since: before), isStep: !after.isSame(as: before))
  }
}

/// What there is to tell at the end of a change in place.
public struct StateChangeEnd {
  let tellsOfEnd: Bool
  let tellsOfAll: Bool
  let isStep: Bool
}

/// A property is about to be changed in place. A value that can be observed tells of its changes by itself; of another one
/// nothing is known, and it is told of.
public func _$change<Value: ObservableState>(within value: Value) -> StateChange { change(within: _$mark(of: value)) }
public func _$change<Value: ObservableState>(within value: Value?) -> StateChange { change(within: _$mark(of: value)) }
public func _$change<Value: ObservableState>(within value: PresentationState<Value>) -> StateChange {
  change(within: _$mark(of: value))
}
public func _$change<ID, Value: ObservableState>(within value: IdentifiedArray<ID, Value>) -> StateChange {
  change(within: _$mark(of: value))
}
public func _$change<Value: ObservableState>(within value: StackState<Value>) -> StateChange {
  change(within: _$mark(of: value))
}
public func _$change<Value: ObservableState>(within value: [Value]) -> StateChange { change(within: _$mark(of: value)) }
@_disfavoredOverload public func _$change<Value>(within value: Value) -> StateChange { change(within: .unknown) }

private func change(within mark: StateMark) -> StateChange {
  StateChange(before: mark, isTold: mark.isPlain, isStep: mark.isPlain)
}

/// A property is about to be given another value.
public func _$change<Value: ObservableState>(from old: Value, to new: Value) -> StateChange {
  change(from: _$mark(of: old), to: _$mark(of: new))
}
public func _$change<Value: ObservableState>(from old: Value?, to new: Value?) -> StateChange {
  change(from: _$mark(of: old), to: _$mark(of: new))
}
public func _$change<Value: ObservableState>(
  from old: PresentationState<Value>, to new: PresentationState<Value>
) -> StateChange {
  change(from: _$mark(of: old), to: _$mark(of: new))
}
// Arrays have no history of their own: one that looks the same may hold other elements.
public func _$change<ID, Value: ObservableState>(
  from old: IdentifiedArray<ID, Value>, to new: IdentifiedArray<ID, Value>
) -> StateChange { change(from: .unknown, to: .unknown) }
public func _$change<Value: ObservableState>(from old: StackState<Value>, to new: StackState<Value>) -> StateChange {
  change(from: .unknown, to: .unknown)
}
@_disfavoredOverload public func _$change<Value: Equatable>(from old: Value, to new: Value) -> StateChange {
  StateChange(before: .unknown, isTold: old != new, isStep: true)
}
@_disfavoredOverload public func _$change<Value>(from old: Value, to new: Value) -> StateChange {
  change(from: .unknown, to: .unknown)
}

private func change(from old: StateMark, to new: StateMark) -> StateChange {
  StateChange(before: old, isTold: !new.isSame(as: old), isStep: true)
}
