import SwiftUI
import TenureTesting
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var noteTitle: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Menu: View {
  @FocusedValue(\.note) private var note
  @FocusedBinding(\.noteTitle) private var title
  var body: some View {
    Text("About \(note ?? "nothing")")
    Text("Title \(title ?? "none")")
    Button("Rename") { title = "Renamed" }
  }
}

private struct Notes: View {
  @State private var first = "A"
  @State private var second = "B"
  var body: some View {
    VStack {
      Menu()
      TextField("First", text: $first).focusedValue(\.note, "first \(first)")
      TextField("Second", text: $second).focusedValue(\.note, "second")
    }
    .focusedSceneValue(\.noteTitle, $second)
  }
}

@MainActor @Suite struct FocusedValueTests {
  @Test func aFocusedValueIsThatOfTheFieldWithFocus() throws {
    let screen = Screen(Notes())
    #expect(screen.shows("About nothing"))
    try screen.textField("First").focus()
    #expect(screen.shows("About first A"))
    try screen.textField("First").type("1")
    #expect(screen.shows("About first A1"))
    try screen.textField("Second").focus()
    #expect(screen.shows("About second"))
    screen.close()
  }

  @Test func aSceneValueIsThereWithoutFocusAndABindingIsWrittenThrough() throws {
    let screen = Screen(Notes())
    #expect(screen.shows("Title B"))
    try screen.button("Rename").tap()
    #expect(screen.shows("Title Renamed"))
    #expect(try screen.textField("Second").value == "Renamed")
    screen.close()
  }
}
