import TenureWorld

extension Screen {
  /// What the screen waits for, in words: work on other queues and threads, timers, tasks that have not ended. Once it is
  /// closed, what that had not ended: a `Task { }` that nobody cancels, a `.task` that does not heed that it is cancelled.
  ///
  ///     screen.close()
  ///     #expect(screen.pending == [])
  public var pending: [String] {
    if let leftOver { return leftOver }
    var lines = world.outside
    if let timers = world.timers {
      let count = timers.count == 1 ? "1 timer" : "\(timers.count) timers"
      lines.append("\(count), the next in \(timers.next - world.now)")
    }
    return lines + world.openTasks
  }

  /// Lets real time pass until the condition holds, for what comes from outside of the screen: an answer of a real server,
  /// a thread of a library. Looks each time something has come in, and never sleeps in between; throws when the time is up.
  ///
  ///     try await screen.wait(until: { screen.shows("Loaded") })
  ///
  /// The trap: virtual time stands still meanwhile. What sleeps in the screen's code wakes in `advance(by:)`.
  public func wait(
    until condition: () -> Bool, atMost limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws {
    let began = ContinuousClock.now
    while true {
      let seen = world.news
      world.drain()
      await mainQueue()
      world.drain()
      if condition() { return }
      let left = limit - began.duration(to: .now)
      if let stopped {
        throw ScreenError("Waiting is of no use: the program has stopped.", stopped.fact, stopped.advice).at(
          fileID, line)
      }
      if left <= .zero {
        let pending = pending.map { "  \($0)" }.joined(separator: "\n")
        throw ScreenError(
          "The condition did not become true within \(limit).",
          (pending.isEmpty ? "The screen waits for nothing." : "The screen waits for:\n\(pending)") + "\n\(reading)",
          "Is the condition about this screen? What sleeps in its code wakes in advance(by:), not here."
        ).at(fileID, line)
      }
      await world.news(after: seen, within: left)
    }
  }
}
