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
/// ends when its token goes; what an object observes in turn ends when `apply` is run again.
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

/// Does something at once, and again each time after something has changed that `reads` has read.
///
///     observe { _ = model.child } onChange: { [weak self] in self?.show(model.child) }
///
/// What `apply` reads is not observed: what it shows may change by itself, and it is done again for what it was asked for.
@MainActor public func observe(
  _ reads: @escaping @MainActor @Sendable () -> Void, onChange apply: @escaping @MainActor @Sendable () -> Void
) -> ObserveToken {
  ObserveLoop.start({ _ in apply() }, reading: { _ in reads() }, for: nil)
}

/// The same, with the transaction that the change was made in.
@MainActor public func observe(
  _ reads: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void,
  onChange apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  ObserveLoop.start(apply, reading: reads, for: nil)
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

  /// Does something at once, and again each time after something has changed that `reads` has read, for as long as this
  /// object lives. What `apply` reads is not observed.
  @discardableResult
  @MainActor public func observe(
    _ reads: @escaping @MainActor @Sendable () -> Void, onChange apply: @escaping @MainActor @Sendable () -> Void
  ) -> ObserveToken {
    ObserveLoop.start({ _ in apply() }, reading: { _ in reads() }, for: self)
  }

  /// The same, with the transaction that the change was made in.
  @discardableResult
  @MainActor public func observe(
    _ reads: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void,
    onChange apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
  ) -> ObserveToken {
    ObserveLoop.start(apply, reading: reads, for: self)
  }
}

/// Runs what is to be done again and again.
@MainActor final class ObserveLoop {
  typealias Apply = @MainActor @Sendable (UITransaction) -> Void

  private var apply: Apply?
  /// What is observed; nil stands for what `apply` reads itself.
  private var reads: Apply?
  /// What the next run is handed.
  private var transaction = UITransaction.current
  /// For whom it runs: the token's holder, or an object, for which the token is kept here.
  private weak var token: ObserveToken?
  private weak var owner: NSObject?
  private var kept: ObserveToken?
  /// Those that the last run has begun.
  private var inner: [ObserveLoop] = []

  private static var running: ObserveLoop?

  private init(_ apply: @escaping Apply, _ reads: Apply?) {
    self.apply = apply
    self.reads = reads
  }

  static func start(_ apply: @escaping Apply, reading reads: Apply? = nil, for owner: NSObject?) -> ObserveToken {
    let loop = ObserveLoop(apply, reads)
    let token = ObserveToken(loop)
    loop.token = token
    if let owner { (loop.owner, loop.kept) = (owner, token) }
    if let running { running.inner.append(loop) } else { loop.run() }
    return token
  }

  private func run() {
    // One whose token somebody holds goes on: who has let go of it has ended it.
    for each in inner where each.kept != nil { each.stop() }
    inner = []
    guard let apply else { return }
    Self.running = self
    let transaction = transaction
    withObservationTracking {
      UITransaction.$current.withValue(transaction) { (reads ?? apply)(transaction) }
    } onChange: { [self] in
      // It tells of a change before it is made.
      let transaction = UITransaction.current
      Task { @MainActor in changed(in: transaction) }
    }
    Self.running = nil
    // Not before: what they read would count as read by this one.
    for each in inner { each.run() }
    if reads != nil { UITransaction.$current.withValue(transaction) { apply(transaction) } }
  }

  private func changed(in transaction: UITransaction) {
    self.transaction = transaction
    let isWanted = kept == nil ? token != nil : owner != nil
    if isWanted, token?.isCancelled == false { run() } else { stop() }
  }

  func stop() {
    // Let go when nothing is being changed here: the token says so once more when it goes.
    let (apply, reads, kept, inner) = (apply, reads, kept, inner)
    (self.apply, self.reads, self.kept, self.inner) = (nil, nil, nil, [])
    withExtendedLifetime((apply, reads, kept)) { for each in inner where each.kept != nil { each.stop() } }
  }
}
