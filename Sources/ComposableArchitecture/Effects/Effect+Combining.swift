extension Effect {
  /// Several at once.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Several at once.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.merge(some)) : some.first ?? .none
  }

  /// This one and another at once.
  public func merge(with other: Effect) -> Effect {
    if isNone { return other }
    if other.isNone { return self }
    return Effect(.merge([self, other]))
  }

  /// One after the other: each begins when the one before it is over.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// One after the other.
  public static func concatenate(_ effects: some Collection<Effect>) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.concatenate(some)) : some.first ?? .none
  }

  /// This one, and then another.
  public func concatenate(with other: Effect) -> Effect { .concatenate([self, other]) }

  /// The same work, whose actions are made into other ones.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    switch operation {
    case .none: .none
    case .send(let action, let transaction): Effect<Other>(.send(transform(action), transaction))
    case .run(let traits, let body):
      Effect<Other>(.run(traits) { send in await body(Send(from: send, transform)) })
    case .publisher(let make): Effect<Other>(.publisher { make().map(transform).eraseToAnyPublisher() })
    case .merge(let effects): Effect<Other>(.merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<Other>(.concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect<Other>(.cancellable(effect.map(transform), key, cancelInFlight: cancelInFlight))
    case .cancel(let key): Effect<Other>(.cancel(key))
    case .made(let make): Effect<Other>(.made { make($0).map(transform) })
    }
  }
}
