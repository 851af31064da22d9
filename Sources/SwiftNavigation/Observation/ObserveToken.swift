import Synchronization
import TenureThread

/// Ends what `observe { }` has begun: by `cancel()`, or when nobody holds it any more.
public final class ObserveToken: Sendable {
  private let isOver = Atomic(false)
  private weak let loop: ObserveLoop?

  init(_ loop: ObserveLoop) { self.loop = loop }

  deinit { cancel() }

  /// True once it has been cancelled.
  public var isCancelled: Bool { isOver.load(ordering: .relaxed) }

  /// Ends it. What it captures is let go.
  public func cancel() {
    if isOver.exchange(true, ordering: .relaxed) { return }
    guard let loop else { return }
    if tenure_is_main_thread() { MainActor.assumeIsolated { loop.stop() } } else { Task { @MainActor in loop.stop() } }
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<ObserveToken>) { set.insert(self) }

  /// Keeps it in an array.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) { collection.append(self) }
}

extension ObserveToken: Hashable {
  /// True when they are the same.
  public static func == (a: ObserveToken, b: ObserveToken) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
