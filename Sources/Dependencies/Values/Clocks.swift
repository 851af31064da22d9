import Clocks

extension DependencyValues {
  /// The clock that goes on while the machine sleeps. In tests it has to be overridden: by a `TestClock` or an
  /// `ImmediateClock`.
  ///
  ///     @Dependency(\.continuousClock) var clock
  ///     try await clock.sleep(for: .seconds(1))
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stands still while the machine sleeps. In tests it has to be overridden.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  private enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
    static var testValue: any Clock<Duration> {
      let place = Access.current?.place ?? .here
      return UnimplementedClock(
        "@Dependency(\\.continuousClock)", fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
    }
  }

  private enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
    static var testValue: any Clock<Duration> {
      let place = Access.current?.place ?? .here
      return UnimplementedClock(
        "@Dependency(\\.suspendingClock)", fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
    }
  }
}
