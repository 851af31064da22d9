struct User: Sendable {
  var name: String
}

protocol UserAPI: Sendable {
  func fetchUser() async -> User
  func update(_ user: User) async
}

/// An account without a server.
actor SampleAPI: UserAPI {
  private var user = User(name: "Pedro")

  func fetchUser() -> User { user }
  func update(_ user: User) { self.user = user }
}
