import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Equal values, wherever they are shared.
  public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable, CustomStringConvertible {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
  public var description: String { "\(wrappedValue)" }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Equal values, wherever they are shared.
  public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomDumpRepresentable, CustomStringConvertible {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
  public var description: String { "\(wrappedValue)" }
}
