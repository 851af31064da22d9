/// A value in an actor, where every access waits its turn. Where there is nothing to wait for, `LockIsolated` is simpler.
///
///     let names = ActorIsolated<[String]>([])
///     await names.withValue { $0.append("Ada") }
@dynamicMemberLookup
public final actor ActorIsolated<Value: Sendable> {
  /// The value now.
  public var value: Value

  /// With a value to begin with.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { self.value = try value() }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member> & Sendable) -> Member {
    value[keyPath: keyPath]
  }

  /// Reads and writes it, while nobody else does.
  public func withValue<Result>(_ operation: @Sendable (inout Value) throws -> Result) rethrows -> Result {
    try operation(&value)
  }

  /// Gives it another value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows { value = try newValue() }
}
