/// What is known of where the program is.
///
///     for try await update in CLLocationUpdate.liveUpdates() { here = update.location }
public struct CLLocationUpdate: Sendable {
  /// Where it is: nobody knows.
  public var location: CLLocation? { nil }
  /// True: the user has denied it.
  public var authorizationDenied: Bool { true }
  /// False: nobody knows whether it moves.
  public var isStationary: Bool { false }

  /// What the user is doing.
  public enum LiveConfiguration: Sendable {
    /// One of these ways to move.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Updates from now on: one that says that they are denied, and none after it, until the task is cancelled.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// Updates, one after the other.
  public struct Updates: AsyncSequence, Sendable {
    /// One pass over them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: AsyncStream<CLLocationUpdate>.AsyncIterator
      /// The next one; nil once the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await rest.next() }
    }

    /// Begins from the first.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(rest: AsyncStream { $0.yield(CLLocationUpdate()) }.makeAsyncIterator())
    }
  }
}
