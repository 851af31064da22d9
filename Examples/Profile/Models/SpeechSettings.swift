struct SpeechSettings: Codable, Equatable, Sendable {
  enum Voice: String, CaseIterable, Codable, Identifiable, Sendable {
    case calm = "Calm"
    case bright = "Bright"

    var id: Self { self }
  }

  var voice = Voice.calm
  var rate = 1.0
}
