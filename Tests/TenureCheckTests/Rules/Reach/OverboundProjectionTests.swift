import TenureCheck
import Testing

@Suite struct OverboundProjectionTests {
  private static let song = "@Observable final class Song { var title = \"\"; var isLiked = false }\n"

  static let pairs = [
    Pair(
      "a Bindable without a binding; one with",
      bad: song + """
        struct SongRow: View {
          /*!*/ @Bindable var song: Song
          var body: some View {
            HStack {
              Text(song.title)
              Button("Like") { song.isLiked.toggle() }
            }
          }
        }
        """,
      good: song + """
        struct SongRow: View {
          @Bindable var song: Song
          var body: some View {
            HStack {
              TextField("Title", text: $song.title)
              Button("Like") { song.isLiked.toggle() }
            }
          }
        }
        """, severity: .info),
    Pair(
      "a Binding that is only read; written in another file",
      bad: """
        // file: VolumeLabel.swift
        struct VolumeLabel: View {
          /*!*/ @Binding var volume: Double
          var body: some View { Text("\\(Int(volume * 100)) %").bold() }
        }
        // file: Mixer.swift
        struct Mixer: View {
          @State private var volume = 0.5
          var body: some View {
            VStack {
              VolumeLabel(volume: $volume)
              Slider(value: $volume)
            }
          }
        }
        """,
      good: """
        // file: VolumeLabel.swift
        struct VolumeLabel: View {
          @Binding var volume: Double
          var body: some View { Text("\\(Int(volume * 100)) %").onTapGesture { mute() } }
        }
        // file: VolumeLabel+Actions.swift
        extension VolumeLabel {
          func mute() { volume = 0 }
        }
        """),
    Pair(
      "handed on; to an object that is never replaced",
      bad: song + """
        struct Editor: View {
          /*!*/ @Binding var song: Song
          var body: some View {
            Form {
              TextField("Title", text: $song.title)
              Toggle("Liked", isOn: $song.isLiked)
            }
          }
        }
        """,
      good: song + """
        struct Editor: View {
          @Binding var song: Song
          @Binding var songs: [Song]
          @Binding var isShown: Bool
          var body: some View {
            Form {
              Inner(song: $song)
              Button("Add") { songs.append(Song()) }
              Button("Close") { isShown.toggle() }
              Button("New") { song = Song() }
            }
          }
        }
        """),
    Pair(
      "a flag that a sheet reads; what a coordinator writes",
      bad: """
        struct Progress: View {
          /*!*/ @Binding var isRunning: Bool
          let title: String
          var body: some View {
            if isRunning { ProgressView(title) } else { Text(title) }
          }
        }
        """,
      good: """
        struct SearchField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ view: UISearchBar, context: Context) { view.text = text }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UISearchBarDelegate {
            var parent: SearchField
            init(_ parent: SearchField) { self.parent = parent }
            func searchBar(_ bar: UISearchBar, textDidChange text: String) { parent.text = text }
          }
        }
        struct CodeField: UIViewRepresentable {
          @Binding var code: String
          func updateUIView(_ view: UITextField, context: Context) {
            view.text = code
            view.onChange = { [owner = context.coordinator.owner] in owner.code = $0 }
          }
        }
        """),
    Pair(
      "what a protocol asks for, and methods that may change it",
      bad: """
        struct Filter { var text = ""; func matches(_ name: String) -> Bool { name.contains(text) } }
        struct Results: View {
          /*!*/ @Binding var filter: Filter
          let names: [String]
          var body: some View {
            List(names.filter { filter.matches($0) }, id: \\.self) { Text($0) }
          }
        }
        """,
      good: """
        struct Filter { var text = ""; mutating func clear() { text = "" } }
        protocol Filtering { var filter: Filter { get set } }
        struct Results: View, Filtering {
          @Binding var filter: Filter
          var body: some View { Text(filter.text) }
        }
        struct ClearButton: View {
          @Binding var filter: Filter
          @Binding var history: History
          var body: some View {
            Button("Clear") {
              filter.clear()
              history.forget()
            }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OverboundProjection.self) }

  private static func fix(_ source: String) -> Fix? {
    Check.findings(in: Snippet(source).project(), rules: [OverboundProjection.self]).first?.fix
  }

  @Test func aBindableCanSafelyGo() throws {
    let source = Self.pairs[0].bad.replacing("/*!*/ ", with: "")
    let fix = try #require(Self.fix(source))
    #expect(fix.isSafe)
    #expect(fix.applied(to: source).contains("  let song: Song\n"))
  }

  @Test func aBindingGoesAtItsCallersToo() throws {
    let wrong = OverboundProjection.about.wrong
    let fix = try #require(Self.fix(wrong))
    #expect(!fix.isSafe)
    #expect(fix.applied(to: wrong) == OverboundProjection.about.right)
  }

  @Test func itSaysWhatHappens() {
    expect(
      OverboundProjection.self, of: OverboundProjection.about.wrong,
      says: """
        2:3 info: Total has a binding to 'sum', and only reads it.
        - 3 read here
        Callers have to own a place to write, and Total counts as a writer of it.
        Make it 'let sum', and pass the value.
        """)
  }
}
