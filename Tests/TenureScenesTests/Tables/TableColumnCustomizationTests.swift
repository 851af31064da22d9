import SwiftUI
import TenureTesting
import Testing

/// Columns that are shown or not, as they say themselves or as a program has changed it.
@MainActor @Suite struct TableColumnCustomizationTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  struct People: View {
    @State private var customization = TableColumnCustomization<Person>()
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Set<Int> = []
    let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]

    var body: some View {
      Table(
        of: Person.self, selection: $selection, sortOrder: $order, columnCustomization: $customization
      ) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
          .customizationID("age")
          .defaultVisibility(.hidden)
      } rows: {
        ForEach(people) { TableRow($0) }
      }
      Button("Ages") { customization[visibility: "age"] = .visible }
      Button("No names") { customization[visibility: "name"] = .hidden }
    }
  }

  @Test func `a column is shown as it says, until the program says otherwise`() throws {
    let screen = Screen(People())
    #expect(!screen.tree.contains("Age\"") && !screen.tree.contains("36 years"))
    try screen.button("Ages").tap()
    #expect(screen.tree.contains("\"Age\"") && screen.tree.contains("36 years"))
    #expect(screen.tree.contains("Ada"))
    try screen.button("No names").tap()
    #expect(!screen.tree.contains("Ada") && screen.tree.contains("41 years"))
    #expect(screen.issues == [])
  }

  @Test func `a table of data takes the same`() {
    let customization = Binding.constant(TableColumnCustomization<Person>())
    let screen = Screen(
      Table([Person(id: 1, name: "Ada", age: 36)], columnCustomization: customization) {
        TableColumn("Name") { (person: Person) in Text(person.name) }
        TableColumn("Age") { (person: Person) in Text("\(person.age) years") }.defaultVisibility(.hidden)
      })
    #expect(screen.tree.contains("Ada") && !screen.tree.contains("36 years"))
  }
}
