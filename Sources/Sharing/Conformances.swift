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
  package var customDumpHolder: ObjectIdentifier { reference.root }
  /// `Shared<Int>(.appStorage("count"))`, or `Shared<Int>(value: 3)` without a key.
  public var description: String { "Shared<\(name(of: Value.self))>(\(reference.current.keyName))" }
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
  package var customDumpHolder: ObjectIdentifier { reference.root }
  /// `SharedReader<Int>(.appStorage("count"))`, or `SharedReader<Int>(value: 3)` without a key.
  public var description: String { "SharedReader<\(name(of: Value.self))>(\(reference.current.keyName))" }
}

/// A type as a program writes it: `Int?`, `[String]`, `Feature.State`; without its module.
func name(of type: Any.Type) -> String {
  var name = _typeName(type, qualified: true)
    .replacing(/\(unknown context at [^)]*\)\./, with: "")
    .replacing(/\((\w+) in [^)]*\)/) { $0.1 }
    .replacing(/\b\w+\.((?:\w+\.)*\w+)/) { $0.1 }
  // What is innermost first: nothing in it has a '<' any more then.
  while true {
    let shorter =
      name
      .replacing(/\bOptional<([^<>]*)>/) { "\($0.1)?" }
      .replacing(/\bArray<([^<>]*)>/) { "[\($0.1)]" }
      .replacing(/\bDictionary<([^<>,]*), ([^<>]*)>/) { "[\($0.1): \($0.2)]" }
    if shorter == name { return name }
    name = shorter
  }
}
