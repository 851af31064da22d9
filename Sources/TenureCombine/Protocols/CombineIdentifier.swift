import Synchronization

/// An identity for publishers' streams, unique in the process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Atomic<UInt>(0)
  private let value: UInt

  /// An identity that nothing else has.
  public init() { value = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue }

  /// The identity of an object, valid while the object lives.
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// What can be told apart in a stream. A class gets this for free; a struct stores `let combineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
