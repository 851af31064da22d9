import Synchronization

/// Lets listeners hear of every write to every `@Published` property, before anybody else does.
package enum PublishedWrites {
  package typealias Observer =
    @Sendable (_ owner: AnyObject, _ property: String, _ old: Any, _ new: Any) -> Void

  private static let observers = Mutex<[Int: Observer]>([:])
  private static let lastNumber = Atomic<Int>(0)
  private static let observed = Atomic<Bool>(false)

  /// Adds a listener, until the result is cancelled. It is called on the writing thread, before `objectWillChange` is
  /// sent and the value is stored.
  package static func add(_ observer: @escaping Observer) -> AnyCancellable {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    change { $0[number] = observer }
    return AnyCancellable { change { $0[number] = nil } }
  }

  private static func change(_ edit: (inout [Int: Observer]) -> Void) {
    observers.withLock {
      edit(&$0)
      observed.store(!$0.isEmpty, ordering: .releasing)
    }
  }

  /// All that a write costs when nobody listens.
  package static var isObserved: Bool { observed.load(ordering: .relaxed) }

  static func report(_ owner: AnyObject, _ storage: AnyPublishedStorage, old: Any, new: Any) {
    if let property = publishedName(of: storage, in: owner) { report(owner, property, old: old, new: new) }
  }

  /// For a property that is kept elsewhere and published all the same.
  package static func report(_ owner: AnyObject, _ property: String, old: Any, new: Any) {
    for observer in observers.withLock({ Array($0.values) }) { observer(owner, property, old, new) }
  }
}
