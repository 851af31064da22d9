@_spi(Tree) import TenureTree

/// Two gestures that are recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Made with first and second.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What each of them says; nil for one that has not begun.
  public struct Value {
    /// The first.
    public var first: First.Value?
    /// The second.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { first._kinds.joined(with: second._kinds) }

  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let memory = step.memory
    var value = memory.values[0] as? Value ?? Value()
    let one = first._phase(after: step.inside(0))
    let other = second._phase(after: step.inside(1))
    value.first = one.value ?? value.first
    value.second = other.value ?? value.second
    memory.values[0] = value
    if one.isActive || other.isActive { return .active(value) }
    guard !one.isPossible || !other.isPossible else { return .possible }
    memory.forget()
    return one.isCancelled || other.isCancelled ? .cancelled : .ended(value)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that is waited for once another one has ended: a long press, then a drag.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Made with first and second.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// How far they are.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended; the second one has begun where it has a value.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { first._kinds.joined(with: second._kinds) }

  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let memory = step.memory
    guard let done = memory.values[0] as? First.Value else {
      switch first._phase(after: step.inside(0)) {
      case .possible: return .possible
      case .active(let value): return .active(.first(value))
      case .ended(let value):
        memory.values[0] = value
        return .active(.second(value, nil))
      case .cancelled: return .cancelled
      }
    }
    switch second._phase(after: step.inside(1)) {
    case .possible:
      guard step.stage == .ended || step.stage == .cancelled, second._kinds.contains(step.kind) else {
        return .possible
      }
      memory.forget()
      return .cancelled
    case .active(let value): return .active(.second(done, value))
    case .ended(let value):
      memory.forget()
      return .ended(.second(done, value))
    case .cancelled:
      memory.forget()
      return .cancelled
    }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which one is recognised; the first goes before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Made with first and second.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Which of them it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

extension ExclusiveGesture: FrameworkGesture {
  public var _kinds: [_GestureKind] { first._kinds.joined(with: second._kinds) }

  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> {
    let memory = step.memory
    // 1 and 2: which one goes on.
    let chosen = memory.values[0] as? Int
    if chosen != 2 {
      let phase = first._phase(after: step.inside(0))
      if chosen == 1 || !phase.isPossible {
        memory.values[0] = phase.isActive ? 1 : nil
        return phase.map(Value.first)
      }
    }
    let phase = second._phase(after: step.inside(1))
    memory.values[0] = phase.isActive ? 2 : nil
    return phase.map(Value.second)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises `other` at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Waits for `other` once this one has ended.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognises `other` where this one is not.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Says something else about the gesture: `body` makes the new value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, change: body)
  }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let change: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  /// Body, by the name that styles use.
  public typealias Body = Never
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  public var _kinds: [_GestureKind] { base._kinds }
  public func _phase(after step: _GestureStep) -> _GesturePhase<Value> { base._phase(after: step).map(change) }
}

extension [_GestureKind] {
  fileprivate func joined(with other: Self) -> Self { self + other.filter { !contains($0) } }
}

extension _GesturePhase {
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .cancelled: nil
    }
  }

  var isActive: Bool { if case .active = self { true } else { false } }
  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isCancelled: Bool { if case .cancelled = self { true } else { false } }

  func map<T>(_ change: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .cancelled: .cancelled
    }
  }
}
