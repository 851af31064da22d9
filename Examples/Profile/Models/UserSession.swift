import Observation

/// The one place where the user is kept. It belongs to the app.
@MainActor
@Observable
final class UserSession {
  enum State: Equatable {
    case loading
    case signedIn(User)
    case failed(message: String)
  }

  private(set) var state = State.loading
  private(set) var isSaving = false

  private let api: any UserAPI

  init(api: any UserAPI) {
    self.api = api
  }

  var user: User? {
    if case .signedIn(let user) = state { user } else { nil }
  }

  func load() async {
    state = .loading
    do {
      state = .signedIn(try await api.fetchUser())
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  /// Shows the change at once, and takes it back when the server refuses.
  func update(_ changed: User) async throws {
    guard !isSaving, let current = user else { return }
    isSaving = true
    defer { isSaving = false }
    state = .signedIn(changed)
    do {
      try await api.update(changed)
    } catch {
      state = .signedIn(current)
      throw error
    }
  }
}
