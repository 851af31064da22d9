import Combine
import Observation
import SwiftUI
import TenureTesting
import Testing

/// What views know of the keyboard's focus around them, and of where assistive technology is.
@MainActor @Suite struct FocusedViewTests {
  struct Badge: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "plain") }
  }

  @Test func aViewKnowsThatWhatIsAroundItHasFocus() throws {
    let screen = Screen(
      VStack {
        Badge().focusable()
        TextField("Name", text: .constant(""))
      })
    #expect(screen.shows("plain"))
    try screen.text("plain").focus()
    #expect(screen.shows("focused"))
    try screen.textField("Name").focus()
    #expect(screen.shows("plain"))
  }

  struct Library: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""

    var body: some View {
      NavigationStack {
        VStack {
          Button("Find") { isSearching = true }
          Button("Stop") { isSearching = false }
          Text(isSearching ? "searching" : "reading")
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
      }
    }
  }

  @Test func aProgramPutsTheFocusIntoTheSearchField() throws {
    let screen = Screen(Library())
    #expect(try !screen.searchField.isFocused)
    try screen.button("Find").tap()
    #expect(try screen.searchField.isFocused)
    #expect(screen.shows("searching"))
    try screen.button("Stop").tap()
    #expect(try !screen.searchField.isFocused)
    #expect(screen.shows("reading"))
  }

  @Test func aUserWhoSearchesIsSeenByTheProgram() throws {
    let screen = Screen(Library())
    try screen.search("Swift")
    #expect(screen.shows("searching"))
    try screen.cancelSearch()
    #expect(screen.shows("reading"))
  }

  final class Note: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  struct Bar: View {
    @FocusedObject private var note: Note?
    var body: some View {
      Text(note.map { "on \($0.title)" } ?? "on nothing")
      Button("Shout") { note?.title += "!" }.disabled(note == nil)
    }
  }

  struct Notes: View {
    @StateObject private var first = Note("Milk")
    @StateObject private var second = Note("Bread")

    var body: some View {
      Bar()
      TextField("First", text: $first.title).focusedObject(first)
      TextField("Second", text: $second.title).focusedObject(second)
      TextField("Other", text: .constant(""))
    }
  }

  @Test func theObjectAroundTheFocusIsFoundByItsType() throws {
    let screen = Screen(Notes())
    #expect(screen.shows("on nothing"))
    try screen.textField("Second").focus()
    #expect(screen.shows("on Bread"))
    try screen.button("Shout").tap()
    #expect(screen.shows("on Bread!"))
    try screen.textField("First").focus()
    #expect(screen.shows("on Milk"))
    try screen.textField("Other").focus()
    #expect(screen.shows("on nothing"))
    #expect(try !screen.button("Shout").isEnabled)
  }

  @Observable final class Book { var title = "Emma" }

  struct Reader: View {
    @FocusedValue(Book.self) private var book
    var body: some View { Text(book.map { "reads \($0.title)" } ?? "reads nothing") }
  }

  @Test func anObservableObjectIsFoundTheSameWay() throws {
    let book = Book()
    let screen = Screen(
      VStack {
        Reader()
        TextField("Title", text: .constant("")).focusedValue(book)
      })
    #expect(screen.shows("reads nothing"))
    try screen.textField("Title").focus()
    #expect(screen.shows("reads Emma"))
  }

  struct SignUp: View {
    enum Place: Hashable { case name, notice }
    @AccessibilityFocusState private var place: Place?
    @FocusState private var isTyping: Bool
    @State private var notice = "All is well"

    var body: some View {
      Text(notice).accessibilityFocused($place, equals: .notice)
      TextField("Name", text: .constant("")).focused($isTyping).accessibilityFocused($place, equals: .name)
      Button("Send") {
        notice = "A name is needed"
        place = .notice
      }
      Text(verbatim: "at \(place.map { "\($0)" } ?? "nothing")")
      Text(isTyping ? "typing" : "resting")
    }
  }

  @Test func assistiveTechnologyIsFollowed() throws {
    let screen = Screen(SignUp())
    #expect(screen.shows("at nothing"))
    try screen.textField("Name").accessibilityFocus()
    #expect(screen.shows("at name"))
    // It is elsewhere, and on nothing that anybody asked about.
    try screen.button("Send").accessibilityFocus()
    #expect(screen.shows("at nothing"))
  }

  @Test func theProgramMovesAssistiveTechnologyAndLeavesTheKeyboard() throws {
    let screen = Screen(SignUp())
    try screen.textField("Name").focus()
    try screen.button("Send").tap()
    #expect(screen.shows("at notice"))
    #expect(screen.shows("typing"))
    try screen.text("A name is needed").accessibilityFocus(false)
    #expect(screen.shows("at nothing"))
  }
}
