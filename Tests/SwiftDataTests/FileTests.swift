import SwiftData
import TenureSQLite
import Testing

/// Objects that are kept in files.
struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData \(UUID())")
  private var url: URL { folder.appendingPathComponent("trips.store") }

  private func open(_ types: any PersistentModel.Type..., allowsSave: Bool = true) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(types), configurations: ModelConfiguration(url: url, allowsSave: allowsSave)))
  }

  @Test func `what was saved is there when the file is opened again`() throws {
    do {
      let context = try open(Trip.self)
      let rome = Trip(name: "Rome", start: Date(timeIntervalSinceReferenceDate: 7))
      context.insert(rome)
      rome.stops = [Stop(place: "Forum"), Stop(place: "Station")]
      context.insert(Trip(name: "Oslo"))
      try context.save()
      rome.note = "Warm"
      context.delete(rome.stops[0])
      try context.save()
      context.insert(Trip(name: "Never saved"))
    }
    let context = try open(Trip.self)
    let trips = try context.fetch(FetchDescriptor<Trip>())
    #expect(trips.map(\.name) == ["Rome", "Oslo"])
    #expect(trips[0].start == Date(timeIntervalSinceReferenceDate: 7))
    #expect(trips[0].note == "Warm")
    #expect(trips[0].stops.map(\.place) == ["Station"])
    #expect(trips[0].stops[0].trip === trips[0])
  }

  @Test func `every kind of value comes back as it was`() throws {
    let all = Values()
    do {
      let context = try open(Values.self)
      context.insert(all)
      try context.save()
    }
    let context = try open(Values.self)
    let found = try #require(try context.fetch(FetchDescriptor<Values>()).first)
    #expect(found !== all)
    #expect(found.text == all.text)
    #expect(found.small == all.small && found.large == all.large && found.unsigned == all.unsigned)
    #expect(found.isOn == all.isOn && found.ratio == all.ratio && found.noNumber.isNaN && found.float == all.float)
    #expect(found.infinite == .infinity)
    #expect(found.date == all.date && found.uuid == all.uuid && found.url == all.url && found.data == all.data)
    #expect(found.decimal == all.decimal && found.kind == all.kind && found.place == all.place)
    #expect(found.words == all.words && found.counts == all.counts && found.maybe == nil && found.maybePlace == nil)
    #expect(found.maybeDate == all.maybeDate)
  }

  @Test func `new objects do not take the places of older ones`() throws {
    for round in 0..<3 {
      let context = try open(Trip.self)
      context.insert(Trip(name: "\(round)"))
      try context.save()
    }
    #expect(try open(Trip.self).fetch(FetchDescriptor<Trip>()).map(\.name) == ["0", "1", "2"])
  }

  @Test func `an object that was numbered before the file was opened takes no other's place`() throws {
    do {
      let context = try open(Order.self)
      for _ in 0..<3 { context.insert(Order()) }
      try context.save()
    }
    // As a program that has an object before it opens a store, which an earlier run has filled.
    let early = Order()
    let number = try #require("\(early.persistentModelID)".split(separator: " ").last)
    try SQLiteConnection(url.path).run(
      "UPDATE \"Order\" SET \"#\" = \(number) WHERE \"#\" = (SELECT max(\"#\") FROM \"Order\")")
    let context = try open(Order.self)
    context.insert(early)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Order>()) == 4)
    #expect(try open(Order.self).fetchCount(FetchDescriptor<Order>()) == 4)
  }

  @Test func `two containers of one file see each other's objects`() throws {
    let (one, two) = (try open(Trip.self), try open(Trip.self))
    one.insert(Trip(name: "Rome"))
    try one.save()
    #expect(try two.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  @Test func `a property that is new has its initial value in older objects`() throws {
    do {
      let context = try open(First.Note.self)
      context.insert(First.Note("Milk"))
      try context.save()
    }
    let context = try open(Second.Note.self)
    let notes = try context.fetch(FetchDescriptor<Second.Note>())
    #expect(notes.map(\.text) == ["Milk"])
    #expect(notes.map(\.rank) == [5])
    #expect(notes.map(\.author) == [nil])
  }

  @Test func `a property that must have a value and has none in older objects is told when the file is opened`() throws
  {
    do {
      let context = try open(First.Note.self)
      context.insert(First.Note("Milk"))
      try context.save()
    }
    let error = #expect(throws: SwiftDataError.self) { try open(Third.Note.self) }
    #expect(error == .loadIssueModelContainer)
    #expect(error?.description.contains("objects of Note without 'due', which is new") == true)
  }

  @Test func `a plan brings objects from one version to the next`() throws {
    do {
      let context = ModelContext(
        try ModelContainer(for: Schema(versionedSchema: First.self), configurations: ModelConfiguration(url: url)))
      for text in ["Milk", "Bread", "Milk"] { context.insert(First.Note(text)) }
      try context.save()
    }
    let container = try ModelContainer(
      for: Schema(versionedSchema: Third.self), migrationPlan: Plan.self, configurations: ModelConfiguration(url: url))
    let notes = try ModelContext(container).fetch(FetchDescriptor<Third.Note>())
    #expect(notes.map(\.body) == ["Milk", "Bread"])
    #expect(notes.map(\.due) == [Date(timeIntervalSinceReferenceDate: 100), Date(timeIntervalSinceReferenceDate: 100)])
  }

  @Test func `stages that lead nowhere are told`() throws {
    do {
      let context = ModelContext(
        try ModelContainer(for: Schema(versionedSchema: First.self), configurations: ModelConfiguration(url: url)))
      context.insert(First.Note("Milk"))
      try context.save()
    }
    let error = #expect(throws: SwiftDataError.self) {
      try ModelContainer(
        for: Schema(versionedSchema: Third.self), migrationPlan: RoundPlan.self,
        configurations: ModelConfiguration(url: url))
    }
    #expect(error?.description.contains("do not lead from version 1.0.0 to 2.0.0. Add the step.") == true)
  }

  @Test func `a file that is none of ours is left as it is`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("These are no objects, and nobody may lose them. ".utf8).write(to: url)
    let error = #expect(throws: SwiftDataError.self) { try open(Trip.self) }
    #expect(error?.description.contains("cannot be opened") == true)
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("These are"))
  }

  @Test func `a file that may not be changed can be read`() throws {
    do {
      let context = try open(Trip.self)
      context.insert(Trip(name: "Rome"))
      try context.save()
    }
    let context = try open(Trip.self, allowsSave: false)
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.name = "Milan"
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("was opened with allowsSave: false") == true)
  }

  @Test func `names that are words of SQL are names like others`() throws {
    do {
      let context = try open(Order.self)
      context.insert(Order())
      try context.save()
    }
    let found = try #require(try open(Order.self).fetch(FetchDescriptor<Order>()).first)
    #expect(found.group == "g" && found.select == 3 && found.default == "d")
  }
}

@Model final class Order {
  var group = "g"
  var select = 3
  var `default` = "d"
  init() {}
}

@Model final class Values {
  var text = "“Ä” 'quoted' \0 end"
  var small: Int8 = -128
  var large = Int.max
  var unsigned = UInt64.max
  var isOn = true
  var ratio = 0.1 + 0.2
  var noNumber = Double.nan
  var infinite = Double.infinity
  var float: Float = 1.5
  var date = Date(timeIntervalSinceReferenceDate: 123_456.789)
  var uuid = UUID()
  var url = URL(string: "https://example.org/a?b=c")!
  var data = Data([0, 1, 255])
  var decimal = Decimal(string: "1.23")!
  var kind = Kind.sweet
  var place = Place(name: "Forum", latitude: 41.9)
  var words = ["a", "b"]
  var counts = ["a": 1]
  var maybe: Int?
  var maybePlace: Place?
  var maybeDate: Date? = Date(timeIntervalSinceReferenceDate: 1)
  init() {}

  enum Kind: String, Codable { case sweet, sour }
  struct Place: Codable, Equatable {
    var name: String
    var latitude: Double
  }
}

enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static let versionIdentifier = Schema.Version(1, 0, 0)

  @Model final class Note {
    var text: String
    init(_ text: String) { self.text = text }
  }
}

enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static let versionIdentifier = Schema.Version(1, 1, 0)

  @Model final class Note {
    var text: String
    var rank = 5
    var author: String?
    init(_ text: String) { self.text = text }
  }
}

enum Third: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static let versionIdentifier = Schema.Version(2, 0, 0)

  @Model final class Note {
    @Attribute(.unique, originalName: "text") var body: String
    var due: Date
    init(_ body: String, due: Date) {
      self.body = body
      self.due = due
    }
  }
}

/// From the second version to the third with an initial value for what is new.
enum Half: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static let versionIdentifier = Schema.Version(1, 2, 0)

  @Model final class Note {
    var text: String
    var due: Date = Date(timeIntervalSinceReferenceDate: 100)
    init(_ text: String) { self.text = text }
  }
}

/// Never arrives.
enum RoundPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Half.self, Third.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: First.self, toVersion: Half.self),
      .lightweight(fromVersion: Half.self, toVersion: First.self),
    ]
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Half.self, Third.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: First.self, toVersion: Half.self),
      .custom(
        fromVersion: Half.self, toVersion: Third.self,
        willMigrate: { context in
          var known: Set<String> = []
          for note in try context.fetch(FetchDescriptor<Half.Note>(sortBy: [SortDescriptor(\.text)])) {
            if !known.insert(note.text).inserted { context.delete(note) }
          }
        }, didMigrate: nil),
    ]
  }
}
