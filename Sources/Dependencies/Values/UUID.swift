import Foundation
import Synchronization

/// Makes identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Identifiers from a function.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// Always the same one.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// Identifiers that count: `00000000-0000-0000-0000-000000000000`, then one with 1 at its end, and so on.
  public static var incrementing: Self {
    let count = Counter()
    return Self { UUID(count.next()) }
  }

  /// Another identifier.
  public func callAsFunction() -> UUID { generate() }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
      value.withLock { value in
        defer { value += 1 }
        return value
      }
    }
  }
}

extension UUID {
  /// An identifier for tests: a number at its end, zeros before.
  ///
  ///     UUID(1)      // 00000000-0000-0000-0000-000000000001
  public init(_ number: Int) {
    let digits = String(UInt(bitPattern: number), radix: 16)
    let all = String(repeating: "0", count: 32 - digits.count) + digits
    var bytes = all.makeIterator()
    var text = ""
    for length in [8, 4, 4, 4, 12] {
      text += (text.isEmpty ? "" : "-") + (0..<length).compactMap { _ in bytes.next().map(String.init) }.joined()
    }
    self = UUID(uuidString: text) ?? UUID()
  }
}

extension DependencyValues {
  /// Makes identifiers. In tests it has to be overridden.
  ///
  ///     @Dependency(\.uuid) var uuid
  ///     withDependencies { $0.uuid = .incrementing } operation: { … }
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }

  private enum UUIDKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static var testValue: UUIDGenerator {
      let access = Access.current
      return UUIDGenerator {
        access?.reportUnimplemented("$0.uuid = .incrementing")
        return UUID()
      }
    }
  }
}
