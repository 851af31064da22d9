/// Which objects to fetch, in which order, and how many.
///
///     var newest = FetchDescriptor<Trip>(predicate: #Predicate { $0.isPaid }, sortBy: [SortDescriptor(\.start)])
///     newest.fetchLimit = 5
public struct FetchDescriptor<T: PersistentModel> {
  /// Those for which it is true; all without one.
  public var predicate: Predicate<T>?
  /// The order; without any, that in which they were made.
  public var sortBy: [SortDescriptor<T>]
  /// At most so many.
  public var fetchLimit: Int?
  /// Without the first so many.
  public var fetchOffset: Int?
  /// Whether objects are found that were inserted and not saved yet.
  public var includePendingChanges = true
  /// What to read at once. Here objects are read whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Whose objects to read at once. Here they are read when they are asked for.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Those for which `predicate` is true, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func sort(_ models: inout [T]) {
    if sortBy.isEmpty { return }
    models.sort { areInOrder($0, $1) }
  }

  func areInOrder(_ first: T, _ second: T) -> Bool {
    for descriptor in sortBy {
      switch descriptor.compare(first, second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    // What is equal stays in the order in which it was made.
    return first._$model.number < second._$model.number
  }
}
