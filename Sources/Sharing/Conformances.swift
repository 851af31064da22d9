import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Equal values, wherever they are shared. In a step of a test, what it expects is compared with what is.
  public static func == (a: Self, b: Self) -> Bool {
    SharedReading.read(isFirst: true) { a.wrappedValue } == SharedReading.read(isFirst: false) { b.wrappedValue }
  }
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable, DumpedOnSides, CustomStringConvertible {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
  package func customDumpValue(on side: DiffSide) -> Any {
    SharedReading.read(isFirst: side == .first) { wrappedValue }
  }
  /// `Shared<Int>(.appStorage("count"))`, or `Shared<Int>(value: 3)` without a key.
  public var description: String { "Shared<\(Value.self)>(\(reference.current.keyName))" }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Equal values, wherever they are shared. In a step of a test, what it expects is compared with what is.
  public static func == (a: Self, b: Self) -> Bool {
    SharedReading.read(isFirst: true) { a.wrappedValue } == SharedReading.read(isFirst: false) { b.wrappedValue }
  }
}

extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomDumpRepresentable, DumpedOnSides, CustomStringConvertible {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
  package func customDumpValue(on side: DiffSide) -> Any {
    SharedReading.read(isFirst: side == .first) { wrappedValue }
  }
  /// `SharedReader<Int>(.appStorage("count"))`, or `SharedReader<Int>(value: 3)` without a key.
  public var description: String { "SharedReader<\(Value.self)>(\(reference.current.keyName))" }
}
