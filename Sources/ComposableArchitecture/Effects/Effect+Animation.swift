import SwiftUI

extension Effect {
  /// The changes that this effect's actions make are animated.
  public func animation(_ animation: Animation? = .default) -> Effect { transaction(Transaction(animation: animation)) }

  /// The changes that this effect's actions make carry a transaction.
  public func transaction(_ transaction: Transaction) -> Effect {
    let sendable = SendableTransaction(transaction)
    switch operation {
    case .none, .cancel: return self
    case .send(let action, _): return Effect(.send(action, sendable))
    case .run(let traits, let body):
      return Effect(
        .run(traits) { send in
          await body(Send { action, belonging in withTransaction(sendable.value) { send.send(action, belonging) } })
        })
    case .publisher(let make):
      // Its values are sent where they arrive.
      return Effect(
        .run(TaskTraits()) { send in
          for await action in make().map(Unchecked.init).values {
            await send(action.value, transaction: sendable.value)
          }
        })
    case .made(let make): return Effect(.made { make($0).transaction(sendable.value) })
    case .merge(let effects): return Effect(.merge(effects.map { $0.transaction(transaction) }))
    case .concatenate(let effects): return Effect(.concatenate(effects.map { $0.transaction(transaction) }))
    case .cancellable(let effect, let key, let cancelInFlight):
      return Effect(.cancellable(effect.transaction(transaction), key, cancelInFlight: cancelInFlight))
    }
  }
}
