import TenureCheck
import Testing

@Suite struct EditedElementsTests {
  static let pairs = [
    Pair(
      "a list of words that are edited in place",
      bad: """
        struct TagEditor: View {
          @State private var tags = ["red", "blue"]
          var body: some View {
            ForEach($tags, id: /*!*/ \\.self) { $tag in TextField("Tag", text: $tag) }
          }
        }
        """,
      good: """
        struct Tag: Identifiable { let id: Int; var name: String }
        struct TagEditor: View {
          @State private var tags = [Tag(id: 1, name: "red")]
          var body: some View {
            ForEach($tags) { $tag in TextField("Tag", text: $tag.name) }
          }
        }
        """, severity: .warning),
    Pair(
      "the name of a row is its identity and is edited",
      bad: """
        struct Player { var name: String; var points: Int }
        final class Match: ObservableObject { @Published var players: [Player] = [] }
        struct Scores: View {
          @ObservedObject var match: Match
          var body: some View {
            List($match.players, id: /*!*/ \\.name) { $player in
              HStack { Text("\\(player.points)"); TextField("Name", text: $player.name) }
            }
          }
        }
        """,
      good: """
        struct Player { var name: String; var points: Int }
        final class Match: ObservableObject { @Published var players: [Player] = [] }
        struct Scores: View {
          @ObservedObject var match: Match
          var body: some View {
            List($match.players, id: \\.name) { $player in
              HStack { Text(player.name); Stepper("Points", value: $player.points) }
            }
          }
        }
        """),
    Pair(
      "rows that are only shown may be told apart by what they are",
      bad: """
        struct Numbers: View {
          @Binding var numbers: [Double]
          var body: some View { ForEach($numbers, id: /*!*/ \\.self) { $number in Slider(value: $number) } }
        }
        """,
      good: """
        struct Numbers: View {
          @Binding var numbers: [Double]
          var body: some View { ForEach(numbers, id: \\.self) { number in Text("\\(number)") } }
        }
        """),
    Pair(
      "a position is no value",
      bad: """
        struct Notes: View {
          @State private var notes = [""]
          var body: some View { ForEach($notes, id: /*!*/ \\.self) { $note in TextEditor(text: $note) } }
        }
        """,
      good: """
        struct Notes: View {
          @State private var notes = [""]
          var body: some View { ForEach(notes.indices, id: \\.self) { index in TextEditor(text: $notes[index]) } }
        }
        """),
    Pair(
      "the element's own identity is made of what is edited",
      bad: """
        struct Player: Identifiable { /*!*/ var id: String { name }; var name: String }
        struct Roster: View {
          @State private var players = [Player(name: "A")]
          var body: some View { List { ForEach($players) { $player in TextField("Name", text: $player.name) } } }
        }
        """,
      good: """
        struct Player: Identifiable { var id: String { number }; let number: String; var name: String }
        struct Roster: View {
          @State private var players = [Player(number: "1", name: "A")]
          var body: some View { List { ForEach($players) { $player in TextField("Name", text: $player.name) } } }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(IdentityFromEditedValue.self) }

  @Test func itSaysWhatHappens() {
    expect(
      IdentityFromEditedValue.self,
      of: """
        struct TagEditor: View {
          @State private var tags = ["red", "blue"]
          var body: some View { ForEach($tags, id: \\.self) { $tag in TextField("Tag", text: $tag) } }
        }
        """,
      says: """
        3:44 warning: ForEach tells its rows apart by '\\.self', and the TextField in each row edits that: '$tag'.
        - 3 edited here
        With each change the row is another one: the TextField loses its focus, and two rows with equal values are one.
        Give each element an identity of its own: make it a struct with an 'id' that stays.
        """)
  }
}

extension EditedElementsTests {
  private static func roster(_ row: String, more: String, id: String = "/*!*/ \\.name") -> String {
    """
    struct Player { var number: Int; var name: String }
    struct Roster: View {
      @State private var players = [Player(number: 1, name: "A")]
      var body: some View { ForEach($players, id: \(id)) { $player in \(row) } }
      \(more)
    }
    struct PlayerRow: View {
      @Binding var player: Player
      var body: some View { HStack { field } }
      private var field: some View { TextField("Name", text: $player.name) }
    }
    """
  }

  private static let function =
    "private func row(_ edited: Binding<Player>) -> some View { TextField(\"Name\", text: edited.name) }"

  @Test("What a row's own view or function edits is edited in the row") func elsewhere() {
    expect(IdentityFromEditedValue.self, fires: Self.roster("PlayerRow(player: $player)", more: ""), severity: .warning)
    expect(IdentityFromEditedValue.self, fires: Self.roster("row($player)", more: Self.function), severity: .warning)
    expect(
      IdentityFromEditedValue.self,
      staysQuiet: Self.roster("PlayerRow(player: $player)", more: "", id: "\\.number"))
    expect(
      IdentityFromEditedValue.self, staysQuiet: Self.roster("row($player)", more: Self.function, id: "\\.number"))
  }
}
