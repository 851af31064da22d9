import SwiftUI
import TenureTesting
import Testing

/// Items of bars that are shown or not, and what a user may change of them elsewhere.
@MainActor @Suite struct ToolbarCustomizationTests {
  struct Editor: View {
    @State private var isEditing = false
    @State private var shared = 0

    var body: some View {
      NavigationStack {
        Text("Shared \(shared) times")
          .toolbar(id: "editor") {
            ToolbarItem(id: "share", placement: .primaryAction) { Button("Share") { shared += 1 } }
              .customizationBehavior(.reorderable)
            ToolbarItem(id: "print") { Button("Print") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
          }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { isEditing = true } }
              .hidden(isEditing)
            Ends(isEditing: $isEditing)
          }
      }
    }
  }

  struct Ends: ToolbarContent {
    @Binding var isEditing: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) { Button("End") { isEditing = false } }
        .hidden(!isEditing)
    }
  }

  struct Tools: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "bold") { Button("Bold") {} }
      ToolbarItem(id: "rare") { Button("Rare") {} }.defaultCustomization(.hidden)
    }
  }

  @Test func `an item is in the bar while it is not hidden`() throws {
    let screen = Screen(Editor())
    #expect(!screen.tree.contains("End"))
    try screen.button("Edit").tap()
    #expect(!screen.tree.contains("\"Edit\""))
    try screen.button("End").tap()
    try screen.button("Edit").tap()
    #expect(screen.issues == [])
  }

  @Test func `an item that a user adds is not there by itself`() throws {
    let screen = Screen(Editor())
    #expect(!screen.tree.contains("Print"))
    try screen.button("Share").tap()
    #expect(screen.text.contains("Shared 1 times"))
  }

  @Test func `items of a program's own are customizable`() {
    let screen = Screen(NavigationStack { Text("Page").toolbar(id: "tools") { Tools() } })
    #expect(screen.tree.contains("Bold"))
    #expect(!screen.tree.contains("Rare"))
  }
}
