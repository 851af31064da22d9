import TenureCheck
import Testing

@Suite struct MemberShapesTests {
  private let project = Snippet(
    """
    struct Song { var title: String }
    final class Player: ObservableObject {
      @Published var isPlaying = false
      @Published var queue: [Song] = []
      var favourites: Set<Song>? = nil
      var loadedURLCount: Int? = nil
      var onEnd: (() -> Void)?
      var finish: (Int) -> Void = { _ in }
      var count = 1
    }
    struct Values {
      let a: [String: Double]
      let b: Binding<Song?>
      let c: Player
      let d: AVPlayer
      let e: () -> Void
      let f: [Song]?
    }
    """
  ).project()

  private func member(_ name: String, of type: String) throws -> Member {
    try #require(project.types.first { $0.name == type }?.member(name))
  }

  @Test func whatAMemberHolds() throws {
    #expect(try member("isPlaying", of: "Player").isBool)
    #expect(try !member("count", of: "Player").isBool)
    #expect(try member("loadedURLCount", of: "Player").isOptional)
    #expect(try member("loadedURLCount", of: "Player").words == ["loaded", "urlcount"])
    #expect(try member("onEnd", of: "Player").isClosure)
    #expect(try member("finish", of: "Player").isClosure)
    #expect(try !member("queue", of: "Player").isClosure)
    #expect(project.elementType(of: try member("queue", of: "Player"))?.name == "Song")
    #expect(project.elementType(of: try member("favourites", of: "Player"))?.name == "Song")
    #expect(project.elementType(of: try member("count", of: "Player")) == nil)
  }

  @Test func plainValues() throws {
    let plain = try ["a", "b", "c", "d", "e", "f"].filter { name in
      project.isPlainValue(try #require(try member(name, of: "Values").type))
    }
    #expect(plain == ["a", "b", "f"])
  }

  @Test(arguments: [
    ("name", "name"), ("user.name", "user.name"), ("String(level)", "level"), ("\"\\(level) %\"", "level"),
    ("title ?? \"\"", "title"), ("level + 1", nil), ("items.filter { $0 }", nil), ("load(level)", nil),
    ("model?.title ?? \"\"", "model?.title"),
  ])
  func whatAnExpressionTakesOver(_ expression: String, _ copied: String?) throws {
    let project = Snippet("struct A { func f() { x = \(expression) } }").project()
    let function = try #require(project.types[0].member("f"))
    let assignment = try #require(function.statements.first)
    #expect(assignment.child(.right)?.copiedValue?.text == copied)
  }
}
