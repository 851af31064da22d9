import Sharing

/// An array whose elements are the rows of a table: `.table("todos", in: database)`.
public struct SQLTableKey<Value: RangeReplaceableCollection & Sendable>: SharedKey, TransactionalKey
where Value.Element: Codable & Identifiable, Value.Element.ID: Codable {
  let name: String
  let database: any SQLDatabase

  package init(_ name: String, in database: any SQLDatabase) { (self.name, self.database) = (name, database) }

  /// The table's name, and its database.
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

  package func makeStore(initial: Value) -> any TransactionalStore<Value> { store(in: database, initial) }

  private func store(in database: some SQLDatabase, _ initial: Value) -> any TransactionalStore<Value> {
    StoredContent(database, .table(name, in: database), initial: initial)
  }
}
