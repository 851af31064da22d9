import TenureCheck
import Testing

@Suite struct CopiesInOneOwnerTests {
  static let pairs = [
    Pair(
      "the chosen element beside its list",
      bad: """
        struct Song: Identifiable { let id: Int; var title: String }
        @Observable final class Library {
          var songs: [Song] = []
          /*!*/ var chosen: Song?
          func choose(_ song: Song) { chosen = song }
          func rename(_ id: Int, _ title: String) {
            if let index = songs.firstIndex(where: { $0.id == id }) { songs[index].title = title }
          }
        }
        struct LibraryView: View {
          @State private var library = Library()
          var body: some View {
            List(library.songs) { song in Button(song.title) { library.choose(song) } }
            if let chosen = library.chosen {
              Text(chosen.title)
              Button("Rename") { library.rename(chosen.id, "New") }
            }
          }
        }
        """,
      good: """
        struct Song: Identifiable { let id: Int; var title: String }
        @Observable final class Library {
          var songs: [Song] = []
          var chosenID: Int?
          var chosen: Song? { songs.first { $0.id == chosenID } }
          func choose(_ song: Song) { chosenID = song.id }
          func rename(_ id: Int, _ title: String) {
            if let index = songs.firstIndex(where: { $0.id == id }) { songs[index].title = title }
          }
        }
        struct LibraryView: View {
          @State private var library = Library()
          var body: some View {
            List(library.songs) { song in Button(song.title) { library.choose(song) } }
            if let chosen = library.chosen {
              Text(chosen.title)
              Button("Rename") { library.rename(chosen.id, "New") }
            }
          }
        }
        """, severity: .warning),
    Pair(
      "a second list that is not changed with the first",
      bad: """
        struct Message: Identifiable { let id: Int; var isRead = false }
        final class Inbox: ObservableObject {
          @Published var all: [Message] = []
          /*!*/ @Published var starred: [Message] = []
          func star(_ message: Message) { starred.append(message) }
          func read(_ index: Int) { all[index].isRead = true }
        }
        struct InboxView: View {
          @StateObject private var inbox = Inbox()
          var body: some View {
            ForEach(inbox.all) { message in Button("Star") { inbox.star(message) } }
            ForEach(inbox.starred) { message in Text(message.isRead ? "read" : "new") }
            Button("Read") { inbox.read(0) }
          }
        }
        """,
      good: """
        struct Message: Identifiable { let id: Int; var isRead = false }
        final class Inbox: ObservableObject {
          @Published var all: [Message] = []
          @Published var starred: [Message] = []
          func star(_ message: Message) { starred.append(message) }
          func read(_ index: Int) {
            all[index].isRead = true
            for other in starred.indices where starred[other].id == all[index].id { starred[other].isRead = true }
          }
        }
        struct InboxView: View {
          @StateObject private var inbox = Inbox()
          var body: some View {
            ForEach(inbox.all) { message in Button("Star") { inbox.star(message) } }
            ForEach(inbox.starred) { message in Text(message.isRead ? "read" : "new") }
            Button("Read") { inbox.read(0) }
          }
        }
        """),
    Pair(
      "a draft goes back to its list",
      bad: """
        struct Theme: Identifiable { let id: Int; var name: String }
        struct Themes: View {
          @State private var themes = [Theme(id: 1, name: "Light")]
          /*!*/ @State private var active: Theme?
          var body: some View {
            ForEach(themes) { theme in Button(theme.name) { active = theme } }
            if let active { Text(active.name) }
            Button("Shout") { themes[0].name = "LIGHT" }
          }
        }
        """,
      good: """
        struct Theme: Identifiable { let id: Int; var name: String }
        struct Themes: View {
          @State private var themes = [Theme(id: 1, name: "Light")]
          @State private var active: Theme?
          var body: some View {
            ForEach(themes) { theme in Button(theme.name) { active = theme } }
            if let active { Text(active.name) }
            Button("Undo") { if let active { themes[0] = active } }
          }
        }
        """),
    Pair(
      "what a sheet shows stays as it is while it is open",
      bad: """
        struct Photo: Identifiable { let id: Int; var caption: String }
        struct Album: View {
          @State private var photos: [Photo] = []
          /*!*/ @State private var enlarged: Photo?
          var body: some View {
            ForEach(photos) { photo in Button(photo.caption) { enlarged = photo } }
            Button("Clear") { photos[0].caption = "" }
            Text(enlarged?.caption ?? "")
          }
        }
        """,
      good: """
        struct Photo: Identifiable { let id: Int; var caption: String }
        struct Album: View {
          @State private var photos: [Photo] = []
          @State private var enlarged: Photo?
          var body: some View {
            ForEach(photos) { photo in Button(photo.caption) { enlarged = photo } }
            Button("Clear") { photos[0].caption = "" }
              .sheet(item: $enlarged) { photo in Text(photo.caption) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func itSaysWhichOfTheTwoChanges() {
    expect(
      SameEntityInSeveralModels.self,
      of: """
        struct Song: Identifiable { let id: Int; var title: String }
        struct Songs: View {
          @State private var songs = [Song(id: 1, title: "A")]
          @State private var chosen: Song?
          var body: some View {
            ForEach(songs) { song in Button(song.title) { chosen = song } }
            Text(chosen?.title ?? "")
            Button("Rename") { songs[0].title = "B" }
          }
        }
        """,
      says: """
        4:3 warning: Songs keeps the Song of 'songs' a second time, in 'chosen', and changes the one in 'songs' alone.
        - 6 copied here
        - 8 only 'songs' changes here
        - 7 the copy is shown here
        After that, what shows 'chosen' still shows the old Song.
        Keep its id in 'chosen', and look the Song up in 'songs'.
        """)
  }
}
