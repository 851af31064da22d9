/// The tie between a publisher and one subscriber: demand goes up through it, and cancellation.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for this many values more. Nothing is emitted that was not asked for.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions without behaviour.
public enum Subscriptions {
  /// A subscription that does nothing, for publishers that complete at once.
  public static var empty: any Subscription { EmptySubscription.only }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let only = EmptySubscription()
  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
