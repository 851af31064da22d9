import TenureCheck
import Testing

@Suite struct ChosenAfterDeletionTests {
  private static func album(
    delete: String, choice: String = "var selection: Int?", shown: String = ".disabled(album.selection == nil)",
    after: String = "", members: String = ""
  ) -> String {
    """
    struct Picture: Identifiable { let id: Int; var title: String }
    @Observable final class Album {
      var pictures: [Picture] = []
      \(choice)
      func delete(_ id: Int) { \(delete) }
      \(members)
    }
    struct Pictures: View {
      @State private var album = Album()
      var body: some View {
        List(album.pictures, selection: $album.selection) { Text($0.title) }\(after)
        Button("Delete") { if let id = album.selection { album.delete(id) } }\(shown)
      }
    }
    """
  }

  private static let wrong = album(delete: "/*!*/ pictures.removeAll { $0.id == id }")

  static let pairs = [
    Pair(
      "the choice stays; it is taken back",
      bad: wrong, good: album(delete: "pictures.removeAll { $0.id == id }; if selection == id { selection = nil }"),
      severity: .warning),
    Pair(
      "nobody looks; a change of the list is looked at",
      bad: wrong,
      good: album(
        delete: "pictures.removeAll { $0.id == id }",
        after: ".onChange(of: album.pictures.count) { album.selection = nil }")),
    Pair(
      "by its place; one of which nobody asks whether there is any",
      bad: album(delete: "/*!*/ pictures.remove(at: id)"),
      good: album(delete: "pictures.remove(at: id)", shown: "")),
    Pair(
      "by the action; by a function of the action",
      bad: wrong,
      good: album(
        delete: "pictures.removeAll { $0.id == id }; forget()", members: "func forget() { selection = nil }")),
  ]

  @Test("A set of chosen ones, of which nothing is taken back; and all")
  func several() {
    func source(_ delete: String) -> String {
      """
      struct Seed: Identifiable { let id: Int; var name: String }
      @Observable final class Drawer { var seeds: [Seed] = [] }
      struct Seeds: View {
        @State private var drawer = Drawer()
        @State private var selected: Set<Int> = []
        var body: some View {
          List(drawer.seeds, selection: $selected) { Text($0.name) }
          Text("\\(selected.count)")
          Button("Throw away") { \(delete) }
        }
      }
      """
    }
    let delete = "drawer.seeds.removeAll { selected.contains($0.id) }"
    expect(SameEntityInSeveralModels.self, fires: source("/*!*/ " + delete))
    expect(SameEntityInSeveralModels.self, staysQuiet: source(delete + "; selected = []"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
