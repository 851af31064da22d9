@_spi(Tree) import TenureTree

/// A gesture whose type is not said: one of several, for example.
///
///     var gesture: AnyGesture<Void> {
///       isQuick ? AnyGesture(TapGesture()) : AnyGesture(LongPressGesture().map { _ in })
///     }
public struct AnyGesture<Value> {
  private let gesture: any Gesture<Value>

  /// The same gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { gesture._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> { gesture._phase(after: step) }
}

/// A gesture or none: `.gesture(isLocked ? nil : DragGesture())`.
extension Optional: Gesture, FrameworkGesture where Wrapped: Gesture {
  /// That of the gesture.
  public typealias Value = Wrapped.Value
  /// Those of the gesture, or none.
  public var _kinds: [_GestureKind] { self?._kinds ?? [] }
  /// That of the gesture.
  public func _phase(after step: _GestureStep) -> _GesturePhase<Wrapped.Value> {
    self?._phase(after: step) ?? .cancelled
  }
}
