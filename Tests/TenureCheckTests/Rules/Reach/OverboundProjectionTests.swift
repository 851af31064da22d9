import TenureCheck
import Testing

@Suite struct OverboundProjectionTests {
  private static let note = """
    import SwiftUI
    @Observable final class Note {
      var title = ""
      var isPinned = false
    }

    """

  static let pairs = [
    Pair(
      "a Bindable without a binding",
      bad: note + """
        struct NoteHeader: View {
          /*!*/ @Bindable var note: Note
          let showsPin: Bool
          var body: some View {
            HStack {
              Text(note.title).font(.headline)
              if showsPin {
                Button { note.isPinned.toggle() } label: { Image(systemName: "pin") }
              }
            }
          }
        }
        """,
      good: note + """
        // file: Header.swift
        struct NoteHeader: View {
          @Bindable var note: Note
          let showsPin: Bool
          var body: some View {
            HStack { field }
          }
        }
        // file: Header+Field.swift
        extension NoteHeader {
          var field: some View { TextField("Title", text: $note.title).font(.headline) }
        }
        """, severity: .info),
    Pair(
      "a binding that is only read",
      bad: """
        struct FilterBar: View {
          /*!*/ @Binding var filters: [String]
          @Binding var isShown: Bool
          var body: some View {
            HStack {
              ForEach(filters.sorted(), id: \\.self) { Text($0) }
              Text("\\(filters.count)")
              Button("Close") { isShown = false }
            }
          }
        }
        struct Search: View {
          @State private var filters: [String] = []
          @State private var isShown = true
          var body: some View { FilterBar(filters: $filters, isShown: $isShown) }
        }
        """,
      good: """
        struct FilterBar: View {
          @Binding var filters: [String]
          @Binding var isShown: Bool
          var body: some View {
            HStack {
              ForEach($filters, id: \\.self) { $filter in TextField("", text: $filter) }
              Text("\\(filters.count)")
              Button("Close") { withAnimation { isShown.toggle() } }
            }
          }
        }
        struct Search: View {
          @State private var filters: [String] = []
          @State private var isShown = true
          var body: some View { FilterBar(filters: $filters, isShown: $isShown) }
        }
        """, severity: .info),
    Pair(
      "a binding that an extension in another file writes",
      bad: """
        // file: Rating.swift
        struct RatingView: View {
          /*!*/ @Binding var rating: Int
          var body: some View { stars }
        }
        // file: Rating+Stars.swift
        extension RatingView {
          var stars: some View { Text(String(repeating: "★", count: rating)) }
        }
        """,
      good: """
        // file: Rating.swift
        struct RatingView: View {
          @Binding var rating: Int
          var body: some View { stars }
        }
        // file: Rating+Stars.swift
        extension RatingView {
          var stars: some View { Text(String(repeating: "★", count: rating)).onTapGesture { rate(3) } }
          func rate(_ value: Int) { self.rating = value }
        }
        """),
    Pair(
      "a binding to an object",
      bad: note + """
        struct NoteEditor: View {
          /*!*/ @Binding var note: Note
          var body: some View {
            TextField("Title", text: $note.title)
            Toggle("Pinned", isOn: $note.isPinned)
          }
        }
        """,
      good: note + """
        struct NoteEditor: View {
          @Binding var note: Note?
          @Binding var selection: Note
          var body: some View {
            Text(selection.title)
            Button("Close") { note = nil; selection = Note() }
          }
        }
        """),
    Pair(
      "a row with a whole model",
      bad: """
        final class Library: ObservableObject {
          @Published var songs = ["One"]
          @Published var playing = ""
          @Published var query = ""
          @Published var isLoading = false
        }
        struct SongRow: View {
          let song: String
          /*!*/ @ObservedObject var library: Library
          var body: some View { Text(song).bold(library.playing == song) }
        }
        struct Songs: View {
          @StateObject private var library = Library()
          var body: some View {
            List(library.songs, id: \\.self) { song in SongRow(song: song, library: library) }
          }
        }
        """,
      good: """
        final class Library: ObservableObject {
          @Published var songs = ["One"]
          @Published var playing = ""
          @Published var query = ""
          @Published var isLoading = false
          func play(_ song: String) { playing = song }
        }
        struct SongRow: View {
          let song: String
          @ObservedObject var library: Library
          var body: some View { Text(song).bold(library.playing == song).onTapGesture { library.play(song) } }
        }
        struct Songs: View {
          @StateObject private var library = Library()
          var body: some View {
            List(library.songs, id: \\.self) { song in SongRow(song: song, library: library) }
            Header(library: library)
          }
        }
        struct Header: View {
          @ObservedObject var library: Library
          var body: some View { Text(library.playing) }
        }
        """),
    Pair(
      "controls for all, styles and requirements",
      bad: """
        struct Badge: View {
          /*!*/ @Binding var isOn: Bool
          var body: some View { Image(systemName: isOn ? "bell" : "bell.slash") }
        }
        """,
      good: """
        public struct Badge: View {
          @Binding var isOn: Bool
          public var body: some View { Image(systemName: isOn ? "bell" : "bell.slash") }
        }
        struct Picker<Value: Hashable>: View {
          @Binding var value: Value
          var body: some View { Text("\\(String(describing: value))") }
        }
        protocol Switchable { var isOn: Bool { get nonmutating set } }
        struct Bell: View, Switchable {
          @Binding var isOn: Bool
          var body: some View { Image(systemName: isOn ? "bell" : "bell.slash") }
        }
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ view: UITextField, context: Context) { view.text = text }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OverboundProjection.self) }

  @Test func itSaysWhoPassesABinding() {
    expect(
      OverboundProjection.self, of: OverboundProjection.about.wrong,
      says: """
        2:3 info: Badge takes a binding to 'count' and only reads it.
        - 3 read here
        - 8 a binding is passed here
        Every caller has to have something that can be written, and a reader of it has to look whether Badge writes it.
        Take the value: 'let count: Int'.
        """)
  }

  @Test func theSuggestionChangesTheCallersToo() throws {
    func fix(_ source: String) throws -> Fix {
      let found = Check.findings(in: Snippet(source).project(), rules: [OverboundProjection.self])
      return try #require(found.first?.fix)
    }
    let value = try fix(OverboundProjection.about.wrong)
    #expect(!value.isSafe)
    #expect(value.edits.map(\.text) == ["", "let", "unread"])
    let plain = try fix(
      Self.note + "struct A: View { @Bindable var note: Note; var body: some View { Text(note.title) } }")
    #expect(plain.edits.map(\.text) == [""])
    #expect(plain.edits.map(\.range.count) == ["@Bindable ".utf8.count])
  }

  @Test("A plain property is held unasked where nobody can ask for a binding")
  func holding() {
    func isSafe(_ member: String, _ rest: String = "", isWhole: Bool = true) -> Bool? {
      Snippet(Self.note + "struct A: View { \(member); var body: some View { Text(note.title) } }\n" + rest)
        .fixIsSafe(OverboundProjection.self, isWhole: isWhole)
    }
    #expect(isSafe("@Bindable var note: Note") == true)
    #expect(isSafe("@Bindable private var note: Note", isWhole: false) == true)
    #expect(isSafe("@Bindable var note: Note", isWhole: false) == false)
    #expect(
      isSafe("@Bindable var note: Note", "#Preview { TextField(\"\", text: A(note: Note()).$note.title) }") == false)
    let local =
      "struct B: View { var note: Note; var body: some View { @Bindable var note = note; Field($note.title) } }"
    #expect(isSafe("@Bindable var note: Note", local) == true)
  }
}
