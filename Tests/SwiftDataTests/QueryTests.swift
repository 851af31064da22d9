import SwiftData
import SwiftUI
import TenureTesting
import Testing

/// Views that fetch.
@MainActor struct QueryTests {
  @Test func `a view shows what is inserted, changed and deleted`() async throws {
    let screen = Screen(TripList().modelContainer(for: Trip.self, inMemory: true))
    #expect(screen.shows("Trips: 0"))
    try screen.button("Add").tap()
    #expect(screen.shows("Trips: 1"))
    #expect(screen.shows("Rome"))
    try screen.button("Stop Rome").tap()
    #expect(screen.shows("1 stops"))
    try screen.button("Delete Rome").tap()
    #expect(screen.shows("Trips: 0"))
    #expect(screen.issues.isEmpty)
  }

  @Test func `the order follows the property that is sorted by`() async throws {
    let container = try filled()
    let screen = Screen(TripList(title: "Mine").modelContainer(container))
    #expect(screen.shows("Mine: 3"))
    #expect(names(screen) == ["Bern", "Oslo", "Rome"])
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Bern" }))
    trips[0].name = "Zug"
    await screen.settle()
    #expect(names(screen) == ["Oslo", "Rome", "Zug"])
  }

  @Test func `a change of what the query does not read runs no body of its view`() async throws {
    let container = try filled()
    let screen = Screen(Names().modelContainer(container))
    let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
    screen.mark()
    trip.note = "Nothing to do with it"
    await screen.settle()
    #expect(screen.bodies(of: Names.self) == 0)
    trip.name = "Rom"
    await screen.settle()
    #expect(screen.bodies(of: Names.self) == 1)
    #expect(screen.shows("Bern, Oslo, Rom"))
  }

  @Test func `a change that leaves the order as it is runs no body of its view`() async throws {
    let container = try filled()
    let screen = Screen(Counted().modelContainer(container))
    let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
    screen.mark()
    trip.name = "Rome again"
    await screen.settle()
    #expect(screen.bodies(of: Counted.self) == 0)
    trip.name = "Aachen"
    await screen.settle()
    #expect(screen.bodies(of: Counted.self) == 1)
  }

  @Test func `objects join and leave what a predicate chooses`() async throws {
    let container = try filled()
    let screen = Screen(Noted().modelContainer(container))
    #expect(screen.shows("Noted: "))
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    screen.mark()
    trips[1].note = "North"
    await screen.settle()
    #expect(screen.shows("Noted: Oslo"))
    trips[0].note = "South"
    await screen.settle()
    #expect(screen.shows("Noted: Bern, Oslo"))
    trips[1].note = nil
    await screen.settle()
    #expect(screen.shows("Noted: Bern"))
    #expect(screen.bodies(of: Noted.self) == 3)
  }

  @Test func `a predicate that looks through a relationship is right after changes at the other end`() async throws {
    let container = try filled()
    let context = container.mainContext
    let screen = Screen(StopsOfRome().modelContainer(container))
    #expect(screen.shows("Stops: "))
    let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips[0].stops.append(Stop(place: "Station"))
    await screen.settle()
    #expect(screen.shows("Stops: "))
    trips[0].name = "Rome"
    await screen.settle()
    #expect(screen.shows("Stops: Station"))
    trips[0].stops[0].trip = nil
    await screen.settle()
    #expect(screen.shows("Stops: "))
  }

  @Test func `an initialiser can ask for something else, as often as its parent says`() async throws {
    let screen = Screen(Searching().modelContainer(try filled()))
    #expect(screen.shows("Found: Bern, Oslo, Rome"))
    try screen.textField("Search").type("o")
    #expect(screen.shows("Found: Oslo, Rome"))
    try screen.textField("Search").type("s")
    #expect(screen.shows("Found: Oslo"))
  }

  @Test func `the limit of a query holds`() async throws {
    let container = try filled()
    let screen = Screen(FirstTwo().modelContainer(container))
    #expect(screen.shows("Bern, Oslo"))
    container.mainContext.insert(Trip(name: "Aachen"))
    await screen.settle()
    #expect(screen.shows("Aachen, Bern"))
  }

  @Test func `two pages of one container see each other's changes`() async throws {
    let container = try filled()
    let (one, two) = (Screen(Names().modelContainer(container)), Screen(Names().modelContainer(container)))
    container.mainContext.insert(Trip(name: "Genf"))
    await one.settle()
    await two.settle()
    #expect(one.shows("Bern, Genf, Oslo, Rome"))
    #expect(two.shows("Bern, Genf, Oslo, Rome"))
  }

  @Test func `what an actor saves is seen`() async throws {
    let container = try filled()
    let screen = Screen(Names().modelContainer(container))
    _ = try await Importer(modelContainer: container).add("Genf")
    try await screen.wait(until: { screen.shows("Bern, Genf, Oslo, Rome") })
  }

  @Test func `a form edits an object through a binding`() async throws {
    let container = try filled()
    let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
    let screen = Screen(Editor(trip: trip).modelContainer(container))
    try screen.textField("Name").type("!")
    #expect(screen.shows("ROME!"))
    await screen.settle()
    #expect(!container.mainContext.hasChanges)
  }

  @Test func `without a container a query says what is missing, and is empty`() {
    let screen = Screen(Names())
    #expect(screen.issues.map(\.fact) == ["Set a .modelContext in view's environment to use Query."])
  }

  @Test func `declaring the context alone needs no container`() {
    struct Idle: View {
      @Environment(\.modelContext) private var modelContext
      var body: some View { Text("Idle") }
    }
    #expect(Screen(Idle()).issues.isEmpty)
  }

  @Test func `changes that a query of ten thousand does not read run no body`() async throws {
    let container = try container(Trip.self)
    for number in 0..<10_000 { container.mainContext.insert(Trip(name: "\(number + 10_000)")) }
    let screen = Screen(Names().modelContainer(container))
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>())
    screen.mark()
    for trip in trips.prefix(1_000) { trip.note = "!" }
    await screen.settle()
    #expect(screen.bodies(of: Names.self) == 0)
  }

  @Test func `an action that deletes several rows deletes those on the screen`() async throws {
    try await deletesThoseOnTheScreen()
  }

  private func deletesThoseOnTheScreen() async throws {
    let container = try filled()
    let screen = Screen(Deleting().modelContainer(container))
    try screen.button("Delete the first two").tap()
    #expect(screen.shows("Left: Rome"))
    #expect(try container.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  @Test func `another container is followed`() async throws {
    let (one, two) = (try filled(), try container(Trip.self))
    two.mainContext.insert(Trip(name: "Genf"))
    let screen = Screen(Switching(one: one, two: two))
    #expect(screen.shows("Bern, Oslo, Rome"))
    try screen.button("Other").tap()
    #expect(screen.shows("Genf"))
  }

  @Test func `a screen that is launched again finds what was saved, and no other screen does`() async throws {
    let place = try #require(UserDefaults(suiteName: "SwiftDataTests.\(UUID())"))
    for count in 0..<2 {
      let screen = Screen(TripList().modelContainer(for: Trip.self), storage: place)
      #expect(screen.shows("Trips: \(count)"))
      try screen.button("Add").tap()
      await screen.settle()
    }
    #expect(Screen(TripList().modelContainer(for: Trip.self)).shows("Trips: 0"))
  }

  @Test func `after a body that has trapped, an action still means what is on the screen`() async throws {
    #expect(Screen(Trapping()).issues.map(\.fact) == ["Fatal error: No trip"])
    try await deletesThoseOnTheScreen()
  }

  @Test func `a body shows what it has inserted itself`() {
    let screen = Screen(Careless().modelContainer(for: Trip.self, inMemory: true))
    #expect(screen.shows("1 trip"))
  }

  @Test func `an insertion that makes itself again is told, and ends`() throws {
    let screen = Screen(Endless().modelContainer(for: Trip.self, inMemory: true))
    try screen.button("Go").tap()
    #expect(screen.issues.map(\.fact) == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test func `the record names the property that was set, and the query that was read`() async throws {
    let container = try filled()
    let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
    let screen = Screen(Editor(trip: trip).modelContainer(container))
    try screen.textField("Name").type("!")
    #expect(screen.record.description.contains("Trip.name"))
    let list = Screen(TripList().modelContainer(container))
    try list.button("Stop Oslo").tap()
    #expect(list.record.description.contains("Trip.stops: 0 of Stop → 1 of Stop"))
    #expect(list.record.description.contains("Stop.trip: nil → Trip"))
    try list.button("Add").tap()
    #expect(list.record.description.contains("a query of Trip"))
  }

  private func filled() throws -> ModelContainer {
    let container = try container(Trip.self)
    for name in ["Rome", "Oslo", "Bern"] { container.mainContext.insert(Trip(name: name)) }
    try container.mainContext.save()
    return container
  }

  private func names(_ screen: Screen) -> [String] {
    screen.texts.compactMap(\.text).filter { ["Bern", "Oslo", "Rome", "Zug"].contains($0) }
  }
}

struct TripList: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Environment(\.modelContext) private var modelContext
  var title = "Trips"

  var body: some View {
    Text("\(title): \(trips.count)")
    ForEach(trips) { trip in
      HStack {
        Text(trip.name)
        Text("\(trip.stops.count) stops")
        Button("Delete \(trip.name)") { modelContext.delete(trip) }
        Button("Stop \(trip.name)") { trip.stops.append(Stop(place: "Here")) }
      }
    }
    Button("Add") { modelContext.insert(Trip(name: "Rome")) }
  }
}

private struct Names: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
}

private struct Counted: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  var body: some View { Text("\(trips.count)") }
}

private struct Noted: View {
  @Query(filter: #Predicate<Trip> { $0.note != nil }, sort: \.name, animation: .default) private var trips: [Trip]
  var body: some View { Text("Noted: " + trips.map(\.name).joined(separator: ", ")) }
}

private struct StopsOfRome: View {
  @Query(filter: #Predicate<Stop> { $0.trip?.name == "Rome" }) private var stops: [Stop]
  var body: some View { Text("Stops: " + stops.map(\.place).joined(separator: ", ")) }
}

private struct FirstTwo: View {
  @Query private var trips: [Trip]

  init() {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = 2
    _trips = Query(descriptor)
  }

  var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
}

private struct Searching: View {
  @State private var text = ""
  var body: some View {
    TextField("Search", text: $text)
    Found(text)
  }
}

private struct Found: View {
  @Query private var trips: [Trip]

  init(_ text: String) {
    _trips = Query(
      filter: #Predicate { text.isEmpty || $0.name.localizedStandardContains(text) }, sort: \.name)
  }

  var body: some View { Text("Found: " + trips.map(\.name).joined(separator: ", ")) }
}

private struct Switching: View {
  let one: ModelContainer
  let two: ModelContainer
  @State private var isOther = false

  var body: some View {
    Names().modelContainer(isOther ? two : one)
    Button("Other") { isOther = true }
  }
}

private struct Careless: View {
  @Query private var trips: [Trip]
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    let _ = modelContext.insert(Trip(name: "Rome"))
    Text("\(trips.count) trip")
  }
}

private struct Endless: View {
  @Query private var trips: [Trip]
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Text("\(trips.count)").onChange(of: trips.count) { modelContext.insert(Trip(name: "Rome")) }
    Button("Go") { modelContext.insert(Trip(name: "Rome")) }
  }
}

private struct Trapping: View {
  let names: [String] = []
  var body: some View {
    if names.isEmpty { fatalError("No trip") }
    Text("A trip")
  }
}

private struct Deleting: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Text("Left: " + trips.map(\.name).joined(separator: ", "))
    Button("Delete the first two") {
      withAnimation {
        for place in IndexSet(0...1) { modelContext.delete(trips[place]) }
      }
    }
  }
}

private struct Editor: View {
  @Bindable var trip: Trip
  var body: some View {
    TextField("Name", text: $trip.name)
    Text(trip.title)
  }
}

// It compiles: what the macro makes of the closure's variable is the property of the preview's view.
#Preview {
  @Previewable @Query(sort: \Trip.name) var trips: [Trip]
  List(trips) { Text($0.name) }
}
