import TenureCheck
import Testing

/// Types of one name in several places, as in a repository of many apps.
@Suite struct HomonymTests {
  /// The file in which the type of `value` in a file is declared.
  private func place(_ path: String, _ project: Project) -> String? {
    let file = project.files.first { $0.path == path }
    let variable = file?.all.first { $0.kind == .variable && $0.name == "value" }
    return variable?.child(.type).flatMap { project.type(named: $0) }?.file.path
  }

  private let project = Snippet(
    """
    // file: Shop/Models/Item.swift
    struct Item { var price = 0 }
    // file: Shop/Views/List.swift
    var value: Item
    // file: Blog/Models/Item.swift
    struct Item { var title = "" }
    // file: Blog/Views/Inner/Own.swift
    private struct Item {}
    var value: Item
    // file: Blog/Views/Post.swift
    var value: Item
    // file: Tools/Main.swift
    var value: Item
    // file: Blog/Views/Note.swift
    private struct Note {}
    // file: Shop/Views/Note.swift
    struct Note {}
    // file: Blog/Views/Reader.swift
    var value: Note
    """
  ).project()

  @Test func theOneOfTheSameFileIsMeant() {
    #expect(place("Blog/Views/Inner/Own.swift", project) == "Blog/Views/Inner/Own.swift")
  }

  @Test func theOneInTheNearestFolderIsMeant() {
    #expect(place("Shop/Views/List.swift", project) == "Shop/Models/Item.swift")
    #expect(place("Blog/Views/Post.swift", project) == "Blog/Models/Item.swift")
  }

  @Test func whereTwoAreEquallyNearNobodyKnows() {
    #expect(place("Tools/Main.swift", project) == nil)
  }

  @Test func whatIsPrivateToAnotherFileIsNotMeant() {
    #expect(place("Blog/Views/Reader.swift", project) == "Shop/Views/Note.swift")
  }

  @Test("Four times the apps with the same names need no more than six times the work")
  func growth() {
    let (ten, forty) = (work(apps: 10), work(apps: 40))
    #expect(forty < 6 * ten, "\(ten) look-ups for 10 apps, \(forty) for 40")
  }

  private func work(apps: Int) -> Int {
    let files = (0..<apps).flatMap { app in
      [
        ("Models", "@Observable final class Store { var items: [Item] = []; var chosen: Item? }"),
        ("Item", "struct Item: Identifiable { let id: Int; var title = \"\" }"),
        (
          "Views",
          """
          struct Row: View { let item: Item; var body: some View { Text(item.title) } }
          struct Page: View {
            @State private var store = Store()
            @State private var item: Item?
            var body: some View { List(store.items) { Row(item: $0) }.onAppear { store.chosen = item } }
          }
          """
        ),
      ].map { FileReader.facts(path: "Apps/App\(app)/\($0).swift", bytes: Array($1.utf8)) }
    }
    let project = Project(files: files)
    _ = Check.run(in: project, rules: AllRules.list)
    return project.lookUps
  }
}
