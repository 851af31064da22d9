import Foundation
import Sharing

extension ContentForm where Value: Codable {
  /// A value in a row of the table `shared_values`, under a name.
  package static func row<Database: SQLDatabase>(_ name: String, in database: Database) -> Self
  where Database.Connection == Connection {
    let read: @Sendable (Connection) throws -> [[SQLValue]]? = { connection in
      try database.make("shared_values", "name TEXT PRIMARY KEY, value TEXT NOT NULL", connection)
      let rows = try connection.run("SELECT value FROM shared_values WHERE name = $1", [.text(name)]).rows
      return rows.isEmpty ? nil : rows
    }
    return ContentForm(
      name: name, read: read,
      decode: { try JSONForm.decode($0[0][0]) }, encode: { [[try JSONForm.encode($0)]] },
      isThere: { try read($0) != nil },
      write: { connection, _, new in
        try connection.run(
          """
          INSERT INTO shared_values (name, value) VALUES ($1, $2)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """, [.text(name), new[0][0]])
      },
      aside: { .row(Aside.name(name, $0), in: database) })
  }
}

extension ContentForm
where Value: RangeReplaceableCollection, Value.Element: Codable & Identifiable, Value.Element.ID: Codable {
  /// An array whose elements are the rows of a table: only those that have changed are written.
  package static func table<Database: SQLDatabase>(_ name: String, in database: Database) -> Self
  where Database.Connection == Connection {
    let table = "\"\(name.replacing("\"", with: "\"\""))\""
    return ContentForm(
      name: name,
      read: { connection in
        try database.make(table, "id TEXT PRIMARY KEY, position INTEGER NOT NULL, value TEXT NOT NULL", connection)
        return try connection.run("SELECT id, position, value FROM \(table) ORDER BY position, id").rows
      },
      decode: { rows in Value(try rows.map { try JSONForm.decode($0[2]) as Value.Element }) },
      encode: { elements in
        try elements.enumerated().map { position, element in
          [try JSONForm.encode(element.id), .integer(Int64(position)), try JSONForm.encode(element)]
        }
      },
      isThere: { try database.has(name, $0) },
      write: { connection, old, new in
        let before = Dictionary((old ?? []).map { ($0[0], $0) }, uniquingKeysWith: { $1 })
        let now = Set(new.map { $0[0] })
        for id in before.keys where !now.contains(id) {
          try connection.run("DELETE FROM \(table) WHERE id = $1", [id])
        }
        for row in new where before[row[0]] != row {
          try connection.run(
            """
            INSERT INTO \(table) (id, position, value) VALUES ($1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET position = excluded.position, value = excluded.value
            """, row)
        }
      },
      aside: { .table(Aside.table(name, $0), in: database) })
  }
}
