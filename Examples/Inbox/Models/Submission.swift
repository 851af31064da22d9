import Observation

/// Something that is sent once, however often a user taps.
@MainActor
@Observable
final class Submission {
  enum Phase: Equatable {
    case ready
    case sending
    case failed(String)
  }

  private(set) var phase = Phase.ready

  var isSending: Bool { phase == .sending }

  /// True when it went through.
  func submit(_ action: () async throws -> Void) async -> Bool {
    guard phase != .sending else { return false }
    phase = .sending
    do {
      try await action()
      phase = .ready
      return true
    } catch {
      phase = .failed(error.localizedDescription)
      return false
    }
  }
}
