import SwiftData
import Testing

struct RelationshipTests {
  @Test func `both ends follow each other`() throws {
    let context = ModelContext(try container(Trip.self))
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    let stop = Stop(place: "Station")
    rome.stops.append(stop)
    #expect(stop.trip === rome)
    #expect(stop.modelContext == context)
    stop.trip = oslo
    #expect(rome.stops.isEmpty)
    #expect(oslo.stops.map(\.place) == ["Station"])
    oslo.stops.append(stop)
    oslo.stops.removeAll()
    #expect(stop.trip == nil)
    rome.stops = [stop, Stop(place: "Forum")]
    #expect(rome.stops.allSatisfy { $0.trip === rome })
  }

  @Test func `what an initialiser sets counts once the object is inserted`() throws {
    let context = ModelContext(try container(Trip.self))
    let rome = Trip(name: "Rome")
    context.insert(rome)
    let stop = Stop(place: "Forum", trip: rome)
    context.insert(stop)
    #expect(rome.stops == [stop])
  }

  @Test func `deleting goes on to what belongs to the object`() throws {
    let context = ModelContext(try container(Trip.self))
    let rome = Trip(name: "Rome")
    context.insert(rome)
    rome.stops = (1...3).map { Stop(place: "\($0)") }
    try context.save()
    context.delete(rome)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func `deleting one end leaves nothing at the other`() throws {
    let context = ModelContext(try container(Trip.self))
    let rome = Trip(name: "Rome")
    context.insert(rome)
    rome.stops = [Stop(place: "Forum"), Stop(place: "Station")]
    try context.save()
    context.delete(rome.stops[0])
    #expect(rome.stops.map(\.place) == ["Station"])
  }

  @Test func `a denied deletion fails when it is saved`() throws {
    let context = ModelContext(try container(Department.self))
    let sales = Department("Sales")
    context.insert(sales)
    let ann = Employee("Ann", in: sales)
    context.insert(ann)
    try context.save()
    context.delete(sales)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("its 'employees' still refers to 1") == true)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Department>()) == 1)
    #expect(sales.employees?.count == 1)
    ann.department = nil
    context.delete(sales)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Department>()) == 0)
  }

  @Test func `two lists are the ends of one relationship`() throws {
    let container = try container(Recipe.self)
    let context = ModelContext(container)
    let (soup, cake) = (Recipe("Soup"), Recipe("Cake"))
    context.insert(soup)
    context.insert(cake)
    let (quick, sweet) = (Tag("quick"), Tag("sweet"))
    soup.tags = [quick]
    sweet.recipes = [cake]
    quick.recipes.append(cake)
    #expect(Set(cake.tags.map(\.name)) == ["quick", "sweet"])
    try context.save()

    let other = ModelContext(container)
    let found = try other.fetch(
      FetchDescriptor<Recipe>(predicate: #Predicate { $0.tags.contains { $0.name == "sweet" } }))
    #expect(found.map(\.name) == ["Cake"])
    #expect(Set(try #require(found.first).tags.map(\.name)) == ["quick", "sweet"])
    let tags = try other.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.name)]))
    #expect(tags.map { $0.recipes.map(\.name).sorted() } == [["Cake", "Soup"], ["Cake"]])
  }

  @Test func `both ends can be of one type`() throws {
    let container = try container(Folder.self)
    let context = ModelContext(container)
    let root = Folder("root")
    context.insert(root)
    let inner = Folder("inner", in: root)
    context.insert(inner)
    inner.children.append(Folder("innermost"))
    try context.save()
    let other = ModelContext(container)
    let found = try #require(try other.fetch(FetchDescriptor<Folder>(predicate: #Predicate { $0.parent == nil })).first)
    #expect(found.children.map(\.name) == ["inner"])
    #expect(found.children[0].children[0].parent?.parent === found)
    other.delete(found)
    try other.save()
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
  }

  @Test func `a list without another end is kept as it is`() throws {
    let container = try container(Country.self)
    let context = ModelContext(container)
    let countries = ["DE", "FR", "CH"].map { Country($0) }
    context.insert(countries[0])
    countries[0].neighbours = [countries[2], countries[1]]
    #expect(countries[1].neighbours.isEmpty)
    try context.save()
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Country>(predicate: #Predicate { $0.code == "DE" }))
    #expect(found.first?.neighbours.map(\.code) == ["CH", "FR"])
  }

  @Test func `objects are joined before any context has them`() {
    let rome = Trip(name: "Rome")
    let stop = Stop(place: "Forum")
    rome.stops.append(stop)
    #expect(stop.trip === rome)
  }
}
