import Combine
import CombineSchedulers
import SwiftUI

extension Scheduler {
  /// This scheduler, with what its actions change animated.
  ///
  ///     .publisher { values.receive(on: DispatchQueue.main.animation()) }
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// This scheduler, with what its actions change made with a transaction.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    TransactionScheduler(base: self, transaction: transaction).eraseToAnyScheduler()
  }
}

private struct TransactionScheduler<Base: Scheduler>: Scheduler {
  let base: Base
  let transaction: Transaction

  var now: Base.SchedulerTimeType { base.now }
  var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }

  private func with(_ action: @escaping () -> Void) -> () -> Void {
    let transaction = transaction
    return { withTransaction(transaction, action) }
  }

  func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, with(action))
  }

  func schedule(
    after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { base.schedule(after: date, tolerance: tolerance, options: options, with(action)) }

  func schedule(
    after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
    tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, with(action))
  }
}
