/// Under what an effect can be cancelled: an id, in a feature.
struct CancelKey: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let path: FeaturePath

  init(_ id: some Hashable, in path: FeaturePath = .current) { (self.id, self.path) = (AnyHashable(id), path) }

  /// The same id in this feature and in all above it: a parent may cancel what its children have started.
  var all: [CancelKey] { path.prefixes.map { CancelKey(id, in: $0) } }
}

extension Effect {
  /// Gives the effect an id to be cancelled by.
  ///
  ///     case .searchChanged: return .run { … }.cancellable(id: CancelID.search, cancelInFlight: true)
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    isNone ? .none : Effect(.cancellable(self, CancelKey(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects that have this id, in this feature and those inside of it.
  public static func cancel(id: some Hashable & Sendable) -> Effect { Effect(.cancel(CancelKey(id))) }

  /// The effect of a feature, which ends when the feature goes.
  func owned(by path: FeaturePath) -> Effect {
    isNone ? .none : Effect(.cancellable(self, CancelKey(FeatureEffects(path: path)), cancelInFlight: false))
  }
}

/// Runs `operation` so that `.cancel(id:)` and `Task.cancel(id:)` stop it.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable, cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let (center, key) = (EffectCenter.current, CancelKey(id))
  let (scope, work) = await center.add(under: key, cancelInFlight: cancelInFlight)
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
  }
  await work.began { task.cancel() }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  await center.remove(scope)
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under an id.
  public static func cancel(id: some Hashable & Sendable) {
    let (center, key) = (EffectCenter.current, CancelKey(id))
    Task<Void, Never> { @MainActor in center.cancel(key) }
  }
}
