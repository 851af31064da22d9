import TenureCheck
import Testing

@Suite struct OperationsTests {
  private let project = Snippet(
    """
    final class Uploader {
      var progress = 0.0
      var isDone = false
      var name = ""
      init() {
        name = "first"
        observe { self.name = "observed" }
      }
      func start() {
        progress = 0
        Task { await send() }
      }
      func send() async { isDone = true }
      var state: String {
        get { name }
        set { name = newValue }
      }
    }
    struct Panel: View {
      @State private var count = 0
      let uploader: Uploader
      var body: some View {
        Button("Go") {
          withAnimation { count += 1 }
          uploader.start()
        }
        .onAppear { count = 2 }
        Text("\\(count)")
      }
    }
    """
  ).project()

  private func type(_ name: String) throws -> NominalType { try #require(project.types.first { $0.name == name }) }

  private func operations(writing name: String, of type: String) throws -> [String] {
    let member = try #require(try self.type(type).member(name))
    return project.uses(of: member).filter { $0.kind == .write }.map { use in
      guard let operation = project.operation(of: use.node) else { return "none" }
      return operation.kind == .closure ? "closure of \(operation.parent?.calledName ?? "")" : operation.name
    }
  }

  @Test func anActionIsOneOperationAndAFunctionAnother() throws {
    #expect(try operations(writing: "count", of: "Panel") == ["closure of Button", "closure of onAppear"])
    #expect(try operations(writing: "progress", of: "Uploader") == ["start"])
    #expect(try operations(writing: "name", of: "Uploader") == ["init", "closure of observe", "set"])
  }

  @Test func anInitializerGivesTheFirstValueOnly() throws {
    let name = try #require(try type("Uploader").member("name"))
    #expect(project.writesOutsideInitializers(of: name).count == 2)
  }

  @Test func anOperationComesToWhatItsFunctionsDo() throws {
    let uploader = try type("Uploader")
    let done = project.writesOutsideInitializers(of: try #require(uploader.member("isDone")))
    let start = try #require(uploader.member("start")).node
    let state = try #require(uploader.member("state")).node
    #expect(project.operation(start, comesTo: done))
    #expect(!project.operation(start, comesTo: done, depth: 0))
    #expect(!project.operation(state, comesTo: done))
  }
}
