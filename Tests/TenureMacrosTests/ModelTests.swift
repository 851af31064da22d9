import MacroExpansion
import Testing

@testable import TenureMacroExpansions

@Suite struct ModelTests {
  @Test func `a class becomes a model with a list of its properties`() {
    let expansion = Expansion(
      """
      @Model final class Trip {
        var name: String
        @Attribute(.unique) var code = "x"
        @Transient var isOpen = false
        var title: String { name }
        static var count = 0
      }
      """)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains(#"SwiftData._$property("name", \Trip.name, \Trip._name)"#))
    #expect(
      expansion.text.contains(
        #"SwiftData._$property("code", \Trip.code, \Trip._code, SwiftData._PropertySettings.attribute(.unique), initial: {"#
      ))
    #expect(
      !expansion.text.contains("_isOpen") && !expansion.text.contains("_title") && !expansion.text.contains("_count"))
  }

  @Test func `a query is a stored property and an accessor`() {
    let expansion = Expansion(#"struct V { @Query(sort: \Trip.name) private var trips: [Trip] }"#)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("_trips.wrappedValue"))
    #expect(
      expansion.text.contains(
        #"var _trips: SwiftData.Query<[Trip].Element, [Trip]> = .init(sort: \Trip.name)"#))
  }

  @Test(arguments: [
    ("@Model struct Trip {}", "1:1", MisuseKind.modelNeedsClass),
    ("@Model class Trip { let name: String }", "1:21", .modelPropertyNeedsVar("name")),
    ("@Model class Trip { var a = 1, b = 2 }", "1:21", .modelPropertyNeedsOneName),
    ("@Model class Trip { var name = \"\" { didSet {} } }", "1:21", .modelPropertyHasObservers("name")),
    ("struct V { @Query let trips: [Trip] }", "1:12", .queryNeedsVar),
    ("struct V { @Query var trips }", "1:23", .queryNeedsType("trips")),
    ("struct V { @Query var trips: [Trip] = [] }", "1:37", .queryHasValue("trips")),
    ("@ModelActor class Importer {}", "1:1", .modelActorNeedsActor),
  ])
  func `a misuse is told once, where it is`(_ source: String, _ place: String, _ kind: MisuseKind) {
    #expect(Expansion(source).messages == ["\(place): \(kind.text)"])
  }
}
