import Foundation
import Observation

/// Does something at once, and again each time after something has changed that it has read: for code that is no view.
///
///     final class Printer {
///       private var tokens: Set<ObserveToken> = []
///       init(store: StoreOf<Counter>) {
///         observe { print("The count is \(store.count)") }.store(in: &tokens)
///       }
///     }
///
/// Several changes in a row are answered once, when the main actor is free. What `apply` observes in turn begins after it, and
/// ends when `apply` is run again.
///
/// The trap: it ends when the token goes. Keep it for as long as it is wanted.
@MainActor public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  ObserveLoop.start({ _ in apply() }, for: nil)
}

/// The same, with the transaction that the change was made in: `withUITransaction(\.isQuiet, true) { … }`.
///
/// Of several changes in a row it is the first one's. At first, where nothing has changed, it is that of the caller.
@MainActor public func observe(
  _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  ObserveLoop.start(apply, for: nil)
}

extension NSObject {
  /// Does something at once, and again each time after something has changed that it has read, for as long as this object lives.
  ///
  ///     override init() {
  ///       super.init()
  ///       observe { [weak self] in
  ///         guard let self else { return }
  ///         countLabel.text = "\(store.count)"
  ///       }
  ///     }
  ///
  /// The trap: `apply` keeps what it captures. Without `[weak self]` the object lives for as long as what it observes.
  @discardableResult
  @MainActor public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    ObserveLoop.start({ _ in apply() }, for: self)
  }

  /// The same, with the transaction that the change was made in.
  @discardableResult
  @MainActor public func observe(
    _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
  ) -> ObserveToken {
    ObserveLoop.start(apply, for: self)
  }
}

/// Runs what is to be done again and again.
@MainActor final class ObserveLoop {
  typealias Apply = @MainActor @Sendable (UITransaction) -> Void

  private var apply: Apply?
  /// What the next run is handed.
  private var transaction = UITransaction.current
  /// For whom it runs: the token's holder, or an object, for which the token is kept here.
  private weak var token: ObserveToken?
  private weak var owner: NSObject?
  private var kept: ObserveToken?
  /// Those that the last run has begun.
  private var inner: [ObserveLoop] = []

  private static var running: ObserveLoop?

  private init(_ apply: @escaping Apply) { self.apply = apply }

  static func start(_ apply: @escaping Apply, for owner: NSObject?) -> ObserveToken {
    let loop = ObserveLoop(apply)
    let token = ObserveToken(loop)
    loop.token = token
    if let owner { (loop.owner, loop.kept) = (owner, token) }
    if let running { running.inner.append(loop) } else { loop.run() }
    return token
  }

  private func run() {
    for each in inner { each.stop() }
    inner = []
    guard let apply else { return }
    Self.running = self
    let transaction = transaction
    withObservationTracking {
      UITransaction.$current.withValue(transaction) { apply(transaction) }
    } onChange: { [self] in
      // It tells of a change before it is made.
      let transaction = UITransaction.current
      Task { @MainActor in changed(in: transaction) }
    }
    Self.running = nil
    // Not before: what they read would count as read by this one.
    for each in inner { each.run() }
  }

  private func changed(in transaction: UITransaction) {
    self.transaction = transaction
    let isWanted = kept == nil ? token != nil : owner != nil
    if isWanted, token?.isCancelled == false { run() } else { stop() }
  }

  func stop() {
    // Let go when nothing is being changed here: the token says so once more when it goes.
    let (apply, kept, inner) = (apply, kept, inner)
    (self.apply, self.kept, self.inner) = (nil, nil, [])
    withExtendedLifetime((apply, kept)) { for each in inner { each.stop() } }
  }
}
