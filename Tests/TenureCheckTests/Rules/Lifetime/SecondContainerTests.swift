import TenureCheck
import Testing

/// An app's entities have one container.
@Suite struct SecondContainerTests {
  private static func zoo(_ sheet: String, app: String = ".modelContainer(for: [Animal.self, Cage.self])") -> String {
    """
    @Model final class Animal { var name = ""; init() {} }
    @Model final class Cage { var number = 0; init() {} }
    @Model final class Note { var text = ""; init() {} }
    @main struct Zoo: App {
      var body: some Scene { WindowGroup { Animals() }\(app) }
    }
    struct Animals: View {
      @Query private var animals: [Animal]
      @State private var isAdding = false
      var body: some View {
        List(animals) { Text($0.name) }.sheet(isPresented: $isAdding) { \(sheet) }
      }
    }
    struct AddAnimal: View { var body: some View { Text("New") } }
    """
  }

  private static let wrong = zoo("/*!*/ AddAnimal().modelContainer(for: Animal.self)")

  static let pairs = [
    Pair("a sheet with its own; one with the app's", bad: wrong, good: zoo("AddAnimal()"), severity: .warning),
    Pair(
      "kept; in memory alone", bad: wrong, good: zoo("AddAnimal().modelContainer(for: Animal.self, inMemory: true)")),
    Pair("the same entity; another", bad: wrong, good: zoo("AddAnimal().modelContainer(for: Note.self)")),
    Pair(
      "beside the app's; the only one", bad: wrong,
      good: zoo("AddAnimal().modelContainer(for: Animal.self)", app: "")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectBuiltInline.self) }
}
