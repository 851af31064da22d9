import Synchronization

/// Tells one interval from others of the same name.
public struct OSSignpostID: RawRepresentable, Equatable, Hashable, Sendable, Comparable {
  /// The number behind it.
  public let rawValue: UInt64

  /// The one of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// The one of a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// One that no other interval of this process has.
  public init(log: OSLog) { self.init(Self.next.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// The one of an object.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// Where only one interval of the name runs at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval has it.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No interval has it.
  public static let null = OSSignpostID(0)

  /// By their numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

  private static let next = Atomic<UInt64>(0)
}

/// What a signpost says of an interval.
public struct OSSignpostType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number behind it.
  public let rawValue: UInt8
  /// The one of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// An interval starts.
  public static let begin = OSSignpostType(rawValue: 1)
  /// An interval ends.
  public static let end = OSSignpostType(rawValue: 2)

  var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}
