import SwiftUI
import TenureTesting
import Testing

/// Sections and dividers in a picker: what can be chosen is what is in them.
@MainActor @Suite struct PickerPartsTests {
  struct Countries: View {
    @State private var country = "UK"
    @State private var hasMore = false
    var body: some View {
      Picker("Country", selection: $country) {
        Section("Europe") {
          Text("UK").tag("UK")
          if hasMore { Text("Spain").tag("Spain") }
          Text("France").tag("France")
        }
        Divider()
        Text("USA").tag("USA")
      }
      Text("chosen \(country)")
      Button("More") { hasMore = true }
    }
  }

  @Test func `a choice in a section can be chosen`() throws {
    let screen = Screen(Countries())
    #expect(screen.issues == [])
    #expect(try screen.picker("Country").value == "UK")
    #expect(try screen.picker("Country").choices == ["UK", "France", "USA"])
    try screen.picker("Country").choose("USA")
    #expect(screen.shows("chosen USA"))
    try screen.button("More").tap()
    try screen.picker("Country").choose("Spain")
    #expect(screen.shows("chosen Spain"))
    #expect(try screen.picker("Country").choices == ["UK", "Spain", "France", "USA"])
  }

  @Test func `elsewhere they are elements`() throws {
    let screen = Screen(
      Form {
        Section("Europe") { Text("UK") }
        Divider()
      })
    #expect(screen.tree.contains("section"))
    #expect(screen.tree.contains("divider"))
  }
}
