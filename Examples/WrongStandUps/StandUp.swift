import Foundation

/// A meeting that takes place again and again.
struct StandUp: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var minutes = 5
}
