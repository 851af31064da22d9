extension Outlet {
  /// Runs the stream of an upstream through `step` and `end` into this outlet.
  ///
  /// Unlike a `Stage`, what is emitted may outnumber or outlast the upstream's values: it waits here for demand.
  /// - Parameter eager: whether to take everything from upstream at once, whatever the subscriber wants.
  func feed<Upstream: Publisher>(
    from upstream: Upstream, eager: Bool = false, step: @escaping (Upstream.Output) -> Step<Output, Failure>,
    end: @escaping (Subscribers.Completion<Upstream.Failure>) -> (last: Output?, Subscribers.Completion<Failure>)
  ) {
    let inlet = Inlet<Upstream.Output, Upstream.Failure>(demand: eager ? .unlimited : .none)
    inlet.connect(
      onSubscription: open,
      onValue: { [self, unowned inlet] value in
        switch step(value) {
        case .emit(let output): send(output)
        case .skip: if !eager { inlet.request(.max(1)) }
        case .finish(let last):
          if let last { send(last) }
          finish(.finished)
        case .fail(let error): finish(.failure(error))
        }
      },
      onCompletion: { [self] completion in
        let (last, completion) = end(completion)
        if let last { send(last) }
        finish(completion)
      })
    connect(onRequest: eager ? nil : { inlet.request($0) }, onEnd: inlet.cancel)
    upstream.subscribe(inlet)
  }

  /// Takes everything from upstream and emits `result()` when upstream finishes, or what `step` ends with before.
  func fold<Upstream: Publisher>(
    _ upstream: Upstream, step: @escaping (Upstream.Output) -> Step<Output, Failure>, result: @escaping () -> Output?
  ) where Upstream.Failure == Failure {
    feed(from: upstream, eager: true, step: step) { completion in
      if case .finished = completion { (result(), completion) } else { (nil, completion) }
    }
  }

  /// As `fold`, with a step that may throw.
  func fold<Upstream: Publisher>(
    _ upstream: Upstream, trying step: @escaping (Upstream.Output) throws -> Step<Output, any Error>,
    result: @escaping () -> Output?
  ) where Failure == any Error {
    feed(from: upstream, eager: true, step: { value in attempt { try step(value) } }) { completion in
      switch completion {
      case .finished: (result(), .finished)
      case .failure(let error): (nil, .failure(error))
      }
    }
  }
}
