/// A value with an id, where the value has none of its own.
///
///     var selection: Identified<Row.ID, Detail.State?>?
///     …
///     state.selection = Identified(nil, id: row.id)
///     state.selection?.value = Detail.State()
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// What it is known by.
  public let id: ID
  /// What it holds.
  public var value: Value

  /// A value with an id.
  public init(_ value: Value, id: ID) { (self.id, self.value) = (id, value) }

  /// A value with one of its properties as its id.
  public init(_ value: Value, id: KeyPath<Value, ID>) { self.init(value, id: value[keyPath: id]) }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
