import Foundation

protocol UserAPI: Sendable {
  func fetchUser() async throws -> User
  func update(_ user: User) async throws
}

/// An account without a server.
struct SampleUserAPI: UserAPI {
  func fetchUser() async throws -> User {
    try await Task.sleep(for: .milliseconds(300))
    return User(id: 1, name: "Pedro", email: "pedro@example.com")
  }

  func update(_ user: User) async throws {
    try await Task.sleep(for: .milliseconds(300))
  }
}
