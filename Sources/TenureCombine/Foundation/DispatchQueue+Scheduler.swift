import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time of the queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      let time = dispatchTime.uptimeNanoseconds, length = UInt64(n.nanoseconds.magnitude)
      let moved =
        n.nanoseconds >= 0 ? time.addingReportingOverflow(length) : time.subtractingReportingOverflow(length)
      let end: UInt64 = n.nanoseconds >= 0 ? .max : 0
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: moved.overflow ? end : moved.partialValue))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      var nanoseconds: Int

      /// The length as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }
      public var magnitude: Int { Int(clamping: nanoseconds.magnitude) }

      private init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: nanoseconds = .max
        @unknown default: nanoseconds = .max
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        nanoseconds = value
      }

      public static func seconds(_ s: Int) -> Stride { clamped(s, by: 1_000_000_000) }
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? .min : .max))
      }
      public static func milliseconds(_ ms: Int) -> Stride { clamped(ms, by: 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { clamped(us, by: 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      private static func clamped(_ value: Int, by unit: Int) -> Stride {
        let product = value.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: product.overflow ? (value < 0 ? .min : .max) : product.partialValue)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.nanoseconds + rhs.nanoseconds) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.nanoseconds - rhs.nanoseconds) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.nanoseconds * rhs.nanoseconds) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }

  /// How the queue runs an action.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public var now: SchedulerTimeType {
    SchedulerTimeType(SchedulingHook.now.map { DispatchTime(uptimeNanoseconds: $0) } ?? .now())
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if SchedulingHook.take(isMain: isMain, action) != nil { return }
    let carried = Carried(action), options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { carried.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if SchedulingHook.take(after: delay(until: date), isMain: isMain, action) != nil { return }
    let carried = Carried(action), options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { carried.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let every = UInt64(max(0, interval.nanoseconds))
    if let taken = SchedulingHook.take(after: delay(until: date), every: every, isMain: isMain, action) { return taken }
    let carried = Carried(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.setEventHandler { carried.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// A mark on the main queue: off Apple's platforms `DispatchQueue.main` is another object each time.
  private static let mainMark = Carried<DispatchSpecificKey<Bool>>(
    {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }())

  private var isMain: Bool { getSpecific(key: Self.mainMark.value) == true }
  private func delay(until date: SchedulerTimeType) -> UInt64 { UInt64(max(0, now.distance(to: date).nanoseconds)) }
}
