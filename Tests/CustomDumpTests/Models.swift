import CustomDump

struct User: Equatable, Identifiable {
  var favoriteNumbers: [Int]
  var id: Int
  var name: String
}

enum Action: Equatable {
  case load
  case select(Int)
  case rename(id: Int, name: String)
  case edit(User)
  case child(Child)

  enum Child: Equatable { case tap, note(text: String) }
}

struct Secret: Equatable, CustomDumpReflectable {
  var name: String
  var token: String
  var customDumpMirror: Mirror { Mirror(self, children: ["name": name], displayStyle: .struct) }
}

struct Money: Equatable, CustomDumpStringConvertible {
  var cents: Int
  var customDumpDescription: String { "Money(\(cents / 100).\(cents % 100))" }
}

struct UserID: Hashable, CustomDumpRepresentable {
  var rawValue: String
  var customDumpValue: Any { rawValue }
}

class Person {
  var name: String
  var friend: Person?
  init(_ name: String) { self.name = name }
}

final class Employee: Person {
  var salary = 3
}
