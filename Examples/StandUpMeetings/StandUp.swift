import Foundation

/// A meeting that takes place again and again.
struct StandUp: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var minutes = 5
  var meetings: [Meeting] = []
}

/// One that took place.
struct Meeting: Equatable, Identifiable {
  let id: UUID
  let date: Date
  let seconds: Int
}
