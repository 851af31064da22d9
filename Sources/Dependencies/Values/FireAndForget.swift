/// Starts work for which nobody waits.
public struct FireAndForget: Sendable {
  private let start: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  init(_ start: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void) {
    self.start = start
  }

  /// Starts the work. In tests it is waited for.
  public func callAsFunction(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) async { await start(priority, operation) }
}

extension DependencyValues {
  /// Starts work for which nobody waits, and which goes on when the caller is cancelled. In tests it is waited for.
  ///
  ///     await fireAndForget { try await analytics.track("tap") }
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }

  private enum FireAndForgetKey: DependencyKey {
    static let liveValue = FireAndForget { priority, operation in
      Task(priority: priority) { try await operation() }
    }
    static let testValue = FireAndForget { priority, operation in
      try? await Task(priority: priority) { try await operation() }.value
    }
  }
}
