/// Something that is under way and can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, so that it lives as long as the collection.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, so that it lives as long as the set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels what it holds when told to, or when the last reference to it goes; so an ignored result stops at once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?  // nil iff cancelled

  /// Runs `cancel` once, on `cancel()` or `deinit`.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Wraps something cancellable and keeps it alive.
  public init<C>(_ canceller: C) where C: Cancellable { action = canceller.cancel }

  deinit { action?() }

  public func cancel() { lock.locked { take(&action) }?() }

  /// Adds this to a collection.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Adds this to a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
