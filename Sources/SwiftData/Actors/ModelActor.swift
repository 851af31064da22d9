/// An actor with a context of its own: what `@ModelActor` makes of one.
public protocol ModelActor: Actor {
  /// What keeps the actor's objects.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the actor's context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's own context. It does not save by itself.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identifier; nil where the store has none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.find(id) as? T
  }
}

/// What has the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The actor's own context.
  var modelContext: ModelContext { get }
}

/// The executor that `@ModelActor` makes: the work itself runs as that of any actor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The actor's own context.
  public let modelContext: ModelContext

  /// With a context of its own.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
