import TenureCheck
import Testing

@Suite struct FlagBesideOptionalTests {
  private static func session(
    _ flag: String, login: String = "token = new; isIn = true", logout: String = "token = nil; isIn = false",
    expired: String = "token = nil", token: String = "token"
  ) -> String {
    """
    @Observable final class Session {
      private(set) var \(token): String?
      \(flag)
      func login(_ new: String) { \(login) }
      func logout() { \(logout) }
      func expired() { \(expired) }
    }
    struct Home: View { let session: Session; var body: some View { Text(session.isIn ? "in" : "out") } }
    """
  }

  private static let wrong = session("/*!*/ private(set) var isIn = false")
  private static let stored = "private(set) var isIn = false"

  static let pairs = [
    Pair(
      "stored; computed", bad: wrong,
      good: session("var isIn: Bool { token != nil }", login: "token = new", logout: "token = nil"), severity: .warning),
    Pair("one place forgets it; none does", bad: wrong, good: session(stored, expired: "token = nil; isIn = false")),
    Pair("by hand; by a function of its own", bad: wrong, good: session(stored, expired: "logout()")),
    Pair(
      "set with the other; set at other times too", bad: wrong,
      good: session(stored, login: "token = new", expired: "token = nil; if token == nil { isIn = true }")),
    Pair("emptied; filled anew", bad: wrong, good: session(stored, expired: "token = nil; token = \"guest\"")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
