import SwiftUI
import TenureRender
import TenureTesting
import Testing

private let fruits = ["Apple", "Apricot", "Banana", "Cherry"]

private enum Scope: Hashable { case all, short }

private struct Fruits: View {
  let diary: Diary
  @State private var text = ""
  @State private var scope = Scope.all
  var body: some View {
    NavigationStack {
      Found(
        fruits: fruits.filter {
          (text.isEmpty || $0.lowercased().hasPrefix(text.lowercased())) && (scope == .all || $0.count < 6)
        }
      )
      .searchable(text: $text, prompt: "Find fruit") {
        ForEach(fruits.filter { $0.hasPrefix("A") }, id: \.self) { Text("Suggested \($0)").searchCompletion($0) }
      }
      .searchScopes($scope) {
        Text("All").tag(Scope.all)
        Text("Short").tag(Scope.short)
      }
      .onSubmit(of: .search) { diary.note("searched \(text)") }
      .onSubmit { diary.note("submitted a text") }
      .navigationTitle("Fruits")
    }
    Text("text '\(text)'")
    TextField("Other", text: $text)
  }
}

private struct Found: View {
  let fruits: [String]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    List(fruits, id: \.self) { NavigationLink($0, value: $0) }
      .navigationDestination(for: String.self) { Text("About \($0)") }
    Text(isSearching ? "searching" : "browsing")
    Button("End") { dismissSearch() }
  }
}

private struct Controlled: View {
  @State private var text = "old"
  @State private var isPresented = false
  @State private var hasSearch = true
  var body: some View {
    VStack {
      if hasSearch {
        Status()
          .searchable(text: $text, isPresented: $isPresented, placement: .toolbar)
          .searchSuggestions { Text("Try pears").searchCompletion("pears") }
      }
      Text("presented \(isPresented), text '\(text)'")
      Button("Begin") { isPresented = true }
      Button("Stop") { isPresented = false }
      Button("Take away") { hasSearch.toggle() }
    }
  }
}

private struct Status: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text(isSearching ? "searching" : "browsing") }
}

private struct News: View {
  @State private var items = ["Old"]
  @State private var loads = 0
  var body: some View {
    List(items, id: \.self) { Text($0) }
      .refreshable {
        loads += 1
        try? await Task.sleep(for: .seconds(2))
        items.append("News \(loads)")
      }
    Text("loads \(loads)")
    Again()
  }
}

private struct Again: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "cannot refresh" : "can refresh") }
}

private struct Inside: View {
  @State private var count = 0
  @Environment(\.refresh) private var outer
  var body: some View {
    Refresher().refreshable { count += 1 }
    Text("refreshed \(count), \(outer == nil ? "nothing outside" : "something outside")")
  }
}

private struct Refresher: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Button("Refresh") { Task { await refresh?() } } }
}

private struct Fields: View {
  private enum Field { case name, mail, notes }
  @State private var name = ""
  @State private var mail = ""
  @State private var notes = ""
  @State private var secret = ""
  @FocusState private var focus: Field?
  @State private var isBusy = false
  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }.submitLabel(.next)
    SecureField("Secret", text: $secret).disabled(isBusy)
    TextField("Mail", text: $mail).focused($focus, equals: .mail).onSubmit { focus = nil }.submitLabel(.done)
    TextEditor(text: $notes).focused($focus, equals: .notes)
    Text("focus \(focus.map { "\($0)" } ?? "none")")
    Button("Busy") { isBusy = true }
  }
}

@MainActor struct SearchTests {
  @Test("A search field stands in the bars of its screen, and what is typed there searches")
  func typing() throws {
    let screen = Screen(Fruits(diary: Diary()))
    #expect(screen.shows("Find fruit") && screen.shows("Cherry"))
    try screen.search("ap")
    #expect(screen.shows("text 'ap'") && screen.shows("Apricot") && !screen.shows("Cherry"))
    #expect(try screen.searchField.value == "ap")
    try screen.link("Apple").tap()
    #expect(screen.shows("About Apple"))
    #expect(throws: ScreenError.self) { try screen.searchField }
  }

  @Test("Views inside know that a user searches, and end the search")
  func environment() throws {
    let screen = Screen(Fruits(diary: Diary()))
    #expect(screen.shows("browsing"))
    try screen.searchField.tap()
    #expect(screen.shows("searching"))
    #expect(try screen.searchField.isFocused)
    try screen.search("b")
    try screen.button("End").tap()
    #expect(screen.shows("browsing") && screen.shows("text ''") && screen.shows("Cherry"))
    try screen.search("c")
    try screen.cancelSearch()
    #expect(screen.shows("browsing") && screen.shows("text ''"))
  }

  @Test("Suggestions and scopes are offered while a user searches")
  func offers() throws {
    let screen = Screen(Fruits(diary: Diary()))
    #expect(!screen.shows("Suggested Apple"))
    try screen.searchField.tap()
    try screen.text("Suggested Apple").tap()
    #expect(screen.shows("text 'Apple'"))
    #expect(throws: ScreenError.self) { try screen.row("Apricot") }
    try screen.searchField.clear()
    try screen.picker("Scope").choose("Short")
    #expect(try screen.row("Apple").text == "Apple")
    #expect(throws: ScreenError.self) { try screen.row("Banana") }
    try screen.cancelSearch()
    #expect(!screen.shows("Suggested Apple"))
  }

  @Test("A submitted search runs onSubmit(of: .search) and no other one")
  func submit() throws {
    let diary = Diary()
    let screen = Screen(Fruits(diary: diary))
    try screen.search("ban")
    try screen.searchField.submit()
    #expect(diary.takeLines() == ["searched ban"])
    try screen.textField("Other").submit()
    #expect(diary.takeLines() == [])
  }

  @Test("The program begins and ends a search by isPresented, and a user writes it")
  func presented() throws {
    let screen = Screen(Controlled())
    try screen.button("Begin").tap()
    #expect(screen.shows("searching"))
    #expect(try screen.searchField.isFocused)
    try screen.text("Try pears").tap()
    #expect(screen.shows("presented true, text 'pears'"))
    try screen.button("Stop").tap()
    #expect(screen.shows("browsing") && screen.shows("presented false, text 'pears'"))
    #expect(try !screen.searchField.isFocused)
    try screen.searchField.tap()
    #expect(screen.shows("presented true"))
    try screen.cancelSearch()
    #expect(screen.shows("presented false, text ''"))
    try screen.button("Take away").tap()
    #expect(throws: ScreenError.self) { try screen.searchField }
  }

  @Test("Pulling down runs the action once at a time, on the screen's time")
  func refresh() async throws {
    let screen = Screen(News())
    #expect(screen.shows("cannot refresh"))
    try await screen.refresh()
    try await screen.refresh()
    #expect(screen.shows("loads 1") && !screen.shows("News 1"))
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("News 1"))
    try await screen.refresh()
    #expect(screen.shows("loads 2"))
    screen.close()
  }

  @Test("The refresh action is in the environment inside")
  func refreshAction() async throws {
    let screen = Screen(Inside())
    try screen.button("Refresh").tap()
    await screen.settle()
    #expect(screen.shows("refreshed 1, nothing outside"))
    let none = Screen(Status())
    await #expect(throws: ScreenError.self) { try await none.refresh() }
  }

  @Test("R141 the tab key and return move focus from field to field, and focus state follows")
  func focus() throws {
    let screen = Screen(Fields())
    #expect(screen.shows("focus none"))
    try screen.pressTab()
    #expect(screen.shows("focus name"))
    try screen.textField("Name").submit()
    #expect(screen.shows("focus mail"))
    try screen.pressTab()
    #expect(screen.shows("focus notes"))
    try screen.pressTab()
    #expect(screen.shows("focus name"))
    try screen.pressTab()
    #expect(try screen.secureField("Secret").isFocused)
    #expect(screen.shows("focus none"))
    try screen.button("Busy").tap()
    try screen.textField("Name").focus()
    try screen.pressTab()
    #expect(screen.shows("focus mail"))
    try screen.textField("Mail").submit()
    #expect(screen.shows("focus none"))
  }

  @Test("The steps of the patches make the same search as the whole tree")
  func patches() throws {
    let replay = try Replay(Controlled())
    try replay.perform(on: "button", "Begin")
    try replay.perform(on: "text", "Try pears")
    try replay.perform(on: "button", "Stop")
    try replay.perform(on: "button", "Take away")
    try replay.perform(on: "button", "Take away")
    try replay.perform(on: "button", "Begin")
  }
}
