extension Task where Success == Never, Failure == Never {
  /// Lets other tasks go first, many times over: in a test that waits for what has no end to wait for. Those of the shared
  /// pool, those of the main actor, and with these the tasks of a screen under test, which run on the main queue.
  ///
  /// Nothing says when that is over. There is a queue for each priority: each round waits behind what is in them now.
  public static func megaYield(count: Int = 20) async {
    for round in 0..<count {
      for priority in [TaskPriority.high, .medium, .low, .background] {
        await Task<Void, Never>.detached(priority: priority) { await Task.yield() }.value
      }
      // The main actor may be busy for long, with other tests for one: every few rounds.
      if round % 5 == 4 { await MainActor.run {} }
    }
  }

  /// Waits until it is cancelled.
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// The value; the task is cancelled when the one that waits is.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The value; the task is cancelled when the one that waits is.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Result where Failure == any Error {
  /// What an asynchronous function returns or throws.
  public init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
