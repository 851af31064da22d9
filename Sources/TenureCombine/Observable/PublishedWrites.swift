import Synchronization

/// Lets one listener hear of every write to every `@Published` property, before anybody else does.
package enum PublishedWrites {
  package typealias Observer =
    @Sendable (_ owner: AnyObject, _ property: String, _ old: Any, _ new: Any) -> Void

  private static let current = Mutex<Observer?>(nil)
  private static let observed = Atomic<Bool>(false)

  /// The listener; called on the writing thread, before `objectWillChange` is sent and the value is stored.
  package static var observer: Observer? {
    get { current.withLock { $0 } }
    set {
      current.withLock { $0 = newValue }
      observed.store(newValue != nil, ordering: .releasing)
    }
  }

  /// All that a write costs when nobody listens.
  static var isObserved: Bool { observed.load(ordering: .relaxed) }

  static func report(_ owner: AnyObject, _ storage: AnyPublishedStorage, old: Any, new: Any) {
    guard let observer, let property = publishedName(of: storage, in: owner) else { return }
    observer(owner, property, old, new)
  }
}
