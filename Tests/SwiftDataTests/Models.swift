import SwiftData

@Model final class Trip {
  var name: String
  var start: Date = Date(timeIntervalSinceReferenceDate: 0)
  var note: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false

  init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.name = name
    self.start = start
  }

  var title: String { name.uppercased() }
}

@Model final class Stop {
  var place: String
  var trip: Trip?

  init(place: String, trip: Trip? = nil) {
    self.place = place
    self.trip = trip
  }
}

/// Both ends are lists; the other end is found without being named.
@Model final class Recipe {
  var name: String
  var tags: [Tag] = []
  init(_ name: String) { self.name = name }
}

@Model final class Tag {
  @Attribute(.unique) var name: String
  var recipes: [Recipe] = []
  var rank = 0

  init(_ name: String, rank: Int = 0) {
    self.name = name
    self.rank = rank
  }
}

@Model final class Country {
  #Unique<Country>([\.code, \.year])
  var code: String
  var year: Int
  var capital = ""
  var neighbours: [Country] = []

  init(_ code: String, year: Int = 2026, capital: String = "") {
    self.code = code
    self.year = year
    self.capital = capital
  }
}

@Model final class Department {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Employee.department) var employees: [Employee]? = []
  init(_ name: String) { self.name = name }
}

@Model final class Employee {
  var name: String
  var department: Department?
  init(_ name: String, in department: Department?) {
    self.name = name
    self.department = department
  }
}

/// Refers to objects with a unique name that know nothing of it.
@Model final class Shelf {
  @Attribute(.unique) var room: String
  var labels: [Label]
  var main: Label?

  init(_ room: String, labels: [Label], main: Label? = nil) {
    self.room = room
    self.labels = labels
    self.main = main
  }
}

@Model final class Label {
  @Attribute(.unique) var text: String
  var color: String

  init(_ text: String, color: String) {
    self.text = text
    self.color = color
  }
}

/// Both ends are of one type.
@Model class Folder {
  var name: String
  var parent: Folder?
  @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder] = []
  init(_ name: String, in parent: Folder? = nil) {
    self.name = name
    self.parent = parent
  }
}

func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
