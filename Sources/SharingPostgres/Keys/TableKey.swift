#if PostgreSQL
  import Sharing
  import SharingSQL

  extension SharedReaderKey {
    /// Shares an array whose elements are the rows of a table of their own: only those that have changed are written.
    ///
    ///     @Shared(.table("todos", in: database)) var todos: IdentifiedArrayOf<Todo> = []
    ///
    /// The table is made if need be, with the columns `id`, `position` and `value` (the element as JSON).
    public static func table<Elements>(_ name: String, in database: PostgresDatabase) -> Self
    where Self == PostgresTableKey<Elements> { PostgresTableKey(name: name, database: database) }
  }

  /// An array in a table.
  public struct PostgresTableKey<Value: RangeReplaceableCollection & Sendable>: SharedKey, TransactionalKey
  where Value.Element: Codable & Identifiable, Value.Element.ID: Codable {
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
      StoredContent(database, .table(name, in: database), initial: initial)
    }
  }
#endif
