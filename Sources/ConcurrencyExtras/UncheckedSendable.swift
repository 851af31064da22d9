/// A value that is handed to other threads although its type does not say that it may be.
///
/// The trap: nobody checks. Use it for what is safe for a reason that the compiler cannot know.
@dynamicMemberLookup @propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Of a value.
  public init(_ value: Value) { self.value = value }
  /// As a property wrapper.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
    _modify { yield &value }
  }

  /// This, to be handed over.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member { value[keyPath: keyPath] }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes what `encode(to:)` encodes.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}
extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A hashable value of any type that may be handed to other threads: an id, say.
public struct AnyHashableSendable: Hashable, Sendable, CustomStringConvertible {
  /// The value.
  public let base: any Hashable & Sendable

  /// Of a value; of another one of these, its value.
  public init(_ base: some Hashable & Sendable) { self.base = (base as? AnyHashableSendable)?.base ?? base }

  /// Equal values.
  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
  public var description: String { "\(base)" }
}
