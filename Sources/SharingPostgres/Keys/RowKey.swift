#if PostgreSQL
  import Sharing
  import SharingSQL

  extension SharedReaderKey {
    /// Shares a value that is a row of a database, under a name.
    ///
    ///     @Shared(.row("settings", in: database)) var settings = Settings()
    ///     $settings.withLock { $0.visits += 1 }
    ///
    /// `withLock` is given what is stored, and others wait until it is over: of two processes that count, none loses a
    /// number. What others write is seen. A write that fails is in `saveError` and tried again; has somebody else written
    /// until then, theirs stays.
    public static func row<Value: Codable & Sendable>(_ name: String, in database: PostgresDatabase) -> Self
    where Self == PostgresRowKey<Value> { PostgresRowKey(name: name, database: database) }
  }

  /// A value in a row.
  public struct PostgresRowKey<Value: Codable & Sendable>: SharedKey, TransactionalKey {
    let name: String
    let database: PostgresDatabase

    /// What tells it apart.
    public struct ID: Hashable, Sendable {
      let name: String
      let database: ObjectIdentifier
    }

    /// What tells it apart.
    public var id: ID { ID(name: name, database: ObjectIdentifier(database)) }

    /// Reads the value once.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      loadOnce(context, continuation)
    }

    /// Tells of what others commit.
    public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
      listen(context, subscriber)
    }

    /// Writes the value over what is there.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
      saveOnce(value, continuation)
    }

    package func makeStore(initial: Value) -> any TransactionalStore<Value> {
      StoredContent(database, .row(name, in: database), initial: initial)
    }
  }
#endif
