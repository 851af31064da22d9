import Synchronization
import SwiftData
import Testing

struct ContextTests {
  @Test func `an object is found once it is inserted`() throws {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "Rome")
    #expect(trip.modelContext == nil)
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
    context.insert(trip)
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
    #expect(trip.modelContext == context)
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.count == 1)
    try context.save()
    #expect(!context.hasChanges)
    #expect(!trip.hasChanges)
  }

  @Test func `predicates, orders, limits and offsets`() throws {
    let context = ModelContext(try container(Trip.self))
    for name in ["Rome", "Oslo", "Bern", "Ürzig", "Paris"] { context.insert(Trip(name: name)) }
    func names(_ descriptor: FetchDescriptor<Trip>) throws -> [String] { try context.fetch(descriptor).map(\.name) }

    #expect(try names(FetchDescriptor()) == ["Rome", "Oslo", "Bern", "Ürzig", "Paris"])
    #expect(try names(FetchDescriptor(sortBy: [SortDescriptor(\.name, order: .reverse)])).last == "Bern")
    #expect(try names(FetchDescriptor(predicate: #Predicate { $0.name.contains("r") })) == ["Bern", "Ürzig", "Paris"])
    #expect(try names(FetchDescriptor(predicate: #Predicate { $0.name.localizedStandardContains("URZ") })) == ["Ürzig"])
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
    #expect(try names(descriptor) == ["Bern", "Oslo", "Paris", "Rome", "Ürzig"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try names(descriptor) == ["Oslo", "Paris"])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 5)
    descriptor.fetchOffset = 9
    #expect(try names(descriptor) == [])
  }

  @Test func `objects are deleted one by one or by a predicate`() throws {
    let context = ModelContext(try container(Trip.self))
    let trips = ["Rome", "Oslo", "Bern"].map { Trip(name: $0) }
    for trip in trips { context.insert(trip) }
    try context.save()
    context.delete(trips[0])
    #expect(trips[0].isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Bern" })
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
    #expect(trips[0].modelContext == nil)
    #expect(trips[0].name == "Rome")
  }

  @Test func `rollback takes everything back to what was saved`() throws {
    let context = ModelContext(try container(Trip.self, Stop.self))
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    rome.stops = [Stop(place: "Forum")]
    try context.save()

    rome.name = "Milan"
    rome.stops.append(Stop(place: "Station"))
    context.delete(oslo)
    context.insert(Trip(name: "Bern"))
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome", "Oslo"])
    #expect(rome.stops.map(\.place) == ["Forum"])
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
  }

  @Test func `a second object with a unique value changes the first`() throws {
    let context = ModelContext(try container(Tag.self))
    let first = Tag("new", rank: 1)
    context.insert(first)
    try context.save()
    context.insert(Tag("new", rank: 7))
    context.insert(Tag("old"))
    context.insert(Tag("old", rank: 3))
    try context.save()
    let tags = try context.fetch(FetchDescriptor<Tag>())
    #expect(tags.map(\.name) == ["new", "old"])
    #expect(tags.map(\.rank) == [7, 3])
    #expect(first.rank == 7)
  }

  @Test func `what refers to an object that changes another refers to that one`() throws {
    let container = try container(Shelf.self, Label.self)
    let context = ModelContext(container)
    let first = Label("maps", color: "red")
    context.insert(first)
    try context.save()

    let again = Label("maps", color: "blue")
    let atlas = Label("atlas", color: "green")
    let shelf = Shelf("hall", labels: [again, atlas], main: again)
    context.insert(again)
    context.insert(shelf)
    try context.save()
    #expect(shelf.labels.map(\.color).sorted() == ["blue", "green"])
    #expect(shelf.main === first)
    let other = ModelContext(container)
    let stored = try #require(try other.fetch(FetchDescriptor<Shelf>()).first)
    #expect(stored.labels.map(\.color).sorted() == ["blue", "green"])
    #expect(stored.main?.color == "blue")
  }

  @Test(arguments: [true, false])
  func `it does where both have unique values of others, whichever comes first`(isOwnerFirst: Bool) throws {
    let container = try container(Shelf.self, Label.self)
    let context = ModelContext(container)
    context.insert(Shelf("hall", labels: [Label("maps", color: "red")]))
    try context.save()

    let label = Label("maps", color: "blue")
    let shelf = Shelf("hall", labels: [])
    if isOwnerFirst {
      context.insert(shelf)
      context.insert(label)
    } else {
      context.insert(label)
      context.insert(shelf)
    }
    shelf.labels = [label]
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Label>()).map(\.color) == ["blue"])
    #expect(try other.fetch(FetchDescriptor<Shelf>()).map { $0.labels.map(\.color) } == [["blue"]])
  }

  @Test func `groups of properties are unique together`() throws {
    let context = ModelContext(try container(Country.self))
    context.insert(Country("DE", year: 1980, capital: "Bonn"))
    context.insert(Country("DE", year: 2000, capital: "Berlin"))
    try context.save()
    context.insert(Country("DE", year: 1980, capital: "Bonn am Rhein"))
    try context.save()
    let found = try context.fetch(FetchDescriptor<Country>(sortBy: [SortDescriptor(\.year)]))
    #expect(found.map(\.capital) == ["Bonn am Rhein", "Berlin"])
  }

  @Test func `an object that stands for another keeps what belongs to it`() throws {
    let context = ModelContext(try container(Recipe.self))
    let soup = Recipe("Soup")
    context.insert(soup)
    let quick = Tag("quick", rank: 1)
    soup.tags = [quick]
    try context.save()
    context.insert(Tag("quick", rank: 9))
    try context.save()
    #expect(quick.rank == 9)
    #expect(soup.tags == [quick])
    #expect(quick.recipes == [soup])
  }

  @Test func `a list that was changed here gains what another context adds to it`() throws {
    let container = try container(Trip.self)
    let (here, there) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Rome")
    here.insert(trip)
    try here.save()
    let other = try #require(try there.fetch(FetchDescriptor<Trip>()).first)
    other.stops.append(Stop(place: "Theirs"))
    trip.stops.append(Stop(place: "Ours"))
    try here.save()
    _ = try there.fetchCount(FetchDescriptor<Trip>())
    #expect(other.stops.map(\.place) == ["Theirs", "Ours"])
    try there.save()
    _ = try here.fetchCount(FetchDescriptor<Trip>())
    #expect(Set(trip.stops.map(\.place)) == ["Theirs", "Ours"])
    here.delete(trip.stops[0])
    try here.save()
    _ = try there.fetchCount(FetchDescriptor<Trip>())
    #expect(other.stops.count == 1)
  }

  @Test func `a container that is erased is empty for all its contexts`() throws {
    let container = try container(Trip.self)
    let (here, there) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Rome")
    here.insert(trip)
    try here.save()
    #expect(try there.fetch(FetchDescriptor<Trip>()).count == 1)
    try container.erase()
    #expect(try there.fetch(FetchDescriptor<Trip>()).isEmpty)
    #expect(try here.fetch(FetchDescriptor<Trip>()).isEmpty)
    #expect(trip.modelContext == nil)
  }

  @MainActor @Test func `nobody but its holder holds a container and its objects`() throws {
    weak var gone: ModelContainer?
    weak var object: Trip?
    do {
      let container = try container(Trip.self)
      let trip = Trip(name: "Rome")
      container.mainContext.insert(trip)
      try container.mainContext.save()
      (gone, object) = (container, trip)
    }
    #expect(gone == nil)
    #expect(object == nil)
  }

  @MainActor @Test func `a main context works without its container's holder`() throws {
    let context = try container(Trip.self).mainContext
    context.insert(Trip(name: "Rome"))
    try context.save()
    #expect(context.container.mainContext == context)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func `two models of one name are refused`() {
    let error = #expect(throws: SwiftDataError.self) { try container(First.Note.self, Second.Note.self) }
    #expect(error?.description == "Two models are called Note. Give one of them another name.")
  }

  @Test func `a change to a value that another object has is refused`() throws {
    let context = ModelContext(try container(Tag.self))
    let (one, two) = (Tag("one"), Tag("two"))
    context.insert(one)
    context.insert(two)
    try context.save()
    two.name = "one"
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("was changed to have the same name as") == true)
    #expect(context.hasChanges)
    two.name = "three"
    try context.save()
  }

  @Test func `other contexts see what is saved`() throws {
    let container = try container(Trip.self, Stop.self)
    let (here, there) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Rome")
    here.insert(trip)
    #expect(try there.fetch(FetchDescriptor<Trip>()).isEmpty)
    try here.save()
    let other = try #require(try there.fetch(FetchDescriptor<Trip>()).first)
    #expect(other !== trip)
    #expect(other == trip)
    #expect(other.stops.isEmpty)

    trip.name = "Milan"
    trip.stops.append(Stop(place: "Station"))
    try here.save()
    _ = try there.fetchCount(FetchDescriptor<Trip>())
    #expect(other.name == "Milan")
    #expect(other.stops.map(\.place) == ["Station"])

    here.delete(trip)
    try here.save()
    #expect(try there.fetch(FetchDescriptor<Trip>()).isEmpty)
    #expect(try there.fetch(FetchDescriptor<Stop>()).isEmpty)
  }

  @Test func `what a context has changed itself is not lost to another one's save`() throws {
    let container = try container(Trip.self, Stop.self)
    let (here, there) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Rome")
    here.insert(trip)
    try here.save()
    let other = try #require(try there.fetch(FetchDescriptor<Trip>()).first)
    other.note = "Theirs"
    trip.name = "Milan"
    trip.note = "Ours"
    try here.save()
    _ = try there.fetchCount(FetchDescriptor<Trip>())
    #expect(other.name == "Milan")
    #expect(other.note == "Theirs")
    try there.save()
    _ = try here.fetchCount(FetchDescriptor<Trip>())
    #expect(trip.note == "Theirs")
  }

  @Test func `identifiers find their objects, in any context`() throws {
    let container = try container(Trip.self)
    let (here, there) = (ModelContext(container), ModelContext(container))
    let trip = Trip(name: "Rome")
    let id = trip.persistentModelID
    here.insert(trip)
    try here.save()
    #expect(trip.persistentModelID == id)
    #expect(there.registeredModel(for: id) as Trip? == nil)
    #expect((there.model(for: id) as? Trip)?.name == "Rome")
    #expect((there.registeredModel(for: id) as Trip?)?.name == "Rome")
    let coded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
    #expect(coded == id)
    #expect(try here.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == id })) == [trip])
  }

  @Test func `a transaction saves at its end`() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    try context.transaction { context.insert(Trip(name: "Rome")) }
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func `saving is announced with the identifiers`() throws {
    let context = ModelContext(try container(Trip.self))
    let heard = Mutex<[Int]>([])
    let observer = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      note in
      let inserted =
        note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier]
      heard.withLock { $0.append(inserted?.count ?? -1) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    context.insert(Trip(name: "Rome"))
    try context.save()
    try context.save()
    #expect(heard.withLock { $0 } == [1])
  }

  @Test func `a type that the container does not know cannot be fetched`() throws {
    let context = ModelContext(try container(Trip.self))
    let error = #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Tag>()) }
    #expect(
      error?.description == "Tag is not among the container's models, which are Stop, Trip. Add Tag.self to them.")
  }

  @Test func `an actor has a context of its own`() async throws {
    let container = try container(Trip.self)
    let importer = Importer(modelContainer: container)
    let id = try await importer.add("Rome")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    #expect(await importer.name(of: id) == "Rome")
  }

  @Test func `a hundred actors add to one container`() async throws {
    let container = try container(Trip.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { _ = try await Importer(modelContainer: container).add("\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(Set(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name)).count == 100)
  }
}

@ModelActor actor Importer {
  func add(_ name: String) throws -> PersistentIdentifier {
    let trip = Trip(name: name)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}
