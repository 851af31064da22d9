import Synchronization
import TenureSQL

/// The rows of a container's models, and the file that they are kept in. Contexts on any thread read it, and save into it.
final class Store: Sendable {
  private let tables: Mutex<[String: Table]>
  private let file: (any StoreFile)?
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: @unchecked Sendable {
    weak var context: ModelContext?
  }

  /// The numbers up to it were given before the store was opened.
  let lastNumber: Int64

  init(file: (any StoreFile)?) {
    self.file = file
    lastNumber = file?.lastNumber ?? 0
    tables = Mutex([:])
  }

  /// A context that is to know what others save.
  func add(_ context: ModelContext) {
    let new = WeakContext(context: context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(new)
    }
  }

  func rows(of entity: Entity) throws -> [(number: Int64, columns: [SQLValue])] {
    try use(entity) { table in table.numbers.map { ($0, table.rows[$0]!) } }
  }

  func row(_ number: Int64, of entity: Entity) throws -> [SQLValue]? { try use(entity) { $0.rows[number] } }

  func count(of entity: Entity) throws -> Int { try use(entity) { $0.rows.count } }

  /// The objects that refer to `number` with a property of theirs.
  func numbers(of entity: Entity, referringTo number: Int64, by index: Int) throws -> [Int64] {
    try use(entity) { table in
      if table.referring[index] == nil { table.indexReferences(of: index) }
      return table.referring[index]?[number] ?? []
    }
  }

  /// The object that has these values in a group of properties of which no two objects have the same.
  func number(of entity: Entity, with columns: [SQLValue], in group: [Int]) throws -> Int64? {
    try use(entity) { table in
      if table.unique[group] == nil { table.indexValues(of: group) }
      return table.unique[group]?[columns]
    }
  }

  private func use<Result>(_ entity: Entity, _ body: (inout Table) throws -> Result) throws -> Result {
    try tables.withLock { tables in
      if tables[entity.name] == nil { tables[entity.name] = try Table(file?.rows(of: entity) ?? []) }
      return try body(&tables[entity.name]!)
    }
  }

  /// All of the changes, or none; then every other context is told.
  func save(_ changes: [RowChange], by context: ModelContext?) throws {
    for change in changes { try use(change.entity) { _ in } }
    let done = try tables.withLock { tables in
      try file?.save(changes)
      return changes.map { tables[$0.entity.name]!.take($0) }
    }
    for case let other? in contexts.withLock({ $0 }).map(\.context) where other !== context { other.receive(done) }
  }

  /// Nothing is left of these types.
  func erase(_ schema: Schema) throws {
    let changes = try schema.entitiesByName.values.flatMap { entity in
      try use(entity) { $0.numbers }.map { RowChange(entity: entity, number: $0, kind: .delete) }
    }
    try save(changes, by: nil)
  }
}

/// One row that a context saves.
struct RowChange: Sendable {
  enum Kind: Sendable {
    case insert([SQLValue])
    /// The properties that are others now, by their places.
    case update([Int: SQLValue])
    case delete
  }

  let entity: Entity
  let number: Int64
  let kind: Kind
  /// What the row was and is, once that is done.
  var old: [SQLValue]?
  var new: [SQLValue]?
}

/// What rows are kept in when the program has ended.
protocol StoreFile: Sendable {
  func rows(of entity: Entity) throws -> [(number: Int64, columns: [SQLValue])]
  func save(_ changes: [RowChange]) throws
  /// The highest number in it: those of new objects are higher.
  var lastNumber: Int64 { get }
}

/// The rows of one type of models.
struct Table {
  /// In the order in which the objects were made.
  private(set) var numbers: [Int64]
  private(set) var rows: [Int64: [SQLValue]]
  /// For properties that are asked for it: who refers to an object.
  private(set) var referring: [Int: [Int64: [Int64]]] = [:]

  /// For groups of properties that are asked for it: who has the values.
  private(set) var unique: [[Int]: [[SQLValue]: Int64]] = [:]

  init(_ rows: [(number: Int64, columns: [SQLValue])]) {
    numbers = rows.map(\.number).sorted()
    self.rows = Dictionary(rows.map { ($0.number, $0.columns) }, uniquingKeysWith: { $1 })
  }

  mutating func indexReferences(of index: Int) {
    var all: [Int64: [Int64]] = [:]
    for number in numbers {
      for target in rows[number]![index].numbers { all[target, default: []].append(number) }
    }
    referring[index] = all
  }

  mutating func indexValues(of group: [Int]) {
    unique[group] = Dictionary(
      rows.map { number, columns in (group.map { columns[$0] }, number) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes a change; returns it with what the row was and is.
  mutating func take(_ change: RowChange) -> RowChange {
    var done = change
    done.old = rows[change.number]
    make(change)
    done.new = rows[change.number]
    return done
  }

  private mutating func make(_ change: RowChange) {
    switch change.kind {
    case .insert(let columns):
      if rows[change.number] == nil { numbers.insert(change.number, at: place(of: change.number)) }
      set(change.number, columns)
    case .update(let new):
      guard var columns = rows[change.number] else { return }
      for (index, value) in new { columns[index] = value }
      set(change.number, columns)
    case .delete:
      guard rows[change.number] != nil else { return }
      set(change.number, nil)
      numbers.remove(at: place(of: change.number))
    }
  }

  private func place(of number: Int64) -> Int {
    // New objects come last.
    if let last = numbers.last, last < number { return numbers.count }
    return numbers.place { $0 < number }
  }

  private mutating func set(_ number: Int64, _ columns: [SQLValue]?) {
    let old = rows[number]
    rows[number] = columns
    for group in unique.keys {
      if let old, unique[group]![group.map { old[$0] }] == number { unique[group]![group.map { old[$0] }] = nil }
      if let columns { unique[group]![group.map { columns[$0] }] = number }
    }
    for index in referring.keys where old?[index] != columns?[index] {
      for target in old?[index].numbers ?? [] { referring[index]![target]?.removeAll { $0 == number } }
      for target in columns?[index].numbers ?? [] { referring[index]![target, default: []].append(number) }
    }
  }
}
