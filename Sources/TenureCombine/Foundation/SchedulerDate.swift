import Foundation

/// A point in time of a scheduler that goes by the calendar; `Owner` keeps the times of two schedulers apart.
///
/// Programs know it as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct _SchedulerDate<Owner>: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  /// The time now, by the harness's clock if there is one.
  static var now: _SchedulerDate {
    _SchedulerDate(SchedulingHook.now.map { Date(timeIntervalSince1970: Double($0) / 1e9) } ?? Date())
  }

  /// The time from now until this, in nanoseconds; zero if it is past. A date knows no less than a tenth of a microsecond.
  var delay: UInt64 { nanoseconds((Self.now.distance(to: self).timeInterval * 1e6).rounded() / 1e6) }

  public func distance(to other: _SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> _SchedulerDate { _SchedulerDate(date + n.timeInterval) }

  /// A length of time in seconds.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
    SchedulerTimeIntervalConvertible, Sendable
  {
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { abs(timeInterval) }

    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    public init?<T>(exactly source: T) where T: BinaryInteger {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}

/// A length of time in nanoseconds; zero if it is negative.
func nanoseconds(_ interval: TimeInterval) -> UInt64 {
  interval > 0 ? UInt64(exactly: (interval * 1e9).rounded()) ?? .max : 0
}
