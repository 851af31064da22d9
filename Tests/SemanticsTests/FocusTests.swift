import SwiftUI
import TenureTesting
import Testing

private struct SignUp: View {
  enum Field: Hashable { case name, mail }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""
  @State private var other = ""
  @State private var hasMail = true
  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
      if hasMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
      TextField("Other", text: $other)
      Text("Focus: \(field.map { "\($0)" } ?? "none")")
      Button("Go to mail") { field = .mail }
      Button("Give up") { field = nil }
      Button("No mail") { hasMail = false }
    }
  }
}

private struct Search: View {
  @FocusState private var isSearching: Bool
  @State private var words = ""
  @State private var other = ""
  var body: some View {
    VStack {
      TextField("Search", text: $words).focused($isSearching)
      TextField("Other", text: $other)
      Text(isSearching ? "searching" : "resting")
      Bar(isSearching: $isSearching)
    }
  }

  struct Bar: View {
    @FocusState.Binding var isSearching: Bool
    var body: some View {
      Button(isSearching ? "Cancel" : "Find") { isSearching.toggle() }
    }
  }
}

@MainActor @Suite struct FocusTests {
  @Test("R141 the focus state takes the bound value when the view gains focus, nil when no bound view has it")
  func followsFocus() throws {
    let screen = Screen(SignUp())
    #expect(screen.shows("Focus: none"))
    try screen.textField("Name").focus()
    #expect(screen.shows("Focus: name"))
    try screen.textField("Mail").tap()
    #expect(screen.shows("Focus: mail"))
    try screen.textField("Other").focus()
    #expect(screen.shows("Focus: none"))
    #expect(try screen.textField("Other").isFocused)
    screen.close()
  }

  @Test("R141 setting it moves focus, setting nil gives it up")
  func movesFocus() throws {
    let screen = Screen(SignUp())
    try screen.textField("Name").type("Ada")
    try screen.textField("Name").submit()
    #expect(screen.shows("Focus: mail"))
    #expect(try screen.textField("Mail").isFocused)
    #expect(try !screen.textField("Name").isFocused)
    try screen.button("Give up").tap()
    #expect(screen.shows("Focus: none"))
    #expect(try !screen.textField("Mail").isFocused)
    try screen.button("Go to mail").tap()
    #expect(try screen.textField("Mail").isFocused)
    #expect(screen.shows("Focus: mail"))
    screen.close()
  }

  @Test("R141 giving up leaves focus that is at no bound view alone")
  func givesUpOnlyItsOwn() throws {
    let screen = Screen(SignUp())
    try screen.textField("Other").focus()
    try screen.button("Give up").tap()
    #expect(try screen.textField("Other").isFocused)
    screen.close()
  }

  @Test("R141 the Bool form is true while its view has focus; a child writes it through the binding")
  func bool() throws {
    let screen = Screen(Search())
    #expect(screen.shows("resting"))
    try screen.button("Find").tap()
    #expect(screen.shows("searching"))
    #expect(try screen.textField("Search").isFocused)
    try screen.textField("Other").focus()
    #expect(screen.shows("resting"))
    try screen.textField("Search").focus()
    #expect(screen.shows("searching"))
    try screen.button("Cancel").tap()
    #expect(screen.shows("resting"))
    #expect(try !screen.textField("Search").isFocused)
    screen.close()
  }

  @Test("R141 a bound view that leaves takes its focus with it")
  func leaves() throws {
    let screen = Screen(SignUp())
    try screen.textField("Mail").focus()
    #expect(screen.shows("Focus: mail"))
    try screen.button("No mail").tap()
    #expect(screen.shows("Focus: none"))
    screen.close()
  }

  private struct TakenEarly: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    private let early: FocusState<Bool>.Binding
    init() {
      let state = FocusState<Bool>()
      _isFocused = state
      early = state.projectedValue
    }
    var body: some View {
      VStack {
        TextField("Field", text: $text).focused(early)
        Text(early.wrappedValue ? "focused" : "not focused")
        Button("Focus") { early.wrappedValue = true }
      }
    }
  }

  @Test("R143 $focus taken outside body is a constant binding, with a text")
  func focusOutsideBody() throws {
    let screen = Screen { TakenEarly() }
    #expect(
      screen.issues.map(\.fact) == [
        "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the "
          + "initial value and will not update."
      ])
    try screen.button("Focus").tap()
    try screen.textField("Field").focus()
    #expect(screen.shows("not focused"))
    screen.close()
  }

  private struct Spaces: View {
    let diary: Diary
    @Namespace private var first
    @Namespace private var second
    @State private var count = 0
    private let early: (Namespace.ID, Namespace.ID)
    init(diary: Diary) {
      self.diary = diary
      let space = Namespace()
      early = (space.wrappedValue, space.wrappedValue)
    }
    var body: some View {
      let _ = diary.note("own \(first == first), other \(first == second), early \(early.0 == early.1)")
      VStack {
        Button("Again \(count)") { count += 1 }
        Hero(diary: diary, space: first)
      }
    }
  }

  private struct Hero: View {
    let diary: Diary
    let space: Namespace.ID
    var body: some View {
      let _ = diary.note("body of Hero")
      Text("Hero")
    }
  }

  @Test("R143 a namespace read outside body never matches, with a text; read in body it stays the same")
  func namespaces() throws {
    let diary = Diary()
    let screen = Screen { Spaces(diary: diary) }
    let fact =
      "Reading a Namespace property outside View.body. This will result in identifiers that never match any other "
      + "identifier."
    #expect(screen.issues.map(\.fact) == [fact, fact])
    #expect(diary.takeLines() == ["own true, other false, early false", "body of Hero"])
    try screen.button("Again 0").tap()
    #expect(diary.takeLines() == ["own true, other false, early false"])
    screen.close()
  }
}
