import CasePaths
import SwiftUI

/// A property of the state that a binding writes, with the value: `.set(\.name, "Ada")`.
public struct BindingAction<Root>: @unchecked Sendable {
  /// The property.
  public let keyPath: PartialKeyPath<Root>
  let set: (inout Root) -> Void
  let value: Any
  /// Who sends it asks whether it was written.
  var receipt: BindingReceipt?
  private let isSame: (Any) -> Bool

  init<Value>(
    _ keyPath: PartialKeyPath<Root>, set: @escaping (inout Root) -> Void, value: Value,
    isSame: @escaping (Any) -> Bool
  ) {
    (self.keyPath, self.set, self.value, self.isSame) = (keyPath, set, value, isSame)
  }

  /// Writes a property of an `@ObservableState`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> BindingAction where Root: ObservableState {
    BindingAction(
      keyPath, set: { $0[keyPath: keyPath] = value }, value: value, isSame: { $0 as? Value == value })
  }

  /// Writes a `@BindingState`: `.set(\.$name, "Ada")`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> BindingAction {
    BindingAction(
      keyPath, set: { $0[keyPath: keyPath].wrappedValue = value }, value: value, isSame: { $0 as? Value == value })
  }

  /// Matches the action for a property in a `switch`: `case .binding(\.name)`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: BindingAction) -> Bool {
    keyPath == action.keyPath
  }
}

extension BindingAction: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool { a.keyPath == b.keyPath && a.isSame(b.value) }
}

extension BindingAction: CustomDebugStringConvertible {
  public var debugDescription: String { ".set(\(WrittenPath.of(keyPath)), \(value))" }
}

extension BindingAction: CasePathable {
  /// The properties for all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The properties: `store.receive(\.binding.name)`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The writes of one property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath(
        unchecked: { .set(keyPath, $0) }, extract: { $0.keyPath == keyPath ? $0.value as? Value : nil })
    }

    /// The writes of one property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        unchecked: { .set(keyPath, $0) }, extract: { $0.keyPath == keyPath ? $0.value as? Value : nil })
    }
  }
}

/// Actions of which one writes properties of the state: `case binding(BindingAction<State>)`.
public protocol BindableAction<State> {
  /// The feature's state.
  associatedtype State
  /// The action for a write.
  static func binding(_ action: BindingAction<State>) -> Self
  /// The write, where this action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The write, where this action is one: found by looking into it.
  public var binding: BindingAction<State>? {
    if let found = AnyCasePath<Self, BindingAction<State>>(reflecting: { .binding($0) }).extract(from: self) {
      return found
    }
    return nil
  }
}

extension BindableAction where Self: CasePathable {
  /// The action for a write of a property: `store.send(.set(\.name, "Ada"))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self where State: ObservableState { .binding(.set(keyPath, value)) }
}

extension BindableAction {
  /// The action for a write of a `@BindingState`: `viewStore.send(.set(\.$name, "Ada"))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self { .binding(.set(keyPath, value)) }
}

/// Writes what bindings write. Put it before what reacts to it.
///
///     var body: some ReducerOf<Self> {
///       BindingReducer()
///       Reduce { … case .binding(\.name): … }
///     }
public struct BindingReducer<State, Action, ViewAction: BindableAction<State>>: Reducer {
  private let extract: (Action) -> ViewAction?

  /// For actions that can be bound themselves.
  public init() where Action == ViewAction { extract = { $0 } }

  /// For actions of which one case can be bound: `BindingReducer(action: \.view)`.
  public init(action: CaseKeyPath<Action, ViewAction>) {
    let path = ActionPath(action)
    extract = { path.extract(from: $0) }
  }

  /// For actions that a function finds the write in.
  public init(action: @escaping (Action) -> ViewAction?) { extract = action }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let write = extract(action)?.binding else { return .none }
    write.receipt?.isWritten = true
    if ChangedReducers.areNoted { ChangedReducers.runningLeaf(&state, write.set) } else { write.set(&state) }
    return .none
  }
}

/// A property that bindings may write, of state that is not an `@ObservableState`: the older style.
@dynamicMemberLookup @propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value
  /// With a value to begin with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The whole, for key paths: `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value, for key paths: `.set(\.$address.street, "Main Street")`.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> BindingState<Member> {
    get { BindingState<Member>(wrappedValue: wrappedValue[keyPath: keyPath]) }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}
extension BindingState: Decodable where Value: Decodable {
  /// Decodes what `encode(to:)` encodes.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension BindingState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
