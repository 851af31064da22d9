import TenureCheck
import Testing

/// What a stored value is computed from, by way of the code of helpers.
@Suite struct DerivationTests {
  private static func list(_ shown: String, _ fill: String, _ helper: String, mark: String = "") -> String {
    """
    @Observable final class Journal {
      var entries: [String] = []
      var query = ""
      \(mark)\(shown)
      func search(_ text: String) { query = text; \(fill) }
      func add(_ entry: String) { entries.append(entry) }
      \(helper)
    }
    """
  }

  @Test(
    "A helper may ask before it answers",
    arguments: [
      (
        "matches()",
        "func matches() -> [String] { guard !query.isEmpty else { return entries }; let q = query; return entries.filter { $0.contains(q) } }"
      ),
      (
        "Self.matches(entries, query)",
        "static func matches(_ all: [String], _ q: String) -> [String] { if q.isEmpty { return all }; return all.filter { $0.contains(q) } }"
      ),
      (
        "matches",
        "var matches: [String] { switch query { case \"\": return entries; case let q: return entries.filter { $0.contains(q) } } }"
      ),
    ])
  func branches(_ call: String, _ helper: String) {
    expect(
      StoredDerivedState.self,
      fires: Self.list("private(set) var shown: [String] = []", "shown = \(call)", helper, mark: "/*!*/ "))
    expect(StoredDerivedState.self, staysQuiet: Self.list("var shown: [String] { \(call) }", "", helper))
  }

  @Test("A helper that counts, waits or asks others is none of the members alone")
  func otherSources() {
    for helper in [
      "func matches() -> [String] { var found: [String] = []; for entry in entries { found.append(entry) }; return found }",
      "func matches() -> [String] { guard Date().timeIntervalSince1970 > 0 else { return [] }; return entries }",
      "func matches() -> [String] { guard let index = Store.index(of: query) else { return [] }; return [entries[index]] }",
    ] {
      expect(
        StoredDerivedState.self,
        staysQuiet: Self.list("private(set) var shown: [String] = []", "shown = matches()", helper))
    }
  }
}
