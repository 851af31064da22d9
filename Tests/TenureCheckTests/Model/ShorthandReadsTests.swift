import TenureCheck
import Testing

/// Each way of writing that a property is read, also where Swift lets one leave its name out on one side.
@Suite struct ShorthandReadsTests {
  @Test(
    "A property is read",
    arguments: [
      "if let name { print(name) }",
      "if let name = name { print(name) }",
      "if var name { name += \"!\" }",
      "if let name = self.name { print(name) }",
      "guard let name else { return }",
      "while let name { print(name) }",
      "if let name, !name.isEmpty { print(name) }",
      "switch name { case nil: break; default: break }",
      "if case let text? = name { print(text) }",
      "if case let name? = name { print(name) }",
      "let (name, other) = (name, 1); print(name as Any, other)",
      "let later = { [name] in print(1) }; later()",
      "let later = { [name = name] in print(name as Any) }; later()",
      "print(\"\\(name ?? \"\")\")",
      "print(\"\"\"\n    \\(name ?? \"\")\n    \"\"\")",
      "#expect(name == nil)",
      "#expect(name == nil, \"\\(name ?? \"\")\")",
      "let text = if let name { name } else { \"\" }; print(text)",
      "print(\\Model.name)",
      "let path: KeyPath<Model, String?> = \\Model.name.self",
      "print(all.map(\\.name))",
      "print(all.compactMap(\\.name).count)",
      "let texts = [name]; print(texts)",
      "print(#\"\\#(name ?? \"\")\"#)",
      "for name in [name] { print(name as Any) }",
      "print(consume name as Any)",
    ])
  func isRead(_ code: String) throws {
    let uses = try uses(in: code)
    #expect(uses.map(\.kind) == Array(repeating: .read, count: uses.count))
    #expect(!uses.isEmpty)
  }

  @Test(
    "Another property of the same name is read, or none",
    arguments: [
      "let name: String? = nil; if let name { print(name) }",
      "for name in [\"a\" as String?] { if let name { print(name) } }",
      "let read = { (name: String?) in if let name { print(name) } }; read(nil)",
      "let later = { (name: String) in { [name] in print(name) } }; later(\"\")()",
      "print(\\Other.name)",
      "print(others.map(\\.name))",
      "print(others.sorted(using: KeyPathComparator(\\.name)))",
    ])
  func isNotRead(_ code: String) throws {
    #expect(try uses(in: code).map(\.node.text) == [])
  }

  /// What is bound by a short condition is the property's value: its members are those of the property's type.
  @Test("What follows a short condition has the property's type")
  func typeFollows() throws {
    let project = Snippet(
      """
      @Observable final class Inner { var count = 0 }
      @Observable final class Outer { var inner: Inner? }
      func grow(_ outer: Outer) {
        guard let inner = outer.inner else { return }
        if let inner { inner.count += 1 }
      }
      """
    ).project()
    let inner = try #require(project.types.first { $0.name == "Inner" })
    let count = try #require(inner.stored.first)
    #expect(project.uses(of: count).map(\.kind) == [.write])
  }

  @Test("The index of a key path is read")
  func indexInKeyPath() throws {
    let code = "print(\\[String].[index])"
    let project = Snippet("final class Model { var index = 0; func run() { \(code) } }").project()
    let member = try #require(project.types.first?.stored.first)
    #expect(project.uses(of: member).map(\.kind) == [.read])
  }

  private func uses(in code: String) throws -> [Use] {
    let project = Snippet(
      """
      @Observable final class Model {
        var name: String?
        let all: [Model] = []
        let others: [Other] = []
        func run() {
          \(code)
        }
      }
      struct Other { var name: String? }
      """
    ).project()
    let model = try #require(project.types.first { $0.name == "Model" })
    return project.uses(of: try #require(model.stored.first))
  }
}
