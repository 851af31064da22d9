import Sharing

/// A value in a row of a database: `.row("settings", in: database)`.
public struct SQLRowKey<Value: Codable & Sendable>: SharedKey, TransactionalKey {
  let name: String
  let database: any SQLDatabase

  package init(_ name: String, in database: any SQLDatabase) { (self.name, self.database) = (name, database) }

  /// The row's name, and its database.
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
    StoredContent(database, .row(name, in: database), initial: initial)
  }
}
