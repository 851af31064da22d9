import Foundation
@_spi(Tree) import TenureTree

/// A view that updates at the times of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
  /// When it was made anew last.
  @State fileprivate var date: Date?

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  public var body: some View {
    content(TimelineViewDefaultContext(date: date ?? Date(), cadence: .live))
      .task(id: beginning) { await follow() }
  }

  /// Tells one schedule from another.
  @MainActor private var beginning: [Date] {
    Array(schedule.entries(from: Date(timeIntervalSinceReferenceDate: 0), mode: .normal).prefix(2))
  }

  @MainActor private func follow() async {
    let start = Date()
    for entry in schedule.entries(from: start, mode: .normal) where entry > start {
      // A date knows no less than a tenth of a microsecond.
      let wait = (entry.timeIntervalSinceNow * 1e6).rounded()
      if wait > 0 { try? await Task.sleep(for: .microseconds(wait)) }
      if Task.isCancelled { return }
      date = entry
    }
  }
}

/// Why and when the content of a timeline view is updated.
public struct TimelineViewDefaultContext: Sendable {
  /// How often a timeline view updates. Always `live` here.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence
}

/// The date and cadence of an update, for the content of a timeline view.
extension TimelineView { public typealias Context = TimelineViewDefaultContext }

/// How often a timeline's schedule may update: as often as it says, or less to save power.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The times at which a timeline view updates.
public protocol TimelineSchedule {
  /// How often the schedule may update.
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Times at equal distances, without end.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// From the last time before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(next: nil, interval: 0) }
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(next: start.addingTimeInterval(steps * interval), interval: interval)
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    private let interval: TimeInterval

    fileprivate init(next: Date?, interval: TimeInterval) {
      upcoming = next
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Times that the program lists.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn: thirty times a second here, unless a longer interval is given.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? 0 : max(minimumInterval ?? 0, 1.0 / 30)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    Self(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
