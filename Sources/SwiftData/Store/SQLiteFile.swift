import Synchronization
import TenureSQL
import TenureSQLite

#if SQLite
  /// Rows in a file of SQLite: a table for each type, a column for each property.
  final class SQLiteFile: StoreFile {
    private struct Connected: @unchecked Sendable {
      let connection: SQLiteConnection
    }

    private let connected: Mutex<Connected>
    private let numbers = Mutex<Int64>(0)
    var lastNumber: Int64 { numbers.withLock { $0 } }
    private let path: String

    /// Opens the file, or makes it; tables that are of an older version get the columns that they lack.
    static func open(
      _ configuration: ModelConfiguration, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
    ) throws -> any StoreFile {
      let path = configuration.url.path
      do {
        try FileManager.default.createDirectory(
          at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let file = try SQLiteFile(path)
        try file.migrate(to: schema, plan, configuration)
        try file.fit(schema)
        return file
      } catch let error as SwiftDataError { throw error } catch {
        throw SwiftDataError.load(
          "The store at \(path) cannot be opened. \(error) Another place is named with ModelConfiguration(url:).")
      }
    }

    private init(_ path: String) throws {
      self.path = path
      let connection = try SQLiteConnection(path)
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA synchronous = NORMAL")
      connected = Mutex(Connected(connection: connection))
    }

    private func use<Result>(_ body: (SQLiteConnection) throws -> Result) rethrows -> Result {
      try connected.withLock { try body($0.connection) }
    }

    // MARK: Tables

    private static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }

    private static func columns(of table: String, _ connection: SQLiteConnection) throws -> [String] {
      try connection.run("PRAGMA table_info(\(quoted(table)))").rows.compactMap { row in
        if case .text(let name) = row[1] { name } else { nil }
      }
    }

    /// Every type has its table, and every property its column.
    private func fit(_ schema: Schema) throws {
      try use { connection in
        try Self.together(connection) {
          for entity in schema.entitiesByName.values.sorted(by: { $0.name < $1.name }) { try fit(entity, connection) }
          try connection.run("PRAGMA user_version = \(schema.version.number)")
        }
        for entity in schema.entitiesByName.values {
          let last = try connection.run("SELECT MAX(\"#\") FROM \(Self.quoted(entity.name))").rows.first?.first
          if case .integer(let last)? = last { numbers.withLock { $0 = max($0, last) } }
        }
        _ModelState.startNumbers(after: lastNumber)
      }
    }

    private func fit(_ entity: Entity, _ connection: SQLiteConnection) throws {
      let table = Self.quoted(entity.name)
      let kept = entity.properties.filter { entity.isKept($0.index) }
      let there = try Self.columns(of: entity.name, connection)
      if there.isEmpty {
        let columns = kept.map { ", \(Self.quoted($0.name))" }.joined()
        try connection.run("CREATE TABLE \(table) (\"#\" INTEGER PRIMARY KEY\(columns))")
        return
      }
      for property in kept where !there.contains(property.name) {
        if let old = property.settings.originalName, there.contains(old) {
          try connection.run(
            "ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(old)) TO \(Self.quoted(property.name))")
          continue
        }
        let isEmpty = try connection.run("SELECT 1 FROM \(table) LIMIT 1").rows.isEmpty
        if property.isMandatory, !isEmpty {
          throw SwiftDataError.load(
            """
            The store at \(path) has objects of \(entity.name) without '\(property.name)', which is new. Give the property an \
            initial value, make it optional, or write a SchemaMigrationPlan.
            """)
        }
        try connection.run("ALTER TABLE \(table) ADD COLUMN \(Self.quoted(property.name))")
        let initial = try property.initialColumn()
        if initial != .null { try connection.run("UPDATE \(table) SET \(Self.quoted(property.name)) = ?", [initial]) }
      }
    }

    private static func together<Result>(_ connection: SQLiteConnection, _ body: () throws -> Result) throws -> Result {
      try connection.run("BEGIN IMMEDIATE")
      do {
        let result = try body()
        try connection.run("COMMIT")
        return result
      } catch {
        _ = try? connection.run("ROLLBACK")
        throw error
      }
    }

    // MARK: Versions

    private func migrate(
      to schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configuration: ModelConfiguration
    ) throws {
      guard let plan, case .integer(let number)? = try use({ try $0.run("PRAGMA user_version").rows.first?.first }),
        number > 0, number != schema.version.number
      else { return }
      guard var version = plan.schemas.first(where: { $0.versionIdentifier.number == number }) else {
        throw SwiftDataError.load("The store at \(path) is of a version that is not in \(plan).schemas. Add it there.")
      }
      var steps = plan.stages
      while version.versionIdentifier != schema.version {
        // A step that was taken is not taken again: stages that lead back would never end.
        guard let next = steps.firstIndex(where: { $0.from == version }) else {
          throw SwiftDataError.load(
            "\(plan).stages do not lead from version \(version.versionIdentifier) to \(schema.version). Add the step.")
        }
        let stage = steps.remove(at: next)
        if case .custom(_, _, let before?, _) = stage { try run(before, stage.from, configuration) }
        try fit(Schema(versionedSchema: stage.to))
        if case .custom(_, _, _, let after?) = stage { try run(after, stage.to, configuration) }
        version = stage.to
      }
    }

    private func run(
      _ work: (ModelContext) throws -> Void, _ version: any VersionedSchema.Type, _ configuration: ModelConfiguration
    ) throws {
      let schema = Schema(versionedSchema: version)
      try fit(schema)
      let context = ModelContext(ModelContainer(schema, Store(file: self), configuration))
      try work(context)
      try context.save()
    }

    // MARK: Rows

    func rows(of entity: Entity) throws -> [(number: Int64, columns: [SQLValue])] {
      let kept = entity.properties.filter { entity.isKept($0.index) }
      let names = kept.map { ", \(Self.quoted($0.name))" }.joined()
      return try use { connection in
        try connection.run("SELECT \"#\"\(names) FROM \(Self.quoted(entity.name)) ORDER BY \"#\"").rows.map { row in
          var columns = [SQLValue](repeating: .null, count: entity.properties.count)
          for (place, property) in kept.enumerated() { columns[property.index] = row[place + 1] }
          guard case .integer(let number) = row[0] else { return (0, columns) }
          return (number, columns)
        }
      }
    }

    func save(_ changes: [RowChange]) throws {
      try use { connection in
        try Self.together(connection) { for change in changes { try save(change, connection) } }
      }
    }

    private func save(_ change: RowChange, _ connection: SQLiteConnection) throws {
      let table = Self.quoted(change.entity.name)
      let properties = change.entity.properties
      switch change.kind {
      case .insert(let columns):
        let kept = properties.filter { change.entity.isKept($0.index) }
        let names = kept.map { ", \(Self.quoted($0.name))" }.joined()
        let marks = String(repeating: ", ?", count: kept.count)
        try connection.run(
          "INSERT INTO \(table) (\"#\"\(names)) VALUES (?\(marks))",
          [.integer(change.number)] + kept.map { columns[$0.index] })
      case .update(let columns):
        let places = columns.keys.sorted()
        let list = places.map { "\(Self.quoted(properties[$0].name)) = ?" }.joined(separator: ", ")
        try connection.run(
          "UPDATE \(table) SET \(list) WHERE \"#\" = ?", places.map { columns[$0]! } + [.integer(change.number)])
      case .delete: try connection.run("DELETE FROM \(table) WHERE \"#\" = ?", [.integer(change.number)])
      }
    }
  }

  extension Schema.Version {
    /// The version as one number: what SQLite keeps of it.
    fileprivate var number: Int64 { Int64(major & 0x3FF) << 20 | Int64(minor & 0x3FF) << 10 | Int64(patch & 0x3FF) }
  }
#else
  /// The package is built without SQLite: there are no files.
  enum SQLiteFile {
    static func open(
      _ configuration: ModelConfiguration, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
    ) throws -> any StoreFile {
      throw SwiftDataError.load(
        "The package is built without SQLite. Name its trait 'SQLite', or use isStoredInMemoryOnly: true.")
    }
  }
#endif
