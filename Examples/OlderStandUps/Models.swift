import ComposableArchitecture

/// A meeting that takes place again and again.
struct StandUp: Codable, Equatable, Identifiable {
  let id: UUID
  var title = ""
  var minutes = 5
  var attendees: IdentifiedArrayOf<Attendee> = []
  var meetings: IdentifiedArrayOf<Meeting> = []

  /// Everybody has the same time.
  var secondsForEach: Int { minutes * 60 / max(attendees.count, 1) }
}

struct Attendee: Codable, Equatable, Identifiable {
  let id: UUID
  var name = ""
}

/// One that took place.
struct Meeting: Codable, Equatable, Identifiable {
  let id: UUID
  let date: Date
  let seconds: Int

  var title: String { "\(seconds / 60) min \(seconds % 60) s" }
}
