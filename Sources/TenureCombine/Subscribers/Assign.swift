extension Subscribers {
  /// Writes each value to a property. Holds the object strongly until the stream is over.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var root: Root?  // nil iff over
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object written to, or nil once the stream is over.
    public var object: Root? { lock.locked { root } }
    public var description: String { "Assign \(Root.self)" }

    public func receive(subscription: any Subscription) {
      let accepted = lock.locked {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      accepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (subscription: (any Subscription)?, root: Root?) {
      lock.locked { (take(&subscription), take(&root)) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  ///
  /// The object is held strongly: when it also stores the result, it lives until that is cancelled. To write to a
  /// `@Published` property of `self`, use `assign(to: &$property)`.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
