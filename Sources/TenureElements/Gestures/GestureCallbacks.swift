@_spi(Tree) import TenureTree

/// A gesture that tells a closure of its changes.
public struct _ChangedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: FrameworkGesture {
  public typealias Value = Base.Value

  public var _kinds: [_GestureKind] { base._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let phase = base._phase(after: step)
    if case .active(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture that tells a closure of its end.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: FrameworkGesture {
  public typealias Value = Base.Value

  public var _kinds: [_GestureKind] { base._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let phase = base._phase(after: step)
    if case .ended(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture that writes a gesture state while it goes on, and gives it back its first value when it ends.
public struct GestureStateGesture<Base: Gesture, State> {
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: FrameworkGesture {
  public typealias Value = Base.Value

  public var _kinds: [_GestureKind] { base._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let phase = base._phase(after: step)
    switch phase {
    case .possible: break
    case .active(let value): state.write { change(value, &$0, &$1) }
    case .ended, .cancelled: state.end()
    }
    return phase
  }
}

extension Gesture {
  /// Keeps `state` up to date while the gesture goes on; at its end, or when it is cancelled, the state returns to its
  /// first value.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }

  /// Runs `action` when the gesture has ended, not when it was cancelled.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs `action` with each value while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
