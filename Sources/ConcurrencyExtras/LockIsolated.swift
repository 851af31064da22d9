import Foundation

/// A value behind a lock, to be read and written from any thread: what a test's stubs note down.
///
///     let calls = LockIsolated(0)
///     client.save = { _ in calls.withValue { $0 += 1 } }
///
/// The trap: reading `value` and writing it back are two steps. Do both in one `withValue`.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var current: Value
  private let lock = NSRecursiveLock()
  fileprivate var copy: Value { lock.withLock { current } }

  /// With a value to begin with.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { current = try value() }

  /// A property of the value.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    lock.withLock { current[keyPath: keyPath] }
  }

  /// Reads and writes it, while nobody else does.
  public func withValue<Result: Sendable>(_ operation: @Sendable (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try operation(&current) }
  }

  /// Gives it another value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { current = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value now.
  public var value: Value { lock.withLock { current } }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Equal values.
  public static func == (a: LockIsolated, b: LockIsolated) -> Bool { a.copy == b.copy }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(copy) }
}
