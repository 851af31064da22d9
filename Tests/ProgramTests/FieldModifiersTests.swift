import SwiftUI
import TenureTesting
import Testing

private struct SignUpForm: View {
  enum Field: Hashable { case name, card }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var card = ""
  @State private var isShowingTerms = false
  let startsAtCard: Bool
  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name).textContentType(.name).lineLimit(2...4)
      TextField("Card", text: $card).focused($field, equals: .card).keyboardType(.numberPad).lineLimit(
        3, reservesSpace: true
      )
      .onAppear { if startsAtCard { field = .card } }
      Button("Terms") { isShowingTerms = true }
    }
    .defaultFocus($field, .name)
    .background(.bar)
    .accessibilityElement(children: .contain)
    .sheet(isPresented: $isShowingTerms) {
      Text("Terms").presentationDetents([.medium, .fraction(0.2)]).presentationDragIndicator(.visible)
    }
  }
}

@MainActor @Suite struct FieldLooksTests {
  @Test("The default focus is taken when the form appears")
  func defaultFocus() throws {
    let screen = Screen(SignUpForm(startsAtCard: false))
    #expect(try screen.textField("Name").isFocused)
    screen.close()
  }

  @Test("The default focus gives way to what the program has asked for")
  func programGoesFirst() throws {
    let screen = Screen(SignUpForm(startsAtCard: true))
    #expect(try screen.textField("Card").isFocused)
    screen.close()
  }

  @Test("What is meant for keyboards, lines and sheets reaches the tree")
  func reachesTheTree() throws {
    let screen = Screen(SignUpForm(startsAtCard: false))
    try screen.button("Terms").tap()
    let tree = screen.tree
    for part in [
      ".contentType(\"name\")", ".keyboard(\"numberPad\")", ".lineLimit(minimum=2, 4)", ".lineLimit(minimum=3, 3)",
      ".accessibilityElement(\"contain\")", "material-bar", ".presentationDetents([\"fraction/0.2\", \"medium\"])",
      ".presentationDragIndicator(\"visible\")",
    ] { #expect(tree.contains(part), "\(part) is not in\n\(tree)") }
    screen.close()
  }
}
