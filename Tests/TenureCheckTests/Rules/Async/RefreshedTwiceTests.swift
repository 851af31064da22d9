import TenureCheck
import Testing

@Suite struct RefreshedTwiceTests {
  private static func keys(_ body: String, members: String = "", name: String = "token") -> String {
    """
    struct Pass { let text: String; var isOld = false }
    protocol Gate: Sendable { func renew(_ old: Pass) async throws -> Pass; func look(_ old: Pass) async throws -> Pass }
    actor Keys {
      private var \(name): Pass
      private let gate: any Gate
      \(members)
      init(_ pass: Pass, gate: any Gate) { \(name) = pass; self.gate = gate }
      func current() async throws -> Pass {
        \(body)
      }
    }
    """
  }

  private static let wrong = keys(
    "if !token.isOld { return token }\n    token = try /*!*/ await gate.renew(token)\n    return token")

  static let pairs = [
    Pair(
      "each by itself; one for all", bad: wrong,
      good: keys(
        "if !token.isOld { return token }\n    if let running { return try await running.value }\n    token = try await gate.renew(token)\n    return token",
        members: "private var running: Task<Pass, any Error>?"), severity: .warning),
    Pair(
      "by a constant; behind a flag",
      bad: keys(
        "guard token.isOld else { return token }\n    let next = try /*!*/ await gate.renew(token)\n    token = next\n    return next"
      ),
      good: keys(
        "guard token.isOld, !isRenewing else { return token }\n    isRenewing = true\n    token = try await gate.renew(token)\n    isRenewing = false\n    return token",
        members: "private var isRenewing = false")),
    Pair(
      "renewed; looked at", bad: wrong,
      good: keys("if !token.isOld { return token }\n    token = try await gate.look(token)\n    return token")),
    Pair(
      "in an if; in an if that a flag guards",
      bad: keys("if token.isOld { token = try /*!*/ await gate.renew(token) }\n    return token"),
      good: keys(
        "if token.isOld, !isRenewing { isRenewing = true; token = try await gate.renew(token); isRenewing = false }\n    return token",
        members: "private var isRenewing = false")),
    Pair(
      "a token; a picture", bad: wrong,
      good: keys(
        "if !cover.isOld { return cover }\n    cover = try await gate.renew(cover)\n    return cover", name: "cover")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutGuardInModel.self) }
}
