import Foundation

struct Todo: Identifiable, Codable, Equatable, Sendable {
  var id = UUID()
  var title: String
  var notes = ""
  var isDone = false
  var created = Date.now
}

enum TodoOrder: String, CaseIterable, Identifiable {
  case oldestFirst = "Oldest first"
  case newestFirst = "Newest first"
  case alphabetical = "By title"

  var id: Self { self }

  func precedes(_ a: Todo, _ b: Todo) -> Bool {
    switch self {
    case .oldestFirst: a.created < b.created
    case .newestFirst: a.created > b.created
    case .alphabetical: a.title.localizedCaseInsensitiveCompare(b.title) == .orderedAscending
    }
  }
}
