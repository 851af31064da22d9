import TenureCheck
import Testing

/// Where a write runs, in a class without an actor.
@Suite struct BackgroundCodeTests {
  /// What is said of the only write to `value`; nil for the main thread and what is not known.
  private func way(_ code: String) throws -> String? {
    let project = Snippet("final class Model: ObservableObject {\n  @Published var value = 0\n\(code)\n}").project()
    let type = try #require(project.types.first { $0.name == "Model" })
    let member = try #require(type.member("value"))
    let write = try #require(project.writesOutsideInitializers(of: member).first)
    return BackgroundCode(in: project).way(to: write, of: type)?.description
  }

  @Test func asyncFunctionsAndTasksRunOnThePool() throws {
    #expect(try way("func a() async { value = 1 }") == "the async function 'a'")
    #expect(try way("func a() { Task { value = 1 } }") == "a task of 'a'")
    #expect(try way("@MainActor func a() { Task.detached { self.value = 1 } }") == "a task of 'a'")
    #expect(try way("func a() async { [1].forEach { value = $0 } }") == "the async function 'a'")
    #expect(
      try way("func a() async { b() }\nfunc b() { value = 1 }") == "'b', which the async function 'a' calls,")
    #expect(try way("@concurrent func a() async { value = 1 }") == "the async function 'a'")
    #expect(
      try way("func a() { Task { await b() } }\nnonisolated(nonsending) func b() async { value = 1 }")
        == "'b', which a task of 'a' calls,")
    #expect(try way("func a() { DispatchQueue.global().async { self.value = 1 } }") == "a handler of 'DispatchQueue'")
  }

  @Test(
    "Nothing is said of what comes back, has an actor or is not known",
    arguments: [
      "func a() { value = 1 }",
      "func a() async { b { self.value = 1 } }",
      "@MainActor func a() async { value = 1 }",
      "@MainActor func a() { Task { value = 1 } }",
      "func a() { Task { @MainActor in value = 1 } }",
      "func a() { Task { await MainActor.run { value = 1 } } }",
      "func a() async { DispatchQueue.main.async { self.value = 1 } }",
      "func a() { DispatchQueue.main.async { Task { self.value = 1 } } }",
      "func a() { queue.async { self.value = 1 } }",
      "func a(isolation: isolated (any Actor)? = #isolation) async { value = 1 }",
      "func a() async { lock.withLock { value = 1 } }",
      "nonisolated(nonsending) func a() async { value = 1 }",
      "func a() { client.dataTask { self.value = 1 } }",
    ])
  func silence(code: String) throws {
    #expect(try way(code) == nil)
  }

  @Test func anExtensionCanHaveAnActor() throws {
    let project = Snippet(
      """
      final class Model: ObservableObject { @Published var value = 0 }
      @MainActor extension Model {
        func a() async { value = 1 }
        func b() { Task { value = 1 } }
      }
      """
    ).project()
    let type = try #require(project.types.first)
    let member = try #require(type.member("value"))
    let ways = project.writesOutsideInitializers(of: member).map { BackgroundCode(in: project).way(to: $0, of: type) }
    #expect(ways.count == 2)
    #expect(ways.allSatisfy { $0 == nil })
  }
}
