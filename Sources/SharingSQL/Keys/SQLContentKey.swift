import Sharing

/// A value in a database: in a row (`.row("settings", in: database)`), or in a table of its own (`.table("todos", in: database)`).
public struct SQLContentKey<Value: Sendable>: SharedKey, TransactionalKey {
  /// What the value is kept in, and its database.
  public struct ID: Hashable, Sendable {
    let kind: String
    let name: String
    let database: ObjectIdentifier
  }

  /// What tells it apart.
  public let id: ID
  private let aside: String
  private let store: @Sendable (_ initial: Value) -> any TransactionalStore<Value>

  private init<Database: SQLDatabase>(
    _ kind: String, _ name: String, _ database: Database, aside: String,
    _ form: @escaping @Sendable () -> ContentForm<Value, Database.Connection>
  ) {
    id = ID(kind: kind, name: name, database: ObjectIdentifier(database))
    self.aside = aside
    store = { StoredContent(database, form(), initial: $0) }
  }

  package init(row name: String, in database: some SQLDatabase) where Value: Codable {
    self.init("row", name, database, aside: Aside.name(name, 1)) { .row(name, in: database) }
  }

  package init(table name: String, in database: some SQLDatabase)
  where Value: RangeReplaceableCollection, Value.Element: Codable & Identifiable, Value.Element.ID: Codable {
    self.init("table", name, database, aside: Aside.table(name, 1)) { .table(name, in: database) }
  }

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

  package func makeStore(initial: Value) -> any TransactionalStore<Value> { store(initial) }
}

extension SQLContentKey: CustomStringConvertible {
  /// As it is written, but for the database.
  public var description: String { ".\(id.kind)(\"\(id.name)\")" }
}

extension SQLContentKey: KeepsUndecodable {
  package var whereUndecodableGoes: String { Aside.fate("the \(id.kind) '\(aside)'") }
}
