struct User: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var email: String
}
