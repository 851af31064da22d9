import Foundation
import Observation

struct User: Equatable, Sendable {
  let name: String
}

protocol AccountService: Sendable {
  func signIn(email: String, password: String) async throws -> User
  func subscribe() async throws
}

struct SignInError: LocalizedError {
  var errorDescription: String? { "Wrong email or password." }
}

struct SampleAccountService: AccountService {
  func signIn(email: String, password: String) async throws -> User {
    try await Task.sleep(for: .seconds(1))
    guard password == "secret" else { throw SignInError() }
    return User(name: email.components(separatedBy: "@")[0])
  }

  func subscribe() async throws {
    try await Task.sleep(for: .seconds(1))
  }
}

/// Who is signed in.
@MainActor
@Observable
final class Session {
  private(set) var user: User?
  private(set) var isSubscribed = false

  private let accounts: any AccountService

  init(accounts: any AccountService) {
    self.accounts = accounts
  }

  func signIn(email: String, password: String) async throws {
    user = try await accounts.signIn(email: email, password: password)
  }

  func subscribe() async throws {
    try await accounts.subscribe()
    isSubscribed = true
  }

  func signOut() {
    user = nil
    isSubscribed = false
  }
}
