import CasePaths

/// A feature's state that is there while the feature is shown. `@Presents` makes a property of it; in state that is not an
/// `@ObservableState` it is the property wrapper.
///
///     @PresentationState var destination: Destination.State?
@dynamicMemberLookup @propertyWrapper
public struct PresentationState<State> {
  /// Kept apart, so that a feature may present another one like itself.
  private var storage: Storage

  /// With a value to begin with.
  public init(wrappedValue: State?) { storage = Storage(wrappedValue) }

  /// The state, nil while nothing is shown.
  public var wrappedValue: State? {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value, storage.mounted) }
      // Taken out for the change: who looks at a store's insides meanwhile, as those do who name what a reducer writes to a
      // shared value, finds nothing and disturbs nothing.
      var value = storage.take()
      defer { storage.value = value }
      yield &value
    }
  }

  /// Which one was shown when the reducer was done with the last action: what it has started is to be cancelled when it is
  /// there no more. No part of the value, so that nobody hears of it.
  var mounted: AnyHashable? { storage.mounted }
  func mount(_ identity: AnyHashable?) { storage.mounted = identity }

  /// The whole, for `ifLet(\.$destination, action: …)`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  private final class Storage: @unchecked Sendable {
    var value: State?
    /// Which one was shown when the reducer was done with the last action.
    var mounted: AnyHashable?

    init(_ value: State?, _ mounted: AnyHashable? = nil) { (self.value, self.mounted) = (value, mounted) }

    func take() -> State? {
      defer { value = nil }
      return value
    }
  }
}

extension PresentationState where State: CasePathable {
  /// One case of several, for the store of it alone:
  /// `.sheet(store: store.scope(state: \.$destination.edit, action: \.destination.edit))`.
  public subscript<Child>(dynamicMember keyPath: CaseKeyPath<State, Child>) -> PresentationState<Child> {
    PresentationState<Child>(wrappedValue: wrappedValue?[case: keyPath])
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.wrappedValue == b.wrappedValue }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes what `encode(to:)` encodes.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
