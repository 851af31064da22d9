/// What one `@Published` property consists of, whatever the type of its value.
@usableFromInline
class AnyPublishedStorage: @unchecked Sendable {
  let lock = Lock()
  /// The object's publisher; nil until somebody asks the object for it, or for ever if the class has its own.
  private var objectWillChange: ObservableObjectPublisher?
  /// The object with this property, known once `$property` was read; a write through the property brings its own.
  private weak var owner: AnyObject?

  final var installedPublisher: ObservableObjectPublisher? { lock.locked { objectWillChange } }
  final func install(_ publisher: ObservableObjectPublisher) { lock.locked { objectWillChange = publisher } }
  final func adopt(_ owner: AnyObject) { lock.locked { if self.owner == nil { self.owner = owner } } }
  final var knownOwner: AnyObject? { lock.locked { owner } }
}

/// The value of a `@Published` property and those who follow it.
@usableFromInline
final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
  private var current: Value
  private var audience: Audience<Value, Never>?  // nil until `$property` is subscribed to
  private var sources: Set<AnyCancellable> = []  // from `assign(to: &$property)`

  init(_ value: Value) { current = value }

  @usableFromInline var value: Value { lock.locked { current } }

  /// A write, in Apple's order: the record, the object's publisher, the property's publisher, the store.
  @usableFromInline
  func write(_ new: Value, in object: AnyObject?) {
    if PublishedWrites.isObserved, let object = object ?? knownOwner {
      PublishedWrites.report(object, self, old: value, new: new)
    }
    installedPublisher?.send()
    lock.locked { audience }?.send(new)
    let old = lock.locked {
      defer { current = new }
      return current
    }
    withExtendedLifetime(old) {}
  }

  func admit(_ subscriber: some Subscriber<Value, Never>) {
    let audience = lock.locked {
      if self.audience == nil { self.audience = Audience() }
      return self.audience
    }
    audience?.admit(subscriber, "PublishedSubject", current: { self.value })
  }

  /// Writes what a publisher emits. The subscription lives as long as this storage.
  func follow(_ publisher: some Publisher<Value, Never>) {
    let cancellable = publisher.sink { [weak self] in self?.write($0, in: nil) }
    lock.locked { _ = sources.insert(cancellable) }
  }
}
