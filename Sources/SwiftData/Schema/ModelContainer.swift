import Synchronization
import TenureIssues
import TenureStorage

/// What keeps a program's objects: their types, the place they are kept at, and the main context.
///
///     WindowGroup { TripList() }
///       .modelContainer(for: Trip.self)
public final class ModelContainer: Sendable, Equatable {
  /// The types of models.
  public let schema: Schema
  /// Where the objects are kept.
  public let configurations: Set<ModelConfiguration>
  /// How the objects of an older version were brought to this one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let configuration: ModelConfiguration
  let store: Store
  private let main = Mutex<Main>(Main())

  private struct Main: @unchecked Sendable {
    var context: ModelContext?
    /// One that somebody else holds.
    weak var lent: ModelContext?
  }

  /// For these types and those that they refer to.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// For the types of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// For the types of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    guard configurations.count < 2 else {
      throw SwiftDataError.load(
        "A container has one place here, not \(configurations.count). Make a container for each configuration.")
    }
    if let name = schema.ambiguousName {
      throw SwiftDataError.load("Two models are called \(name). Give one of them another name.")
    }
    let configuration = configurations.first ?? ModelConfiguration()
    (self.schema, self.migrationPlan, self.configuration) = (schema, migrationPlan, configuration)
    self.configurations = [configuration]
    if let name = configuration.cloud.name {
      Issues.report(
        Issue(
          "There is no iCloud here: '\(name)' is kept on this machine alone.", severity: .note,
          evidence: "The container's configuration has cloudKitDatabase .private.", advice: "It is synced on a device.")
      )
    }
    store = try Stores.open(configuration, schema, migrationPlan)
  }

  init(_ schema: Schema, _ store: Store, _ configuration: ModelConfiguration, main context: ModelContext? = nil) {
    (self.schema, self.store, self.configuration) = (schema, store, configuration)
    (configurations, migrationPlan) = ([configuration], nil)
    let lent = Main(lent: context)
    main.withLock { $0 = lent }
  }

  /// The context of the views. It saves by itself.
  @MainActor public var mainContext: ModelContext {
    ChangeRecord.begin()
    return contextOfViews
  }

  var contextOfViews: ModelContext {
    main.withLock { main in
      if main.lent == nil, main.context == nil { main.context = ModelContext(self, isMain: true) }
      return Main(context: main.lent ?? main.context)
    }.context!
  }

  /// Nothing that was saved is left, in the store and in its contexts.
  public func erase() throws { try store.erase(schema) }

  /// The older name of `erase()`.
  public func deleteAllData() throws { try erase() }

  /// The same one.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}

/// The stores that are open. One file has one store, whoever opens it: several pages of a served program see what the others
/// save.
enum Stores {
  private struct WeakStore { weak var store: Store? }

  private static let open = Mutex<[String: WeakStore]>([:])

  static func open(
    _ configuration: ModelConfiguration, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> Store {
    if configuration.isStoredInMemoryOnly { return Store(file: nil) }
    // No test of a screen writes into the files of the program; a screen that is launched again finds what was saved.
    let place = "SwiftData \(configuration.url.path)"
    if let store = StandInDefaults.kept(place, make: { Store(file: nil) }) { return store }
    let path = configuration.url.standardizedFileURL.path
    return try open.withLock { open in
      if let store = open[path]?.store { return store }
      let store = Store(file: try SQLiteFile.open(configuration, schema, plan))
      open[path] = WeakStore(store: store)
      return store
    }
  }
}
