import TenureCheck
import Testing

@Suite struct ChangingInputsTests {
  private func sources(of label: String, _ view: String, _ source: String) throws -> [String] {
    let project = Snippet(source).project()
    let type = try #require(project.types.first { $0.name == view })
    return project.changingInputs(label, of: type).map { "\(project.owner(of: $0.source).name).\($0.source.name)" }
  }

  private static let badge = "struct Badge: View { let count: Int; var body: some View { Text(\"\\(count)\") } }\n"

  @Test func whatNobodyWritesDoesNotChange() throws {
    #expect(
      try sources(
        of: "count", "Badge",
        Self.badge + """
          struct Root: View {
            @State private var fixed = 1
            @State private var free = 1
            var body: some View {
              Badge(count: fixed)
              Badge(count: free)
              Stepper("", value: $free)
            }
          }
          """) == ["Root.free"])
  }

  @Test func itIsFollowedThroughViewsAndComputedProperties() throws {
    #expect(
      try sources(
        of: "count", "Badge",
        Self.badge + """
          struct Tab: View {
            let unread: Int
            var body: some View { Badge(count: unread) }
          }
          struct Root: View {
            @State private var mails: [String] = []
            private var number: Int { mails.count }
            var body: some View {
              Tab(unread: number)
              Button("More") { mails.append("") }
            }
          }
          """) == ["Root.mails"])
  }

  @Test func anIdentityThatFollowsItEndsIt() throws {
    #expect(
      try sources(
        of: "count", "Badge",
        Self.badge + """
          struct Root: View {
            @State private var count = 1
            var body: some View {
              Badge(count: count).id(count)
              Stepper("", value: $count)
            }
          }
          """) == [])
  }

  @Test func aFieldOfARowsElementChangesAndItsIDDoesNot() throws {
    let rows =
      Self.badge + """
        struct Item: Identifiable { let id: Int; var amount: Int }
        struct Root: View {
          @State private var items: [Item] = []
          var body: some View {
            ForEach(items) { item in Badge(count: item.FIELD) }
            Button("More") { items[0].amount += 1 }
          }
        }
        """
    #expect(try sources(of: "count", "Badge", rows.replacing("FIELD", with: "amount")) == ["Item.amount"])
    #expect(try sources(of: "count", "Badge", rows.replacing("FIELD", with: "id")) == [])
  }

  @Test func aViewArrivesInPlacePushedOrOverTheRest() throws {
    let project = Snippet(
      Self.badge + """
        struct Root: View {
          @State private var shows = false
          var body: some View {
            Badge(count: 1)
              .sheet(isPresented: $shows) { Badge(count: 2) }
            NavigationLink { Badge(count: 3) } label: { Badge(count: 4) }
            NavigationLink("Five") { Badge(count: 5) }
            NavigationLink(value: 6) { Badge(count: 6) }
            NavigationLink(destination: Badge(count: 7)) { Text("7") }
            List {}.navigationDestination(for: Int.self) { Badge(count: $0) }
          }
        }
        """
    ).project()
    let badge = try #require(project.types.first { $0.name == "Badge" })
    #expect(
      project.callSites(of: badge).map { project.arrival(of: $0.call) } == [
        .inPlace, .modal, .pushed, .inPlace, .pushed, .inPlace, .pushed, .pushed,
      ])
  }
}
