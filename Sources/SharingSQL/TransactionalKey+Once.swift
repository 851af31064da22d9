import Sharing

extension TransactionalKey {
  package func loadOnce(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
    guard let initial = context.initialValue else { return continuation.resumeReturningInitialValue() }
    continuation.resume(with: makeStore(initial: initial).news())
  }

  package func listen(_ context: LoadContext<Value>, _ subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    guard let initial = context.initialValue else { return SharedSubscription {} }
    let store = makeStore(initial: initial)
    return store.subscribe { subscriber.yield(with: store.news()) }
  }

  package func saveOnce(_ value: Value, _ continuation: SaveContinuation) {
    let store = makeStore(initial: value)
    // What cannot be decoded is put aside.
    if case .failure(let error) = store.begin(), !(error is Undecodable) {
      store.rollBack()
      return continuation.resume(throwing: error)
    }
    continuation.resume(with: store.commit(value) { _ in })
  }
}
