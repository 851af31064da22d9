import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct SearchTokenTests {
  struct Tag: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  struct Mails: View {
    @State private var text = ""
    @State private var tags: [Tag] = [Tag(name: "Unread")]
    @State private var offered = [Tag(name: "Unread"), Tag(name: "Flagged")]
    private let mails = ["Ada": ["Unread"], "Bob": ["Unread", "Flagged"], "Cleo": []]

    var body: some View {
      NavigationStack {
        List(mails.keys.sorted().filter { name in tags.allSatisfy { mails[name]!.contains($0.name) } }, id: \.self) {
          Text($0)
        }
        .searchable(text: $text, tokens: $tags, suggestedTokens: $offered, prompt: "Mails") { Text($0.name) }
        .navigationTitle("Inbox")
        .toolbarTitleMenu {
          Button("All mails") { tags = [] }
        }
      }
    }
  }

  @Test func `tokens narrow a search, are offered while it is used, and go when they are tapped`() throws {
    let screen = Screen(Mails())
    #expect(screen.shows("Ada") && screen.shows("Bob") && !screen.shows("Cleo"))
    #expect(!screen.shows("Flagged"))
    try screen.searchField.tap()
    try screen.button("Flagged").tap()
    #expect(!screen.shows("Ada") && screen.shows("Bob"))
    try screen.button("Unread").tap()
    #expect(screen.shows("Bob"))
    try screen.cancelSearch()
    #expect(screen.shows("Flagged"))
    try screen.button("Flagged").tap()
    #expect(screen.shows("Cleo"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  struct Letters: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    @State private var offered: [Tag] = []
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("Narrowed by \(tags.map(\.name).joined(separator: ", "))")
          Button("Search") { isSearching = true }
        }
        .searchable(text: $text, tokens: $tags, suggestedTokens: $offered, isPresented: $isSearching) { Text($0.name) }
        .searchSuggestions {
          Text("Only flagged").searchCompletion(Tag(name: "Flagged"))
          Text("The letter a").searchCompletion("a")
          Text("Number seven").searchCompletion(Number())
        }
      }
    }
  }

  struct Number: Identifiable { let id = 7 }

  @Test func `a suggestion puts a token in the place of what is written`() throws {
    let screen = Screen(Letters())
    try screen.button("Search").tap()
    try screen.searchField.replace(with: "fla")
    try screen.text("Only flagged").tap()
    #expect(screen.shows("Narrowed by Flagged"))
    #expect(try screen.searchField.value == "")
    try screen.text("Only flagged").tap()
    #expect(!screen.shows("Flagged, Flagged"), "a token is there once")
    try screen.text("The letter a").tap()
    #expect(try screen.searchField.value == "a")
    try screen.text("Number seven").tap()
    #expect(try screen.searchField.value == "a", "a token of another type changes nothing")
    screen.close()
  }

  @Test func `the menu of a title is chosen from`() throws {
    let screen = Screen(Mails())
    try screen.menu("Title menu").choose("All mails")
    #expect(screen.shows("Cleo"))
    screen.close()
  }

  struct Sharing: View {
    struct Photo { let title: String }
    let photo = Photo(title: "Harbour")

    var body: some View {
      ShareLink(item: photo.title, preview: SharePreview(photo.title, image: Image(systemName: "photo")))
      ShareLink("Both", items: [URL(string: "https://example.com/a")!, URL(string: "https://example.com/b")!]) { url in
        SharePreview(url.lastPathComponent)
      }
      ShareLink(item: Data([1, 2, 3]), preview: SharePreview("Bytes")) { Text("Bytes") }
    }
  }

  @Test func `what is shared is told, whatever it is`() throws {
    let screen = Screen(Sharing())
    try screen.button("Share…").tap()
    #expect(screen.issues.last?.evidence == "It was Harbour.")
    try screen.button("Both").tap()
    #expect(screen.issues.last?.evidence == "It was https://example.com/a, https://example.com/b.")
    try screen.button("Bytes").tap()
    #expect(screen.issues.last?.evidence == "It was Data.")
    screen.close()
  }
}
